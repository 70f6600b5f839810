import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FindUnchanged } from '../../caching/staleness';
import type { CachedPage, Rendered } from './cached-page';
import { createChangeLog, type ChangeLog } from '../../caching/change-log';
import { createPageCache, TooBusy, type Asked, type Got, type PageCache } from './page-cache';
import { createPageStore } from './page-store';

const start = Date.UTC(2027, 1, 10);
let now: number;
let cache: PageCache;
let log: ChangeLog;
const failures = vi.fn();

beforeEach(() => {
  now = start;
  failures.mockReset();
  log = createChangeLog({ clock: () => now });
  log.record({ head: { epoch: 'e', seq: 1 }, reset: true, changes: [] });
  cache = createPageCache({ store: createPageStore(10_000_000), log, clock: () => now, onFailure: failures });
});
afterEach(() => vi.useRealTimers());

const used = { ownTags: [], answers: new Map(), seq: Infinity, staleAfterMs: Infinity, isDegraded: false };

function page(text: string, tags: string, headers: Record<string, string> = {}): Rendered {
  const all = new Headers({ 'content-type': 'text/html', ...headers });
  return { ...used, status: 200, headers: all, body: Buffer.from(text), tags: tags.split(' ') };
}

const degraded = (text: string, tags: string): Rendered => ({ ...page(text, tags), isDegraded: true });
const unavailable = (): Rendered => ({ ...page('down', ''), status: 503 });

/** Asks for a path, and says which text came and from where. */
async function ask(render: Asked['render'], key = '/nieuws') {
  const got = await cache.get({ key, flight: key, render });
  return 'page' in got
    ? `${got.from} ${got.page.sendable.get('identity')?.body.toString()}`
    : `${got.response.status} ${got.response.body.toString()}`;
}

/** A rendering that ends when `finish` is called. */
function held() {
  let finish: (rendered: Rendered) => void = () => undefined;
  const response = new Promise<Rendered>((resolve) => (finish = resolve));
  return { render: () => response, finish };
}

/** Something changes, and the cache knows at once. */
function change(tags: string[], gone = false): void {
  const seq = log.seq + 1;
  log.record({ head: { epoch: 'e', seq }, reset: false, changes: [{ seq, tags, gone }] });
}

/** The same, so long ago that nobody gets a stale page. */
function changeBefore(tags: string[]): void {
  change(tags);
  now += 5000;
}

test('a page is rendered once and then cached', async () => {
  const render = vi.fn(() => Promise.resolve(page('één', 'news-articles a1')));
  expect(await ask(render)).toBe('miss één');
  expect(await ask(render)).toBe('hit één');
  expect(render).toHaveBeenCalledOnce();
});

test('a thousand who ask for a page that is not there wait for one rendering', async () => {
  const { render, finish } = held();
  const counted = vi.fn(render);
  const responses = Array.from({ length: 1000 }, () => ask(counted));
  finish(page('samen', 'a1'));
  expect(new Set(await Promise.all(responses))).toEqual(new Set(['miss samen']));
  expect(counted).toHaveBeenCalledOnce();
});

test('a change makes the pages stale that use it, and no others', async () => {
  await ask(() => Promise.resolve(page('lijst', 'news-articles a1 a2')), '/nieuws');
  await ask(() => Promise.resolve(page('eerste', 'a1')), '/nieuws/1/eerste');
  await ask(() => Promise.resolve(page('tweede', 'a2')), '/nieuws/2/tweede');
  await ask(() => Promise.resolve(page('faq', 'faq-questions')), '/faq');
  changeBefore(['a1', 'news-articles']);
  const again = () => Promise.resolve(page('nieuw', 'x'));
  expect(await ask(again, '/nieuws')).toBe('miss nieuw');
  expect(await ask(again, '/nieuws/1/eerste')).toBe('miss nieuw');
  expect(await ask(again, '/nieuws/2/tweede')).toBe('hit tweede');
  expect(await ask(again, '/faq')).toBe('hit faq');
});

