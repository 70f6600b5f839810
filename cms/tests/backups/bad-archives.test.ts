import { copyFile, cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { backupKey } from '../../../scripts/backup-key.mjs';
import { encrypted } from '../../src/platform/backups/encryption';
import {
  archiveFile,
  backUp,
  filesIn,
  makePlace,
  readArchive,
  runBackups,
  type Place,
} from '../harness/backups';
import { mountSmallDisk } from '../harness/small-disk';

/** Altered archives are never restored, and files that are not ours are never deleted. */
let place: Place;
let dataDir: string;
let archive: string;
let environmentFile: string;
beforeAll(async () => {
  place = await makePlace();
  dataDir = place.unused('data');
  environmentFile = place.unused('settings');
  await cp(inject('template'), dataDir, { recursive: true });
  await writeFile(environmentFile, 'JWT_SECRET=een lang geheim van deze beurs\n');
  archive = (await backUp(fair(), settings(place.archives))).name;
});
afterAll(() => place.remove());

const fair = (site = 'https://beurs.example') => ({
  site,
  dataDir,
  bucket: null,
  postgres: null,
  minFreeBytes: 0,
  environmentFile,
});
const settings = (folder: string, key = place.key) => ({
  place: { kind: 'folder' as const, folder },
  key,
  keep: { days: 2, weeks: 1, months: 1 },
  drill: true,
});

async function changed(change: (bytes: Buffer) => Buffer): Promise<string> {
  const file = place.unused('changed');
  await writeFile(file, change(await readFile(archive)));
  return file;
}
const flipped = (at: number) => (bytes: Buffer) => {
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  return bytes;
};
const read = (file: string, key = place.key) => readArchive(archiveFile(file), key, () => null);
/** Reads an archive as a restore does: what it holds is written. */
const write = (file: string) => {
  const folder = place.unused('written');
  return readArchive(archiveFile(file), place.key, (name) => path.join(folder, name));
};

it('an archive opens with its key, and has the secrets', async () => {
  const { environment, manifest } = await read(archive);
  expect(environment).toContain('JWT_SECRET=een lang geheim van deze beurs');
  expect(manifest.tables.length).toBeGreaterThan(100);
  const bytes = await readFile(archive);
  expect(bytes.includes('JWT_SECRET')).toBe(false);
  expect(bytes.includes('SQLite format')).toBe(false);
});

it('one bit that changed is noticed, wherever it is', async () => {
  const { length } = await readFile(archive);
  const spread = Array.from({ length: 60 }, (_none, at) => Math.floor((at * (length - 1)) / 59));
  for (const at of Array.from({ length: 250 }, (_none, byte) => byte))
    await expect(read(await changed(flipped(at))), `byte ${at}`).rejects.toThrow(/damaged|does not open/);
  for (const at of spread)
    await expect(write(await changed(flipped(at))), `byte ${at}`).rejects.toThrow(/damaged|does not open/);
}, 240_000);

it('an archive that ends too early is noticed, wherever it ends', async () => {
  const { length } = await readFile(archive);
  const chunk = 64 * 1024 + 16;
  const ends = [0, 1, 100, 200, 216, chunk + 216, chunk * 2, length - 17, length - 16, length - 1];
  for (const end of ends)
    await expect(write(await changed((bytes) => bytes.subarray(0, end))), `${end} bytes`).rejects.toThrow(
      /damaged|does not open/,
    );
  await expect(read(await changed((bytes) => Buffer.concat([bytes, bytes])))).rejects.toThrow('damaged');
}, 240_000);

const tarOf = (entries: Record<string, string>) => {
  const tar = pack();
  for (const [name, text] of Object.entries(entries)) tar.entry({ name }, text);
  tar.finalize();
  return buffer(tar);
};
const archiveOf = async (tar: Buffer) => {
  const file = place.unused('made');
  await writeFile(file, await buffer(await encrypted(Readable.from([gzipSync(tar)]), place.key)));
  return file;
};

it.each([
  ['about.json', '{"format":', 'is no JSON'],
  ['about.json', '{"format":"1"}', 'does not say what it is'],
  ['manifest.json', '"files"', 'its list is no list'],
  ['manifest.json', '{"files":[', 'is no JSON'],
])('an archive whose %s is %s is damaged', async (name, text, why) => {
  const entries = { 'about.json': '{"format":1}', environment: '', 'manifest.json': '{"files":[]}' };
  await expect(read(await archiveOf(await tarOf({ ...entries, [name]: text })))).rejects.toThrow(why);
});

it('an entry without a size that can be read is damage, and nothing is waited for', async () => {
  const bytes = await tarOf({ 'about.json': '{}' });
  // A number with its highest bits set is no octal text and no size.
  bytes.writeUInt8(0xaa, 124);
  bytes.fill(' ', 148, 156);
  const sum = bytes.subarray(0, 512).reduce((total, byte) => total + byte, 0);
  bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  await expect(read(await archiveOf(bytes))).rejects.toThrow('an entry has no size');
});

describe('a restore', () => {
  it.each([
    [
      'of a damaged archive',
      () => changed((bytes) => flipped(Math.floor(bytes.length / 2))(bytes)),
      'damaged',
    ],
    ['of half an archive', () => changed((bytes) => bytes.subarray(0, bytes.length / 2)), 'not whole'],
    ['of something else', () => changed(() => Buffer.from('geen archief')), 'does not open with this key'],
    ['of nothing', async () => place.unused('nothing'), 'cannot be read'],
  ])(
    '%s ends with one line, and leaves nothing',
    async (_what, make, line) => {
      const [target, made] = [place.unused('restored'), place.unused('settings')];
      const args = ['--from', await make(), '--to', target, '--env', made];
      const { code, lines } = await runBackups('restore', target, args, { BACKUP_KEY: place.key });
      expect([code, lines]).toEqual([1, [expect.stringContaining(line)]]);
      expect(await readdir(place.folder)).not.toContain(path.basename(target));
      expect(await readdir(place.folder)).not.toContain(path.basename(made));
    },
    60_000,
  );

  it.each([
    ['another key', () => backupKey(), 'does not open with this key'],
    ['a word', () => 'sleutel', 'BACKUP_KEY is not a key'],
    ['no key', () => '', 'BACKUP_KEY is missing'],
  ])(
    'with %s ends with one line',
    async (_what, key, line) => {
      const target = place.unused('restored');
      const args = ['--from', archive, '--to', target, '--env', place.unused('settings')];
      const { code, lines, said } = await runBackups('restore', target, args, { BACKUP_KEY: key() });
      expect([code, lines]).toEqual([1, [expect.stringContaining(line)]]);
      expect(said).not.toContain(place.key);
    },
    60_000,
  );
});

const disk = await mountSmallDisk(8);
afterAll(async () => {
  if ('folder' in disk) await disk.remove();
});

describe.skipIf(!('folder' in disk))('on a disk that is full', () => {
  const small = () => ('folder' in disk ? disk : Promise.reject(new Error('There is no small disk.')));

  it('a backup ends with one line, and leaves nothing', async () => {
    const { folder, fill, empty } = await small();
    const archives = path.join(folder, 'archives');
    await mkdir(archives);
    await fill(100_000);
    const args = ['--to', archives, '--env', environmentFile];
    const { code, lines } = await runBackups('backup', dataDir, args, { BACKUP_KEY: place.key });
    await empty();
    expect([code, lines]).toEqual([
      1,
      [expect.stringMatching(/^The disk of .* is full: no backup was made/)],
    ]);
    expect(await readdir(archives)).toEqual([]);
    expect(await readdir(dataDir)).not.toContain('backup-scratch');
  }, 240_000);

  it('a restore ends with one line, and leaves nothing', async () => {
    const { folder, fill, empty } = await small();
    const target = path.join(folder, 'data');
    await fill(1_000_000);
    const args = ['--from', archive, '--to', target, '--env', place.unused('settings')];
    const { code, lines } = await runBackups('restore', target, args, { BACKUP_KEY: place.key });
    await empty();
    expect([code, lines]).toEqual([1, ['The disk is full: nothing was restored.']]);
    expect(await readdir(folder)).not.toContain('data');
  }, 240_000);

  it('no copy is begun that would leave the running fair too little space', async () => {
    const before = await filesIn(dataDir);
    await expect(
      backUp({ ...fair(), minFreeBytes: 2 ** 50 }, settings(place.unused('archives'))),
    ).rejects.toThrow(/too full for a copy of the database: \d+ MB has to be free/);
    expect(await filesIn(dataDir)).toEqual(before);
  });
});

it('a backup deletes old archives of this fair, and nothing that it cannot read as its own', async () => {
  const folder = place.unused('archives');
  await mkdir(folder);
  const put = async (day: string, file = archive) => {
    const name = `beursvloer-${day}T003700Z.tar.gz.age`;
    await copyFile(file, path.join(folder, name));
    return name;
  };
  const own = [await put('20270105'), await put('20270206'), await put('20270207'), await put('20270208')];
  const elsewhere = place.unused('archives');
  const otherFair = (await backUp(fair('https://andere-beurs.example'), settings(elsewhere))).name;
  const otherKey = (await backUp(fair(), settings(place.unused('archives'), backupKey()))).name;
  const kept = [
    await put('20250101', otherFair),
    await put('20250102', otherKey),
    await put('20250103', await changed((bytes) => bytes.subarray(0, 150))),
  ];
  await writeFile(path.join(folder, 'notities.txt'), 'van iemand');

  const now = new Date('2027-02-09T00:37:00Z');
  const made = await backUp(fair(), settings(folder), now);
  expect(made.deleted).toEqual([own[2], own[1], own[0]]);
  expect((await readdir(folder)).sort()).toEqual(
    [...kept, own[3], path.basename(made.name), 'notities.txt'].sort(),
  );
}, 240_000);
