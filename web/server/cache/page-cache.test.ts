import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { staleAfterHeader, tagsHeader, type WholeAnswer } from './kept-page';
import { createPageCache, TooBusy, type PageCache } from './page-cache';
import { createPageStore } from './page-store';

const start = Date.UTC(2027, 1, 10);
let now: number;
let cache: PageCache;
const failures = vi.fn();

beforeEach(() => {
  now = start;
  failures.mockReset();
  cache = createPageCache({ store: createPageStore(10_000_000), clock: () => now, onFailure: failures });
});
afterEach(() => vi.useRealTimers());

function page(text: string, tags: string, headers: Record<string, string> = {}): WholeAnswer {
  const all = { 'content-type': 'text/html', [tagsHeader]: tags, ...headers };
  return { status: 200, headers: new Headers(all), body: Buffer.from(text) };
}

const unavailable = (): WholeAnswer => ({ status: 503, headers: new Headers(), body: Buffer.from('down') });

/** Asks for an address, and says which text came and from where. */
async function ask(render: () => Promise<WholeAnswer>, key = '/nieuws') {
  const path = key.split('?')[0] ?? key;
  const got = await cache.get({ key, flight: key, path, render });
  return 'kept' in got
    ? `${got.from} ${got.kept.sendable.get('identity')?.body.toString()}`
    : `${got.answer.status} ${got.answer.body.toString()}`;
}

/** A rendering that ends when told to. */
function held() {
  let finish: (answer: WholeAnswer) => void = () => undefined;
  const answer = new Promise<WholeAnswer>((resolve) => (finish = resolve));
  return { render: () => answer, finish };
}

const purge = (tags: string[], gone = false) => cache.purge({ tags, paths: [], gone });

test('a page is made once and then kept', async () => {
  const render = vi.fn(() => Promise.resolve(page('één', 'news-articles a1')));
  expect(await ask(render)).toBe('miss één');
  expect(await ask(render)).toBe('hit één');
  expect(render).toHaveBeenCalledOnce();
});

test('a thousand who ask for a page that is not there wait for one rendering', async () => {
  const { render, finish } = held();
  const counted = vi.fn(render);
  const answers = Array.from({ length: 1000 }, () => ask(counted));
  finish(page('samen', 'a1'));
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['miss samen']));
  expect(counted).toHaveBeenCalledOnce();
});

test('a change touches the pages made of it and no others', async () => {
  await ask(() => Promise.resolve(page('lijst', 'news-articles a1 a2')), '/nieuws');
  await ask(() => Promise.resolve(page('eerste', 'a1')), '/nieuws/1/eerste');
  await ask(() => Promise.resolve(page('tweede', 'a2')), '/nieuws/2/tweede');
  await ask(() => Promise.resolve(page('faq', 'faq-questions')), '/faq');
  expect(purge(['a1', 'news-articles'])).toBe(2);
  const again = () => Promise.resolve(page('nieuw', 'x'));
  expect(await ask(again, '/nieuws')).toBe('miss nieuw');
  expect(await ask(again, '/nieuws/1/eerste')).toBe('miss nieuw');
  expect(await ask(again, '/nieuws/2/tweede')).toBe('hit tweede');
  expect(await ask(again, '/faq')).toBe('hit faq');
});

test.each([
  ['/oud', '/oud', true],
  ['/oud', '/en/oud', true],
  ['/oud/*', '/oud/verder', true],
  ['/oud/*', '/ouder', false],
  ['/en/oud', '/oud', true],
  ['/nieuws/12/oude-naam', '/nieuws/12/nieuwe-naam', true],
  ['/nieuws/12', '/nieuws/123/naam', false],
  ['/nieuws', '/nieuws/12/naam', false],
])('a redirect from %s touches %s: %s', async (source, path, touched) => {
  await ask(() => Promise.resolve(page('x', 'a1')), path);
  expect(cache.purge({ tags: ['redirects', 'r1'], paths: [source], gone: false })).toBe(touched ? 1 : 0);
});

test('what changed while a page was made is not kept, and who asks after it gets a new one', async () => {
  const slow = held();
  const before = ask(slow.render);
  purge(['a1']);
  const after = ask(() => Promise.resolve(page('nieuw', 'a1')));
  expect(await after).toBe('miss nieuw');
  slow.finish(page('oud', 'a1'));
  expect(await before).toBe('miss oud');
  expect(await ask(() => Promise.resolve(page('anders', 'a1')))).toBe('hit nieuw');
});

test('a change to something else while a page was made does not matter', async () => {
  const slow = held();
  const before = ask(slow.render);
  purge(['b1']);
  slow.finish(page('zelfde', 'a1'));
  await before;
  expect(await ask(() => Promise.reject(new Error('not asked')))).toBe('hit zelfde');
});