test('right after a change the stale page is sent while one for all is rendered; later it is waited for', async () => {
  await ask(() => Promise.resolve(page('oud', 'a1')));
  change(['a1']);
  now += 4999;
  const slow = held();
  const counted = vi.fn(slow.render);
  expect([await ask(counted), await ask(counted)]).toEqual(['stale oud', 'stale oud']);
  now += 1;
  const waiting = ask(counted);
  slow.finish(page('nieuw', 'a1'));
  expect(await waiting).toBe('miss nieuw');
  expect(counted).toHaveBeenCalledOnce();
  expect(await ask(counted)).toBe('hit nieuw');
});

test('changes that follow each other give a stale page no more time', async () => {
  await ask(() => Promise.resolve(page('oud', 'a1')));
  for (let turn = 0; turn < 4; turn += 1) {
    change(['a1']);
    now += 1500;
  }
  expect(await ask(() => Promise.resolve(page('nieuw', 'a1')))).toBe('miss nieuw');
});

test('who knows of a change waits for a page that new, and joins no rendering that began before it', async () => {
  await ask(() => Promise.resolve(page('oud', 'a1')));
  change(['a1']);
  const slow = held();
  expect(await ask(slow.render)).toBe('stale oud');
  change(['a1']);
  const fresh = () => Promise.resolve(page('nieuwst', 'a1'));
  const got = await cache.get({ key: '/nieuws', flight: '/nieuws', render: fresh, isFreshOnly: true });
  expect('page' in got && got.page.sendable.get('identity')?.body.toString()).toBe('nieuwst');
  slow.finish(page('nieuw', 'a1'));
  expect(await ask(slow.render)).toBe('hit nieuwst');
});

test('a change between the response of the content backend and the page makes the page stale', async () => {
  change(['a1']);
  change(['a1']);
  // Its content was asked for before the last change.
  await ask(() => Promise.resolve({ ...page('oud', 'a1'), seq: log.seq - 1 }));
  expect(cache.fresh('/nieuws')).toBeNull();
  expect(
    await cache.renew({ key: '/nieuws', flight: 'x', render: () => Promise.resolve(page('nieuw', 'a1')) }),
  ).toBe(true);
  expect(await ask(() => Promise.reject(new Error('not asked')))).toBe('hit nieuw');
});

test('what is taken off the site while the stale page is sent is not sent any more', async () => {
  await ask(() => Promise.resolve(page('oud', 'a1')));
  change(['a1']);
  const slow = held();
  expect(await ask(slow.render)).toBe('stale oud');
  change(['a1'], true);
  expect(await ask(() => Promise.resolve(page('zonder', 'x')))).toBe('miss zonder');
  slow.finish(page('oud', 'a1'));
  expect(await ask(() => Promise.reject(new Error('not asked')))).toBe('hit zonder');
});

test('what is taken off the site while a page is rendered is rendered without it, for who asked before as well', async () => {
  const slow = held();
  const renders = [slow.render, () => Promise.resolve(page('zonder', 'x'))];
  const waiting = ask(() => renders.shift()?.() ?? Promise.reject(new Error('once too often')));
  change(['a1'], true);
  slow.finish(page('geheim', 'a1'));
  expect(await waiting).toBe('miss zonder');
});

test('a page that was under way while everything became stale is stale', async () => {
  const slow = held();
  const waiting = ask(slow.render);
  log.record({ head: { epoch: 'another', seq: 1 }, reset: true, changes: [] });
  slow.finish(page('van de vorige', 'a1'));
  await waiting;
  expect(cache.fresh('/nieuws')).toBeNull();
});

test('when the feed is silent for half an hour, pages are rendered again, or sent when that fails', async () => {
  await ask(() => Promise.resolve(page('oud', 'a1')));
  now += 30 * 60_000;
  expect(await ask(() => Promise.reject(new Error('not asked')))).toBe('hit oud');
  now += 1;
  expect(await ask(() => Promise.resolve(unavailable()))).toBe('stale oud');
  now += 5000;
  expect(await ask(() => Promise.resolve(page('nieuw', 'a1')))).toBe('miss nieuw');
});

test('who asks after a change gets another rendering than who asked before, which takes its place nowhere', async () => {
  const slow = held();
  const before = ask(slow.render);
  change(['a1']);
  const after = ask(() => Promise.resolve(page('nieuw', 'a1')));
  expect(await after).toBe('miss nieuw');
  slow.finish(page('oud', 'a1'));
  expect(await before).toBe('miss oud');
  expect(await ask(() => Promise.resolve(page('anders', 'a1')))).toBe('hit nieuw');
});

