import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { ask, startApp, type App } from '../harness/app';
import {
  project,
  startFirebaseService,
  type FirebaseService,
  type FirebaseUser,
} from '../harness/firebase-service';
import { newMails } from '../harness/emails';
import { makePerson } from '../harness/people';

/** Signing in with a Firebase token, and with what is none. */
let app: App;
let service: FirebaseService;
const mila = { localId: 'mila-1', email: 'Mila@Thuis.example', emailVerified: true, displayName: 'Mila' };
const jwt = expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/);

beforeAll(async () => {
  service = await startFirebaseService();
  const { projectId: FIREBASE_PROJECT_ID, apiKey: FIREBASE_API_KEY } = project;
  Object.assign(process.env, { FIREBASE_PROJECT_ID, FIREBASE_API_KEY, FIREBASE_LABEL: 'Mijn Beurs' });
  app = await startApp(inject('template'));
  app.strapi.config.set('site.firebaseKeys', `${service.url}/keys`);
  app.strapi.config.set('site.firebaseCalls', service.url);
});
afterAll(async () => {
  await app.stop();
  service.stop();
});
beforeEach(() => {
  service.says = [mila];
  service.asked.length = 0;
});

const post = (idToken: unknown) => ask(app, 'POST', '/api/auth/firebase/callback', { body: { idToken } });
const users = () => app.strapi.db.query('plugin::users-permissions.user');
async function signIn(user: FirebaseUser) {
  service.says = [user];
  const { status, body } = await post(await service.sign(service.claims(user)));
  return { status, body: body as { jwt: string; user: { id: number }; error?: { name: string } } };
}
const seconds = (offset: number) => Math.floor(Date.now() / 1000) + offset;

describe('GET /account/providers', () => {
  it('says what a browser needs to sign in there', async () => {
    expect((await ask(app, 'GET', '/api/account/providers')).body).toEqual({
      data: [
        {
          name: 'firebase',
          label: 'Mijn Beurs',
          hosted: { ...project, authDomain: 'beurs-vloer-1.firebaseapp.com', apple: false, emulator: null },
        },
      ],
    });
  });
});

