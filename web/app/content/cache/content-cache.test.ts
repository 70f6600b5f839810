import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createChangeLog, type ChangeLog } from '../../../caching/change-log';
import { CmsUnavailable } from '../client/errors';
import { createContentCache, type Answer } from './content-cache';

const away = new CmsUnavailable({ method: 'GET', url: 'http://127.0.0.1/api/exhibitors', body: null });
type Loaded = Answer<{ title: string }> & { length: number };

let log: ChangeLog;
beforeEach(() => {
  log = createChangeLog();
  log.record({ head: { epoch: 'e', seq: 1 }, reset: true, changes: [] });
});

function change(tags: string[], gone = false): void {
  const seq = log.seq + 1;
  log.record({ head: { epoch: 'e', seq }, reset: false, changes: [{ seq, tags, gone }] });
}

/** Everything may have changed. */
function reset(): void {
  log.record({ head: { epoch: 'e', seq: log.seq }, reset: true, changes: [] });
}

function caching(options: { maxCharacters?: number; follows?: boolean } = {}) {
  const { follows = true, ...size } = options;
  const cache = createContentCache(size);
  if (follows) cache.follow(log);
  const backend = { title: 'Welkom' };
  const load = vi.fn((): Promise<Loaded> =>
    Promise.resolve({ value: { title: backend.title }, tags: ['pages', 'p1'], length: 100 }),
  );
  const ask = async (question = 'home') => (await cache.get(question, load)).value.title;
  return { cache, backend, load, ask };
}

test('a response is asked for once and is the same object, until something in it changes', async () => {
  const { cache, ask, load, backend } = caching();
  const first = await cache.get('home', load);
  change(['news-articles', 'n1']);
  expect((await cache.get('home', load)).value).toBe(first.value);
  expect(load).toHaveBeenCalledTimes(1);
  backend.title = 'Tot ziens';
  change(['pages', 'p1']);
  expect(await ask()).toBe('Tot ziens');
});

test('many who ask at once make one question, and whoever asks after a change another', async () => {
  const { ask, load, backend } = caching();
  let release: (loaded: Loaded) => void = () => undefined;
  load.mockImplementationOnce(() => new Promise((resolve) => (release = resolve)));
  const before = [ask(), ask()];
  backend.title = 'Tot ziens';
  change(['pages', 'p1']);
  const after = ask();
  expect(await after).toBe('Tot ziens');
  release({ value: { title: 'Welkom' }, tags: ['pages', 'p1'], length: 100 });
  expect(await Promise.all(before)).toEqual(['Welkom', 'Welkom']);
  expect(load).toHaveBeenCalledTimes(2);
  // The late response took the place of nothing.
  expect(await ask()).toBe('Tot ziens');
  expect(load).toHaveBeenCalledTimes(2);
});

/** A response that comes when it is released. */
function held(load: ReturnType<typeof caching>['load']) {
  let release: (loaded: Loaded) => void = () => undefined;
  load.mockImplementationOnce(() => new Promise((resolve) => (release = resolve)));
  return (tags: string[], title = 'Welkom') => release({ value: { title }, tags, length: 100 });
}

test('whoever asks after a change that touched no tag of the last response waits for the question under way', async () => {
  const { ask, load } = caching();
  await ask();
  change(['pages', 'p1']);
  const release = held(load);
  const before = ask();
  change(['news-articles', 'n1']);
  const after = ask();
  release(['pages', 'p1'], 'Tot ziens');
  expect(await Promise.all([before, after])).toEqual(['Tot ziens', 'Tot ziens']);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a response that turns out to depend on what changed while it was under way is asked for once more', async () => {
  const { ask, load, backend } = caching();
  await ask();
  change(['pages', 'p1']);
  const release = held(load);
  const before = ask();
  change(['speakers', 's1']);
  const after = ask();
  backend.title = 'Tot ziens';
  release(['pages', 'p1', 's1']);
  expect(await before).toBe('Welkom');
  expect(await after).toBe('Tot ziens');
  expect(load).toHaveBeenCalledTimes(3);
});

test('a response has the number from before it was asked for: what changed meanwhile makes it stale', async () => {
  const { cache, ask, load, backend } = caching();
  load.mockImplementationOnce(() => {
    change(['pages', 'p1']);
    return Promise.resolve({ value: { title: 'Welkom' }, tags: ['pages', 'p1'], length: 100 });
  });
  expect(await cache.get('home', load)).toMatchObject({ value: { title: 'Welkom' }, seq: 1 });
  backend.title = 'Tot ziens';
  expect(await ask()).toBe('Tot ziens');
});

test('a stale answer is given when there is no other, with its own number, and says that it is degraded', async () => {
  const { cache, ask, load } = caching();
  await ask();
  change(['pages', 'p1']);
  load.mockRejectedValueOnce(away);
  expect(await cache.get('home', load)).toEqual({
    value: { title: 'Welkom' },
    answers: new Map([['home', 1]]),
    tags: ['pages', 'p1'],
    seq: 1,
    isDegraded: true,
  });
  load.mockRejectedValueOnce(new Error('refused'));
  await expect(ask()).rejects.toThrow('refused');
});

