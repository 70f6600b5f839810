import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { deleteUnusedInstallations } from '../../src/push/device/clean-up';
import { authenticate, refreshAuthToken } from '../../src/push/device/installations';
import { sendWaitingMessages } from '../../src/push/sending/push-kind';
import { startApp, type App } from '../harness/app';
import { callPush, install, newFid, provedDevice, registerDevice, wanted } from '../harness/push-device';
import { startPushService, type PushService } from '../harness/push-service';

/** How devices ask for messages, as browsers do it through the site. */
let app: App;
let service: PushService;
beforeAll(async () => {
  service = await startPushService();
  app = await startApp(inject('template'), { environment: service.environment });
});
afterAll(async () => {
  await app.stop();
  await service.stop();
});

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** The counts of the app, which runs the compiled code. */
const { countSaved }: typeof import('../../src/push/limits') = createRequire(import.meta.url)(
  path.resolve(import.meta.dirname, '../../dist/src/push/limits.js'),
);
const call = (...given: [string, string, unknown?, Record<string, string>?]) => callPush(app.url, ...given);
const device = (more: object = {}) => provedDevice(app, service, more);
const authOf = (auth: string) => ({ 'x-installation-auth': auth });
const all = (name: 'installation' | 'registration' | 'saved') =>
  app.strapi.db.query(`api::push-${name}.push-${name}` as never).findMany({ orderBy: 'id' });
const rejected = (status: number, code: string) => ({
  status,
  body: { error: { status, code, message: expect.any(String) } },
});

it('a browser gets the key that it subscribes with', async () => {
  const { status, body } = await call('GET', '/key');
  expect({ status, body }).toEqual({ status: 200, body: { publicKey: service.publicKey } });
  expect(Buffer.from(service.publicKey, 'base64url')).toHaveLength(65);
});

describe('an installation', () => {
  it('gets two secrets, of which the database knows a hash at most', async () => {
    const id = newFid();
    const { status, body, headers } = await call('POST', '/installations', { id });
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        id,
        refreshToken: expect.stringMatching(/^[\w-]{43}$/),
        authToken: { token: expect.any(String), expiresIn: 604_800 },
      },
    });
    expect(headers.get('cache-control')).toBe('no-store');
    const stored = JSON.stringify(await all('installation'));
    expect(stored).toContain(id);
    expect(stored).not.toContain(String(body.refreshToken));
  });

  it('of somebody else cannot be taken, by many at once neither', async () => {
    const id = newFid();
    const asked = await Promise.all(Array.from({ length: 8 }, () => call('POST', '/installations', { id })));
    expect(asked.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
    expect(await call('POST', '/installations', { id })).toMatchObject(rejected(409, 'installation-taken'));
  });

  it.each([
    undefined,
    null,
    3,
    '',
    'x'.repeat(22),
    `A${'a'.repeat(21)}`,
    'c'.repeat(23),
    ['c'.repeat(22)],
    {},
  ])('cannot have the id %j', async (id) => {
    expect(await call('POST', '/installations', { id })).toMatchObject(rejected(400, 'invalid-request'));
  });

  it('renews its token with its own secret alone', async () => {
    const [own, other] = [await install(app.url), await install(app.url)];
    const renew = (id: string, secret: string) =>
      call('POST', `/installations/${id}/auth-token`, {}, { authorization: `Bearer ${secret}` });
    expect(await renew(own.fid, own.refreshToken)).toMatchObject({
      status: 200,
      body: { token: expect.stringContaining(own.fid), expiresIn: 604_800 },
    });
    for (const secret of [other.refreshToken, own.auth, 'x', ''])
      expect(await renew(own.fid, secret)).toMatchObject(rejected(401, 'not-allowed'));
    expect(await renew(newFid(), own.refreshToken)).toMatchObject(rejected(404, 'installation-unknown'));
  });

  it('has a token for seven days', async () => {
    const { fid, refreshToken } = await install(app.url);
    const now = Date.now();
    const { token } = await refreshAuthToken(app.strapi, fid, refreshToken, now);
    await expect(authenticate(app.strapi, token, now + 7 * dayMs - 1)).resolves.toMatchObject({ fid });
    await expect(authenticate(app.strapi, token, now + 7 * dayMs)).rejects.toMatchObject({ status: 401 });
  });

  it('cannot have its token changed, nor used after it was removed and its id taken again', async () => {
    const { fid, auth } = await install(app.url);
    const [, until = '', signature = ''] = auth.split('.');
    const tokens = [
      ...[`${fid}.${Number(until) + dayMs}.${signature}`, `${newFid()}.${until}.${signature}`, fid, ''],
      ...[`${fid}.${until}.${'A'.repeat(22)}`, `${fid}.${'9'.repeat(400)}.${signature}`],
    ];
    for (const token of tokens)
      expect(await call('DELETE', `/installations/${fid}`, undefined, authOf(token))).toMatchObject(
        rejected(401, 'not-allowed'),
      );
    expect((await call('DELETE', `/installations/${fid}`, undefined, authOf(auth))).status).toBe(204);
    expect((await call('POST', '/installations', { id: fid })).status).toBe(201);
    expect(await call('DELETE', `/installations/${fid}`, undefined, authOf(auth))).toMatchObject(
      rejected(401, 'not-allowed'),
    );
  });

  it('takes everything of itself along when it is removed, and nothing of another', async () => {
    const [own, other] = [await device({ saved: [{ type: 'session', id: 12 }] }), await device()];
    expect(await call('DELETE', `/installations/${own.fid}`, undefined, authOf(other.auth))).toMatchObject(
      rejected(401, 'not-allowed'),
    );
    const before = [await all('installation'), await all('registration'), await all('saved')];
    expect((await call('DELETE', `/installations/${own.fid}`, undefined, authOf(own.auth))).status).toBe(204);
    const after = [await all('installation'), await all('registration'), await all('saved')];
    expect(after.map(({ length }, at) => (before[at]?.length ?? 0) - length)).toEqual([1, 1, 1]);
  });
});

