import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { setTimeout as pause } from 'node:timers/promises';

export interface MailServer {
  url: string;
  /** The mails it took, oldest first. */
  received: { to: string[]; mail: Email }[];
  /** True rejects every mail from now on, with this code. */
  refuse(isRefusing: boolean, code?: number): void;
  /** Answers for these recipients with this code; 0 is none until another is given, 250 is yes. */
  answer(recipients: readonly string[], code: number): void;
  /** How often somebody asked for a recipient, by address. */
  asked: Map<string, number>;
  /** Waits until it took this many. Throws after 15 s. */
  until(count: number): Promise<void>;
  stop(): Promise<void>;
}

/** A mail server that takes everything, unless it is told not to. */
export async function startMailServer(): Promise<MailServer> {
  const received: MailServer['received'] = [];
  let refuses = false;
  let refusal = 451;
  const codes = new Map<string, number>();
  const asked = new Map<string, number>();
  /** Callbacks of recipients that get no answer yet, by address. */
  const silent = new Map<string, ((error?: Error) => void)[]>();
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    // Asking for the name of this machine takes a tenth of a second for each mail.
    disableReverseLookup: true,
    authOptional: true,
    onRcptTo({ address }, _session, done) {
      asked.set(address, (asked.get(address) ?? 0) + 1);
      const code = codes.get(address);
      if (code === 0) silent.set(address, [...(silent.get(address) ?? []), done]);
      else
        done(code === undefined ? undefined : Object.assign(new Error('Not here'), { responseCode: code }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refuses) {
          done(Object.assign(new Error('Try again later'), { responseCode: refusal }));
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
    refuse(isRefusing, code = 451) {
      refuses = isRefusing;
      refusal = code;
    },
    asked,
    answer(recipients, code) {
      for (const address of recipients) {
        if (code === 250) codes.delete(address);
        else codes.set(address, code);
        if (code === 0) continue;
        for (const done of silent.get(address) ?? [])
          done(code === 250 ? undefined : Object.assign(new Error('Not here'), { responseCode: code }));
        silent.delete(address);
      }
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
