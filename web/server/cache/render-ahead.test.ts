import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Rendered } from './cached-page';
import { createChangeLog, type ChangeLog } from '../../caching/change-log';
import { createPageCache, type PageCache } from './page-cache';
import { createPageStore } from './page-store';
import { createRenderAhead, type RenderAhead } from './render-ahead';

let log: ChangeLog;
let cache: PageCache;
let ahead: RenderAhead;
const render = vi.fn((key: string) => Promise.resolve(page(key)));
const onStale = vi.fn();
const onChecked = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  log = createChangeLog();
  log.record({ head: { epoch: 'e', seq: 1 }, reset: true, changes: [] });
  cache = createPageCache({ store: createPageStore(10_000_000), log, clock: () => Date.now() });
  ahead = createRenderAhead({ cache, render, onStale, onChecked });
  log.onChange(ahead.start);
});
afterEach(() => ahead.end());

/** A page with two tags: its own path, and the menu. */
function page(key: string): Rendered {
  const headers = new Headers({ 'content-type': 'text/html' });
  const used = {
    tags: [key, 'menu'],
    ownTags: [],
    answers: new Map<string, number>(),
    seq: Infinity,
    staleAfterMs: Infinity,
    isDegraded: false,
  };
  return { ...used, status: 200, headers, body: Buffer.from(key) };
}

function change(...tags: string[]): void {
  const seq = log.seq + 1;
  log.record({ head: { epoch: 'e', seq }, reset: false, changes: [{ seq, tags, gone: false }] });
}

/** Somebody asks for a page so many times. */
async function visit(key: string, times = 1): Promise<void> {
  for (let turn = 0; turn < times; turn += 1)
    await cache.get({ key, flight: key, render: () => Promise.resolve(page(key)) });
}

const rendered = () => render.mock.calls.map(([key]) => key);
const isFresh = (key: string) => cache.fresh(key) !== null;

test('after a change the pages that it made stale are rendered, and no others', async () => {
  for (const key of ['/a', '/b', '/c']) await visit(key);
  change('/a', '/c');
  await vi.waitFor(() => expect(isFresh('/a') && isFresh('/c')).toBe(true));
  expect(rendered().sort()).toEqual(['/a', '/c']);
  expect(onStale.mock.calls).toHaveLength(2);
  // When it is known what is stale, and when nothing is any more.
  await vi.waitFor(() => expect(onChecked).toHaveBeenCalledTimes(2));
});

test('those most asked for are rendered first', async () => {
  await visit('/zelden');
  await visit('/vaak', 20);
  await visit('/soms', 5);
  await visit('/zelden');
  change('menu');
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(3));
  expect(rendered()).toEqual(['/vaak', '/soms', '/zelden']);
});

test('one page is rendered at a time, and while a visitor waits for a page none', async () => {
  await visit('/a');
  await visit('/b');
  let finish: (rendered: Rendered) => void = () => undefined;
  const slow = new Promise<Rendered>((resolve) => (finish = resolve));
  const waiting = cache.get({ key: '/bezoek', flight: '/bezoek', render: () => slow });
  let now = 0;
  let most = 0;
  render.mockImplementation(async (key) => {
    now += 1;
    most = Math.max(most, now);
    await new Promise((resolve) => setTimeout(resolve, 5));
    now -= 1;
    return page(key);
  });
  change('menu');
  await vi.waitFor(() => expect(onChecked).toHaveBeenCalled());
  expect(render).not.toHaveBeenCalled();
  finish(page('/bezoek'));
  await waiting;
  await vi.waitFor(() => expect(isFresh('/a') && isFresh('/b')).toBe(true));
  expect(most).toBe(1);
});

test('a newer change starts it anew, with what is most asked for now', async () => {
  for (const key of ['/a', '/b', '/c']) await visit(key);
  await visit('/a', 3);
  await visit('/b', 2);
  render.mockImplementationOnce((key) => {
    change('/a', 'menu');
    return Promise.resolve(page(key));
  });
  change('menu');
  await vi.waitFor(() => expect(['/a', '/b', '/c'].every(isFresh)).toBe(true));
  // The first rendering began before the second change.
  expect(rendered()).toEqual(['/a', '/a', '/b', '/c']);
});

test('what somebody asked for meanwhile is not rendered once more', async () => {
  await visit('/a', 9);
  await visit('/b');
  render.mockImplementationOnce(async (key) => {
    await visit('/b');
    return page(key);
  });
  change('menu');
  await vi.waitFor(() => expect(isFresh('/a') && isFresh('/b')).toBe(true));
  expect(rendered()).toEqual(['/a']);
});

test('while the content backend does not answer it stops, and looks again by itself', async () => {
  for (let at = 0; at < 9; at += 1) await visit(`/p${at}`);
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  render.mockImplementation((key) => Promise.resolve({ ...page(key), status: 503 }));
  change('menu');
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(3));
  for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
  expect(render).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(5000);
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(6));
  vi.useRealTimers();
});

test('a page that fails alone is tried again, though nothing changes any more', async () => {
  for (const key of ['/a', '/b', '/c']) await visit(key);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  render.mockImplementation((key) => Promise.resolve({ ...page(key), status: key === '/b' ? 503 : 200 }));
  change('menu');
  await vi.waitFor(() => expect(rendered().sort()).toEqual(['/a', '/b', '/c']));
  render.mockImplementation((key) => Promise.resolve(page(key)));
  await vi.waitFor(() => {
    vi.advanceTimersByTime(5000);
    expect(isFresh('/b')).toBe(true);
  });
  expect(
    rendered()
      .filter((key) => key !== '/b')
      .sort(),
  ).toEqual(['/a', '/c']);
  vi.useRealTimers();
});