describe('a registration', () => {
  it('stores where messages go and what they are about, and no secret of the browser in the clear', async () => {
    const saved = [
      { type: 'session', id: 12 },
      { type: 'exhibitor', id: '7' },
      { type: 'session', id: '12' },
    ];
    const { subscription, registration } = await device({ saved, quiet: true, language: 'en' });
    const row = (await all('registration')).at(-1);
    expect(row).toMatchObject({
      endpoint: subscription.endpoint,
      deviceKey: subscription.keys.p256dh,
      deviceSecret: subscription.keys.auth,
      moved: true,
      soon: true,
      news: true,
      quiet: true,
      language: 'en',
    });
    expect(JSON.stringify(row)).not.toContain(registration);
    const items = (await all('saved')).filter((one) => one.registration === row?.id).map(({ item }) => item);
    expect(items.sort()).toEqual(['exhibitor:7', 'session:12']);
  });

  it('is one per installation, and one per endpoint', async () => {
    const first = await device();
    const count = (await all('registration')).length;
    const again = await call(
      'POST',
      '/registrations',
      wanted(service, service.subscribe()),
      authOf(first.auth),
    );
    expect(again.status).toBe(201);
    const other = await install(app.url);
    const { endpoint } = (await all('registration')).at(-1) ?? {};
    const taken = wanted(service, { ...service.subscribe(), endpoint });
    expect((await call('POST', '/registrations', taken, authOf(other.auth))).status).toBe(201);
    expect(await all('registration')).toHaveLength(count);
    const gone = await call('DELETE', `/registrations/${String(again.body.token)}`, undefined, {
      ...authOf(first.auth),
    });
    expect(gone).toMatchObject(rejected(404, 'registration-unknown'));
  });

  it('is asked for by many requests of one device at once, and stored once', async () => {
    const { auth } = await install(app.url);
    const count = (await all('registration')).length;
    const sent = wanted(service, service.subscribe(), { saved: [{ type: 'speaker', id: 3 }] });
    const asked = await Promise.all(
      Array.from({ length: 6 }, () => call('POST', '/registrations', sent, authOf(auth))),
    );
    expect(asked.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(await all('registration')).toHaveLength(count + 1);
  });

  it('changes with what its device sends, and not back to what was sent before that', async () => {
    const { auth, registration, subscription } = await device({ clock: 1000 });
    const change = (more: object, headers = authOf(auth), token = registration) =>
      call('PATCH', `/registrations/${token}`, wanted(service, subscription, more), headers);
    const { id } = (await all('registration')).at(-1) ?? {};
    const saved = async () => (await all('saved')).filter((one) => one.registration === id).length;
    expect(await change({ clock: 3000, saved: [{ type: 'session', id: 1 }] })).toMatchObject({
      status: 200,
      body: { token: registration },
    });
    expect((await change({ clock: 2000, saved: [] })).status).toBe(200);
    expect(await saved()).toBe(1);
    expect((await change({ clock: 4000, saved: [] })).status).toBe(200);
    expect(await saved()).toBe(0);

    const other = await device();
    expect(await change({}, authOf(other.auth))).toMatchObject(rejected(404, 'registration-unknown'));
    expect(await change({}, authOf('x'))).toMatchObject(rejected(401, 'not-allowed'));
    expect(await change({}, authOf(auth), 'x')).toMatchObject(rejected(404, 'registration-unknown'));
    expect(
      await call('DELETE', `/registrations/${registration}`, undefined, authOf(other.auth)),
    ).toMatchObject(rejected(404, 'registration-unknown'));
    const remove = () => call('DELETE', `/registrations/${registration}`, undefined, authOf(auth));
    expect((await remove()).status).toBe(204);
    expect(await remove()).toMatchObject(rejected(404, 'registration-unknown'));
  });

  it('is not for an endpoint in a private network or of no push service', async () => {
    const { auth } = await install(app.url);
    const endpoints = [
      ...[
        'https://127.0.0.1/x',
        'https://127.0.0.1:22/x',
        'https://10.0.0.1/x',
        'https://[::1]/x',
        'x',
        '',
        3,
      ],
      ...['https://169.254.169.254/latest', 'http://fcm.googleapis.com/x', 'https://boef.example/x', null],
    ];
    for (const endpoint of endpoints) {
      const subscription = { ...service.subscribe(), endpoint };
      const sent = { ...wanted(service, service.subscribe()), subscription };
      expect(await call('POST', '/registrations', sent, authOf(auth))).toMatchObject(
        rejected(400, 'invalid-subscription'),
      );
    }
  });

  it.each([
    ['keys that are no point', { p256dh: randomBytes(65).toString('base64url'), auth: 'A'.repeat(22) }],
    ['a short secret', { p256dh: null, auth: 'AAAA' }],
    ['no keys', undefined],
    ['keys as a list', []],
  ])('is not for a subscription with %s', async (_what, keys) => {
    const { auth } = await install(app.url);
    const own = service.subscribe();
    const filled = keys && !Array.isArray(keys) ? { ...keys, p256dh: keys.p256dh ?? own.keys.p256dh } : keys;
    const sent = { ...wanted(service, own), subscription: { ...own, keys: filled } };
    expect(await call('POST', '/registrations', sent, authOf(auth))).toMatchObject(
      rejected(400, 'invalid-subscription'),
    );
  });

  it.each([
    ...[{ quiet: 'ja' }, { language: 'de' }, { clock: -1 }, { clock: '1' }, { clock: 1e30 }, { kinds: null }],
    ...[{ kinds: { moved: 1, soon: true, news: true } }, { saved: null }, { saved: {} }, { saved: [null] }],
    ...[{ saved: [{ type: 'page', id: 1 }] }, { saved: [{ type: 'session', id: '1; drop' }] }],
    ...[{ saved: [{ type: 'session', id: 0 }] }, { saved: Array(501).fill({ type: 'session', id: 1 }) }],
  ])('cannot hold %j', async (more) => {
    const { auth } = await install(app.url);
    const sent = wanted(service, service.subscribe(), more);
    expect(await call('POST', '/registrations', sent, authOf(auth))).toMatchObject(
      rejected(400, 'invalid-request'),
    );
  });

  it('is not for another fair’s key', async () => {
    const { auth } = await install(app.url);
    const sent = wanted(service, service.subscribe(), { applicationServerKey: 'x' });
    expect(await call('POST', '/registrations', sent, authOf(auth))).toMatchObject(
      rejected(400, 'wrong-application-server-key'),
    );
  });

  it('of a million fields, of half a body, or of no object is rejected and costs nothing', async () => {
    const { auth } = await install(app.url);
    const fields = Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`f${at}`, 1]));
    for (const body of [{ ...fields }, '{"subscription":', '[]', '"x"', `{"a":${'['.repeat(50_000)}`]) {
      const { status } = await call('POST', '/registrations', body, authOf(auth));
      expect([400, 413]).toContain(status);
    }
  });
});

