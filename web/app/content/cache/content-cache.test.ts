import { expect, test, vi } from 'vitest';
import { CmsUnavailable } from '../client/errors';
import { createKeptContent, type Made } from './content-cache';

const away = new CmsUnavailable({ method: 'GET', url: 'http://127.0.0.1/api/exhibitors', body: null });

/** What the content backend says, and content that is kept of it. */
function keeping(options: { room?: number; heard?: boolean } = {}) {
  let time = 0;
  const { room, heard = true } = options;
  const kept = createKeptContent({ clock: () => time, ...(room !== undefined && { room }) });
  kept.heard(heard);
  const backend = { says: { title: 'Welkom' }, tags: ['pages', 'p1'] };
  const load = vi.fn((): Promise<Made<{ title: string }>> => {
    const { says, tags } = backend;
    return Promise.resolve({ value: structuredClone(says), tags, length: 100 });
  });
  const ask = async (question = 'home', alsoTags: string[] = []) =>
    (await kept.answer(question, load, alsoTags)).value.title;
  const say = (tags: string[], gone = false) => kept.purge({ tags, gone });
  return { kept, backend, load, ask, say, pass: (ms: number) => (time += ms) };
}

test('an answer is asked for once, until something in it changes', async () => {
  const { ask, say, load, backend } = keeping();
  expect([await ask(), await ask()]).toEqual(['Welkom', 'Welkom']);
  say(['news-articles', 'n1']);
  await ask();
  expect(load).toHaveBeenCalledTimes(1);
  backend.says = { title: 'Tot ziens' };
  say(['pages', 'p1']);
  expect(await ask()).toBe('Tot ziens');
});

test('it says what an answer is made of, also when it was kept, but not what else changes it', async () => {
  const { kept, load, say } = keeping();
  for (let time = 0; time < 2; time += 1)
    expect((await kept.answer('home', load, ['redirects'])).tags).toEqual(['pages', 'p1']);
  say(['redirects', 'r1']);
  await kept.answer('home', load, ['redirects']);
  expect(load).toHaveBeenCalledTimes(2);
});

test('many who ask at once make one question, and whoever asks after a change another', async () => {
  const { ask, say, load, backend } = keeping();
  let release: (made: Made<{ title: string }>) => void = () => undefined;
  load.mockImplementationOnce(() => new Promise((resolve) => (release = resolve)));
  const before = [ask(), ask()];
  backend.says = { title: 'Tot ziens' };
  say(['pages', 'p1']);
  const after = ask();
  release({ value: { title: 'Welkom' }, tags: ['pages', 'p1'], length: 100 });
  expect(await Promise.all(before)).toEqual(['Welkom', 'Welkom']);
  expect(await after).toBe('Tot ziens');
  expect(load).toHaveBeenCalledTimes(2);
});

test('what changed while it was asked for is not kept', async () => {
  const { ask, say, load, backend } = keeping();
  load.mockImplementationOnce(() => {
    queueMicrotask(() => say(['pages', 'p1']));
    const made = { value: { title: 'Welkom' }, tags: ['pages', 'p1'], length: 100 };
    return new Promise((resolve) => setTimeout(resolve, 5, made));
  });
  expect(await ask()).toBe('Welkom');
  backend.says = { title: 'Tot ziens' };
  expect(await ask()).toBe('Tot ziens');
});

test('while changes are not told of, everything is asked anew, and what was kept stands in when there is no answer', async () => {
  const { kept, ask, load, backend } = keeping();
  await ask();
  kept.heard(false);
  backend.says = { title: 'Tot ziens' };
  expect(await ask()).toBe('Tot ziens');
  load.mockRejectedValueOnce(away);
  expect(await kept.answer('home', load)).toEqual({
    value: { title: 'Tot ziens' },
    tags: ['pages', 'p1', 'stand-in'],
  });
  load.mockRejectedValueOnce(new Error('refused'));
  await expect(ask()).rejects.toThrow('refused');
  // It was asked for while nobody would have told.
  kept.heard(true);
  backend.says = { title: 'Weer terug' };
  expect(await ask()).toBe('Weer terug');
});