test('what was taken off the site is not given, also after everything became stale', async () => {
  const { ask, load } = caching();
  await ask();
  change(['pages', 'p1'], true);
  load.mockRejectedValue(away);
  await expect(ask()).rejects.toBe(away);
  reset();
  await expect(ask()).rejects.toBe(away);
});

test('without a connection to the changes everything is asked for each time, and stale answers are for failures', async () => {
  const { ask, load, backend } = caching({ follows: false });
  await ask();
  backend.title = 'Tot ziens';
  expect(await ask()).toBe('Tot ziens');
  load.mockRejectedValueOnce(away);
  expect(await ask()).toBe('Tot ziens');
});

test('a response that no change touched is good for all changes so far', async () => {
  const { cache, load } = caching();
  expect(await cache.get('home', load)).toMatchObject({ seq: 1 });
  change(['news-articles', 'n1']);
  expect(await cache.get('home', load)).toMatchObject({ seq: 2 });
  change(['pages', 'p1']);
  load.mockRejectedValueOnce(away);
  expect(await cache.get('home', load)).toMatchObject({ seq: 2, isDegraded: true });
});

test('when everything may have changed, everything is asked for again', async () => {
  const { ask, load } = caching();
  await ask();
  reset();
  await ask();
  expect(load).toHaveBeenCalledTimes(2);
});

test("a failure is nobody else's answer", async () => {
  const { ask, load } = caching();
  load.mockRejectedValueOnce(away);
  await expect(ask()).rejects.toBe(away);
  expect(await ask()).toBe('Welkom');
});

test('nobody can change what is cached', async () => {
  const { cache, load } = caching();
  const { value } = await cache.get('home', load);
  expect(() => (value.title = 'Anders')).toThrow(TypeError);
});

test('the cache is bounded, and what was asked for longest ago goes first', async () => {
  const { ask, load } = caching({ maxCharacters: 1300 });
  for (const question of ['a', 'b', 'a', 'c']) await ask(question);
  expect(load).toHaveBeenCalledTimes(3);
  await ask('a');
  expect(load).toHaveBeenCalledTimes(3);
  await ask('b');
  expect(load).toHaveBeenCalledTimes(4);
});

describe('what was made of answers', () => {
  const madeOf = async (cache: ReturnType<typeof caching>['cache'], load: () => Promise<Loaded>) => ({
    ...(await cache.get('home', load)),
    ownTags: ['own'],
  });

  test('is the same when their values are, and its number and tags then are those of the new answers', async () => {
    const { cache, load } = caching();
    const made = await madeOf(cache, load);
    load.mockResolvedValueOnce({ value: { title: 'Welkom' }, tags: ['pages', 'p1', 'p2'], length: 100 });
    change(['p1']);
    expect(await cache.findUnchanged(made)).toEqual({ tags: ['own', 'pages', 'p1', 'p2'], seq: 2 });
    expect((await cache.get('home', load)).value).toBe(made.value);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('is asked for once, however much was made of it', async () => {
    const { cache, load } = caching();
    const made = await madeOf(cache, load);
    change(['p1']);
    await Promise.all([cache.findUnchanged(made), cache.findUnchanged(made), cache.findUnchanged(made)]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['another value', { title: 'Tot ziens' }],
    ['another value of the same number', { title: 'Welkom', more: 1 }],
  ])('is not with %s', async (_what, value) => {
    const { cache, load } = caching();
    const made = await madeOf(cache, load);
    load.mockResolvedValueOnce({ value, tags: ['pages', 'p1'], length: 100 });
    change(['p1']);
    expect(await cache.findUnchanged(made)).toBeNull();
    // A value that comes back is another one: who saw the one in between has to know.
    change(['p1']);
    expect(await cache.findUnchanged(made)).toBeNull();
  });

  test('is not known when something else in it changed, an answer fell out, or nobody answers', async () => {
    const { cache, load } = caching({ maxCharacters: 700 });
    const made = await madeOf(cache, load);
    change(['own']);
    expect(await cache.findUnchanged(made)).toBeNull();
    expect(await cache.findUnchanged({ ...made, ownTags: [] })).not.toBeNull();
    change(['p1']);
    load.mockRejectedValueOnce(away);
    expect(await cache.findUnchanged({ ...made, ownTags: [] })).toBeNull();
    await cache.get('other', load);
    expect(await cache.findUnchanged({ ...made, ownTags: [] })).toBeNull();
    expect(await cache.findUnchanged({ ...made, answers: new Map() })).toBeNull();
  });

  test('is not known without a connection to the changes', async () => {
    const { cache, load } = caching({ follows: false });
    expect(await cache.findUnchanged(await madeOf(cache, load))).toBeNull();
  });
});