it('an address that sends wrong secrets all the time is told to wait', async () => {
  const headers = { authorization: 'Bearer x', 'x-forwarded-for': '203.0.113.9' };
  const { fid } = await install(app.url);
  const statuses = new Set<number>();
  let last = await call('POST', `/installations/${fid}/auth-token`, {}, headers);
  for (let count = 0; count < 310; count += 1) {
    last = await call('POST', `/installations/${fid}/auth-token`, {}, headers);
    statuses.add(last.status);
  }
  expect([...statuses]).toEqual([401, 429]);
  expect(last).toMatchObject(rejected(429, 'too-many-requests'));
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('what no device uses is deleted after a while, and what one uses stays', async () => {
  const [used, unused] = [await device(), await install(app.url)];
  const has = async (fid: string) => (await all('installation')).some((row) => row.fid === fid);
  await deleteUnusedInstallations(app.strapi, Date.now() + 23 * hourMs);
  expect(await has(unused.fid)).toBe(true);
  await deleteUnusedInstallations(app.strapi, Date.now() + 25 * hourMs);
  expect([await has(used.fid), await has(unused.fid)]).toEqual([true, false]);
  await deleteUnusedInstallations(app.strapi, Date.now() + 401 * dayMs);
  expect(await has(used.fid)).toBe(false);
  expect([await all('registration'), await all('saved')]).toEqual([[], []]);
});

describe('a device that was just registered', () => {
  const sendNow = (now = Date.now()) => sendWaitingMessages(app.strapi, () => now);
  const saved = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ type: 'session', id: at + 1 }));
  const rowsOf = async () => [
    (await all('installation')).length,
    (await all('registration')).length,
    (await all('saved')).length,
  ];
  /** A device whose push service takes nothing from the start: the schedule may send before the test does. */
  const registerRejected = async (status: number) => {
    const subscription = service.subscribe();
    service.reject(subscription, { status });
    const { auth } = await install(app.url);
    const sent = wanted(service, subscription, { saved: saved(500) });
    expect((await call('POST', '/registrations', sent, authOf(auth))).status).toBe(201);
  };
  beforeEach(async () => {
    for (const kind of ['saved', 'registration', 'installation'] as const)
      await app.strapi.db.connection(`push_${kind}s`).delete();
    await app.strapi.db.connection('deliveries').where({ kind: 'push' }).delete();
    service.welcomes.length = 0;
  });

  it('gets one message that says so, and has proved then that it is there', async () => {
    await registerDevice(app.url, service, { language: 'en', saved: saved(3) });
    await sendNow();
    expect(service.welcomes).toMatchObject([
      { payload: { notification: { title: 'Messages are on', tag: 'welcome' } } },
    ]);
    await deleteUnusedInstallations(app.strapi, Date.now() + 399 * dayMs);
    expect(await rowsOf()).toEqual([1, 1, 3]);
  });

  it('gets no second one when it registers the same endpoint again', async () => {
    const { auth, subscription } = await registerDevice(app.url, service);
    await sendNow();
    await call('POST', '/registrations', wanted(service, subscription), authOf(auth));
    await sendNow();
    expect(service.welcomes).toHaveLength(1);
    await deleteUnusedInstallations(app.strapi, Date.now() + 30 * dayMs);
    expect(await rowsOf()).toEqual([1, 1, 0]);
  });

  it('and was made up, as its push service knows, is gone with all that it saved', async () => {
    await registerRejected(410);
    await sendNow();
    expect((await rowsOf()).slice(1)).toEqual([0, 0]);
    await deleteUnusedInstallations(app.strapi, Date.now() + 25 * hourMs);
    expect(await rowsOf()).toEqual([0, 0, 0]);
  });

  it('and that no push service takes a message for ends within a day', async () => {
    await registerRejected(403);
    await sendNow();
    await deleteUnusedInstallations(app.strapi, Date.now() + 23 * hourMs);
    expect(await rowsOf()).toEqual([1, 1, 500]);
    await deleteUnusedInstallations(app.strapi, Date.now() + 25 * hourMs);
    expect(await rowsOf()).toEqual([0, 0, 0]);
  });
});

