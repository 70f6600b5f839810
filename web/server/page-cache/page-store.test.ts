import { expect, test, vi } from 'vitest';
import { keepPage, tagsHeader } from './kept-page';
import { createPageStore } from './page-store';

const pageOf = (key: string, bytes: number) =>
  keepPage(
    { key, path: key, madeAt: 0 },
    {
      status: 200,
      headers: new Headers({ 'content-type': 'image/png', [tagsHeader]: `t${key}` }),
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

test('a page that would take most of the room is not kept', async () => {
  const store = createPageStore(100_000);
  store.set(await pageOf('/groot', 90_000));
  expect(store.get('/groot')).toBeUndefined();
  expect(store.purge({ tags: ['t/groot'], paths: [], gone: false })).toBe(0);
});

test('what goes out takes its tags along, and whoever watches hears of it', async () => {
  const watcher = { kept: vi.fn(), dropped: vi.fn() };
  const store = createPageStore(400_000, watcher);
  const page = await pageOf('/een', 1000);
  store.set(page);
  expect(watcher.kept).toHaveBeenCalledExactlyOnceWith(page);
  store.delete('/een');
  expect(watcher.dropped).toHaveBeenCalledExactlyOnceWith(page);
  expect(store.purge({ tags: ['t/een'], paths: [], gone: false })).toBe(0);
});

test('a page that takes the place of another is kept and nothing is dropped, and one taken back is neither', async () => {
  const watcher = { kept: vi.fn(), dropped: vi.fn() };
  const store = createPageStore(400_000, watcher);
  store.takeBack(await pageOf('/een', 1000));
  expect(watcher.kept).not.toHaveBeenCalled();
  store.set(await pageOf('/een', 2000));
  expect(watcher.kept).toHaveBeenCalledOnce();
  expect(watcher.dropped).not.toHaveBeenCalled();
  expect(store.purge({ tags: ['t/een'], paths: [], gone: false })).toBe(1);
  const tooLarge = await pageOf('/een', 200_000);
  store.set(tooLarge);
  expect(store.get('/een')).toBeUndefined();
  expect(watcher.dropped).toHaveBeenLastCalledWith(tooLarge);
});
