import { describe, expect, it, vi } from 'vitest';
import { ask } from '../harness/app';
import { call } from '../harness/browser';
import { newMails } from '../harness/emails';
import { els, enter, failure, jwt, landed, signIn, oauthForFile } from '../harness/oauth';
import { makePerson } from '../harness/people';

const oauth = oauthForFile();
const { users } = oauth;
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);

describe('GET /account/providers', () => {
  it('lists what is configured, and nothing that is secret', async () => {
    const { status, body } = await ask(oauth.app, 'GET', '/api/account/providers');
    expect([status, body]).toEqual([
      200,
      {
        data: [
          { name: 'bedrijf', label: 'Bedrijf & Zn.' },
          { name: 'github', label: 'GitHub' },
        ],
      },
    ]);
  });
});

describe('signing in at an OpenID Connect service', () => {
  it('makes an account the first time, and finds it again, with tokens as after signing in with a password', async () => {
    oauth.provider.atScreen = els;
    const first = await signIn(oauth.browser);
    const user = {
      id: expect.any(Number),
      documentId: expect.any(String),
      username: expect.stringMatching(/^bedrijf-[0-9a-f]{18}$/),
      email: 'els@bedrijf.example',
      provider: 'bedrijf',
      name: 'Els Bakker',
      confirmed: true,
      blocked: false,
      createdAt: time,
      updatedAt: time,
      publishedAt: time,
    };
    expect([first.status, first.body]).toEqual([200, { jwt, refreshToken: jwt, user }]);
    oauth.changeBrowser();
    const second = await signIn(oauth.browser);
    expect([second.status, second.body.user.id]).toEqual([200, first.body.user.id]);

    const token = second.body.jwt;
    expect((await ask(oauth.app, 'GET', '/api/account', { token })).body).toMatchObject({
      data: { provider: 'bedrijf', hasPassword: false, role: 'visitor', confirmed: true },
    });
    const { body } = await ask(oauth.app, 'GET', '/api/auth/sessions', { token });
    expect(body).toMatchObject({ data: [{ current: true, loginAt: time }, { current: false }] });
    const { refreshToken } = second.body;
    expect((await ask(oauth.app, 'POST', '/api/auth/refresh', { body: { refreshToken } })).status).toBe(200);
  });

  it.each([
    ['not confirmed', { sub: 'x', email: 'x@bedrijf.example', email_verified: false }],
    ['not said to be confirmed', { sub: 'x', email: 'x@bedrijf.example' }],
    ['not there', { sub: 'x' }],
    ['no address', { sub: 'x', email: 'x', email_verified: true }],
    ['a look-alike', { sub: 'x', email: '\u0435ls@bedrijf.example', email_verified: true }],
  ])('trusts no e-mail address that is %s', async (_what, somebody) => {
    oauth.provider.atScreen = somebody;
    const before = await users().count();
    expect(await oauth.browser.follow(call('/connect/bedrijf'))).toBe(landed('bedrijf', 'email'));
    expect([(await enter(oauth.browser)).status, await users().count()]).toEqual([400, before]);
  });

  it('follows the person, not the e-mail address', async () => {
    oauth.provider.atScreen = { ...els, email: 'els.nieuw@bedrijf.example' };
    const moved = await signIn(oauth.browser);
    expect(moved.body.user).toMatchObject({ email: 'els.nieuw@bedrijf.example', name: 'Els Bakker' });
    expect(await newMails(oauth.app, 1)).toMatchObject([
      { to: 'els@bedrijf.example', subject: 'Uw e-mailadres is gewijzigd' },
    ]);
    oauth.changeBrowser();
    // A colleague gets the e-mail that Els had.
    oauth.provider.atScreen = { ...els, sub: 'els-2' };
    const other = await signIn(oauth.browser);
    expect(other.status).toBe(200);
    expect(other.body.user.id).not.toBe(moved.body.user.id);
    oauth.changeBrowser();
    // And a user who wants the e-mail of somebody else's account keeps the current one.
    oauth.provider.atScreen = { ...els, sub: 'els-2', email: 'els.nieuw@bedrijf.example' };
    expect((await signIn(oauth.browser)).body.user).toMatchObject({
      id: other.body.user.id,
      email: 'els@bedrijf.example',
    });
  });

  it('never takes over an account with a password, and its owner gets an e-mail', async () => {
    const noor = await makePerson(oauth.app, 'noor');
    oauth.provider.atScreen = { sub: 'noor', email: 'NOOR@bezoeker.example', email_verified: true };
    const { status, body } = await signIn(oauth.browser);
    expect([status, body]).toEqual([
      409,
      failure(
        409,
        'AccountExists',
        'U hebt al een account met dit e-mailadres. Log in met uw wachtwoord. Weet u dat niet meer? Kies dan een nieuw.',
      ),
    ]);
    const row = await users().findOne({ where: { id: noor.id } });
    expect([row.provider, row.providerSubject]).toEqual(['local', null]);
    expect((await ask(oauth.app, 'GET', '/api/account', { token: noor.token })).status).toBe(200);
  });

  it('lets in nobody whom the organiser blocked', async () => {
    oauth.provider.atScreen = { sub: 'blok', email: 'blok@bedrijf.example', email_verified: true };
    const { body } = await signIn(oauth.browser);
    await users().update({ where: { id: body.user.id }, data: { blocked: true } });
    oauth.changeBrowser();
    const again = await signIn(oauth.browser);
    expect([again.status, again.body.error.name]).toEqual([403, 'AccountBlocked']);
  });
});

