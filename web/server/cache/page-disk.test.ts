import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPage, tagsHeader } from './kept-page';
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
  keepPage(
    { key, path: key, madeAt: 1000, staleAt: 61_000 },
    {
      status: 200,
      headers: new Headers({ 'content-type': 'text/html', [tagsHeader]: 'a1 news-articles', 'x-own': 'é' }),
      body: Buffer.from(text),
    },
  );

test('a process that is started anew has the pages of the one before, and where it was', async () => {
  const before = open();
  await before.load();
  const page = await pageOf('/nieuws');
  before.kept(page);
  before.reached('epoch-12');
  await before.settled();
  expect(await open().load()).toEqual({ pages: [page], cursor: 'epoch-12' });
  expect(onTrouble).not.toHaveBeenCalled();
});

test('what is dropped is off the disk, in whatever order it is said', async () => {
  const disk = open();
  await disk.load();
  const page = await pageOf('/nieuws');
  disk.kept(page);
  disk.dropped(page);
  disk.kept(await pageOf('/faq'));
  await disk.settled();
  expect((await open().load()).pages.map(({ key }) => key)).toEqual(['/faq']);
});

test('pages of another build are of no use, and cleared away', async () => {
  const before = open('b1');
  await before.load();
  before.kept(await pageOf('/nieuws'));
  await before.settled();
  expect((await open('b2').load()).pages).toEqual([]);
  expect(await readdir(folder)).toEqual(['b2']);
});

test('half a file, or another one, is no page', async () => {
  const disk = open();
  await disk.load();
  disk.kept(await pageOf('/nieuws'));
  await disk.settled();
  const [name = ''] = (await readdir(join(folder, 'b1'))).filter((one) => one.endsWith('.page'));
  await truncate(join(folder, 'b1', name), 700);
  await writeFile(join(folder, 'b1', 'x.page'), 'no label\nat all');
  await writeFile(join(folder, 'b1', 'y.page'), '{"key":1}\n');
  expect((await open().load()).pages).toEqual([]);
  expect((await readdir(join(folder, 'b1'))).filter((one) => one.endsWith('.page'))).toEqual([]);
});

test('a disk that takes nothing is told of once, and costs nothing else', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  const disk = open('b1', file);
  expect(await disk.load()).toEqual({ pages: [], cursor: null });
  disk.kept(await pageOf('/nieuws'));
  disk.kept(await pageOf('/faq'));
  disk.reached('epoch-1');
  await disk.settled();
  expect(onTrouble).toHaveBeenCalledOnce();
});