describe('POST /auth/firebase/callback', () => {
  it('makes an account the first time and finds it again, with tokens as after signing in with a password', async () => {
    const first = await signIn(mila);
    expect([first.status, first.body]).toMatchObject([
      200,
      {
        jwt,
        refreshToken: jwt,
        user: { email: 'mila@thuis.example', provider: 'firebase', name: 'Mila', confirmed: true },
      },
    ]);
    const second = await signIn({ ...mila, email: 'mila.nieuw@thuis.example' });
    expect(second.body.user).toMatchObject({ id: first.body.user.id, email: 'mila.nieuw@thuis.example' });
    await newMails(app, 1);
    const account = await ask(app, 'GET', '/api/account', { token: second.body.jwt });
    expect(account.body).toMatchObject({ data: { provider: 'firebase', hasPassword: false } });
    expect(service.asked).toHaveLength(2);
    expect(service.asked[0]).toMatchObject({
      path: '/v1/accounts:lookup?key=openbare-sleutel',
      referrer: 'https://beurs.example/',
    });
  });

  it('accepts only a current token that the provider signed for us', async () => {
    const { claims, sign } = service;
    const rejected: [string, unknown][] = [
      ['forged', await service.forge(claims(mila))],
      ['unsigned, as the emulator has them', service.unsigned(claims(mila))],
      ['signed with the public key', await service.confuse(claims(mila))],
      ['of another project', await sign(claims(mila, { aud: 'andere-beurs-1' }))],
      ['of another issuer', await sign(claims(mila, { iss: 'https://boef.example/beurs-vloer-1' }))],
      [
        'of another project of the issuer',
        await sign(claims(mila, { iss: 'https://securetoken.google.com/x' })),
      ],
      ['expired', await sign(claims(mila, { iat: seconds(-3700), exp: seconds(-100) }))],
      ['not yet begun', await sign(claims(mila, { iat: seconds(100) }))],
      ['of a sign-in that is still to come', await sign(claims(mila, { auth_time: seconds(100) }))],
      ['that lasts for years', await sign(claims(mila, { iat: seconds(-4000), exp: seconds(1e8) }))],
      ['of nobody', await sign(claims({ ...mila, localId: '' }))],
      ['of a name that is too long', await sign(claims({ ...mila, localId: 'x'.repeat(129) }))],
      ['without a time of signing in', await sign(claims(mila, { auth_time: undefined }))],
      ['that never ends', await sign(claims(mila, { exp: undefined }))],
      ['cut off', (await sign(claims(mila))).slice(0, -20)],
      ['no token', 'x'],
      ['empty', ''],
      ['a list', [await sign(claims(mila))]],
      ['nothing', undefined],
      ['endless', 'x'.repeat(100_000)],
    ];
    const before = await users().count();
    for (const [what, token] of rejected) {
      const { status, body } = await post(token);
      expect([what, status, body]).toMatchObject([what, 400, { error: { name: 'SignInExpired' } }]);
    }
    expect([service.asked, await users().count()]).toEqual([[], before]);
  });

  it('accepts nothing from a URL: a link must not sign anybody in', async () => {
    const token = await service.sign(service.claims(mila));
    const { status } = await ask(app, 'GET', `/api/auth/firebase/callback?access_token=${token}`);
    expect([status, service.asked]).toEqual([400, []]);
  });

  it.each([
    ['USER_DISABLED : The user account has been disabled.', 403, 'IdentityDisabled'],
    ['TOKEN_EXPIRED', 403, 'IdentityExpired'],
    ['USER_NOT_FOUND', 400, 'SignInExpired'],
    ['INVALID_ID_TOKEN', 400, 'SignInExpired'],
    ['API key not valid.', 503, 'IdentityUnavailable'],
  ])('asks the provider what happened since: %s', async (says, status, name) => {
    service.says = says;
    const response = await post(await service.sign(service.claims(mila)));
    expect([response.status, response.body]).toMatchObject([status, { error: { status, name } }]);
  });

  it.each([
    ['not confirmed', { emailVerified: false }, 403, 'EmailNotConfirmed'],
    ['not there', { email: undefined }, 403, 'EmailNotConfirmed'],
    ['a look-alike', { email: '\u043cila@thuis.example' }, 403, 'EmailNotConfirmed'],
    ['of somebody who is blocked', { disabled: true }, 403, 'IdentityDisabled'],
  ])('trusts no e-mail address that is %s', async (_what, changed, status, name) => {
    const response = await signIn({ ...mila, localId: 'ander', ...changed });
    expect([response.status, response.body.error?.name]).toEqual([status, name]);
  });

  it('takes the identity from the token, not from the provider’s response', async () => {
    service.says = [{ ...mila, localId: 'iemand-anders' }];
    expect((await post(await service.sign(service.claims(mila)))).status).toBe(403);
  });

  it('never takes over an account with a password, and lets in nobody whom the organiser blocked', async () => {
    await makePerson(app, 'teun');
    const signedIn = await signIn({ localId: 'teun', email: 'teun@bezoeker.example', emailVerified: true });
    expect([signedIn.status, signedIn.body.error?.name]).toEqual([409, 'AccountExists']);

    const blok = { localId: 'blok', email: 'blok@thuis.example', emailVerified: true };
    const { body } = await signIn(blok);
    await users().update({ where: { id: body.user.id }, data: { blocked: true } });
    const again = await signIn(blok);
    expect([again.status, again.body.error?.name]).toEqual([403, 'AccountBlocked']);
  });

  it('says that the provider is away when its keys or its responses do not come', async () => {
    const token = await service.sign(service.claims(mila));
    const config = app.strapi.config;
    const nowhere = 'http://127.0.0.1:9';
    for (const [key, value] of [
      ['site.firebaseKeys', `${nowhere}/keys`],
      ['site.firebaseCalls', nowhere],
    ] as const) {
      const before: unknown = config.get(key);
      config.set(key, value);
      const { status, body } = await post(token);
      config.set(key, before);
      expect([status, body]).toMatchObject([503, { error: { name: 'IdentityUnavailable' } }]);
    }
  });

  it('accepts unsigned tokens, and no others, when the configuration names an emulator', async () => {
    const { config } = app.strapi;
    const settings: object = config.get('site.firebase');
    config.set('site.firebase', { ...settings, emulator: '127.0.0.1:9099' });
    const unsigned = await post(service.unsigned(service.claims(mila)));
    const signed = await post(await service.sign(service.claims(mila)));
    const foreign = await post(service.unsigned(service.claims(mila, { aud: 'andere-beurs-1' })));
    config.set('site.firebase', settings);
    expect([unsigned.status, signed.status, foreign.status]).toEqual([200, 400, 400]);
  });

  it('does not exist without configuration', async () => {
    const { config } = app.strapi;
    const settings: unknown = config.get('site.firebase');
    config.set('site.firebase', null);
    const { status } = await post(await service.sign(service.claims(mila)));
    const { body } = await ask(app, 'GET', '/api/account/providers');
    config.set('site.firebase', settings);
    expect([status, body]).toEqual([400, { data: [] }]);
  });
});

