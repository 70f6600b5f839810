import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ask, startApp, type App } from './app';

/** The stock calls of the sign-in contract: exact status and exact shape, so that an upgrade that changes one is seen. */
let app: App;
const account = { username: 'noor', email: 'noor@bezoeker.example', password: 'Geheim-2027' };
const user = {
  id: 1,
  documentId: expect.stringMatching(/^[a-z0-9]{24}$/),
  username: account.username,
  email: account.email,
  provider: 'local',
  confirmed: true,
  blocked: false,
  createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  publishedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
};
const jwt = expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/);
const failure = (status: number, name: string, message: string, details: unknown = {}) => ({
  data: null,
  error: { status, name, message, details },
});

const post = (target: string, body: unknown, token?: string) =>
  ask(app, 'POST', `/api${target}`, { body, ...(token ? { token } : {}) });

async function signIn(password = account.password): Promise<string> {
  const { body } = await post('/auth/local', { identifier: account.email, password });
  if (typeof body === 'object' && body && 'jwt' in body && typeof body.jwt === 'string') return body.jwt;
  throw new Error(`Signing in failed: ${JSON.stringify(body)}`);
}

beforeAll(async () => {
  app = await startApp(inject('template'));
});
afterAll(() => app.stop());

describe('the sign-in contract', () => {
  it('POST /auth/local/register gives a jwt and the user', async () => {
    const { status, body } = await post('/auth/local/register', account);
    expect([status, body]).toEqual([200, { jwt, user }]);
  });

  it('POST /auth/local/register refuses an address in use', async () => {
    const { status, body } = await post('/auth/local/register', account);
    expect([status, body]).toEqual([
      400,
      failure(400, 'ApplicationError', 'Email or Username are already taken'),
    ]);
  });

  it.each([
    ['email', { username: 'xyz', email: 'geen adres', password: 'kort7-geheim' }],
    ['password', { username: 'xyz', email: 'x@bezoeker.example', password: 'k7' }],
    ['password', { username: 'xyz', email: 'x@bezoeker.example', password: { k7: 'kort7-geheim' } }],
  ])('POST /auth/local/register names a bad %s and never echoes what was sent', async (field, sent) => {
    const { status, body } = await post('/auth/local/register', sent);
    expect([status, body]).toEqual([
      400,
      failure(400, 'ValidationError', expect.any(String), {
        errors: [{ path: [field], name: 'ValidationError', message: expect.any(String) }],
      }),
    ]);
    expect(JSON.stringify(body)).not.toMatch(/k7|geheim/);
  });

  it('POST /auth/local/register takes no other fields', async () => {
    const { status } = await post('/auth/local/register', {
      ...account,
      email: 'a@b.example',
      username: 'ab',
      role: 1,
    });
    expect(status).toBe(400);
  });

  it('POST /auth/local gives a jwt and the user', async () => {
    const { status, body } = await post('/auth/local', {
      identifier: account.email,
      password: account.password,
    });
    expect([status, body]).toEqual([200, { jwt, user }]);
  });

  it.each([
    ['a wrong password', { identifier: account.email, password: 'fout-wachtwoord' }],
    ['an unknown address', { identifier: 'niemand@bezoeker.example', password: 'fout-wachtwoord' }],
  ])('POST /auth/local refuses %s in the same words', async (_what, body) => {
    const answer = await post('/auth/local', body);
    const expected = failure(400, 'ValidationError', 'Invalid identifier or password');
    expect([answer.status, answer.body]).toEqual([400, expected]);
  });

  it('GET /users/me gives the user, and nothing without a token or with a false one', async () => {
    const known = await ask(app, 'GET', '/api/users/me', { token: await signIn() });
    expect([known.status, known.body]).toEqual([200, user]);
    const anonymous = await ask(app, 'GET', '/api/users/me');
    expect([anonymous.status, anonymous.body]).toEqual([403, failure(403, 'ForbiddenError', 'Forbidden')]);
    const forged = await ask(app, 'GET', '/api/users/me', { token: 'a.b.c' });
    expect([forged.status, forged.body]).toEqual([
      401,
      failure(401, 'UnauthorizedError', 'Missing or invalid credentials'),
    ]);
  });

  it('POST /auth/change-password gives a new jwt, and needs one', async () => {
    const change = {
      currentPassword: account.password,
      password: 'Nieuw-2027',
      passwordConfirmation: 'Nieuw-2027',
    };
    expect((await post('/auth/change-password', change)).status).toBe(403);
    const token = await signIn();
    const wrong = await post('/auth/change-password', { ...change, currentPassword: 'fout-oud' }, token);
    expect([wrong.status, wrong.body]).toEqual([
      400,
      failure(400, 'ValidationError', 'The provided current password is invalid'),
    ]);
    const { status, body } = await post('/auth/change-password', change, token);
    expect([status, body]).toEqual([200, { jwt, user }]);
    await signIn('Nieuw-2027');
  });

  it('POST /auth/forgot-password answers the same for a known and an unknown address, and mails a code', async () => {
    for (const email of [account.email, 'niemand@bezoeker.example']) {
      const { status, body } = await post('/auth/forgot-password', { email });
      expect([email, status, body]).toEqual([email, 200, { ok: true }]);
    }
    const folder = path.join(app.dataDir, 'mail');
    const [file, ...more] = await readdir(folder);
    expect(more).toEqual([]);
    const mail: { to: string; html: string } = JSON.parse(
      await readFile(path.join(folder, file ?? ''), 'utf8'),
    );
    expect(mail.to).toBe(account.email);
    const code = /https:\/\/beurs\.example\/wachtwoord-herstellen\?code=([0-9a-f]+)/.exec(mail.html)?.[1];

    const reset = { code, password: 'Hersteld-2027', passwordConfirmation: 'Hersteld-2027' };
    const { status, body } = await post('/auth/reset-password', reset);
    expect([status, body]).toEqual([200, { jwt, user }]);
    const again = await post('/auth/reset-password', reset);
    expect([again.status, again.body]).toEqual([
      400,
      failure(400, 'ValidationError', 'Incorrect code provided'),
    ]);
    await signIn('Hersteld-2027');
  });

  it('POST /auth/send-email-confirmation answers for unknown and for confirmed addresses', async () => {
    const unknown = await post('/auth/send-email-confirmation', { email: 'niemand@bezoeker.example' });
    expect([unknown.status, unknown.body]).toEqual([200, { email: 'niemand@bezoeker.example', sent: true }]);
    const confirmed = await post('/auth/send-email-confirmation', { email: account.email });
    expect([confirmed.status, confirmed.body]).toEqual([
      400,
      failure(400, 'ApplicationError', 'Already confirmed'),
    ]);
  });

  it('GET /connect/{provider} and its callback refuse a provider that is not set up', async () => {
    const connect = await ask(app, 'GET', '/api/connect/github');
    expect([connect.status, connect.body]).toEqual([
      400,
      failure(400, 'ApplicationError', 'This provider is disabled'),
    ]);
    const callback = await ask(app, 'GET', '/api/auth/github/callback?access_token=x');
    expect([callback.status, callback.body]).toEqual([
      400,
      failure(400, 'ApplicationError', 'This provider is disabled'),
    ]);
  });
});