test('a change to something else while a page was rendered does not matter', async () => {
  const slow = held();
  const before = ask(slow.render);
  change(['b1']);
  slow.finish(page('zelfde', 'a1'));
  await before;
  expect(await ask(() => Promise.reject(new Error('not asked')))).toBe('hit zelfde');
});

test('a page of stale content is sent, and not cached', async () => {
  expect(await ask(() => Promise.resolve(degraded('oud', 'a1')))).toBe('200 oud');
  expect(await ask(() => Promise.resolve(page('nieuw', 'a1')))).toBe('miss nieuw');
});

test.each([
  ['answers 503', () => Promise.resolve(unavailable())],
  ['fails', () => Promise.reject(new Error('down'))],
  ['gives a page of stale content', () => Promise.resolve(degraded('ouder', 'a1'))],
])(
  'when rendering %s, a stale page is better than none, and nobody waits a second time',
  async (_how, broken) => {
    await ask(() => Promise.resolve(page('oud', 'a1')));
    changeBefore(['a1']);
    const tried = vi.fn(broken);
    expect(await ask(tried)).toBe('stale oud');
    expect(await ask(tried)).toBe('stale oud');
    expect(tried).toHaveBeenCalledOnce();
    now += 5001;
    expect(await ask(() => Promise.resolve(page('nieuw', 'a1')))).toBe('miss nieuw');
  },
);

test('when rendering hangs, a stale page comes after a while, and at once after that', async () => {
  await ask(() => Promise.resolve(page('oud', 'a1')));
  changeBefore(['a1']);
  vi.useFakeTimers();
  const waiting = ask(held().render);
  await vi.advanceTimersByTimeAsync(1500);
  expect(await waiting).toBe('stale oud');
  expect(await ask(held().render)).toBe('stale oud');
});