describe('deleting an account of the provider', () => {
  const deleteAccount = (token: string, body: unknown) =>
    ask(app, 'POST', '/api/account/delete', { token, body });
  const tim = { localId: 'tim', email: 'tim@thuis.example', emailVerified: true };

  it('asks for a fresh token of the very same person, and deletes the identity first', async () => {
    const { body } = await signIn(tim);
    const rejected: [string, unknown][] = [
      ['none', undefined],
      ['of an hour ago', await service.sign(service.claims(tim, { auth_time: seconds(-1200) }))],
      ['of somebody else', await service.sign(service.claims(mila))],
    ];
    service.asked.length = 0;
    for (const [what, idToken] of rejected) {
      const { status, body: response } = await deleteAccount(body.jwt, { idToken });
      expect([what, status, response]).toMatchObject([what, 403, { error: { name: 'RecentLoginRequired' } }]);
    }
    expect(
      (await deleteAccount(body.jwt, { idToken: await service.forge(service.claims(tim)) })).status,
    ).toBe(400);
    expect(service.asked).toEqual([]);

    const idToken = await service.sign(service.claims(tim));
    service.says = 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN';
    expect((await deleteAccount(body.jwt, { idToken })).status).toBe(403);
    expect(await users().count({ where: { id: body.user.id } })).toBe(1);

    service.says = [];
    expect(await deleteAccount(body.jwt, { idToken })).toMatchObject({
      status: 200,
      body: { data: { deleted: true } },
    });
    expect(service.asked.at(-1)).toMatchObject({ path: '/v1/accounts:delete?key=openbare-sleutel', idToken });
    expect(await users().count({ where: { id: body.user.id } })).toBe(0);
  });

  it('succeeds when the identity is gone already', async () => {
    const tess = { localId: 'tess', email: 'tess@thuis.example', emailVerified: true };
    const { body } = await signIn(tess);
    service.says = 'USER_NOT_FOUND';
    const idToken = await service.sign(service.claims(tess));
    expect((await deleteAccount(body.jwt, { idToken })).status).toBe(200);
  });
});

