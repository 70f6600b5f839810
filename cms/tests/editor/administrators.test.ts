import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask, type ApiResponse, type App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';

/** The accounts of the admin: passwords, sessions and invitations, asked through the admin's own API. */
let app: App;
let chief: Admin;
let number = 0;

interface Admin {
  id: number;
  email: string;
  password: string;
  token: string;
  /** The cookie with which the admin renews its token. */
  cookie: string;
}

beforeAll(async () => {
  app = await sharedApp();
  // Strapi allows one IP address five attempts in five minutes; these tests are about what comes after.
  app.strapi.config.set('admin.rateLimit', { enabled: false });
  chief = await makeAdmin('chef', 'strapi-super-admin');
});

const admins = () => app.strapi.db.query('admin::user');
const roleId = async (code: string) =>
  (await app.strapi.db.query('admin::role').findOne({ where: { code } })).id as number;

async function makeAdmin(name: string, code = 'strapi-editor'): Promise<Admin> {
  number += 1;
  const email = `${name}${number}@beurs.example`;
  const password = `Drie losse Woorden ${number}0`;
  const user = await app.strapi.service('admin::user').create({
    email,
    password,
    firstname: 'Ada',
    lastname: 'Vermeulen',
    isActive: true,
    registrationToken: null,
    roles: [await roleId(code)],
  });
  return signIn({ id: user.id, email, password, token: '', cookie: '' });
}

async function signIn(admin: Admin): Promise<Admin> {
  const { email, password } = admin;
  const response = await ask(app, 'POST', '/admin/login', { body: { email, password } });
  return { ...admin, ...tokensIn(response) };
}

function tokensIn({ body, headers }: ApiResponse): { token: string; cookie: string } {
  const token = /"token":"([^"]+)"/.exec(JSON.stringify(body))?.[1];
  const cookie = headers.getSetCookie().find((line) => line.startsWith('strapi_admin_refresh='));
  if (token === undefined || cookie === undefined) throw new Error(JSON.stringify(body));
  return { token, cookie: cookie.split(';', 1)[0] ?? '' };
}

const as = ({ token }: Admin, method: string, target: string, body?: unknown) =>
  ask(app, method, target, { token, ...(body === undefined ? {} : { body }) });

/** The responses to their current tokens: their own account, and a new token. */
async function stillIn(admin: Admin): Promise<number[]> {
  const renewed = await fetch(`${app.url}/admin/access-token`, {
    method: 'POST',
    headers: { cookie: admin.cookie },
  });
  return [(await as(admin, 'GET', '/admin/users/me')).status, renewed.status];
}

async function linkOf(admin: Admin): Promise<string> {
  const resetPasswordToken = `code-${admin.id}`;
  const data = { resetPasswordToken, resetPasswordTokenExpiresAt: new Date(Date.now() + 60_000) };
  await admins().update({ where: { id: admin.id }, data });
  return resetPasswordToken;
}

async function invite(): Promise<string> {
  number += 1;
  const body = {
    email: `nieuw${number}@beurs.example`,
    firstname: 'Bo',
    roles: [await roleId('strapi-editor')],
  };
  const response = await as(chief, 'POST', '/admin/users', body);
  return (response.body as { data: { registrationToken: string } }).data.registrationToken;
}
const accept = (registrationToken: string, password = 'Vier losse Woorden 44', firstname = 'Bo') =>
  ask(app, 'POST', '/admin/register', { body: { registrationToken, userInfo: { firstname, password } } });