test('what was taken off the site is not shown any more, whatever happens', async () => {
  await ask(() => Promise.resolve(page('geheim', 'a1')));
  change(['a1'], true);
  expect(await ask(() => Promise.resolve(unavailable()))).toBe('503 down');
  await expect(ask(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(failures).toHaveBeenCalledOnce();
});

test('when nobody knows what changed, everything is rendered again', async () => {
  await ask(() => Promise.resolve(page('oud', 'a1')), '/faq');
  log.record({ head: { epoch: 'e', seq: 9 }, reset: true, changes: [] });
  expect(await ask(() => Promise.resolve(page('nieuw', 'a1')), '/faq')).toBe('miss nieuw');
});

test.each([
  ['sets a cookie', { 'set-cookie': 'a=1' }, 200],
  ['is private', { 'cache-control': 'private, no-cache' }, 200],
  ['is not to be stored', { 'cache-control': 'public, no-store' }, 200],
  ['is not found', {}, 404],
  ['leads elsewhere', { location: '/x' }, 302],
])('a response that %s is not cached', async (_what, headers, status) => {
  const render = vi.fn(() => Promise.resolve({ ...page('x', 'a1', headers), status }));
  expect(await ask(render)).toBe(`${status} x`);
  await ask(render);
  expect(render).toHaveBeenCalledTimes(2);
});

test('a page that is not found any more takes the cached one with it', async () => {
  await ask(() => Promise.resolve(page('oud', 'a1')));
  changeBefore(['a1']);
  await ask(() => Promise.resolve({ ...page('weg', 'a1'), status: 404 }));
  expect(await ask(() => Promise.resolve(unavailable()))).toBe('503 down');
});

test('more pages than can be rendered at once wait in line, and more than that are rejected at once', async () => {
  const slow = held();
  const asked = Array.from({ length: 224 }, (_, at) => ask(slow.render, `/nieuws?pagina=${at}`));
  await expect(ask(slow.render, '/nieuws?pagina=999')).rejects.toThrow(TooBusy);
  slow.finish(page('x', 'a1'));
  expect(await Promise.all(asked)).toHaveLength(224);
});

test('a page that says when something in it ends is rendered again then, and nobody waits for it', async () => {
  const until = (text: string, staleAfterMs: number) => ({ ...page(text, 's1'), staleAfterMs });
  await ask(() => Promise.resolve(until('voor twaalven', 10_000)), '/');
  now += 9999;
  expect(cache.fresh('/')).not.toBeNull();
  now += 1;
  expect(cache.fresh('/')).toBeNull();
  const { render, finish } = held();
  expect(await ask(render, '/')).toBe('stale voor twaalven');
  finish(page('na twaalven', 's1'));
  await vi.waitFor(() => expect(cache.fresh('/')).not.toBeNull());
  expect(await ask(render, '/')).toBe('hit na twaalven');
});

describe('what changed and makes no difference', () => {
  const got = (page: string, from = 'miss') => `${from} ${page}`;
  const drawn = (text: string): Rendered => ({ ...page(text, 'a1'), dataDigest: text });
  const asking = async (
    render: (last: CachedPage | null) => Promise<Rendered>,
    findUnchanged?: FindUnchanged,
  ) => cache.get({ key: '/nieuws', flight: '/nieuws', render, findUnchanged, isFreshOnly: true });
  const textIn = (found: Got) => 'page' in found && found.page.sendable.get('identity')?.body.toString();

  test('in the answers: nothing is rendered, and the page has the number and the tags of now', async () => {
    await asking(() => Promise.resolve(drawn('één')));
    change(['a1']);
    const render = vi.fn();
    const found = await asking(render, () => Promise.resolve({ tags: ['a1', 'a2'], seq: log.seq }));
    expect(textIn(found)).toBe('één');
    expect(render).not.toHaveBeenCalled();
    expect(await ask(render)).toBe(got('één', 'hit'));
    change(['a2']);
    expect(cache.fresh('/nieuws')).toBeNull();
  });

  test('in the data: nothing is drawn, and the bytes stay as they are', async () => {
    const before = await asking(() => Promise.resolve(drawn('één')));
    changeBefore(['a1']);
    const render = vi.fn((last: CachedPage | null) =>
      Promise.resolve({ ...drawn(''), status: 304, isSame: last?.dataDigest === 'één' }),
    );
    const found = await asking(render);
    expect(render).toHaveBeenCalledOnce();
    if (!('page' in before) || !('page' in found)) throw new Error('no page');
    expect(found.page.sendable).toBe(before.page.sendable);
    expect(found.page.seq).toBe(log.seq);
    expect(await ask(render)).toBe(got('één', 'hit'));
  });

  test('in the bytes: they stay compressed as they are', async () => {
    const before = await asking(() => Promise.resolve(page('één', 'a1')));
    changeBefore(['a1']);
    const found = await asking(() => Promise.resolve(page('één', 'a1')));
    if (!('page' in before) || !('page' in found)) throw new Error('no page');
    expect(found.page.sendable).toBe(before.page.sendable);
  });

  test('by the word of a content backend that does not answer: the page is drawn', async () => {
    await asking(() => Promise.resolve(drawn('één')));
    changeBefore(['a1']);
    const render = vi.fn((last: CachedPage | null) =>
      Promise.resolve(
        last ? { ...drawn(''), status: 304, isSame: true, isDegraded: true } : degraded('oud', 'a1'),
      ),
    );
    expect(await ask(render)).toBe('stale één');
    expect(render.mock.calls.map(([last]) => last === null)).toEqual([false, true]);
  });

  test('although something was taken off the site: the page is sent once that is known, and not before', async () => {
    await asking(() => Promise.resolve(drawn('één')));
    change(['a1'], true);
    let known: (value: { tags: string[]; seq: number }) => void = () => undefined;
    const unchanged = new Promise<{ tags: string[]; seq: number }>((resolve) => (known = resolve));
    const render = vi.fn();
    let isSent = false;
    const waiting = asking(render, () => unchanged).then((found) => {
      isSent = true;
      return textIn(found);
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect([isSent, cache.fresh('/nieuws')]).toEqual([false, null]);
    known({ tags: ['a1'], seq: log.seq });
    expect(await waiting).toBe('één');
    expect(render).not.toHaveBeenCalled();
  });

  test('when its time is over as well: the data are looked at', async () => {
    await asking(() => Promise.resolve({ ...drawn('één'), staleAfterMs: 1000 }));
    now += 7000;
    const findUnchanged = vi.fn();
    const found = await asking(() => Promise.resolve(drawn('twee')), findUnchanged);
    expect(textIn(found)).toBe('twee');
    expect(findUnchanged).not.toHaveBeenCalled();
  });
});
