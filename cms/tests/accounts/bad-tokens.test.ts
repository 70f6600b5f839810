import { beforeAll, describe, expect, it, vi } from 'vitest';
import { makeSingleUse } from '../../src/platform/links/single-use';
import { accountCalls, nameOf } from '../harness/account-calls';
import { ask, type ApiResponse, type App } from '../harness/app';
import { codeIn, newMails } from '../harness/emails';
import { makePerson, signIn, type Person } from '../harness/people';
import { sharedApp } from '../harness/shared-app';

/** Tokens, mailed links and blocked accounts: bad ones are rejected with the right status, never a 500. */
let app: App;
let noor: Person;
const { post, users } = accountCalls(() => app);

beforeAll(async () => {
  app = await sharedApp();
  noor = await makePerson(app, 'noor');
});

describe('a token', () => {
  const segments = () => noor.token.split('.');
  const json = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = () => JSON.parse(Buffer.from(segments()[1] ?? '', 'base64url').toString());

  it.each<[string, () => string]>([
    ['of nobody', () => 'x'],
    ['without a signature', () => segments().slice(0, 2).join('.')],
    ['that says it needs no signature', () => `${json({ alg: 'none', typ: 'JWT' })}.${segments()[1]}.`],
    [
      'made for somebody else',
      () => `${segments()[0]}.${json({ ...claims(), userId: '999' })}.${segments()[2]}`,
    ],
    [
      'that lasts longer',
      () => `${segments()[0]}.${json({ ...claims(), exp: 4_000_000_000 })}.${segments()[2]}`,
    ],
    ['to renew others with', () => noor.refreshToken],
    ['of ten thousand signs', () => 'x'.repeat(10_000)],
  ])('%s is rejected', async (_what, make) => {
    for (const target of ['/api/users/me', '/api/account', '/api/account/data']) {
      const response = await ask(app, 'GET', target, { token: make() });
      expect([target, ...nameOf(response)]).toEqual([target, 401, 'UnauthorizedError']);
    }
  });

  it('of an administrator is not valid on the site', async () => {
    // An administrator with the same number as somebody on the site.
    const admin = { id: noor.id, email: 'admin@beurs.example', firstname: 'Ada', isActive: true };
    await app.strapi.db.query('admin::user').create({ data: admin });
    const sessions = app.strapi.sessionManager('admin');
    const { token } = await sessions.generateRefreshToken(String(noor.id), 'apparaat', { type: 'refresh' });
    const access = await sessions.generateAccessToken(token);
    const admins = 'error' in access ? '' : access.token;
    expect(admins).not.toBe('');
    expect((await ask(app, 'GET', '/api/users/me', { token: admins })).status).toBe(401);
    expect((await post('/auth/refresh', { refreshToken: token })).status).toBe(401);
  });

  it.each([undefined, null, '', 'x', 12, ['x'], { a: 1 }, 'x'.repeat(10_000)])(
    'for refreshing cannot be %j',
    async (refreshToken) => {
      expect([400, 401]).toContain((await post('/auth/refresh', { refreshToken })).status);
    },
  );
});