describe('the sessions of an administrator', () => {
  const password = 'Een heel nieuw Geheim 7';

  it('end when another administrator sets the password, and the link for a new password expires too', async () => {
    const admin = await makeAdmin('ingesteld');
    expect(await stillIn(admin)).toEqual([200, 200]);
    const resetPasswordToken = await linkOf(admin);
    expect((await as(chief, 'PUT', `/admin/users/${admin.id}`, { password })).status).toBe(200);
    expect(await stillIn(admin)).toEqual([401, 401]);
    const body = { resetPasswordToken, password: 'Nog een ander Geheim 8' };
    expect((await ask(app, 'POST', '/admin/reset-password', { body })).status).toBe(400);
    expect(await stillIn(await signIn({ ...admin, password }))).toEqual([200, 200]);
  });

  it('end when they are deactivated or deleted, and none begins', async () => {
    const [first, second] = [await makeAdmin('weg'), await makeAdmin('wist')];
    expect((await as(chief, 'PUT', `/admin/users/${first.id}`, { isActive: false })).status).toBe(200);
    expect((await as(chief, 'DELETE', `/admin/users/${second.id}`)).status).toBe(200);
    for (const admin of [first, second]) expect(await stillIn(admin)).toEqual([401, 401]);
    await as(chief, 'PUT', `/admin/users/${first.id}`, { isActive: true });
    expect(await stillIn(first)).toEqual([401, 401]);
    await app.strapi.db.connection('admin_users').where({ id: first.id }).update({ is_active: false });
    const manager = app.strapi.sessionManager('admin');
    await expect(manager.generateRefreshToken(String(first.id), 'x', { type: 'refresh' })).rejects.toThrow();
    expect(await app.strapi.db.query('admin::session').count({ where: { userId: String(first.id) } })).toBe(
      0,
    );
  });

  it('end when they set the password themselves, and with a link', async () => {
    const admin = await makeAdmin('zelf');
    const there = await signIn(admin);
    const body = { currentPassword: admin.password, password };
    expect((await as(admin, 'PUT', '/admin/users/me', body)).status).toBe(200);
    for (const session of [admin, there]) expect(await stillIn(session)).toEqual([401, 401]);

    const again = await signIn({ ...admin, password });
    const reset = { resetPasswordToken: await linkOf(admin), password: 'Nog een ander Geheim 8' };
    const response = await ask(app, 'POST', '/admin/reset-password', { body: reset });
    expect(await stillIn(again)).toEqual([401, 401]);
    expect(await stillIn({ ...again, ...tokensIn(response) })).toEqual([200, 200]);
  });

  it('end when Strapi’s command sets the password', async () => {
    const admin = await makeAdmin('regel');
    const service = app.strapi.service('admin::user');
    await expect(service.resetPasswordByEmail(admin.email, 'Qwertyuiopas1')).rejects.toThrow(/wachtwoord/);
    await service.resetPasswordByEmail(admin.email, password);
    expect(await stillIn(admin)).toEqual([401, 401]);
  });

  it('stay when something else about them changes', async () => {
    const admin = await makeAdmin('blijft');
    expect((await as(admin, 'PUT', '/admin/users/me', { firstname: 'Ida' })).status).toBe(200);
    await as(chief, 'PUT', `/admin/users/${admin.id}`, { lastname: 'Jansen' });
    expect(await stillIn(admin)).toEqual([200, 200]);
  });
});

