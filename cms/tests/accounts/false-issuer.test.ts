import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { startApp, type App } from '../harness/app';
import { Browser, call } from '../harness/browser';

/** An issuer that responds with whatever it wants: which of its tokens open an account here. */
let app: App;
let browser: Browser;
let issuer: string;
let nonce = '';
let issued: () => { tokens: Record<string, unknown>; userinfo?: Record<string, unknown> };

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const now = () => Math.floor(Date.now() / 1000);
const right = () => ({
  iss: issuer,
  aud: 'beurs',
  sub: 'noor',
  nonce,
  iat: now(),
  exp: now() + 60,
  email: 'noor@bedrijf.example',
  email_verified: true,
});

function signed(claims: object, key: KeyObject = privateKey, alg = 'RS256'): string {
  const section = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${section({ alg, kid: 'een', typ: 'JWT' })}.${section(claims)}`;
  return `${text}.${alg === 'none' ? '' : createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`;
}
const tokens = (id_token: string | undefined) => ({
  tokens: { access_token: 'toegang', token_type: 'Bearer', ...(id_token && { id_token }) },
});

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', issuer);
  const found: Record<string, () => object> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      userinfo_endpoint: `${issuer}/me`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/keys': () => ({
      keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'een', alg: 'RS256', use: 'sig' }],
    }),
    '/token': () => issued().tokens,
    '/me': () => issued().userinfo ?? {},
  };
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(found[pathname]?.() ?? {}));
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const dead = createServer().listen(0, '127.0.0.1');
  await once(dead, 'listening');
  const nobody = `http://127.0.0.1:${(dead.address() as AddressInfo).port}`;
  dead.close();
  Object.assign(process.env, {
    SIGN_IN_PROVIDERS: 'vals,streng,weg',
    SIGN_IN_VALS_ISSUER: issuer,
    SIGN_IN_VALS_KEY: 'beurs',
    SIGN_IN_VALS_SECRET: 'geheim',
    SIGN_IN_VALS_TRUST_EMAIL: 'yes',
    SIGN_IN_STRENG_ISSUER: issuer,
    SIGN_IN_STRENG_KEY: 'beurs',
    SIGN_IN_STRENG_SECRET: 'geheim',
    SIGN_IN_WEG_ISSUER: nobody,
    SIGN_IN_WEG_KEY: 'beurs',
    SIGN_IN_WEG_SECRET: 'geheim',
  });
  app = await startApp(inject('template'));
});
afterAll(async () => {
  await app.stop();
  server.close();
});
beforeEach(() => {
  browser = new Browser(app);
});

/** The browser's URL after the issuer sent it back. */
async function signIn(name = 'vals'): Promise<string> {
  const { location } = await browser.get(call(`/connect/${name}`));
  const { searchParams } = new URL(location);
  nonce = searchParams.get('nonce') ?? '';
  const state = searchParams.get('state') ?? '';
  return (await browser.get(call(`/connect/${name}/callback?code=x&state=${state}`))).location;
}
const landed = (name: string, error?: string) =>
  `https://beurs.example/c?provider=${name}${error ? `&error=${error}` : ''}`;
const status = async (name = 'vals') => (await browser.get(call(`/auth/${name}/callback`))).status;

describe('a token', () => {
  it('that is valid signs in', async () => {
    issued = () => tokens(signed(right()));
    expect([await signIn(), await status()]).toEqual([landed('vals'), 200]);
  });

  it.each<[string, () => string | undefined]>([
    ['for another site', () => signed({ ...right(), aud: 'iemand-anders' })],
    ['for more sites than this one', () => signed({ ...right(), aud: ['beurs', 'x'], azp: 'x' })],
    ['of another issuer', () => signed({ ...right(), iss: 'https://elders.example' })],
    ['of another sign-in', () => signed({ ...right(), nonce: 'een andere' })],
    ['of no sign-in', () => signed({ ...right(), nonce: undefined })],
    ['that ended', () => signed({ ...right(), iat: now() - 600, exp: now() - 300 })],
    ['signed by somebody else', () => signed(right(), foreign)],
    ['that is not signed', () => signed(right(), privateKey, 'none')],
    ['without a person', () => signed({ ...right(), sub: undefined })],
    ['that is nonsense', () => 'a.b.c'],
    ['that is not there', () => undefined],
  ])('%s signs nobody in', async (_what, make) => {
    issued = () => tokens(make());
    const users = app.strapi.db.query('plugin::users-permissions.user');
    const before = await users.count();
    expect(await signIn()).toBe(landed('vals', 'failed'));
    expect([await status(), await users.count()]).toEqual([400, before]);
  });

  it('is not completed with what the issuer says of somebody else', async () => {
    issued = () => ({
      ...tokens(signed({ ...right(), email: undefined, email_verified: undefined })),
      userinfo: { sub: 'iemand', email: 'noor@bedrijf.example', email_verified: true },
    });
    expect(await signIn()).toBe(landed('vals', 'failed'));
  });
});

describe('an e-mail address of which the issuer does not say whether it is confirmed', () => {
  const silent = () =>
    tokens(signed({ ...right(), sub: 'stil', email: 'stil@bedrijf.example', email_verified: undefined }));

  it('counts when the organisation trusts the issuer, and else does not', async () => {
    issued = silent;
    expect(await signIn('streng')).toBe(landed('streng', 'email'));
    expect([await signIn('vals'), await status()]).toEqual([landed('vals'), 200]);
  });

  it('never counts when the issuer says that it is not', async () => {
    issued = () =>
      tokens(signed({ ...right(), sub: 'nee', email: 'nee@bedrijf.example', email_verified: false }));
    expect(await signIn('vals')).toBe(landed('vals', 'email'));
  });
});

describe('an issuer that does not respond', () => {
  it('is reported as such, and asked again the next time', async () => {
    for (let round = 0; round < 2; round += 1)
      expect((await browser.get(call('/connect/weg'))).location).toBe(landed('weg', 'failed'));
  });
});