it('made-up devices of one address fill the database no further than a hall of visitors would', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.77' };
  const saved = Array.from({ length: 500 }, (_, at) => ({ type: 'session', id: at + 1 }));
  // As many as 298 devices with 500 each.
  await countSaved('203.0.113.77', 149_000);
  const before = (await all('saved')).length;
  const made = [];
  for (let count = 0; count < 4; count += 1) {
    const { auth } = await install(app.url);
    const sent = wanted(service, service.subscribe(), { saved });
    const { status, body } = await call('POST', '/registrations', sent, { ...authOf(auth), ...headers });
    made.push({ status, auth, sent, token: String(body.token) });
  }
  expect(made.map(({ status }) => status)).toEqual([201, 201, 429, 429]);
  expect((await all('saved')).length).toBe(before + 1000);
  // Whoever changes what is there already is not held up.
  const [{ auth, sent, token } = { auth: '', sent: wanted(service, service.subscribe()), token: '' }] = made;
  const changed = { ...sent, saved: saved.slice(0, 499), clock: Date.now() + 1 };
  expect(
    (await call('PATCH', `/registrations/${token}`, changed, { ...authOf(auth), ...headers })).status,
  ).toBe(200);
  const grown = { ...sent, saved, clock: Date.now() + 2 };
  expect(
    (await call('PATCH', `/registrations/${token}`, grown, { ...authOf(auth), ...headers })).status,
  ).toBe(429);
  const { status } = await call('POST', '/registrations', wanted(service, service.subscribe(), { saved }), {
    ...authOf((await install(app.url)).auth),
    'x-forwarded-for': '203.0.113.78',
  });
  expect(status).toBe(201);
});
