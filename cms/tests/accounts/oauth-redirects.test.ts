import { describe, expect, it, vi } from 'vitest';
import { ask } from '../harness/app';
import { call } from '../harness/browser';
import { client, otherClient } from '../harness/identity-provider';
import { els, enter, failure, jwt, landed, signIn, oauthForFile } from '../harness/oauth';

/** The way to a service and back: from the button on the site to tokens, and who may not come back so. */
const oauth = oauthForFile();
const { users } = oauth;

describe('an access token in the URL', () => {
  const tia = { sub: 'tia-1', email: 'tia@bedrijf.example', email_verified: true, name: 'Tia Tol' };
  const begin = (name = 'bedrijf') => oauth.browser.get(call(`/connect/${name}`));
  const come = async (token: string, name = 'bedrijf') => {
    const query = new URLSearchParams({ access_token: token }).toString();
    const { status, body } = await oauth.browser.get(call(`/auth/${name}/callback?${query}`));
    const response = JSON.parse(body);
    return { status, name: response.error?.name, response };
  };
  const known = () => users().count({ where: { email: tia.email } });

  it('that the service gave to us signs in once, in the browser that began it', async () => {
    const token = await oauth.provider.tokenFor(tia, client.id);
    await begin();
    const { status, response } = await come(token);
    expect([status, response]).toEqual([
      200,
      { jwt, refreshToken: jwt, user: expect.objectContaining({ email: tia.email, provider: 'bedrijf' }) },
    ]);
    expect((await ask(oauth.app, 'GET', '/api/users/me', { token: response.jwt })).status).toBe(200);
    expect(await come(token)).toMatchObject({ status: 403, name: 'SignInNotBegun' });

    oauth.provider.atScreen = tia;
    oauth.changeBrowser();
    expect((await signIn(oauth.browser)).body.user.id).toBe(response.user.id);
  });

  it('signs nobody in where nothing was begun, or at another service', async () => {
    const token = await oauth.provider.tokenFor(tia, client.id);
    expect(await come(token)).toMatchObject({ status: 403, name: 'SignInNotBegun' });
    await begin('github');
    expect(await come(token)).toMatchObject({ status: 403, name: 'SignInNotBegun' });
  });

  it('that was given to another site, or to nobody, is rejected', async () => {
    const before = await known();
    for (const token of [await oauth.provider.tokenFor(tia, otherClient.id), 'x', '', 'x'.repeat(9000)]) {
      oauth.changeBrowser();
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
    const token = await oauth.provider.tokenFor({ ...tia, sub: 'tia-2', email_verified: false }, client.id);
    expect(await come(token)).toMatchObject({ status: 403, name: 'EmailNotConfirmed' });
  });
});

describe('signing in at an OpenID Connect service', () => {
  it('asks for a code for this site alone, with state, nonce and proof', async () => {
    const { location, cookies } = await oauth.browser.get(call('/connect/bedrijf'));
    const { origin, searchParams } = new URL(location);
    expect([origin, Object.fromEntries(searchParams)]).toEqual([
      oauth.provider.issuer,
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
    const response = await fetch(`${oauth.app.url}/api/connect/bedrijf`, {
      redirect: 'manual',
      headers: {
        'x-forwarded-host': 'boef.example',
        'x-forwarded-proto': 'http',
        origin: 'https://boef.example',
      },
    });
    expect(response.headers.get('location')).not.toContain('boef');
    const custom = await oauth.browser.get(call('/connect/bedrijf?callback=https://boef.example/c'));
    expect(custom.status).toBe(400);
  });

  it('works once, for a few minutes, and only for the browser with the cookie', async () => {
    oauth.provider.atScreen = els;
    expect(await oauth.browser.follow(call('/connect/bedrijf'))).toBe(landed());
    const held = oauth.browser.cookies();
    expect(Buffer.from(held.get('koa.sess') ?? '', 'base64').toString()).not.toMatch(/token|secret/i);
    const expired = failure(400, 'SignInExpired', expect.stringContaining('Probeer het opnieuw'));

    oauth.browser.forget();
    expect(await enter(oauth.browser)).toMatchObject({ status: 400, body: expired });
    const stolenForOther = new Map(held);
    oauth.browser.restore(stolenForOther);
    expect(await enter(oauth.browser, 'github')).toMatchObject({ status: 400, body: expired });

    oauth.browser.restore(held);
    const { status, cookies } = await enter(oauth.browser);
    expect([status, cookies.some((cookie) => /^koa\.sess=;/.test(cookie))]).toEqual([200, true]);
    expect(await enter(oauth.browser)).toMatchObject({ status: 400, body: expired });

    oauth.browser.restore(held);
    const later = Date.now() + 6 * 60_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    expect(await enter(oauth.browser)).toMatchObject({ status: 400, body: expired });
    vi.restoreAllMocks();

    const forged = new Map(held);
    const text = Buffer.from(held.get('koa.sess') ?? '', 'base64').toString();
    forged.set('koa.sess', Buffer.from(text.replace('els@', 'eva@')).toString('base64'));
    oauth.browser.restore(forged);
    expect(await enter(oauth.browser)).toMatchObject({ status: 400, body: expired });
  });

  it.each(['', '?id_token=y&raw[email]=els@bedrijf.example', '?code=x&state=y'])(
    'accepts nothing from a URL: %s',
    async (query) => {
      const { status, body } = await oauth.browser.get(call(`/auth/bedrijf/callback${query}`));
      expect([status, JSON.parse(body).error.name]).toEqual([400, 'SignInExpired']);
    },
  );

  it('rejects a callback without a state, with another one, and of another browser or service', async () => {
    oauth.provider.atScreen = els;
    const back = async () => {
      let { location } = await oauth.browser.get(call('/connect/bedrijf'));
      while (!location.startsWith('https://beurs.example/'))
        ({ location } = await oauth.browser.get(location));
      return new URL(location);
    };
    const arrive = async (url: URL) => (await oauth.browser.get(url.href)).location;

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
    oauth.changeBrowser();
    expect(await arrive(theirs)).toBe(landed('bedrijf', 'state'));
    await oauth.browser.get(call('/connect/bedrijf'));
    expect(await arrive(theirs)).toBe(landed('bedrijf', 'state'));

    const used = await back();
    const cookies = oauth.browser.cookies();
    expect(await arrive(used)).toBe(landed());
    oauth.browser.restore(cookies);
    expect(await arrive(used)).toBe(landed('bedrijf', 'failed'));
  });

  it('comes back with the reason when somebody cancels', async () => {
    oauth.provider.atScreen = 'cancels';
    expect(await oauth.browser.follow(call('/connect/bedrijf'))).toBe(landed('bedrijf', 'cancelled'));
    expect((await enter(oauth.browser)).status).toBe(400);
  });
});
