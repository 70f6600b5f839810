import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { App } from './app';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

const seen = new Set<string>();

/**
 * The mails that were sent since the last question, oldest first, as soon as there are `count` of them; and then a
 * moment more, so that one too many is seen too.
 * @throws when there are fewer after 5 s
 */
export async function newMails(app: App, count: number): Promise<Mail[]> {
  const folder = path.join(app.dataDir, 'mail');
  const unseen = async () =>
    (await readdir(folder).catch(() => [])).filter((name) => !seen.has(path.join(folder, name))).sort();
  for (let waitedMs = 0; (await unseen()).length < count; waitedMs += 50) {
    if (waitedMs >= 5_000)
      throw new Error(`Expected ${count} mails, found ${(await unseen()).join(', ') || 'none'}.`);
    await pause(50);
  }
  await pause(200);
  const names = await unseen();
  for (const name of names) seen.add(path.join(folder, name));
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as Mail),
  );
}

/** The code in the link to a page of the site, which is in both forms of the e-mail. */
export function codeIn(mail: Mail | undefined, page: string): string {
  const link = new RegExp(`https://beurs\\.example/${page}\\?code=([\\w-]+)`);
  const code = link.exec(mail?.text ?? '')?.[1];
  if (code === undefined || link.exec(mail?.html ?? '')?.[1] !== code)
    throw new Error(`No link to ${page} in the mail.`);
  return code;
}
