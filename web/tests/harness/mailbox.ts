import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Mailbox {
  /** What `SMTP_URL` has to be for the mails to come here. */
  url: string;
  /** The oldest unread mail to this e-mail address, as soon as there is one. */
  next: (to: string) => Promise<Email>;
  /** How many unread mails there are for an e-mail address. */
  count: (to: string) => number;
  stop: () => Promise<void>;
}

/** How long a mail may be under way, in ms. */
const mailTimeoutMs = 15_000;

/** A real mail server on a free port, which stores what it gets. */
export async function startMailbox(): Promise<Mailbox> {
  const unread: Email[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          unread.push(mail);
          done();
        }, done);
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');

  const isFor = (to: string) => (mail: Email) => mail.to?.some(({ address: at }) => at === to) ?? false;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    async next(to) {
      for (let waited = 0; waited < mailTimeoutMs; waited += 50) {
        const index = unread.findIndex(isFor(to));
        const [mail] = index < 0 ? [] : unread.splice(index, 1);
        if (mail) return mail;
        await pause(50);
      }
      throw new Error(`No mail came for ${to}.`);
    },
    count: (to) => unread.filter(isFor(to)).length,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The URL of the site in a mail's button, which is in its text as well. */
export function linkIn(mail: Email, site: string): string {
  const link = /https?:\/\/\S+/.exec(mail.text ?? '')?.[0] ?? '';
  if (!link.startsWith(`${site}/`) || !mail.html?.includes(link))
    throw new Error(`The mail "${mail.subject ?? ''}" has no link to ${site}.`);
  return link;
}
