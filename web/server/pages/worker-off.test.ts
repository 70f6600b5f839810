import { runInNewContext } from 'node:vm';
import { afterEach, expect, test } from 'vitest';
import { startSite, type TestSite } from '../testing.fixture';

let site: TestSite;
afterEach(() => site.close());

test('a service worker that is switched off is one that removes itself and what was stored', async () => {
  site = await startSite(null, undefined, undefined, { serviceWorker: false });
  const { status, headers, body } = await site.ask('/sw.js');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'x-service-worker': 'off',
  });
  const events: string[] = [];
  const handlers: Record<string, (event: object) => void> = {};
  const pending: Promise<unknown>[] = [];
  const self = {
    addEventListener: (name: string, handler: (event: object) => void) => (handlers[name] = handler),
    skipWaiting: () => events.push('skipWaiting'),
    registration: { unregister: () => events.push('unregister') },
  };
  const caches = {
    keys: () => Promise.resolve(['pages', 'assets']),
    delete: (name: string) => events.push(`delete ${name}`),
  };
  const indexedDB = { deleteDatabase: (name: string) => events.push(`delete ${name}`) };
  runInNewContext(body, { self, caches, indexedDB });
  handlers.install?.({});
  handlers.activate?.({ waitUntil: (work: Promise<unknown>) => pending.push(work) });
  await Promise.all(pending);
  expect(events).toEqual(['skipWaiting', 'delete pages', 'delete assets', 'delete pack', 'unregister']);
});

test('a service worker that is switched on is a file of the build', async () => {
  site = await startSite(null);
  expect((await site.ask('/sw.js')).status).toBe(404);
});