describe('an account of a service', () => {
  it('has no password to change, forget or guess', async () => {
    oauth.provider.atScreen = { sub: 'anna', email: 'anna@bedrijf.example', email_verified: true };
    const { jwt: token, user } = (await signIn(oauth.browser)).body;
    const post = (target: string, body: unknown, as?: string) =>
      ask(oauth.app, 'POST', `/api${target}`, { body, ...(as && { token: as }) });

    const password = 'drie nieuwe lange woorden';
    const change = { currentPassword: password, password, passwordConfirmation: password };
    expect((await post('/auth/change-password', change, token)).body).toEqual(
      failure(403, 'PasswordMissing', 'U logt in via een andere dienst en hebt hier geen wachtwoord.'),
    );
    expect((await post('/auth/forgot-password', { email: user.email })).body).toEqual({ ok: true });
    const register = { username: 'anna', email: user.email, password };
    expect((await post('/auth/local/register', register)).status).toBe(200);
    const mails = await newMails(oauth.app, 2);
    for (const mail of mails) {
      expect([mail.to, mail.text.includes('Bedrijf & Zn.'), mail.text.includes('code=')]).toEqual([
        user.email,
        true,
        false,
      ]);
    }
    for (const identifier of [user.email, user.username])
      expect((await post('/auth/local', { identifier, password })).status).toBe(400);
    expect(await users().findOne({ where: { id: user.id } })).toMatchObject({
      password: null,
      resetPasswordToken: null,
    });
  });
});

describe('signing in at a service that Strapi knows', () => {
  /** A test cannot reach GitHub: its three responses. */
  function github(emails: unknown) {
    const real = globalThis.fetch;
    const asked: { url: string; body: string }[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const { href, hostname } = new URL(input instanceof Request ? input.url : input);
      if (!hostname.endsWith('github.com')) return real(input, init);
      asked.push({ url: href, body: String(init?.body ?? '') });
      if (href.endsWith('/access_token'))
        return Response.json({ access_token: 'gho_1', token_type: 'bearer' });
      return Response.json(href.endsWith('/emails') ? emails : { login: 'gitgerda', email: null });
    });
    return asked;
  }
  async function toGitHub() {
    const { location } = await oauth.browser.get(call('/connect/github'));
    const { origin, pathname, searchParams } = new URL(location);
    expect([origin, pathname, searchParams.get('redirect_uri'), searchParams.get('client_id')]).toEqual([
      'https://github.com',
      '/login/oauth/authorize',
      'https://beurs.example/api/connect/github/callback',
      'github-key',
    ]);
    return searchParams.get('state') ?? '';
  }
  const arrive = async (query: string) =>
    (await oauth.browser.get(call(`/connect/github/callback${query}`))).location;

  it('makes an account and finds it again', async () => {
    const asked = github([{ email: 'gerda@bezoeker.example', primary: true, verified: true }]);
    const ids = [];
    for (let round = 0; round < 2; round += 1) {
      oauth.changeBrowser();
      const state = await toGitHub();
      expect(await arrive(`?code=abc&state=${state}`)).toBe(landed('github'));
      const { status, body } = await enter(oauth.browser, 'github');
      expect([status, body.user]).toMatchObject([
        200,
        { email: 'gerda@bezoeker.example', provider: 'github', name: null, confirmed: true },
      ]);
      ids.push(body.user.id);
    }
    expect(ids[0]).toBe(ids[1]);
    expect(asked[0]?.body).toContain(
      'redirect_uri=https%3A%2F%2Fbeurs.example%2Fapi%2Fconnect%2Fgithub%2Fcallback',
    );
  });

  it('trusts no e-mail address that is not confirmed', async () => {
    github([{ email: 'gerda@bezoeker.example', primary: true, verified: false }]);
    expect(await arrive(`?code=abc&state=${await toGitHub()}`)).toBe(landed('github', 'email'));
  });

  it('rejects a callback without the right state, and says that somebody cancelled', async () => {
    const asked = github([]);
    await toGitHub();
    expect(await arrive('?code=abc')).toBe(landed('github', 'state'));
    await toGitHub();
    expect(await arrive('?code=abc&state=x')).toBe(landed('github', 'state'));
    expect(await arrive('')).toBe(landed('github', 'state'));
    const state = await toGitHub();
    expect(await arrive(`?error=access_denied&state=${state}`)).toBe(landed('github', 'cancelled'));
    expect(asked).toEqual([]);
  });
});
