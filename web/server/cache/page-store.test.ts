import { expect, test, vi } from 'vitest';
import { cachePage, tagsHeaderOf } from './cached-page';
import { createPageStore } from './page-store';

const pageOf = (key: string, bytes: number) =>
  cachePage(
    { key, seq: 0, staleAt: null },
    {
      tags: [`t${key}`],
      ownTags: [],
      answers: new Map(),
      headers: new Headers({ 'content-type': 'image/png' }),
      body: Buffer.alloc(bytes),
    },
  );

test('the room is never overrun: what was asked for longest ago goes first', async () => {
  const store = createPageStore(400_000);
  for (let at = 0; at < 10; at += 1) {
    store.set(await pageOf(`/p${at}`, 50_000));
    store.get('/p0');
  }
  expect(store.size.bytes).toBeLessThanOrEqual(300_000);
  expect(store.get('/p0')).toBeDefined();
  expect(store.get('/p1')).toBeUndefined();
  expect(store.get('/p9')).toBeDefined();
});

test('endless queries push out no page without one', async () => {
  const store = createPageStore(400_000);
  store.set(await pageOf('/nieuws', 50_000));
  for (let at = 0; at < 50; at += 1) store.set(await pageOf(`/nieuws?q=${at}`, 20_000));
  expect(store.get('/nieuws')).toBeDefined();
  expect(store.size.bytes).toBeLessThanOrEqual(400_000);
});

test('a page that would take most of the memory is not stored', async () => {
  const store = createPageStore(100_000);
  store.set(await pageOf('/groot', 90_000));
  expect(store.get('/groot')).toBeUndefined();
  expect(store.size).toEqual({ pages: 0, bytes: 0 });
});

test('whoever watches the store knows what comes in and what goes out', async () => {
  const watcher = { stored: vi.fn(), dropped: vi.fn() };
  const store = createPageStore(400_000, watcher);
  const page = await pageOf('/een', 1000);
  store.set(page);
  expect(watcher.stored).toHaveBeenCalledExactlyOnceWith(page, null);
  store.delete('/een');
  expect(watcher.dropped).toHaveBeenCalledExactlyOnceWith(page);
  expect(store.get('/een')).toBeUndefined();
});

test('a page that replaces another is stored and nothing is dropped, and one taken back is neither', async () => {
  const watcher = { stored: vi.fn(), dropped: vi.fn() };
  const store = createPageStore(400_000, watcher);
  store.restore(await pageOf('/een', 1000));
  expect(watcher.stored).not.toHaveBeenCalled();
  store.set(await pageOf('/een', 2000));
  expect(watcher.stored).toHaveBeenCalledOnce();
  expect(watcher.dropped).not.toHaveBeenCalled();
  expect(store.size.pages).toBe(1);
  const tooLarge = await pageOf('/een', 200_000);
  store.set(tooLarge);
  expect(store.get('/een')).toBeUndefined();
  expect(watcher.dropped).toHaveBeenLastCalledWith(tooLarge);
});

test('caches in front of us get the tags of a page, or that there are too many of them', () => {
  expect(tagsHeaderOf(['pages', 'p1'])).toBe('pages p1');
  expect(tagsHeaderOf(Array.from({ length: 500 }, (_, at) => `document${at}`))).toBe('many');
});
