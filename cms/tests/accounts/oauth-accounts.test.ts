import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask } from '../harness/app';
import { Browser, call } from '../harness/browser';
import { newMails } from '../harness/emails';
import { enter, failure, jwt, landed, signIn, startOAuth, type OAuthSetting } from '../harness/oauth';
import { makePerson } from '../harness/people';

/** Which account somebody gets who signs in with a service. */
let setting: OAuthSetting;
let browser: Browser;

beforeAll(async () => {
  setting = await startOAuth();
});
afterAll(() => setting.stop());
beforeEach(() => {
  browser = new Browser(setting.app);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const els = { sub: 'els-1', email: 'Els@Bedrijf.example', email_verified: true, name: 'Els Bakker' };
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
const users = () => setting.app.strapi.db.query('plugin::users-permissions.user');

describe('GET /account/providers', () => {
  it('lists what is configured, and nothing that is secret', async () => {
    const { status, body } = await ask(setting.app, 'GET', '/api/account/providers');
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
    setting.provider.atScreen = els;
    const first = await signIn(browser);
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
    browser = new Browser(setting.app);
    const second = await signIn(browser);
    expect([second.status, second.body.user.id]).toEqual([200, first.body.user.id]);

    const token = second.body.jwt;
    expect((await ask(setting.app, 'GET', '/api/account', { token })).body).toMatchObject({
      data: { provider: 'bedrijf', hasPassword: false, role: 'visitor', confirmed: true },
    });
    const { body } = await ask(setting.app, 'GET', '/api/auth/sessions', { token });
    expect(body).toMatchObject({ data: [{ current: true, loginAt: time }, { current: false }] });
    const { refreshToken } = second.body;
    expect((await ask(setting.app, 'POST', '/api/auth/refresh', { body: { refreshToken } })).status).toBe(
      200,
    );
  });

  it.each([
    ['not confirmed', { sub: 'x', email: 'x@bedrijf.example', email_verified: false }],
    ['not said to be confirmed', { sub: 'x', email: 'x@bedrijf.example' }],
    ['not there', { sub: 'x' }],
    ['no address', { sub: 'x', email: 'x', email_verified: true }],
    ['a look-alike', { sub: 'x', email: '\u0435ls@bedrijf.example', email_verified: true }],
  ])('trusts no e-mail address that is %s', async (_what, somebody) => {
    setting.provider.atScreen = somebody;
    const before = await users().count();
    expect(await browser.follow(call('/connect/bedrijf'))).toBe(landed('bedrijf', 'email'));
    expect([(await enter(browser)).status, await users().count()]).toEqual([400, before]);
  });

  it('follows the person, not the e-mail address', async () => {
    setting.provider.atScreen = { ...els, email: 'els.nieuw@bedrijf.example' };
    const moved = await signIn(browser);
    expect(moved.body.user).toMatchObject({ email: 'els.nieuw@bedrijf.example', name: 'Els Bakker' });
    expect(await newMails(setting.app, 1)).toMatchObject([
      { to: 'els@bedrijf.example', subject: 'Uw e-mailadres is gewijzigd' },
    ]);
    browser = new Browser(setting.app);
    // A colleague gets the e-mail that Els had.
    setting.provider.atScreen = { ...els, sub: 'els-2' };
    const other = await signIn(browser);
    expect(other.status).toBe(200);
    expect(other.body.user.id).not.toBe(moved.body.user.id);
    browser = new Browser(setting.app);
    // And a user who wants the e-mail of somebody else's account keeps the current one.
    setting.provider.atScreen = { ...els, sub: 'els-2', email: 'els.nieuw@bedrijf.example' };
    expect((await signIn(browser)).body.user).toMatchObject({
      id: other.body.user.id,
      email: 'els@bedrijf.example',
    });
  });

  it('never takes over an account with a password, and its owner gets an e-mail', async () => {
    const noor = await makePerson(setting.app, 'noor');
    setting.provider.atScreen = { sub: 'noor', email: 'NOOR@bezoeker.example', email_verified: true };
    const { status, body } = await signIn(browser);
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
    expect((await ask(setting.app, 'GET', '/api/account', { token: noor.token })).status).toBe(200);
  });

  it('lets in nobody whom the organiser blocked', async () => {
    setting.provider.atScreen = { sub: 'blok', email: 'blok@bedrijf.example', email_verified: true };
    const { body } = await signIn(browser);
    await users().update({ where: { id: body.user.id }, data: { blocked: true } });
    browser = new Browser(setting.app);
    const again = await signIn(browser);
    expect([again.status, again.body.error.name]).toEqual([403, 'AccountBlocked']);
  });
});

describe('an account of a service', () => {
  it('has no password to change, forget or guess', async () => {
    setting.provider.atScreen = { sub: 'anna', email: 'anna@bedrijf.example', email_verified: true };
    const { jwt: token, user } = (await signIn(browser)).body;
    const post = (target: string, body: unknown, as?: string) =>
      ask(setting.app, 'POST', `/api${target}`, { body, ...(as && { token: as }) });

    const password = 'drie nieuwe lange woorden';
    const change = { currentPassword: password, password, passwordConfirmation: password };
    expect((await post('/auth/change-password', change, token)).body).toEqual(
      failure(403, 'PasswordMissing', 'U logt in via een andere dienst en hebt hier geen wachtwoord.'),
    );
    expect((await post('/auth/forgot-password', { email: user.email })).body).toEqual({ ok: true });
    const register = { username: 'anna', email: user.email, password };
    expect((await post('/auth/local/register', register)).status).toBe(200);
    const mails = await newMails(setting.app, 2);
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
    const { location } = await browser.get(call('/connect/github'));
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
    (await browser.get(call(`/connect/github/callback${query}`))).location;

  it('makes an account and finds it again', async () => {
    const asked = github([{ email: 'gerda@bezoeker.example', primary: true, verified: true }]);
    const ids = [];
    for (let round = 0; round < 2; round += 1) {
      browser = new Browser(setting.app);
      const state = await toGitHub();
      expect(await arrive(`?code=abc&state=${state}`)).toBe(landed('github'));
      const { status, body } = await enter(browser, 'github');
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
