import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, vi } from 'vitest';
import { startApp, type App } from './app';
import { Browser, call } from './browser';
import { client, startIdentityProvider, type IdentityProvider } from './identity-provider';

/**
 * Gives a test file the content backend with two OAuth services, an OpenID Connect provider of our own and GitHub, and each
 * test a browser; to be called once, beside the tests.
 */
export function oauthForFile() {
  let app: App;
  let provider: IdentityProvider;
  let browser: Browser;
  beforeAll(async () => {
    provider = await startIdentityProvider(call('/connect/bedrijf/callback'));
    const environment = {
      SIGN_IN_PROVIDERS: 'bedrijf,github',
      SIGN_IN_BEDRIJF_ISSUER: provider.issuer,
      SIGN_IN_BEDRIJF_KEY: client.id,
      SIGN_IN_BEDRIJF_SECRET: client.secret,
      SIGN_IN_BEDRIJF_LABEL: 'Bedrijf & Zn.',
      SIGN_IN_GITHUB_KEY: 'github-key',
      SIGN_IN_GITHUB_SECRET: 'github-secret',
    };
    app = await startApp(inject('template'), { environment });
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
  return {
    get app() {
      return app;
    },
    get provider() {
      return provider;
    },
    get browser() {
      return browser;
    },
    /** Goes on in a browser that has no cookies. */
    changeBrowser() {
      browser = new Browser(app);
    },
    users: () => app.strapi.db.query('plugin::users-permissions.user'),
  };
}

/** Claims of a person at the OpenID Connect provider. */
export const els = { sub: 'els-1', email: 'Els@Bedrijf.example', email_verified: true, name: 'Els Bakker' };

export const jwt: unknown = expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/);

/** The URL to which the content backend sends a browser that comes back from a service. */
export const landed = (name = 'bedrijf', error?: string) =>
  `https://beurs.example/c?provider=${name}${error ? `&error=${error}` : ''}`;

/** The response when the site's server collects the tokens. */
export async function enter(browser: Browser, name = 'bedrijf') {
  const { status, body, cookies } = await browser.get(call(`/auth/${name}/callback`));
  return { status, body: JSON.parse(body), cookies };
}

/** Goes to a service and comes back signed in. */
export async function signIn(browser: Browser, name = 'bedrijf') {
  expect(await browser.follow(call(`/connect/${name}`))).toBe(landed(name));
  return enter(browser, name);
}

/** The body of an error response. */
export const failure = (status: number, name: string, message: unknown) => ({
  data: null,
  error: { status, name, message, details: {} },
});
