import { beforeAll, describe, expect, it } from 'vitest';
import { ask, type App } from '../harness/app';
import { codeIn, newMails } from '../harness/emails';
import { sharedApp } from '../harness/shared-app';

/** The stock calls of the sign-in contract: exact status and exact shape, so that an upgrade that changes one is seen. */
let app: App;
const account = { username: 'noor', email: 'noor@bezoeker.example', password: 'vier losse woorden thuis' };
const user = {
  id: 1,
  documentId: expect.stringMatching(/^[a-z0-9]{24}$/),
  username: account.username,
  email: account.email,
  provider: 'local',
  name: null,
  confirmed: false,
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

/** The response to signing in, registering and choosing a password: an access token, a refresh token and the user. */
const session = { jwt, refreshToken: jwt, user };

interface Tokens {
  jwt: string;
  refreshToken: string;
}

async function signIn(password = account.password): Promise<Tokens> {
  const { body } = await post('/auth/local', { identifier: account.email, password });
  expect(body).toMatchObject({ jwt, refreshToken: jwt });
  return body as Tokens;
}

async function statusOfMe(token: string): Promise<number> {
  return (await ask(app, 'GET', '/api/users/me', { token })).status;
}

beforeAll(async () => {
  app = await sharedApp();
});

describe('by the sign-in contract', () => {
  it('POST /auth/local/register gives tokens and the user, and mails a link to confirm the e-mail address', async () => {
    const { status, body } = await post('/auth/local/register', account);
    expect([status, body]).toEqual([200, session]);
    const [mail] = await newMails(app, 1);
    expect(mail).toMatchObject({ to: account.email, subject: 'Bevestig uw e-mailadres' });
    const code = codeIn(mail, 'email-valideren');

    const confirm = (value: string) => ask(app, 'GET', `/api/auth/email-confirmation?confirmation=${value}`);
    const first = await confirm(code);
    expect([first.status, first.body]).toEqual([200, { confirmed: true }]);
    for (const used of [code, `${code}x`, 'x', '']) {
      expect([used, (await confirm(used)).status]).toEqual([used, 400]);
    }
    user.confirmed = true;
  });

  it('POST /auth/local/register responds the same for an e-mail address in use, e-mails its owner and changes nothing', async () => {
    const again = {
      username: 'iemand',
      email: account.email.toUpperCase(),
      password: 'een ander lang geheim',
    };
    const { status, body } = await post('/auth/local/register', again);
    const seen = { ...user, id: expect.any(Number), username: 'iemand', confirmed: false };
    expect([status, body]).toEqual([200, { ...session, user: seen }]);
    const mails = await newMails(app, 1);
    expect(mails).toMatchObject([{ to: account.email, subject: 'U hebt al een account' }]);

    const me = await ask(app, 'GET', '/api/users/me', { token: (body as Tokens).jwt });
    expect([me.status, me.body]).toEqual([200, { ...seen, role: 'visitor' }]);
    const inUse = await post('/auth/local', { identifier: account.email, password: again.password });
    expect(inUse.status).toBe(400);
    const password = 'nog weer een ander lang geheim';
    const change = { currentPassword: again.password, password, passwordConfirmation: password };
    const changed = await post('/auth/change-password', change, (body as Tokens).jwt);
    expect([changed.status, changed.body]).toEqual([200, { ...session, user: seen }]);
    const { jwt: token } = changed.body as Tokens;
    const profile = await ask(app, 'GET', '/api/account', { token });
    expect(profile.body).toMatchObject({ data: { provider: 'local', confirmed: false, hasPassword: true } });
    expect((await post('/account/delete', { password }, token)).status).toBe(200);
    expect(await newMails(app, 0)).toEqual([]);
    await signIn();
  });

  it('POST /auth/local lets nobody in before the e-mail address is confirmed, and mails another link beside the first', async () => {
    const fresh = { username: 'vers', email: 'vers@bezoeker.example', password: 'nog niet bevestigd hoor' };
    await post('/auth/local/register', fresh);
    const [first] = await newMails(app, 1);
    const invalid = failure(400, 'ValidationError', 'Invalid identifier or password');
    for (const identifier of [fresh.email, fresh.username]) {
      const { status, body } = await post('/auth/local', { identifier, password: fresh.password });
      expect([status, body]).toEqual([400, invalid]);
    }
    const mails = await newMails(app, 2);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual(
      mails.map(() => [fresh.email, 'Bevestig uw e-mailadres']),
    );
    const wrong = await post('/auth/local', { identifier: fresh.email, password: 'iets heel anders' });
    expect([wrong.status, wrong.body]).toEqual([400, invalid]);
    const opened = [first, ...mails].map((mail) => codeIn(mail, 'email-valideren'));
    const responses = [];
    for (const code of opened)
      responses.push(await ask(app, 'GET', `/api/auth/email-confirmation?confirmation=${code}`));
    expect(responses.map(({ status }) => status)).toEqual([200, 400, 400]);
    const { password } = fresh;
    expect((await post('/auth/local', { identifier: 'VERS@Bezoeker.example', password })).status).toBe(200);
    expect(await newMails(app, 0)).toEqual([]);
  });

  it('POST /auth/local/register rejects a user name in use, and an e-mail address as a user name', async () => {
    const named = await post('/auth/local/register', { ...account, email: 'nieuw@bezoeker.example' });
    expect([named.status, named.body]).toEqual([
      400,
      failure(400, 'ApplicationError', 'Email or Username are already taken'),
    ]);
    const ip = await post('/auth/local/register', {
      ...account,
      username: account.email,
      email: 'nieuw@bezoeker.example',
    });
    const message = 'In een gebruikersnaam kan geen @ staan.';
    expect([ip.status, ip.body]).toEqual([
      400,
      failure(400, 'ValidationError', message, {
        errors: [{ path: ['username'], name: 'ValidationError', message }],
      }),
    ]);
  });

  it.each([
    ['email', 'ValidationError', { email: 'geen adres', password: 'k7 kort geheim lang genoeg' }],
    ['password', 'PasswordTooShort', { password: 'k7' }],
    ['password', 'PasswordCommon', { password: 'wachtwoord1234' }],
    ['password', 'PasswordTooLong', { password: `k7${'geheim'.repeat(1700)}` }],
    ['password', 'ValidationError', { password: { k7: 'kort7-geheim' } }],
  ])('POST /auth/local/register names a bad %s (%s) and never echoes it', async (field, name, sent) => {
    const person = { username: 'xyz', email: 'x@bezoeker.example' };
    const { status, body } = await post('/auth/local/register', { ...person, ...sent });
    expect([status, body]).toEqual([
      400,
      failure(400, 'ValidationError', expect.any(String), {
        errors: [{ path: [field], name, message: expect.any(String) }],
      }),
    ]);
    expect(JSON.stringify(body)).not.toMatch(/k7|geheim|1234/);
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

  it('POST /auth/local gives tokens and the user', async () => {
    const { status, body } = await post('/auth/local', {
      identifier: account.email,
      password: account.password,
    });
    expect([status, body]).toEqual([200, session]);
  });

  it.each([
    ['a wrong password', { identifier: account.email, password: 'fout-wachtwoord' }],
    ['an unknown address', { identifier: 'niemand@bezoeker.example', password: 'fout-wachtwoord' }],
  ])('POST /auth/local rejects %s in the same words', async (_what, body) => {
    const response = await post('/auth/local', body);
    const expected = failure(400, 'ValidationError', 'Invalid identifier or password');
    expect([response.status, response.body]).toEqual([400, expected]);
  });

  it('GET /users/me gives the user, and nothing without a token or with a false one', async () => {
    const known = await ask(app, 'GET', '/api/users/me', { token: (await signIn()).jwt });
    expect([known.status, known.body]).toEqual([200, { ...user, role: 'visitor' }]);
    const anonymous = await ask(app, 'GET', '/api/users/me');
    expect([anonymous.status, anonymous.body]).toEqual([403, failure(403, 'ForbiddenError', 'Forbidden')]);
    const forged = await ask(app, 'GET', '/api/users/me', { token: 'a.b.c' });
    expect([forged.status, forged.body]).toEqual([
      401,
      failure(401, 'UnauthorizedError', 'Missing or invalid credentials'),
    ]);
  });

  it('POST /auth/refresh gives new tokens, and the old ones end with the session', async () => {
    const first = await signIn();
    const { status, body } = await post('/auth/refresh', { refreshToken: first.refreshToken });
    expect([status, body]).toEqual([200, { jwt, refreshToken: jwt }]);
    const second = body as Tokens;
    expect((await post('/auth/refresh', { refreshToken: second.jwt })).status).toBe(401);

    const out = await post('/auth/logout', {}, second.jwt);
    expect([out.status, out.body]).toEqual([200, { ok: true }]);
    for (const token of [first.jwt, second.jwt]) expect(await statusOfMe(token)).toBe(401);
    for (const { refreshToken } of [first, second])
      expect((await post('/auth/refresh', { refreshToken })).status).toBe(401);
  });

  it('GET and DELETE /auth/sessions show and end sessions of the user alone', async () => {
    const here = await signIn();
    const there = await signIn();
    const { body } = await ask(app, 'GET', '/api/auth/sessions', { token: here.jwt });
    const sessions = (body as { data: { id: string; current: boolean }[] }).data;
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);

    const other = {
      username: 'ander',
      email: 'ander@bezoeker.example',
      password: 'iemand anders zijn woorden',
    };
    const stranger = (await post('/auth/local/register', other)).body as Tokens;
    await newMails(app, 1);
    for (const { id } of sessions) {
      const path = `/api/auth/sessions/${id}`;
      expect((await ask(app, 'DELETE', path, { token: stranger.jwt })).status).toBe(404);
    }
    expect([await statusOfMe(here.jwt), await statusOfMe(there.jwt)]).toEqual([200, 200]);
    for (const { id } of sessions.filter(({ current }) => !current)) {
      const path = `/api/auth/sessions/${id}`;
      expect((await ask(app, 'DELETE', path, { token: here.jwt })).status).toBe(200);
    }
    expect([await statusOfMe(here.jwt), await statusOfMe(there.jwt)]).toEqual([200, 401]);
  });

  it('POST /auth/change-password gives new tokens, ends all other sessions and e-mails the owner', async () => {
    const password = 'drie nieuwe lange woorden';
    const change = { currentPassword: account.password, password, passwordConfirmation: password };
    expect((await post('/auth/change-password', change)).status).toBe(403);
    const here = await signIn();
    const there = await signIn();
    const wrong = await post('/auth/change-password', { ...change, currentPassword: 'fout-oud' }, here.jwt);
    expect([wrong.status, wrong.body]).toEqual([
      400,
      failure(400, 'ValidationError', 'The provided current password is invalid'),
    ]);
    const short = { ...change, password: 'k7', passwordConfirmation: 'k7' };
    expect((await post('/auth/change-password', short, here.jwt)).status).toBe(400);
    const { status, body } = await post('/auth/change-password', change, here.jwt);
    expect([status, body]).toEqual([200, session]);
    for (const token of [here.jwt, there.jwt]) expect(await statusOfMe(token)).toBe(401);
    expect(await newMails(app, 1)).toMatchObject([
      { to: account.email, subject: 'Uw wachtwoord is gewijzigd' },
    ]);
    account.password = password;
    await signIn();
  });

  it('POST /auth/forgot-password responds the same for any e-mail address, and its link works once', async () => {
    for (const email of [account.email.toUpperCase(), 'niemand@bezoeker.example']) {
      const { status, body } = await post('/auth/forgot-password', { email });
      expect([email, status, body]).toEqual([email, 200, { ok: true }]);
    }
    const [mail, ...more] = await newMails(app, 1);
    expect([mail?.to, more]).toEqual([account.email, []]);
    const code = codeIn(mail, 'wachtwoord-herstellen');

    const before = await signIn();
    const password = 'hersteld met lange woorden';
    const reset = { code, password, passwordConfirmation: password };
    const errorResponse = [400, failure(400, 'ValidationError', 'Incorrect code provided')];
    for (const foreign of [`${code}x`, 'x', code.replace(/^./, 'z'), 12]) {
      const { status, body } = await post('/auth/reset-password', { ...reset, code: foreign });
      expect([status, body]).toEqual(errorResponse);
    }
    const { status, body } = await post('/auth/reset-password', reset);
    expect([status, body]).toEqual([200, session]);
    const again = await post('/auth/reset-password', reset);
    expect([again.status, again.body]).toEqual(errorResponse);
    expect(await statusOfMe(before.jwt)).toBe(401);
    expect(await newMails(app, 1)).toMatchObject([{ subject: 'Uw wachtwoord is gewijzigd' }]);
    account.password = password;
    await signIn();
  });

  it('POST /auth/send-email-confirmation responds the same for any e-mail address', async () => {
    for (const email of [account.email, 'niemand@bezoeker.example', 'ander@bezoeker.example']) {
      const { status, body } = await post('/auth/send-email-confirmation', { email });
      expect([status, body]).toEqual([200, { email, sent: true }]);
    }
    const mails = await newMails(app, 1);
    expect(mails).toMatchObject([{ to: 'ander@bezoeker.example', subject: 'Bevestig uw e-mailadres' }]);
  });

  it('many wrong passwords get the seconds to wait, and the right one works after that', async () => {
    const guess = (identifier: string) => post('/auth/local', { identifier, password: 'fout-wachtwoord' });
    for (const identifier of [account.email, 'onbekend@bezoeker.example']) {
      const tries = [];
      for (let count = 0; count < 7; count += 1) tries.push(await guess(identifier));
      expect(tries.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429, 429]);
      expect(tries.at(-1)?.body).toEqual(
        failure(429, 'RateLimitError', 'Too many requests, please try again later.'),
      );
      expect(Number(tries.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    const otherDevice = await fetch(`${app.url}/api/auth/local`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.7' },
      body: JSON.stringify({ identifier: account.email, password: account.password }),
    });
    expect(otherDevice.status).toBe(200);
  });

  it('no e-mailed secret is stored in the clear', async () => {
    const users = await app.strapi.db.query('plugin::users-permissions.user').findMany();
    const remaining = users.flatMap((row) => [row.confirmationToken, row.resetPasswordToken]).filter(Boolean);
    expect(remaining.length).toBeGreaterThan(0);
    for (const stored of remaining) expect(stored).toMatch(/^[0-9a-f]{64}( [0-9a-f]{64}){0,2}$/);
  });

  it('GET /connect/{provider} and its callback reject a provider that is not configured', async () => {
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
