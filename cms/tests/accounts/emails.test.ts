import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ask, startApp, type App } from '../harness/app';

/** Mails as a real mail server gets them. */
const received: Buffer[] = [];
const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth({ username, password }, _session, done) {
    if (username === 'beurs' && password === 'postgeheim') done(null, { user: username });
    else done(new Error('wrong'));
  },
  onData(stream, _session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      received.push(Buffer.concat(chunks));
      done();
    });
  },
});

let app: App;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  Object.assign(process.env, {
    SMTP_URL: `smtp://beurs:postgeheim@127.0.0.1:${port}`,
    MAIL_FROM: 'De Beurs <post@beurs.example>',
    MAIL_REPLY_TO: 'vragen@beurs.example',
  });
  app = await startApp(inject('template'));
});
afterAll(async () => {
  await app.stop();
  server.close();
});

async function nextMail(): Promise<Email> {
  for (let waitedMs = 0; waitedMs < 5_000; waitedMs += 50) {
    const raw = received.shift();
    if (raw) return PostalMime.parse(raw);
    await pause(50);
  }
  throw new Error('No mail came.');
}

const account = { username: 'noor', email: 'noor@bezoeker.example', password: 'vier losse woorden thuis' };

/** As somebody does who hopes that the link in the mail will carry their own host. */
const forgot = (email: string) =>
  fetch(`${app.url}/api/auth/forgot-password`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-host': 'boef.example',
      origin: 'https://boef.example',
    },
    body: JSON.stringify({ email }),
  });

describe('an e-mail', () => {
  it('comes from the fair, in Dutch, as HTML and as text, with links to the site alone', async () => {
    await ask(app, 'POST', '/api/auth/local/register', { body: account });
    await nextMail();
    expect((await forgot(account.email)).status).toBe(200);
    const mail = await nextMail();
    expect(mail.from).toMatchObject({ name: 'De Beurs', address: 'post@beurs.example' });
    expect(mail.to).toMatchObject([{ address: account.email }]);
    expect(mail.replyTo).toMatchObject([{ address: 'vragen@beurs.example' }]);
    expect(mail.subject).toBe('Kies een nieuw wachtwoord');
    expect(mail.html).toContain('<html lang="nl">');
    for (const form of [mail.text ?? '', mail.html ?? '']) {
      expect(form).toContain('een uur geldig');
      const hosts = [...form.matchAll(/https?:\/\/([^/\s"<]+)/g)].map(([, host]) => host);
      expect(hosts).not.toEqual([]);
      expect(new Set(hosts)).toEqual(new Set(['beurs.example']));
    }
  });

  it('that cannot be sent changes no response, so that it reveals no account', async () => {
    server.close();
    await once(server.server, 'close');
    for (const email of [account.email, 'niemand@bezoeker.example']) {
      const response = await forgot(email);
      expect([email, response.status, await response.json()]).toEqual([email, 200, { ok: true }]);
    }
  });
});