describe('of what works once,', () => {
  /** Has every one of several calls at once find its link before the first of them uses it up. */
  const atOnce = (call: (at: number) => Promise<ApiResponse>) =>
    Promise.all(Array.from({ length: 6 }, (_, at) => call(at)));

  it('an invitation is accepted by one of those who try at the same time', async () => {
    for (let round = 0; round < 3; round += 1) {
      const token = await invite();
      const responses = await atOnce((at) => accept(token, `Vier losse Woorden ${at}${round}`));
      const statuses = responses.map(({ status }) => status);
      expect(statuses.sort()).toEqual([200, 400, 400, 400, 400, 400]);
      const rejected = responses.find(({ status }) => status === 400);
      expect(rejected?.body).toMatchObject({
        error: { message: 'Deze uitnodiging is al gebruikt. Vraag de beheerder om een nieuwe.' },
      });
      expect((await accept(token)).status).toBe(400);
    }
  });

  it('a link for a new password is used once as well', async () => {
    const admin = await makeAdmin('koppeling');
    const resetPasswordToken = await linkOf(admin);
    const responses = await atOnce((at) =>
      ask(app, 'POST', '/admin/reset-password', {
        body: { resetPasswordToken, password: `Vier losse Woorden ${at}9` },
      }),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
  });

  it('an invitation is not used up by a password that is rejected', async () => {
    const token = await invite();
    expect((await accept(token, 'Qwertyuiop12')).status).toBe(400);
    expect((await accept(token)).status).toBe(200);
  });
});

describe('the password of an administrator', () => {
  const weak: [string, string][] = [
    ['Kort-1-wel', 'ten minste 12 tekens'],
    ['Welkom123456', 'komt te veel voor'],
    ['Zyxwvutsrqpo1', 'makkelijk te raden'],
    ['AdaVermeulen2027', 'uw naam, uw e-mailadres of de naam van de beurs'],
    ['Proefbeurs2027', 'uw naam, uw e-mailadres of de naam van de beurs'],
  ];
  const said = ({ status, body }: ApiResponse) => [
    status,
    (body as { error?: { details: { errors: { path: string[]; message: string }[] } } }).error?.details
      .errors,
  ];
  const rejected = (message: string) => [
    400,
    [expect.objectContaining({ path: ['password'], message: expect.stringContaining(message) })],
  ];

  it.each(weak)('cannot be %s, however it is set', async (password, message) => {
    const admin = await makeAdmin('zwak');
    const target = `/admin/users/${admin.id}`;
    const own = { currentPassword: admin.password, password };
    const reset = { resetPasswordToken: await linkOf(admin), password };
    expect(said(await as(admin, 'PUT', '/admin/users/me', own))).toEqual(rejected(message));
    expect(said(await as(chief, 'PUT', target, { password }))).toEqual(rejected(message));
    expect(said(await ask(app, 'POST', '/admin/reset-password', { body: reset }))).toEqual(rejected(message));
    const token = await invite();
    await admins().update({ where: { registrationToken: token }, data: { lastname: 'Vermeulen' } });
    const userInfo = { firstname: 'Ada', lastname: 'Vermeulen', password };
    const registered = await ask(app, 'POST', '/admin/register', {
      body: { registrationToken: token, userInfo },
    });
    expect(said(registered)).toEqual(rejected(message));
    const first = { email: 'eerste@beurs.example', firstname: 'Ada', lastname: 'Vermeulen', password };
    expect(said(await ask(app, 'POST', '/admin/register-admin', { body: first }))).toEqual(rejected(message));
    const user = { ...first, roles: [await roleId('strapi-editor')] };
    await expect(app.strapi.service('admin::user').create(user)).rejects.toThrow(message);
    expect(await stillIn(admin)).toEqual([200, 200]);
  });

  it('is the same however it is typed, and never one with something behind 72 bytes', async () => {
    const admin = await makeAdmin('accent');
    const typed = 'Zoe\u0308\u00a0wandelt 2 keer per dag';
    expect((await as(chief, 'PUT', `/admin/users/${admin.id}`, { password: typed })).status).toBe(200);
    await signIn({ ...admin, password: typed });
    await signIn({ ...admin, password: 'Zo\u00eb wandelt 2 keer per dag' });
    const bytes = 'Een goed begin van een veel te lang geheim dat precies past, 72 tekens !';
    await as(chief, 'PUT', `/admin/users/${admin.id}`, { password: bytes });
    await signIn({ ...admin, password: bytes });
    for (const password of [`${bytes}x`, { $ne: 1 }, null]) {
      const body = { email: admin.email, password };
      const { status } = await ask(app, 'POST', '/admin/login', { body });
      expect([password, status]).toEqual([password, 400]);
    }
  });

  it('that was hashed as typed still works', async () => {
    const admin = await makeAdmin('vroeger');
    const typed = 'Zoe\u0308 wandelt 2 keer per dag';
    const { ensureHashedPasswords } = app.strapi.plugin('users-permissions').service('user');
    const { password } = await ensureHashedPasswords({ password: typed });
    await admins().update({ where: { id: admin.id }, data: { password } });
    const again = await signIn({ ...admin, password: typed });
    const body = { currentPassword: typed, password: 'Een heel nieuw Geheim 7' };
    expect((await as(again, 'PUT', '/admin/users/me', body)).status).toBe(200);
  });
});

it('a name of an administrator has visible characters, and none that reverse the text', async () => {
  const admin = await makeAdmin('naam');
  for (const firstname of ['\u3164', '\u2800', 'Ada\u0000', 'Ada\u202e', 'A\u200bda', 'Ada\ud800']) {
    const responses = [
      await as(admin, 'PUT', '/admin/users/me', { firstname }),
      await as(chief, 'PUT', `/admin/users/${admin.id}`, { firstname }),
      await accept(await invite(), undefined, firstname),
      await as(chief, 'POST', '/admin/users', {
        email: 'x@beurs.example',
        firstname,
        roles: [await roleId('organiser')],
      }),
    ];
    for (const { status, body } of responses)
      expect([firstname, status, JSON.stringify(body)]).toEqual([
        firstname,
        400,
        expect.stringMatching(/Vul de voornaam in|In de voornaam staat een teken dat niet kan/),
      ]);
  }
});

describe('a webhook', () => {
  const hook = (url: string) => ({ name: 'Proef', url, headers: {}, events: ['entry.create'] });
  const message = /openbare internet|niet te vinden/;
  const here = [
    'http://127.0.0.1/',
    'http://127.1/',
    'http://0.0.0.0/',
    'http://0/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://017700000001/',
    'http://localhost/',
    'http://LOCALHOST./',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://169.254.169.254/',
    'http://10.0.0.1/',
    'http://192.168.0.1:1337/',
    'http://user:geheim@127.0.0.1/',
    'http://[fe80::1]/',
    'https://[fc00::1]/',
  ];

  it.each(here)('cannot be saved to %s', async (url) => {
    const made = await as(chief, 'POST', '/admin/webhooks', hook('https://93.184.216.34/haak'));
    const { id } = (made.body as { data: { id: string } }).data;
    const responses = [
      await as(chief, 'POST', '/admin/webhooks', hook(url)),
      await as(chief, 'PUT', `/admin/webhooks/${id}`, { ...hook(url), isEnabled: true }),
    ];
    for (const { status, body } of responses)
      expect([status, body]).toMatchObject([
        400,
        { error: { details: { errors: [{ path: ['url'], message: expect.stringMatching(message) }] } } },
      ]);
    await as(chief, 'DELETE', `/admin/webhooks/${id}`);
  });

  it('that was saved before to this machine is not called, and one that is gone is not found', async () => {
    const asked: unknown[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url);
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]']) {
      const url = `http://${host}:${port}/haak`;
      const { id } = await app.strapi.get('webhookStore').createWebhook(hook(url));
      const { status, body } = await as(chief, 'POST', `/admin/webhooks/${id}/trigger`);
      expect([host, status, body]).toMatchObject([
        host,
        200,
        { data: { statusCode: 500, message: expect.stringContaining('openbare internet') } },
      ]);
      await as(chief, 'DELETE', `/admin/webhooks/${id}`);
      expect((await as(chief, 'POST', `/admin/webhooks/${id}/trigger`)).status).toBe(404);
    }
    server.close();
    expect(asked).toEqual([]);
  });
});
