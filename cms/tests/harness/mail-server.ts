import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { setTimeout as pause } from 'node:timers/promises';

export interface MailServer {
  url: string;
  /** The mails it took, oldest first. */
  received: { to: string[]; mail: Email }[];
  /** Whether it takes no mail from now on. */
  refuse(isRefusing: boolean): void;
  /** Waits until it took this many. Throws after 15 s. */
  until(count: number): Promise<void>;
  stop(): Promise<void>;
}

/** A mail server that takes everything, unless it is told not to. */
export async function startMailServer(): Promise<MailServer> {
  const received: MailServer['received'] = [];
  let refuses = false;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    // Asking for the name of this machine takes a tenth of a second for each mail.
    disableReverseLookup: true,
    authOptional: true,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refuses) {
          done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
          return;
        }
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push({ to: session.envelope.rcptTo.map(({ address }) => address), mail });
          done();
        }, done);
      });
    },
  });
  // A sender that is killed breaks its connection off.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse(isRefusing) {
      refuses = isRefusing;
    },
    async until(count) {
      for (let waitedMs = 0; received.length < count; waitedMs += 50) {
        if (waitedMs >= 15_000) throw new Error(`Expected ${count} mails, got ${received.length}.`);
        await pause(50);
      }
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