describe('what somebody allowed us at Apple', () => {
  const revokeCall = '/v2/accounts:revokeToken?key=openbare-sleutel';
  const atApple = { firebase: { sign_in_provider: 'apple.com' } };
  /** Somebody who signed in with Apple a moment ago. */
  async function signInWithApple(localId: string) {
    const user = { localId, email: `${localId}@apple.example`, emailVerified: true };
    service.says = [user];
    const idToken = await service.sign(service.claims(user, atApple));
    const { body } = await post(idToken);
    const { jwt: token } = body as { jwt: string };
    const account = await ask(app, 'GET', '/api/account', { token });
    expect(account.body).toMatchObject({ data: { appleGranted: true } });
    service.asked.length = 0;
    return { token, proof: { idToken, appleToken: 'a.b.c' } };
  }
  const paths = () => service.asked.map(({ path }) => path);

  it('is revoked before the account is deleted', async () => {
    const { token, proof } = await signInWithApple('appel');
    const deleted = await ask(app, 'POST', '/api/account/delete', { token, body: proof });
    expect(deleted).toMatchObject({ status: 200, body: { data: { deleted: true, revoked: true } } });
    expect(paths()).toEqual([revokeCall, '/v1/accounts:delete?key=openbare-sleutel']);
    const { idToken, appleToken } = proof;
    expect(service.asked[0]?.body).toEqual({
      providerId: 'apple.com',
      tokenType: 'ACCESS_TOKEN',
      token: appleToken,
      idToken,
    });
  });

  it('is not revoked for whoever cannot prove that the account is theirs', async () => {
    const { token } = await signInWithApple('peer');
    const old = await service.sign(
      service.claims({ localId: 'peer' }, { ...atApple, auth_time: seconds(-1200) }),
    );
    const body = { idToken: old, appleToken: 'a.b.c' };
    expect((await ask(app, 'POST', '/api/account/delete', { token, body })).status).toBe(403);
    expect(paths()).toEqual([]);
  });

  it('keeps nobody from leaving, and the log says why, without a token', async () => {
    const warn = vi.spyOn(app.strapi.log, 'warn');
    const { token, proof } = await signInWithApple('pruim');
    service.rejects = { 'v2/accounts:revokeToken': 'INVALID_IDP_RESPONSE : a.b.c' };
    const deleted = await ask(app, 'POST', '/api/account/delete', { token, body: proof });
    service.rejects = {};
    expect(deleted).toMatchObject({ status: 200, body: { data: { deleted: true, revoked: false } } });
    expect(warn.mock.calls).toEqual([
      ['A token of Apple could not be revoked: v2/accounts:revokeToken: 400 INVALID_IDP_RESPONSE'],
    ]);
    warn.mockRestore();
  });

  it('is revoked at signing out everywhere, once', async () => {
    const signOut = (token: string, body: object) =>
      ask(app, 'POST', '/api/auth/logout', { token, body: { scope: 'all', ...body } });
    const warn = vi.spyOn(app.strapi.log, 'warn').mockReturnValue(app.strapi.log);
    const first = await signInWithApple('kers');
    expect((await signOut(first.token, {})).body).toEqual({ ok: true, revoked: false });
    const second = await signInWithApple('kers');
    const foreign = await service.sign(service.claims(mila, atApple));
    expect((await signOut(second.token, { idToken: foreign, appleToken: 'a.b.c' })).body).toEqual({
      ok: true,
      revoked: false,
    });
    const reasons = warn.mock.calls.filter(([line]) => String(line).includes('could not be revoked'));
    expect([paths(), reasons]).toEqual([
      [],
      [
        ['A token of Apple could not be revoked: the visitor did not come back from Apple'],
        ['A token of Apple could not be revoked: somebody else signed in at Apple'],
      ],
    ]);
    warn.mockRestore();
    const third = await signInWithApple('kers');
    expect((await signOut(third.token, third.proof)).body).toEqual({ ok: true, revoked: true });
    expect(paths()).toEqual([revokeCall]);
    const { status } = await ask(app, 'GET', '/api/auth/sessions', { token: third.token });
    expect(status).toBe(401);

    const kers = { localId: 'kers', email: 'kers@apple.example', emailVerified: true };
    const { body } = await signIn(kers);
    expect((await signOut(body.jwt, {})).body).toEqual({ ok: true });
  });
});
