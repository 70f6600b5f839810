import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: { filename: string; content: { data: number[] } }[];
}

export interface Mailbox {
  /** The oldest unread mail to this e-mail address, as soon as there is one. */
  next: (to: string) => Promise<Mail>;
  /** How many unread mails there are for an e-mail address. */
  count: (to: string) => Promise<number>;
}

/** How long a mail may be under way. */
const mailTimeoutMs = 15_000;

/** Reads what a fair without a mail server has written to its mail folder: cms/src/platform/mail/mail-folder.ts. */
export function openMailbox(dataDir: string): Mailbox {
  const folder = join(dataDir, 'mail');
  const read = new Set<string>();

  /** The unread mails to an e-mail address by the name of their file, the oldest first. */
  async function unreadOf(to: string): Promise<[name: string, mail: Mail][]> {
    const names = (await readdir(folder).catch(() => [])).filter((name) => !read.has(name)).sort();
    const mails = await Promise.all(
      names.map(async (name): Promise<[string, Mail | null]> => [name, await readMail(join(folder, name))]),
    );
    return mails.flatMap(([name, mail]) => (mail?.to === to ? [[name, mail]] : []));
  }

  return {
    async next(to) {
      for (let waitedMs = 0; waitedMs < mailTimeoutMs; waitedMs += 50) {
        const [oldest] = await unreadOf(to);
        if (oldest) {
          read.add(oldest[0]);
          return oldest[1];
        }
        await pause(50);
      }
      throw new Error(`No mail came for ${to}.`);
    },
    count: async (to) => (await unreadOf(to)).length,
  };
}

/** The mail in a file, or null while the file is being written. */
async function readMail(file: string): Promise<Mail | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Mail;
  } catch {
    return null;
  }
}

/** The URL of the site in a mail's button, which is in its text as well. */
export function linkIn(mail: Mail, site: string): string {
  const link = /https?:\/\/\S+/.exec(mail.text)?.[0] ?? '';
  if (!link.startsWith(`${site}/`) || !mail.html.includes(link))
    throw new Error(`The mail "${mail.subject}" has no link to ${site}.`);
  return link;
}