test('an old page is shown while a newer one is made', async () => {
  await ask(() => Promise.resolve(page('oud', 'a1')));
  now += 61_000;
  const slow = held();
  expect(await ask(slow.render)).toBe('stale oud');
  slow.finish(page('nieuw', 'a1'));
  await vi.waitFor(async () => expect(await ask(slow.render)).toBe('hit nieuw'));
});

test('a page of content that may be old is shown, and not kept', async () => {
  expect(await ask(() => Promise.resolve(page('oud', 'a1 stand-in')))).toBe('200 oud');
  expect(await ask(() => Promise.resolve(page('nieuw', 'a1')))).toBe('miss nieuw');
});

test('a page that is much older is waited for', async () => {
  await ask(() => Promise.resolve(page('oud', 'a1')));
  now += 301_000;
  expect(await ask(() => Promise.resolve(page('nieuw', 'a1')))).toBe('miss nieuw');
});

test.each([
  ['answers 503', () => Promise.resolve(unavailable())],
  ['fails', () => Promise.reject(new Error('down'))],
  ['gives a page of content that may be old', () => Promise.resolve(page('oud', 'a1 stand-in'))],
])(
  'when rendering %s, an outdated page is better than none, and nobody waits a second time',
  async (_how, broken) => {
    await ask(() => Promise.resolve(page('oud', 'a1')));
    purge(['a1']);
    const tried = vi.fn(broken);
    expect(await ask(tried)).toBe('stale oud');
    expect(await ask(tried)).toBe('stale oud');
    expect(tried).toHaveBeenCalledOnce();
    now += 5001;
    expect(await ask(() => Promise.resolve(page('nieuw', 'a1')))).toBe('miss nieuw');
  },
);

test('when rendering hangs, an outdated page comes after a while, and at once after that', async () => {
  await ask(() => Promise.resolve(page('oud', 'a1')));
  purge(['a1']);
  vi.useFakeTimers();
  const waiting = ask(held().render);
  await vi.advanceTimersByTimeAsync(1500);
  expect(await waiting).toBe('stale oud');
  expect(await ask(held().render)).toBe('stale oud');
});

test('what was taken off the site is not shown any more, whatever happens', async () => {
  await ask(() => Promise.resolve(page('geheim', 'a1')));
  purge(['a1'], true);
  expect(await ask(() => Promise.resolve(unavailable()))).toBe('503 down');
  await expect(ask(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(failures).toHaveBeenCalledOnce();
});

test('when nothing is known of what changed, everything is made anew', async () => {
  await ask(() => Promise.resolve(page('oud', 'a1')), '/faq');
  cache.outdateAll();
  expect(await ask(() => Promise.resolve(page('nieuw', 'a1')), '/faq')).toBe('miss nieuw');
});

test.each([
  ['sets a cookie', { 'set-cookie': 'a=1' }, 200],
  ['is private', { 'cache-control': 'private, no-cache' }, 200],
  ['is not to be stored', { 'cache-control': 'public, no-store' }, 200],
  ['is not found', {}, 404],
  ['leads elsewhere', { location: '/x' }, 302],
])('an answer that %s is not kept', async (_what, headers, status) => {
  const render = vi.fn(() => Promise.resolve({ ...page('x', 'a1', headers), status }));
  expect(await ask(render)).toBe(`${status} x`);
  await ask(render);
  expect(render).toHaveBeenCalledTimes(2);
});

test('a page that is gone takes the kept one with it', async () => {
  await ask(() => Promise.resolve(page('oud', 'a1')));
  purge(['a1']);
  await ask(() => Promise.resolve({ ...page('weg', 'a1'), status: 404 }));
  expect(await ask(() => Promise.resolve(unavailable()))).toBe('503 down');
});

test('more pages than can be made at once stand in line, and more than that are refused at once', async () => {
  const slow = held();
  const asked = Array.from({ length: 224 }, (_, at) => ask(slow.render, `/nieuws?pagina=${at}`));
  await expect(ask(slow.render, '/nieuws?pagina=999')).rejects.toThrow(TooBusy);
  slow.finish(page('x', 'a1'));
  expect(await Promise.all(asked)).toHaveLength(224);
});

test('a page that says when something in it ends is made again then, and nobody waits for it', async () => {
  const until = (text: string, ms: number) => page(text, 's1', { [staleAfterHeader]: String(ms) });
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

test.each(['', 'morgen', '-1', 'Infinity'])(
  'a page that says "%s" of its end is kept like any other',
  async (said) => {
    await ask(() => Promise.resolve(page('tekst', 's1', { [staleAfterHeader]: said })), '/');
    expect(cache.fresh('/')).not.toBeNull();
  },
);

test('when a page ends is for the cache alone', async () => {
  await ask(() => Promise.resolve(page('tekst', 's1', { [staleAfterHeader]: '5000' })), '/');
  const { headers = [] } = cache.fresh('/')?.sendable.get('identity') ?? {};
  expect(headers.map((text) => text.toLowerCase())).not.toContain(staleAfterHeader);
});
