import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { ask, startApp, type App } from '../harness/app';
import { Browser, call } from '../harness/browser';
import {
  client,
  otherClient,
  startIdentityProvider,
  type IdentityProvider,
} from '../harness/identity-provider';
import { newMails } from '../harness/emails';
import { makePerson } from '../harness/people';

/** Signing in at a service: from the button on the site to tokens, at a real OpenID Connect provider. */
let app: App;
let provider: IdentityProvider;
let browser: Browser;

beforeAll(async () => {
  provider = await startIdentityProvider(call('/connect/bedrijf/callback'));
  Object.assign(process.env, {
    SIGN_IN_PROVIDERS: 'bedrijf,github',
    SIGN_IN_BEDRIJF_ISSUER: provider.issuer,
    SIGN_IN_BEDRIJF_KEY: client.id,
    SIGN_IN_BEDRIJF_SECRET: client.secret,
    SIGN_IN_BEDRIJF_LABEL: 'Bedrijf & Zn.',
    SIGN_IN_GITHUB_KEY: 'github-key',
    SIGN_IN_GITHUB_SECRET: 'github-secret',
  });
  app = await startApp(inject('template'));
});
afterAll(async () => {
  await app.stop();
  provider.stop();
});
beforeEach(() => {
  browser = new Browser(app);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const els = { sub: 'els-1', email: 'Els@Bedrijf.example', email_verified: true, name: 'Els Bakker' };
const jwt = expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/);
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
const landed = (name = 'bedrijf', error?: string) =>
  `https://beurs.example/c?provider=${name}${error ? `&error=${error}` : ''}`;

/** The response when the site's server collects the tokens. */
async function enter(name = 'bedrijf') {
  const { status, body, cookies } = await browser.get(call(`/auth/${name}/callback`));
  return { status, body: JSON.parse(body), cookies };
}
async function signIn(name = 'bedrijf') {
  expect(await browser.follow(call(`/connect/${name}`))).toBe(landed(name));
  return enter(name);
}
const users = () => app.strapi.db.query('plugin::users-permissions.user');
const failure = (status: number, name: string, message: unknown) => ({
  data: null,
  error: { status, name, message, details: {} },
});

describe('GET /account/providers', () => {
  it('lists what is configured, and nothing that is secret', async () => {
    const { status, body } = await ask(app, 'GET', '/api/account/providers');
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

describe('an access token in the URL', () => {
  const tia = { sub: 'tia-1', email: 'tia@bedrijf.example', email_verified: true, name: 'Tia Tol' };
  const begin = (name = 'bedrijf') => browser.get(call(`/connect/${name}`));
  const come = async (token: string, name = 'bedrijf') => {
    const query = new URLSearchParams({ access_token: token }).toString();
    const { status, body } = await browser.get(call(`/auth/${name}/callback?${query}`));
    const response = JSON.parse(body);
    return { status, name: response.error?.name, response };
  };
  const known = () => users().count({ where: { email: tia.email } });

  it('that the service gave to us signs in once, in the browser that began it', async () => {
    const token = await provider.tokenFor(tia, client.id);
    await begin();
    const { status, response } = await come(token);
    expect([status, response]).toEqual([
      200,
      { jwt, refreshToken: jwt, user: expect.objectContaining({ email: tia.email, provider: 'bedrijf' }) },
    ]);
    expect((await ask(app, 'GET', '/api/users/me', { token: response.jwt })).status).toBe(200);
    expect(await come(token)).toMatchObject({ status: 403, name: 'SignInNotBegun' });

    provider.atScreen = tia;
    browser = new Browser(app);
    expect((await signIn()).body.user.id).toBe(response.user.id);
  });

  it('signs nobody in where nothing was begun, or at another service', async () => {
    const token = await provider.tokenFor(tia, client.id);
    expect(await come(token)).toMatchObject({ status: 403, name: 'SignInNotBegun' });
    await begin('github');
    expect(await come(token)).toMatchObject({ status: 403, name: 'SignInNotBegun' });
  });

  it('that was given to another site, or to nobody, is rejected', async () => {
    const before = await known();
    for (const token of [await provider.tokenFor(tia, otherClient.id), 'x', '', 'x'.repeat(9000)]) {
      browser = new Browser(app);
      await begin();
      expect(await come(token)).toMatchObject({ status: 403, name: 'TokenNotOurs' });
    }
    expect(await known()).toBe(before);
  });

  it('of a service that cannot say for whom it is, is rejected', async () => {
    await begin('github');
    expect(await come('gho_1', 'github')).toMatchObject({ status: 403, name: 'TokenNotToCheck' });
  });

  it('of somebody whose e-mail address is not confirmed is rejected', async () => {
    await begin();
    const token = await provider.tokenFor({ ...tia, sub: 'tia-2', email_verified: false }, client.id);
    expect(await come(token)).toMatchObject({ status: 403, name: 'EmailNotConfirmed' });
  });
});

describe('signing in at an OpenID Connect service', () => {
  it('makes an account the first time, and finds it again, with tokens as after signing in with a password', async () => {
    provider.atScreen = els;
    const first = await signIn();
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
    browser = new Browser(app);
    const second = await signIn();
    expect([second.status, second.body.user.id]).toEqual([200, first.body.user.id]);

    const token = second.body.jwt;
    expect((await ask(app, 'GET', '/api/account', { token })).body).toMatchObject({
      data: { provider: 'bedrijf', hasPassword: false, role: 'visitor', confirmed: true },
    });
    const { body } = await ask(app, 'GET', '/api/auth/sessions', { token });
    expect(body).toMatchObject({ data: [{ current: true, loginAt: time }, { current: false }] });
    const { refreshToken } = second.body;
    expect((await ask(app, 'POST', '/api/auth/refresh', { body: { refreshToken } })).status).toBe(200);
  });

  it('asks for a code for this site alone, with state, nonce and proof', async () => {
    const { location, cookies } = await browser.get(call('/connect/bedrijf'));
    const { origin, searchParams } = new URL(location);
    expect([origin, Object.fromEntries(searchParams)]).toEqual([
      provider.issuer,
      {
        client_id: client.id,
        response_type: 'code',
        redirect_uri: 'https://beurs.example/api/connect/bedrijf/callback',
        scope: 'openid email profile',
        state: expect.stringMatching(/^.{40,}$/),
        nonce: expect.stringMatching(/^.{40,}$/),
        code_challenge: expect.stringMatching(/^.{40,}$/),
        code_challenge_method: 'S256',
      },
    ]);
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^koa\.sess(\.sig)?=/);
      for (const section of ['path=/', 'samesite=lax', 'secure', 'httponly'])
        expect(cookie.toLowerCase()).toContain(`; ${section}`);
    }
  });

  it('takes no host from a request', async () => {
    const response = await fetch(`${app.url}/api/connect/bedrijf`, {
      redirect: 'manual',
      headers: {
        'x-forwarded-host': 'boef.example',
        'x-forwarded-proto': 'http',
        origin: 'https://boef.example',
      },
    });
    expect(response.headers.get('location')).not.toContain('boef');
    const custom = await browser.get(call('/connect/bedrijf?callback=https://boef.example/c'));
    expect(custom.status).toBe(400);
  });

  it('works once, for a few minutes, and only for the browser with the cookie', async () => {
    provider.atScreen = els;
    expect(await browser.follow(call('/connect/bedrijf'))).toBe(landed());
    const held = browser.cookies();
    expect(Buffer.from(held.get('koa.sess') ?? '', 'base64').toString()).not.toMatch(/token|secret/i);
    const expired = failure(400, 'SignInExpired', expect.stringContaining('Probeer het opnieuw'));

    browser.forget();
    expect(await enter()).toMatchObject({ status: 400, body: expired });
    const stolenForOther = new Map(held);
    browser.restore(stolenForOther);
    expect(await enter('github')).toMatchObject({ status: 400, body: expired });

    browser.restore(held);
    const { status, cookies } = await enter();
    expect([status, cookies.some((cookie) => /^koa\.sess=;/.test(cookie))]).toEqual([200, true]);
    expect(await enter()).toMatchObject({ status: 400, body: expired });

    browser.restore(held);
    const later = Date.now() + 6 * 60_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    expect(await enter()).toMatchObject({ status: 400, body: expired });
    vi.restoreAllMocks();

    const forged = new Map(held);
    const text = Buffer.from(held.get('koa.sess') ?? '', 'base64').toString();
    forged.set('koa.sess', Buffer.from(text.replace('els@', 'eva@')).toString('base64'));
    browser.restore(forged);
    expect(await enter()).toMatchObject({ status: 400, body: expired });
  });

  it.each(['', '?id_token=y&raw[email]=els@bedrijf.example', '?code=x&state=y'])(
    'accepts nothing from a URL: %s',
    async (query) => {
      const { status, body } = await browser.get(call(`/auth/bedrijf/callback${query}`));
      expect([status, JSON.parse(body).error.name]).toEqual([400, 'SignInExpired']);
    },
  );

  it('rejects a callback without a state, with another one, and of another browser or service', async () => {
    provider.atScreen = els;
    const back = async () => {
      let { location } = await browser.get(call('/connect/bedrijf'));
      while (!location.startsWith('https://beurs.example/')) ({ location } = await browser.get(location));
      return new URL(location);
    };
    const arrive = async (url: URL) => (await browser.get(url.href)).location;

    const without = await back();
    without.searchParams.delete('state');
    expect(await arrive(without)).toBe(landed('bedrijf', 'state'));
    const other = await back();
    other.searchParams.set('state', 'x'.repeat(43));
    expect(await arrive(other)).toBe(landed('bedrijf', 'state'));
    const nothing = new URL(call('/connect/bedrijf/callback'));
    expect(await arrive(nothing)).toBe(landed('bedrijf', 'state'));
    const mixed = await back();
    mixed.pathname = '/api/connect/github/callback';
    expect(await arrive(mixed)).toBe(landed('github', 'state'));

    const theirs = await back();
    browser = new Browser(app);
    expect(await arrive(theirs)).toBe(landed('bedrijf', 'state'));
    await browser.get(call('/connect/bedrijf'));
    expect(await arrive(theirs)).toBe(landed('bedrijf', 'state'));

    const used = await back();
    const cookies = browser.cookies();
    expect(await arrive(used)).toBe(landed());
    browser.restore(cookies);
    expect(await arrive(used)).toBe(landed('bedrijf', 'failed'));
  });

  it('comes back with the reason when somebody cancels', async () => {
    provider.atScreen = 'cancels';
    expect(await browser.follow(call('/connect/bedrijf'))).toBe(landed('bedrijf', 'cancelled'));
    expect((await enter()).status).toBe(400);
  });

  it.each([
    ['not confirmed', { sub: 'x', email: 'x@bedrijf.example', email_verified: false }],
    ['not said to be confirmed', { sub: 'x', email: 'x@bedrijf.example' }],
    ['not there', { sub: 'x' }],
    ['no address', { sub: 'x', email: 'x', email_verified: true }],
    ['a look-alike', { sub: 'x', email: '\u0435ls@bedrijf.example', email_verified: true }],
  ])('trusts no address that is %s', async (_what, somebody) => {
    provider.atScreen = somebody;
    const before = await users().count();
    expect(await browser.follow(call('/connect/bedrijf'))).toBe(landed('bedrijf', 'email'));
    expect([(await enter()).status, await users().count()]).toEqual([400, before]);
  });

  it('follows the person, not the e-mail address', async () => {
    provider.atScreen = { ...els, email: 'els.nieuw@bedrijf.example' };
    const moved = await signIn();
    expect(moved.body.user).toMatchObject({ email: 'els.nieuw@bedrijf.example', name: 'Els Bakker' });
    expect(await newMails(app, 1)).toMatchObject([
      { to: 'els@bedrijf.example', subject: 'Uw e-mailadres is gewijzigd' },
    ]);
    browser = new Browser(app);
    // A colleague gets the e-mail that Els had.
    provider.atScreen = { ...els, sub: 'els-2' };
    const other = await signIn();
    expect(other.status).toBe(200);
    expect(other.body.user.id).not.toBe(moved.body.user.id);
    browser = new Browser(app);
    // And a user who wants the e-mail of somebody else's account keeps the current one.
    provider.atScreen = { ...els, sub: 'els-2', email: 'els.nieuw@bedrijf.example' };
    expect((await signIn()).body.user).toMatchObject({
      id: other.body.user.id,
      email: 'els@bedrijf.example',
    });
  });

  it('never takes over an account with a password, and its owner gets an e-mail', async () => {
    const noor = await makePerson(app, 'noor');
    provider.atScreen = { sub: 'noor', email: 'NOOR@bezoeker.example', email_verified: true };
    const { status, body } = await signIn();
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
    expect((await ask(app, 'GET', '/api/account', { token: noor.token })).status).toBe(200);
  });

  it('lets in nobody whom the organiser blocked', async () => {
    provider.atScreen = { sub: 'blok', email: 'blok@bedrijf.example', email_verified: true };
    const { body } = await signIn();
    await users().update({ where: { id: body.user.id }, data: { blocked: true } });
    browser = new Browser(app);
    const again = await signIn();
    expect([again.status, again.body.error.name]).toEqual([403, 'AccountBlocked']);
  });
});

describe('an account of a service', () => {
  it('has no password to change, forget or guess', async () => {
    provider.atScreen = { sub: 'anna', email: 'anna@bedrijf.example', email_verified: true };
    const { jwt: token, user } = (await signIn()).body;
    const post = (target: string, body: unknown, as?: string) =>
      ask(app, 'POST', `/api${target}`, { body, ...(as && { token: as }) });

    const password = 'drie nieuwe lange woorden';
    const change = { currentPassword: password, password, passwordConfirmation: password };
    expect((await post('/auth/change-password', change, token)).body).toEqual(
      failure(403, 'PasswordMissing', 'U logt in via een andere dienst en hebt hier geen wachtwoord.'),
    );
    expect((await post('/auth/forgot-password', { email: user.email })).body).toEqual({ ok: true });
    const register = { username: 'anna', email: user.email, password };
    expect((await post('/auth/local/register', register)).status).toBe(200);
    const mails = await newMails(app, 2);
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
      browser = new Browser(app);
      const state = await toGitHub();
      expect(await arrive(`?code=abc&state=${state}`)).toBe(landed('github'));
      const { status, body } = await enter('github');
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

  it('trusts no address that is not confirmed', async () => {
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
