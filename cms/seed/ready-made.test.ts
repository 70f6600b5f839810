import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFileStore } from './load/file-store';
import { copyReadyMade, printFile, printOf, readyMadeIn } from './ready-made';

let folder: string;
let dist: string;
let dataDir: string;
const database = () => path.join(dataDir, 'beursvloer.sqlite');

async function write(file: string, text: string) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'beursvloer-ready-'));
  dist = path.join(folder, 'dist');
  dataDir = path.join(folder, 'data');
  for (const name of ['config/a.js', 'seed/a.js', 'src/a.js', '../seed/pictures/a.webp'])
    await write(path.join(dist, name), name);
  const readyMade = readyMadeIn(dist);
  await write(path.join(readyMade, 'beursvloer.sqlite'), 'the fair');
  await write(path.join(readyMade, 'public/uploads/huis.webp'), 'a house');
  await write(path.join(readyMade, printFile), await printOf(dist));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the fair that was made while building', () => {
  it('is copied to a data folder without a database, with its pictures', async () => {
    expect(await copyReadyMade(dataDir, await openFileStore(null, dataDir), dist)).toBe(true);
    expect(await readFile(database(), 'utf8')).toBe('the fair');
    expect(await readFile(path.join(dataDir, 'public/uploads/huis.webp'), 'utf8')).toBe('a house');
  });

  it('never replaces a database', async () => {
    await write(database(), 'of somebody');
    expect(await copyReadyMade(dataDir, await openFileStore(null, dataDir), dist)).toBe(false);
    expect(await readFile(database(), 'utf8')).toBe('of somebody');
  });

  it.each(['src/a.js', 'seed/new.js', '../seed/pictures/a.webp'])(
    'is left alone when %s is not what it was made of',
    async (name) => {
      await write(path.join(dist, name), 'changed');
      expect(await copyReadyMade(dataDir, await openFileStore(null, dataDir), dist)).toBe(false);
      expect(existsSync(database())).toBe(false);
    },
  );

  it('is left alone where a build has none', async () => {
    await rm(readyMadeIn(dist), { recursive: true });
    expect(await copyReadyMade(dataDir, await openFileStore(null, dataDir), dist)).toBe(false);
  });
});