describe('the code of an e-mailed link', () => {
  const password = 'een heel nieuw lang geheim';
  const reset = (code: unknown) =>
    post('/auth/reset-password', { code, password, passwordConfirmation: password });
  const confirm = (code: string) =>
    ask(app, 'GET', `/api/auth/email-confirmation?confirmation=${encodeURIComponent(code)}`);

  it.each([undefined, null, '', 'x', 12, ['x'], { $ne: null }, 'x'.repeat(10_000), "' or 1=1 --"])(
    'that is %j is rejected',
    async (code) => {
      expect(nameOf(await reset(code))).toEqual([400, 'ValidationError']);
      if (typeof code === 'string') expect(nameOf(await confirm(code))).toEqual([400, 'ValidationError']);
    },
  );

  it('is rejected when it is expired, or made for something else', async () => {
    const expired = makeSingleUse(-1);
    const [where, other] = [{ id: noor.id }, makeSingleUse(60_000)];
    await users().update({
      where,
      data: { resetPasswordToken: expired.stored, confirmationToken: other.stored },
    });
    for (const code of [expired.token, other.token])
      expect(nameOf(await reset(code))).toEqual([400, 'ValidationError']);
    await users().update({
      where,
      data: {
        resetPasswordToken: other.stored,
        confirmationToken: expired.stored,
        newAddressToken: expired.stored,
        pendingEmail: 'x@bezoeker.example',
      },
    });
    for (const code of [expired.token, other.token])
      expect(nameOf(await confirm(code))).toEqual([400, 'ValidationError']);
    const data = {
      resetPasswordToken: null,
      confirmationToken: null,
      newAddressToken: null,
      pendingEmail: null,
    };
    await users().update({ where, data });
  });

  it('expires when a newer one is requested, and works once when it is opened twice at once', async () => {
    await post('/auth/forgot-password', { email: noor.email });
    const [first] = await newMails(app, 1);
    await post('/auth/forgot-password', { email: noor.email });
    const [second] = await newMails(app, 1);
    expect((await reset(codeIn(first, 'wachtwoord-herstellen'))).status).toBe(400);
    const code = codeIn(second, 'wachtwoord-herstellen');
    const statuses = (await Promise.all([reset(code), reset(code), reset(code)])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    noor.password = password;
    await newMails(app, 1);
  });
});

describe('a blocked account', () => {
  const password = 'een heel nieuw lang geheim';
  const links = async (person: Person) => {
    await post('/auth/forgot-password', { email: person.email });
    const code = codeIn((await newMails(app, 1))[0], 'wachtwoord-herstellen');
    const wished = { email: `nieuw.${person.email}`, password: person.password };
    await post('/account/email', wished, person.token);
    const confirmation = codeIn((await newMails(app, 1))[0], 'email-valideren');
    return {
      reset: () => post('/auth/reset-password', { code, password, passwordConfirmation: password }),
      ip: () => ask(app, 'GET', `/api/auth/email-confirmation?confirmation=${confirmation}`),
      refresh: () => post('/auth/refresh', { refreshToken: person.refreshToken }),
      wish: () => post('/account/email', wished, person.token),
      signIn: () => post('/auth/local', { identifier: person.email, password: person.password }),
    };
  };
  const statuses = async (calls: Record<string, () => Promise<ApiResponse>>) => {
    const responses: Record<string, number> = {};
    for (const [name, call] of Object.entries(calls)) responses[name] = (await call()).status;
    return responses;
  };
  const rejected = { reset: 400, ip: 400, refresh: 401, wish: 401, signIn: 400 };

  it('cannot be used with a link or a token, and neither works again once it is not blocked any more', async () => {
    const person = await makePerson(app, 'geweerd');
    const calls = await links(person);
    const { documentId } = await users().findOne({ where: { id: person.id } });
    const documents = app.strapi.documents('plugin::users-permissions.user');
    const [blocked, allowed]: object[] = [{ blocked: true }, { blocked: false }];
    await documents.update({ documentId, data: { ...blocked } });
    expect(await statuses(calls)).toEqual(rejected);
    const row = await users().findOne({ where: { id: person.id } });
    expect(row).toMatchObject({ email: person.email, pendingEmail: null, resetPasswordToken: null });
    expect(await app.strapi.db.query('admin::session').count({ where: { userId: String(person.id) } })).toBe(
      0,
    );
    await documents.update({ documentId, data: { ...allowed } });
    expect(await statuses(calls)).toEqual({ ...rejected, signIn: 200 });
  });

  it('cannot be used either when it was blocked in the database', async () => {
    const person = await makePerson(app, 'stil');
    const calls = await links(person);
    const { refreshToken } = await signIn(app, person);
    const renew = () => post('/auth/refresh', { refreshToken });
    expect((await renew()).status).toBe(200);
    await app.strapi.db.connection('up_users').where({ id: person.id }).update({ blocked: true });
    // A token that was used gives the same successor again: not to who is blocked.
    expect(await statuses({ ...calls, renew })).toEqual({ ...rejected, renew: 401 });
    expect(await newMails(app, 0)).toEqual([]);
  });

  it('cannot be used through a sign-in that was under way', async () => {
    const person = await makePerson(app, 'onderweg');
    const response = await whileComparing(() =>
      users().update({ where: { id: person.id }, data: { blocked: true } }),
    )(() => post('/auth/local', { identifier: person.email, password: person.password }));
    expect(nameOf(response)).toEqual([403, 'AccountBlocked']);
    expect(await app.strapi.db.query('admin::session').count({ where: { userId: String(person.id) } })).toBe(
      0,
    );
  });
});

/** Runs something at the moment at which a sign-in has found its password right. */
function whileComparing(meanwhile: () => Promise<unknown>) {
  return async (call: () => Promise<ApiResponse>): Promise<ApiResponse> => {
    const service = app.strapi.plugin('users-permissions').service('user');
    const { validatePassword } = service;
    const spy = vi.spyOn(service, 'validatePassword').mockImplementation(async (...given: unknown[]) => {
      const right: unknown = await Reflect.apply(validatePassword, service, given);
      await meanwhile();
      return right;
    });
    try {
      return await call();
    } finally {
      spy.mockRestore();
    }
  };
}
