import { expect, inject } from 'vitest';
import { startApp, type App } from './app';
import { call, type Browser } from './browser';
import { client, startIdentityProvider, type IdentityProvider } from './identity-provider';

/** The content backend with two OAuth services: an OpenID Connect provider of our own, and GitHub. */
export interface OAuthSetting {
  app: App;
  provider: IdentityProvider;
  stop(): Promise<void>;
}

export async function startOAuth(): Promise<OAuthSetting> {
  const provider = await startIdentityProvider(call('/connect/bedrijf/callback'));
  const environment = {
    SIGN_IN_PROVIDERS: 'bedrijf,github',
    SIGN_IN_BEDRIJF_ISSUER: provider.issuer,
    SIGN_IN_BEDRIJF_KEY: client.id,
    SIGN_IN_BEDRIJF_SECRET: client.secret,
    SIGN_IN_BEDRIJF_LABEL: 'Bedrijf & Zn.',
    SIGN_IN_GITHUB_KEY: 'github-key',
    SIGN_IN_GITHUB_SECRET: 'github-secret',
  };
  const app = await startApp(inject('template'), { environment });
  return {
    app,
    provider,
    async stop() {
      await app.stop();
      provider.stop();
    },
  };
}

export const jwt: unknown = expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/);

/** Where the content backend sends a browser that comes back from a service. */
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
