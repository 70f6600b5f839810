import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { makeSingleUse } from '../../src/accounts/links/single-use';
import { ask, startApp, type ApiResponse, type App } from '../harness/app';
import { codeIn, newMails } from '../harness/emails';
import { makePerson, signIn, type Person } from '../harness/people';
import { isSoak } from '../harness/soak';

/** Bad input from people and programs: each is rejected with the right status, never a 500. */
let app: App;
let noor: Person;

beforeAll(async () => {
  app = await startApp(inject('template'));
  noor = await makePerson(app, 'noor');
});
afterAll(() => app.stop());

/** From an IP address of its own, so that one test does not use up the attempts of another. */
async function from(ip: string, target: string, body: unknown): Promise<ApiResponse> {
  const response = await fetch(`${app.url}/api${target}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
const post = (target: string, body: unknown, token?: string) =>
  ask(app, 'POST', `/api${target}`, { body, ...(token !== undefined && { token }) });
const nameOf = ({ status, body }: ApiResponse) => [
  status,
  (body as { error?: { name: string } }).error?.name,
];
const fieldsOf = ({ body }: ApiResponse) =>
  (body as { error: { details: { errors: { path: string[] }[] } } }).error.details.errors.map(
    ({ path }) => path[0],
  );
const users = () => app.strapi.db.query('plugin::users-permissions.user');

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

describe('a new password', () => {
  const faultOf = ({ status, body }: ApiResponse) => [
    status,
    (body as { error?: { details: { errors?: { path: string[]; name: string }[] } } }).error?.details
      .errors?.[0],
  ];
  const wrong = (name: string) => [400, expect.objectContaining({ path: ['password'], name })];

  it('cannot be one’s own address, name or user name, nor the name of the fair, wherever it is chosen', async () => {
    const person = await makePerson(app, 'annemarie-bakker');
    await users().update({ where: { id: person.id }, data: { name: 'Annemarie Bakker-Veldhuis' } });
    const { name: fair } = await app.strapi.db.query('api::site-setting.site-setting').findOne({});
    for (const password of [
      person.email,
      'Annemarie.Bakker',
      'bakkerveldhuis',
      `${fair} ${fair}`,
      `${fair}-2027`,
    ]) {
      const twice = { password, passwordConfirmation: password };
      const change = { currentPassword: person.password, ...twice };
      expect([password, faultOf(await post('/auth/change-password', change, person.token))]).toEqual([
        password,
        wrong('PasswordPersonal'),
      ]);
    }
    const made = { username: 'w1', email: 'willem.vandenberg@bezoeker.example', name: 'Willem van den Berg' };
    for (const password of [made.email, 'willem.vandenberg1', 'WillemVanDenBerg'])
      expect(faultOf(await post('/auth/local/register', { ...made, password }))).toEqual(
        wrong('PasswordPersonal'),
      );
    await post('/auth/forgot-password', { email: person.email });
    const code = codeIn((await newMails(app, 1))[0], 'wachtwoord-herstellen');
    const reset = (password: string) =>
      post('/auth/reset-password', { code, password, passwordConfirmation: password });
    expect(faultOf(await reset(person.email))).toEqual(wrong('PasswordPersonal'));
    // A rejected password does not use up the link.
    expect((await reset('vier losse woorden thuis')).status).toBe(200);
    await newMails(app, 1);
  });

  it('cannot be one of those when an administrator chooses it either', async () => {
    const person = await makePerson(app, 'krijgt');
    const { documentId } = await users().findOne({ where: { id: person.id } });
    const documents = app.strapi.documents('plugin::users-permissions.user');
    for (const password of ['1', 'x'.repeat(73), 'krijgt@bezoeker.example']) {
      const data: object = { password };
      await expect(documents.update({ documentId, data })).rejects.toThrow(/wachtwoord/);
    }
  });

  it.each([
    ['qwertyuiopas', 'PasswordCommon'],
    ['azertyuiopqs', 'PasswordPredictable'],
    ['een goed begin van een veel te lang geheim dat nergens past, van 73 tekens', 'PasswordTooLong'],
    ['drie losse\u0000 woorden', 'PasswordUnreadable'],
    ['kort', 'PasswordTooShort'],
  ])('like %j is rejected with the reason', async (password, fault) => {
    const response = await post('/auth/local/register', {
      username: 'raar',
      email: 'raar@bezoeker.example',
      password,
    });
    expect(faultOf(response)).toEqual(wrong(fault));
    expect(JSON.stringify(response.body)).not.toContain(password);
  });

  it.each(['830194837261503948271605', '🏠🚲🌷🧀🚂⛵🐄🎡🎨📚🍟🎻🥁'])('can be %s', async (password) => {
    const username = `kan${password.length}`;
    const response = await post('/auth/local/register', {
      username,
      email: `${username}@bezoeker.example`,
      password,
    });
    expect(response.status).toBe(200);
    await newMails(app, 1);
  });

  it('is the same however its accents are typed, and one that was hashed as typed still works', async () => {
    const [composed, typed] = ['zo\u00eb wandelt altijd graag', 'zoe\u0308\u00a0wandelt altijd graag'];
    const person = await makePerson(app, 'accent');
    const enter = async (password: string) =>
      (await post('/auth/local', { identifier: person.email, password })).status;
    const change = { currentPassword: person.password, password: typed, passwordConfirmation: typed };
    expect((await post('/auth/change-password', change, person.token)).status).toBe(200);
    await newMails(app, 1);
    expect([await enter(typed), await enter(composed)]).toEqual([200, 200]);
    // Hashes from before there was one form.
    const { ensureHashedPasswords } = app.strapi.plugin('users-permissions').service('user');
    const { password } = await ensureHashedPasswords({ password: typed });
    await users().update({ where: { id: person.id }, data: { password } });
    expect([await enter(typed), await enter(composed)]).toEqual([200, 400]);
  });

  it('of 72 bytes is another one with anything behind it', async () => {
    const password = 'een goed begin van een veel te lang geheim dat precies past, 72 tekens !';
    const body = { username: 'vol', email: 'vol@bezoeker.example', password };
    expect([Buffer.byteLength(password), (await post('/auth/local/register', body)).status]).toEqual([
      72, 200,
    ]);
    const [mail] = await newMails(app, 1);
    await ask(app, 'GET', `/api/auth/email-confirmation?confirmation=${codeIn(mail, 'email-valideren')}`);
    for (const [typed, status] of [
      [password, 200],
      [`${password}x`, 400],
    ] as const)
      expect((await post('/auth/local', { identifier: body.email, password: typed })).status).toBe(status);
  });
});

describe('a password of ten thousand characters', () => {
  const long = 'lang geheim '.repeat(900);
  it('is rejected everywhere, at once', async () => {
    const token = (await makePerson(app, 'lang')).token;
    const twice = { password: long, passwordConfirmation: long };
    const started = Date.now();
    const responses = [
      await post('/auth/local', { identifier: noor.email, password: long }),
      await post('/auth/local/register', { username: 'x', email: 'x@bezoeker.example', password: long }),
      await post('/auth/change-password', { currentPassword: long, ...twice }, token),
      await post('/auth/reset-password', { code: makeSingleUse(60_000).token, ...twice }),
      await post('/account/email', { email: 'y@bezoeker.example', password: long }, token),
      await post('/account/delete', { password: long }, token),
    ];
    expect(responses.map(nameOf)).toEqual(responses.map(() => [400, 'ValidationError']));
    for (const response of responses) expect(JSON.stringify(response.body)).not.toContain('lang geheim');
    expect(Date.now() - started).toBeLessThan(5_000);
  });
});

describe('an e-mail address', () => {
  const password = 'vier losse woorden thuis';
  const register = (username: string, email: unknown) =>
    post('/auth/local/register', { username, email, password });

  it('in other letters belongs to the same account', async () => {
    const anna = await makePerson(app, 'anna');
    const written = ['ANNA@BEZOEKER.EXAMPLE', ' anna@bezoeker.example ', 'ａnna@bezoeker.example'];
    for (const [at, email] of written.entries()) {
      const { status, body } = await register(`zelfde${at}`, email);
      expect([status, body]).toMatchObject([200, { user: { email: anna.email } }]);
      expect(await newMails(app, 1)).toMatchObject([{ to: anna.email, subject: 'U hebt al een account' }]);
      const entered = await post('/auth/local', { identifier: email, password: anna.password });
      expect([email, entered.status]).toEqual([email, 200]);
    }
  });

  it('with a look-alike in its domain belongs to another account, and shows so', async () => {
    const { status, body } = await register('lijkt', 'noor@bez\u043eeker.example');
    expect([status, body]).toMatchObject([200, { user: { email: expect.stringMatching(/^noor@xn--/) } }]);
    expect((await newMails(app, 1))[0]?.to).toMatch(/^noor@xn--/);
  });

  it.each([
    'n\u043eor@bezoeker.example',
    'no\u200bor@bezoeker.example',
    'noor@bezoeker.example\r\nBcc: x@y.example',
    'noor@bezoeker.example,x@y.example',
    'Noor <noor@bezoeker.example>',
    'noor@127.0.0.1',
    `${'a'.repeat(10_000)}@bezoeker.example`,
    ['noor@bezoeker.example'],
    { $ne: null },
    null,
  ])('cannot be %j', async (email) => {
    const registered = await register('fout', email);
    expect([nameOf(registered), fieldsOf(registered)]).toEqual([[400, 'ValidationError'], ['email']]);
    for (const target of ['/auth/forgot-password', '/auth/send-email-confirmation']) {
      const response = await post(target, { email });
      expect([target, nameOf(response), fieldsOf(response)]).toEqual([
        target,
        [400, 'ValidationError'],
        ['email'],
      ]);
    }
    expect(await newMails(app, 0)).toEqual([]);
  });

  it('that is registered many times at once gets one account', async () => {
    const email = 'tegelijk@bezoeker.example';
    const responses = await Promise.all([1, 2, 3, 4, 5].map((at) => register(`tegelijk${at}`, email)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await users().count({ where: { email, provider: 'local' } })).toBe(1);
    const mails = await newMails(app, 5);
    const subjects = mails.map(({ subject }) => subject).sort();
    expect(new Set(subjects)).toEqual(new Set(['Bevestig uw e-mailadres', 'U hebt al een account']));
  });

  it('sent with an impossible name registers nothing', async () => {
    const unseen = ['\u200b\u200b', '\u3164', 'Noor\u0000', 'Noor\u200f', 'Noor\u202egnp', 'Noor\ud800'];
    for (const name of ['Noor\nBcc: x@y.example', 'x'.repeat(101), { first: 'Noor' }, 7, ...unseen]) {
      const body = { username: 'naam', email: 'naam@bezoeker.example', password, name };
      const response = await post('/auth/local/register', body);
      expect([nameOf(response), fieldsOf(response)]).toEqual([[400, 'ValidationError'], ['name']]);
    }
    expect(await users().count({ where: { username: 'naam' } })).toBe(0);
  });

  it('sent with an unreadable user name registers nothing', async () => {
    for (const username of ['\u200b\u200b\u200b', 'noo\u0000r', 'noor\u202e', 'no\u200bor', 'noor\udfff']) {
      const response = await register(username, 'leesbaar@bezoeker.example');
      expect([username, nameOf(response), fieldsOf(response)]).toEqual([
        username,
        [400, 'ValidationError'],
        ['username'],
      ]);
      expect(JSON.stringify(response.body)).toMatch(/de gebruikersnaam/);
    }
    expect(await users().count({ where: { email: 'leesbaar@bezoeker.example' } })).toBe(0);
  });
});

describe('very many sign-ins', () => {
  it('on one account from one IP address are a handful of guesses, and its owner can still sign in elsewhere', async () => {
    const guess = () =>
      from('203.0.113.1', '/auth/local', { identifier: noor.email, password: 'geraden geheim' });
    const statuses = new Map<number, number>();
    const began = Date.now();
    for (let round = 0; round < (isSoak ? 100 : 5); round += 1) {
      for (const { status, headers } of await Promise.all(Array.from({ length: 10 }, guess))) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      }
    }
    expect([...statuses.keys()].sort()).toEqual([400, 429]);
    // Ten are under way together, and before them as many as there were with the waits over: four that cost nothing, then one
    // after 5 s and one for every doubling of that (src/accounts/limits/limits.ts).
    const doublings = Math.floor(Math.log2((Date.now() - began) / 5000));
    expect(statuses.get(400)).toBeLessThanOrEqual(10 + Math.max(4, 5 + doublings));
    const credentials = { identifier: noor.email, password: noor.password };
    expect((await from('203.0.113.1', '/auth/local', credentials)).status).toBe(429);
    expect((await from('203.0.113.2', '/auth/local', credentials)).status).toBe(200);
  }, 60_000);

  it('count together however the path is written', async () => {
    const paths = ['/auth/local', '/AUTH/LOCAL', '/Auth/Local/', '/auth/local/', '/AUTH/local/'];
    const guess = (path: string) =>
      from('203.0.113.4', path, { identifier: noor.email, password: 'geraden geheim' });
    const statuses = [];
    for (const path of [...paths, ...paths]) statuses.push((await guess(path)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429, 429, 429, 429]);
  });

  it('count together for all IP addresses of one connection', async () => {
    const guess = (ip: string) =>
      from(ip, '/auth/local', { identifier: noor.email, password: 'geraden geheim' });
    const statuses = [];
    for (let at = 1; at <= 7; at += 1) statuses.push((await guess(`2001:db8:7:7:${at}::${at}`)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
    const credentials = { identifier: noor.email, password: noor.password };
    expect((await from('[2001:DB8:7:7::ffff]:51234', '/auth/local', credentials)).status).toBe(429);
    expect((await from('2001:db8:7:8::1', '/auth/local', credentials)).status).toBe(200);
  });

  it('in the admin count together for all IP addresses of one connection', async () => {
    const guess = async (ip: string) => {
      const response = await fetch(`${app.url}/admin/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
        body: JSON.stringify({ email: 'beheer@beurs.example', password: 'geraden geheim' }),
      });
      return response.status;
    };
    const statuses = [];
    for (let at = 1; at <= 7; at += 1) statuses.push(await guess(`2001:db8:7:7::${at}`));
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
    expect(await guess('2001:db8:7:8::1')).toBe(400);
  });

  // That calls of one kind are counted stands in src/accounts/limits/limits.test.ts.
  it.runIf(isSoak)(
    'on as many accounts from one IP address are limited as well',
    async () => {
      const statuses = [];
      for (let round = 0; round < 100; round += 1) {
        const guesses = Array.from({ length: 10 }, (_, at) => {
          const identifier = `onbekend${round}-${at}@bezoeker.example`;
          return from('203.0.113.3', '/auth/local', { identifier, password: 'x' });
        });
        statuses.push(...(await Promise.all(guesses)).map(({ status }) => status));
      }
      expect(statuses.filter((status) => status === 400)).toHaveLength(300);
      expect(statuses.filter((status) => status === 429)).toHaveLength(700);
    },
    120_000,
  );
});