test('what was taken off the site stands in for nothing', async () => {
  const { ask, say, load } = keeping();
  await ask();
  say(['pages', 'p1'], true);
  load.mockRejectedValueOnce(away);
  await expect(ask()).rejects.toBe(away);
});

test("a failure is nobody else's answer", async () => {
  const { ask, load } = keeping();
  load.mockRejectedValueOnce(away);
  await expect(ask()).rejects.toBe(away);
  expect(await ask()).toBe('Welkom');
});

test('nobody can change what is kept', async () => {
  const { kept, load } = keeping();
  const { value } = await kept.answer('home', load);
  expect(() => (value.title = 'Anders')).toThrow(TypeError);
});

test('what is kept is bounded, and what was asked for longest ago goes first', async () => {
  const { ask, load } = keeping({ room: 1300 });
  await ask('a');
  await ask('b');
  await ask('a');
  await ask('c');
  expect(load).toHaveBeenCalledTimes(3);
  await ask('a');
  expect(load).toHaveBeenCalledTimes(3);
  await ask('b');
  expect(load).toHaveBeenCalledTimes(4);
});

test('after half an hour an answer is looked up again, and nobody waits for that', async () => {
  const { ask, load, backend, pass } = keeping();
  await ask();
  backend.says = { title: 'Tot ziens' };
  pass(30 * 60_000 + 1);
  expect(await ask()).toBe('Welkom');
  await vi.waitFor(async () => expect(await ask()).toBe('Tot ziens'));
  expect(load).toHaveBeenCalledTimes(2);
});

/** A list of the content that is kept. */
function listing(heard = true) {
  const { kept, pass } = keeping({ heard });
  const rows = [{ documentId: 'a', name: 'Aalst', themes: [{ documentId: 'wood' }] }];
  const all = vi.fn(() => Promise.resolve<unknown[]>(rows));
  const some = vi.fn(() => Promise.resolve<unknown[]>(rows));
  const parse = (row: unknown) => (row as { name: string }).name;
  const get = () => kept.list('exhibitors', { type: 'exhibitors', sort: [], all, some, parse });
  return { kept, pass, rows, all, some, get };
}

test('a list has a tag of its own, and a change says whether it may have changed', async () => {
  const { kept, get } = listing();
  const { value, tags } = await get();
  const [type, tag = ''] = tags;
  expect(value).toEqual(['Aalst']);
  expect(type).toBe('exhibitors');
  expect(kept.purge({ tags: ['themes', 'stone'], gone: false })(tag)).toBe(false);
  expect(kept.purge({ tags: ['themes', 'wood'], gone: false })(tag)).toBe(true);
  // From a process before this one: nobody knows what it was made of.
  expect(kept.purge({ tags: ['themes', 'stone'], gone: false })('list:exhibitors:99')).toBe(true);
});

test('while changes are not told of, a list is asked for anew each time, and stands in when there is no answer', async () => {
  const { kept, get, all, rows } = listing(false);
  await get();
  rows.push({ documentId: 'b', name: 'Berg', themes: [] });
  expect((await get()).value).toEqual(['Aalst', 'Berg']);
  all.mockRejectedValueOnce(away);
  await expect(get()).rejects.toBe(away);
  kept.heard(true);
  await get();
  kept.heard(false);
  all.mockRejectedValueOnce(away);
  expect(await get()).toEqual({
    value: ['Aalst', 'Berg'],
    tags: ['exhibitors', 'list:exhibitors:0', 'stand-in'],
  });
});

test('after half an hour a list is looked up again, and nobody waits for that', async () => {
  const { get, all, rows, pass } = listing();
  await get();
  rows.push({ documentId: 'b', name: 'Berg', themes: [] });
  pass(30 * 60_000 + 1);
  expect((await get()).value).toEqual(['Aalst']);
  await vi.waitFor(async () => expect((await get()).value).toEqual(['Aalst', 'Berg']));
  expect(all).toHaveBeenCalledTimes(2);
});
