import { expect, test, vi } from 'vitest';
import { keepPage, namedTags, tagsHeader } from './kept-page';
import { createPageStore, touches } from './page-store';

const pageOf = (key: string, bytes: number, tags = `t${key}`) =>
  keepPage(
    { key, path: key, madeAt: 0, staleAt: null },
    {
      status: 200,
      headers: new Headers({ 'content-type': 'image/png', [tagsHeader]: tags }),
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

test('a page that is made of a list is touched when the list may have changed, which its keeper knows', async () => {
  const store = createPageStore(400_000);
  const page = await pageOf('/standhouders', 1000, 'exhibitors list:exhibitors:0');
  store.set(page);
  const theme = { tags: ['themes', 'th1'], paths: [], gone: false };
  const unchanged = { ...theme, mayHaveChanged: () => false };
  expect(store.purge(unchanged)).toBe(0);
  expect(touches(unchanged, page)).toBe(false);
  const changed = { ...theme, mayHaveChanged: (tag: string) => tag === 'list:exhibitors:0' };
  expect(store.purge(changed)).toBe(1);
  expect(touches(changed, page)).toBe(true);
  // Without somebody who keeps lists nobody can say that it did not change.
  expect(store.purge(theme)).toBe(1);
});

test('caches in front of us, which know no lists, are to forget such a page at any change', () => {
  expect(namedTags(new Set(['pages', 'p1']))).toBe('pages p1');
  expect(namedTags(new Set(['exhibitors', 'list:exhibitors:0']))).toBe('many');
});
