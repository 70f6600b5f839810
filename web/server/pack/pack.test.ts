import { encode } from 'turbo-stream';
import { beforeEach, expect, test } from 'vitest';
import { createChangeLog, type ChangeLog } from '../../caching/change-log';
import type { Rendered } from '../cache/cached-page';
import { createPack, PackUnavailable } from './pack';
import { writeShared } from './shared-values';

let log: ChangeLog;
/** Content of the pages, by path; null for a page that is not there. */
let content: Map<string, object | null>;
let rendered: string[];
let isDown: boolean;
let isUnchanged: boolean;
beforeEach(() => {
  log = createChangeLog();
  log.record({ head: { epoch: 'e', seq: 1 }, reset: true, changes: [] });
  content = new Map([
    ['/a', { text: 'een' }],
    ['/b', { text: 'twee' }],
  ]);
  rendered = [];
  isDown = false;
  isUnchanged = false;
});

function change(tags: string[], gone = false): void {
  const seq = log.seq + 1;
  log.record({ head: { epoch: 'e', seq }, reset: false, changes: [{ seq, tags, gone }] });
}

const used = { ownTags: [], answers: new Map(), seq: Infinity, staleAfterMs: Infinity, isDegraded: false };

async function render(path: string): Promise<Rendered> {
  rendered.push(path);
  const data = content.get(path) ?? null;
  const routes = { root: { data: { site: 'De beurs' } }, page: { data } };
  const body = Buffer.from(await new Response(encode(routes)).arrayBuffer());
  const status = isDown ? 503 : data === null ? 404 : 200;
  return { ...used, status, headers: new Headers(), body, tags: [path] };
}

const open = () =>
  createPack({
    languages: ['nl'],
    types: ['praktisch'],
    log,
    renderData: render,
    findUnchanged: () => Promise.resolve(isUnchanged ? { tags: ['list', '/b'], seq: log.seq } : null),
    isBusy: () => false,
    contentOf: () =>
      Promise.resolve({
        pages: [...content.keys()].map((path) => ({ type: 'praktisch', path })),
        values: { redirects: { '/oud/*': '/a' } },
      }),
    record: async (work) => ({ ...used, tags: ['list'], value: await work() }),
  });

async function pagesOf(pack: ReturnType<typeof open>): Promise<unknown> {
  const body = (await (await pack.current('nl'))?.get('praktisch')?.whole())?.get('identity');
  const { pages } = JSON.parse(body?.toString() ?? '{}') as { pages: unknown };
  return pages;
}

test('a pack holds the data of each page, without that of the frame', async () => {
  const pack = open();
  expect(await pagesOf(pack)).toEqual({
    '/a': { page: { data: { text: 'een' } } },
    '/b': { page: { data: { text: 'twee' } } },
  });
  expect(await pack.current('fr')).toBeNull();
});

test('what has a name stands beside what pages share', async () => {
  const card = { title: 'Hout'.repeat(50) };
  content = new Map([
    ['/a', { list: [card] }],
    ['/b', { list: [card] }],
  ]);
  const body = (await (await open().current('nl'))?.get('gedeeld')?.whole())?.get('identity');
  const { pages: beside } = JSON.parse(body?.toString() ?? '{}') as { pages: Record<string, unknown> };
  expect(beside.redirects).toEqual({ '/oud/*': '/a' });
  expect(Object.values(beside)).toContainEqual(card);
  expect(Object.keys(beside)).toHaveLength(2);
});

test('after a change only what it touched is rendered again, and the version goes with the content', async () => {
  const pack = open();
  const version = async () => (await pack.current('nl'))?.get('praktisch')?.version;
  const before = await version();
  change(['/b']);
  rendered = [];
  expect(await version()).toBe(before);
  content.set('/b', { text: 'drie' });
  change(['/b']);
  expect(await version()).not.toBe(before);
  expect(rendered).toEqual(['/b', '/b']);
  content.set('/b', { text: 'twee' });
  change(['/b']);
  expect(await version()).toBe(before);
});

test('after a change that makes no difference nothing is rendered, and what comes after it counts', async () => {
  const pack = open();
  const before = await pagesOf(pack);
  rendered = [];
  isUnchanged = true;
  change(['/a']);
  expect(await pagesOf(pack)).toEqual(before);
  expect(rendered).toEqual([]);
  isUnchanged = false;
  content.set('/a', { text: 'drie' });
  change(['list', '/b']);
  expect(await pagesOf(pack)).toMatchObject({ '/a': { page: { data: { text: 'drie' } } } });
});

test('what was taken off the site is not in it any more', async () => {
  const pack = open();
  await pack.current('nl');
  content.set('/a', null);
  change(['/a'], true);
  expect(await pagesOf(pack)).toEqual({ '/b': { page: { data: { text: 'twee' } } } });
  content.delete('/b');
  change(['list', '/b'], true);
  expect(await pagesOf(pack)).toEqual({});
});

test('without the content backend, or without word of its changes, there is no pack rather than an old one', async () => {
  const pack = open();
  await pack.current('nl');
  change(['/a']);
  isDown = true;
  await expect(pack.current('nl')).rejects.toThrow(PackUnavailable);
  isDown = false;
  await pack.current('nl');
  const silent = createChangeLog();
  log = silent;
  await expect(open().current('nl')).rejects.toThrow(PackUnavailable);
});

test('whoever asks while it is made waits for the same rendering', async () => {
  const pack = open();
  await Promise.all([pack.current('nl'), pack.current('nl'), pack.current('nl')]);
  expect(rendered).toEqual(['/a', '/b']);
});

test('what stands in several lists is written once, and whoever puts it back has what there was', async () => {
  const card = { publicId: 7, title: 'Hout'.repeat(50), speakers: [{ publicId: 1, name: 'x'.repeat(200) }] };
  const data = new Map<string, unknown>([
    ['/a', { list: [card, null, 1], none: undefined }],
    ['/b', { list: [{ ...card }], speaker: card.speakers }],
  ]);
  const { pages: written, values } = await writeShared(data);
  expect(values.size).toBe(2);
  expect([...written.values()].join('')).not.toContain('Hout');
  const put = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value), (_name, found: { $?: string } | null) =>
      typeof found?.$ === 'string' ? put(JSON.parse(values.get(found.$) ?? '')) : found,
    );
  for (const [path, text] of written) expect(put(JSON.parse(text))).toEqual(put(data.get(path)));
});
