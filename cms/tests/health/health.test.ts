import { createRequire } from 'node:module';
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { ask, type App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';

let app: App;
beforeAll(async () => {
  app = await sharedApp();
});
afterEach(() => vi.restoreAllMocks());

const ok = { ok: true };
const notOk = { ok: false };
/** The disk's figures are those of this machine. */
const disk = { ok: true, level: 'ok', freeMb: expect.any(Number), minFreeMb: expect.any(Number) };

it('the content backend says that it lives, and that it is ready part by part, to nobody’s cache', async () => {
  const alive = await ask(app, 'GET', '/livez');
  expect([alive.status, alive.body]).toEqual([200, { status: 'alive' }]);
  const ready = await ask(app, 'GET', '/readyz');
  expect(ready.status).toBe(200);
  expect(ready.body).toEqual({ status: 'ready', parts: { process: ok, database: ok, migrations: ok, disk } });
  for (const { headers } of [alive, ready]) expect(headers.get('cache-control')).toBe('no-store');
  expect((await fetch(`${app.url}/readyz`, { method: 'HEAD' })).status).toBe(200);
});

it('it is not ready while a migration waits', async () => {
  const table = () => app.strapi.db.connection('strapi_migrations_internal');
  const done = await table().orderBy('id', 'desc').first();
  await table().where({ id: done.id }).delete();
  const { status, body } = await ask(app, 'GET', '/readyz');
  await table().insert(done);
  expect(status).toBe(503);
  expect(body).toEqual({
    status: 'not ready',
    parts: { process: ok, database: ok, migrations: notOk, disk },
  });
  expect((await ask(app, 'GET', '/readyz')).status).toBe(200);
});

it('it is not ready, and lives, when the database fails', async () => {
  vi.spyOn(app.strapi.db.connection, 'raw').mockRejectedValue(new Error('the password is geheim'));
  const { status, body } = await ask(app, 'GET', '/readyz');
  expect(status).toBe(503);
  expect(body).toEqual({
    status: 'not ready',
    parts: { process: ok, database: notOk, migrations: ok, disk },
  });
  expect((await ask(app, 'GET', '/livez')).status).toBe(200);
});

it('it says when the disk is full, and is ready for what needs no space', async () => {
  const needed = app.strapi.config.get('site.storage.minFreeBytes');
  onTestFinished(() => void app.strapi.config.set('site.storage.minFreeBytes', needed));
  app.strapi.config.set('site.storage.minFreeBytes', Number.MAX_SAFE_INTEGER);
  const { status, body } = await ask(app, 'GET', '/readyz');
  expect([status, body]).toMatchObject([200, { parts: { disk: { ok: false, level: 'full' } } }]);
});

it('it says of its database how that is now, with a status that is always 200', async () => {
  const health = async () => {
    const { status, body } = await ask(app, 'GET', '/health');
    return [status, body];
  };
  expect(await health()).toEqual([200, { status: 'ok', database: 'up' }]);
  vi.spyOn(app.strapi.db.connection, 'raw').mockRejectedValue(new Error('the password is geheim'));
  expect(await health()).toEqual([200, { status: 'ok', database: 'down' }]);
  vi.restoreAllMocks();
  expect(await health()).toEqual([200, { status: 'ok', database: 'up' }]);
});

it('a question that the database never answers is forgotten, and the next one is true again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const never = { then: () => new Promise<never>(() => undefined) };
  const unanswered = Object.assign(app.strapi.db.connection.raw('select 1'), never);
  const asked = vi.spyOn(app.strapi.db.connection, 'raw').mockReturnValue(unanswered);
  const { isDatabaseThere }: typeof import('../../src/platform/health/readiness') = createRequire(
    import.meta.url,
  )('../../dist/src/platform/health/readiness.js');
  const first = isDatabaseThere(app.strapi);
  await vi.advanceTimersByTimeAsync(1500);
  expect(await first).toBe(false);
  asked.mockRestore();
  await vi.advanceTimersByTimeAsync(3500);
  vi.useRealTimers();
  expect(await isDatabaseThere(app.strapi)).toBe(true);
});

// The last: its question waits for a while.
it('a database that does not answer is asked once, however many want to know', async () => {
  const never = { then: () => new Promise<never>(() => undefined) };
  const unanswered = Object.assign(app.strapi.db.connection.raw('select 1'), never);
  const asked = vi.spyOn(app.strapi.db.connection, 'raw').mockReturnValue(unanswered);
  const all = await Promise.all(Array.from({ length: 5 }, () => ask(app, 'GET', '/readyz')));
  expect(all.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
  expect(asked.mock.calls.filter(([sql]) => sql === 'select 1')).toHaveLength(1);
});
