import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from './load/file-store';

/** The build, seen from `cms/dist/seed`, where the compiled file lives. */
export const build = path.resolve(__dirname, '..');

/** The data folder in the build, with the demo fair and without any account: copying is faster than seeding. */
export const readyMadeIn = (dist: string) => path.join(dist, 'ready-made');

/** Its stamp: a hash of the code and content that it was built from. */
export const printFile = 'made-of';

const database = 'beursvloer.sqlite';

/** A bucket takes its time for each file, and has no trouble with several. */
const storedAtOnce = 8;

/**
 * Copies the ready-made fair to a data folder without a database. The database comes last and in one move: an
 * interrupted copy has none, and starts again. Returns whether there was anything to copy.
 * @param files where the files of the media library go
 */
export async function copyReadyMade(dataDir: string, files: FileStore, dist = build): Promise<boolean> {
  if (existsSync(path.join(dataDir, database)) || !(await isOf(dist))) return false;
  const readyMade = readyMadeIn(dist);
  await mkdir(dataDir, { recursive: true });
  await storeFiles(path.join(readyMade, 'public', 'uploads'), files);
  const copied = path.join(dataDir, `${database}.copying`);
  await rm(copied, { force: true });
  await cp(path.join(readyMade, database), copied);
  await rename(copied, path.join(dataDir, database));
  return true;
}

/** When one cannot be stored, the others that are on their way are waited for: none arrives after this has said so. */
async function storeFiles(folder: string, files: FileStore): Promise<void> {
  const waiting = await readdir(folder);
  const storeNext = async () => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop())
      try {
        await files.store(name, path.join(folder, name), typeOf(name));
      } catch (error) {
        waiting.length = 0;
        throw error;
      }
  };
  const ended = await Promise.allSettled(Array.from({ length: storedAtOnce }, storeNext));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}

/** The seed makes files of two types. */
const typeOf = (name: string) => (name.endsWith('.pdf') ? 'application/pdf' : 'image/webp');

async function isOf(dist: string): Promise<boolean> {
  const made = await readFile(path.join(readyMadeIn(dist), printFile), 'utf8').catch(() => undefined);
  return made !== undefined && made === (await printOf(dist));
}

/** A hash over everything that a ready-made fair follows from: the compiled server, its content and its pictures. */
export async function printOf(dist: string): Promise<string> {
  const hash = createHash('sha256');
  for (const name of ['config', 'seed', 'src', '../seed/pictures']) {
    const entries = await readdir(path.join(dist, name), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    for (const file of files.map(({ parentPath, name }) => path.join(parentPath, name)).sort())
      hash.update(`${path.relative(dist, file)}\0`).update(await readFile(file));
  }
  return hash.digest('hex');
}
