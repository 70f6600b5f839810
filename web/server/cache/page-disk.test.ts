import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachePage } from './cached-page';
import { createPageDisk } from './page-disk';

let folder: string;
const onTrouble = vi.fn();
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
  onTrouble.mockReset();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = (build = 'b1', where = folder) => createPageDisk({ folder: where, build, onTrouble });

const pageOf = (key: string, text = 'tekst '.repeat(100)) =>
  cachePage(
    { key, seq: 12, staleAt: 61_000 },
    {
      tags: ['a1', 'news-articles'],
      ownTags: ['a1', 'news-articles'],
      answers: new Map(),
      headers: new Headers({ 'content-type': 'text/html', 'x-own': 'é' }),
      body: Buffer.from(text),
    },
  );
const at = (seq: number, epoch = 'epoch') => ({ epoch, seq });

test('a process that is started anew has the pages of the one before, and where it was', async () => {
  const before = open();
  await before.load();
  const page = await pageOf('/nieuws');
  before.stored(page, at(12));
  before.reached(at(12));
  await before.settled();
  expect(await open().load()).toEqual({ pages: [page], place: at(12) });
  expect(onTrouble).not.toHaveBeenCalled();
});

test('copies are right up to the cursor, and those of another database are of no use', async () => {
  const before = open();
  await before.load();
  before.stored(await pageOf('/nieuws'), at(12));
  before.stored(await pageOf('/faq'), at(30));
  before.stored(await pageOf('/contact'), at(30, 'another'));
  before.reached(at(20));
  await before.settled();
  const { pages, place } = await open().load();
  const seqs = pages.map(({ key, seq }) => [key, seq]).sort();
  expect([seqs, place]).toEqual([
    [
      ['/faq', 30],
      ['/nieuws', 20],
    ],
    at(20),
  ]);
});

test('what is dropped is off the disk, in whatever order it is said', async () => {
  const disk = open();
  await disk.load();
  const page = await pageOf('/nieuws');
  disk.reached(at(12));
  disk.stored(page, at(12));
  disk.dropped(page);
  disk.stored(await pageOf('/faq'), at(12));
  await disk.settled();
  expect((await open().load()).pages.map(({ key }) => key)).toEqual(['/faq']);
});

test('a copy that may be of the past is stale at the next start, until it turns out to be right', async () => {
  const disk = open();
  await disk.load();
  const [news, questions] = [await pageOf('/nieuws'), await pageOf('/faq')];
  disk.stored(news, at(12));
  disk.stored(questions, at(12));
  disk.outdated(news);
  disk.reached(at(20));
  await disk.settled();
  const numbers = async (next: ReturnType<typeof open>) =>
    Object.fromEntries((await next.load()).pages.map(({ key, seq }) => [key, seq]));
  const next = open();
  expect(await numbers(next)).toEqual({ '/nieuws': -1, '/faq': 20 });
  next.confirmed(news, at(21));
  next.reached(at(21));
  await next.settled();
  expect(await numbers(open())).toEqual({ '/nieuws': 21, '/faq': 21 });
});

test('a copy from before another database came is written anew when it turns out to be right', async () => {
  const disk = open();
  await disk.load();
  const page = await pageOf('/nieuws');
  disk.stored(page, at(12));
  disk.confirmed(page, at(3, 'another'));
  disk.reached(at(3, 'another'));
  await disk.settled();
  expect((await open().load()).pages.map(({ key, seq }) => [key, seq])).toEqual([['/nieuws', 3]]);
});

test('pages of another build are of no use, and cleared away', async () => {
  const before = open('b1');
  await before.load();
  before.stored(await pageOf('/nieuws'), at(12));
  await before.settled();
  expect((await open('b2').load()).pages).toEqual([]);
  expect(await readdir(folder)).toEqual(['b2']);
});

test('half a file, or another one, is no page', async () => {
  const disk = open();
  await disk.load();
  disk.reached(at(12));
  disk.stored(await pageOf('/nieuws'), at(12));
  await disk.settled();
  const [name = ''] = (await readdir(join(folder, 'b1'))).filter((one) => one.endsWith('.page'));
  await truncate(join(folder, 'b1', name), 700);
  await writeFile(join(folder, 'b1', 'x.page'), 'no label\nat all');
  await writeFile(join(folder, 'b1', 'y.page'), '{"key":1}\n');
  expect((await open().load()).pages).toEqual([]);
  expect((await readdir(join(folder, 'b1'))).filter((one) => one.endsWith('.page'))).toEqual([]);
});

test('a disk that takes nothing is reported once, and costs nothing else', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  const disk = open('b1', file);
  expect(await disk.load()).toEqual({ pages: [], place: null });
  disk.stored(await pageOf('/nieuws'), at(1));
  disk.stored(await pageOf('/faq'), at(1));
  disk.reached(at(1));
  await disk.settled();
  expect(onTrouble).toHaveBeenCalledOnce();
});
