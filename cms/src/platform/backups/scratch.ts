import { existsSync } from 'node:fs';
import { mkdir, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import Database from 'better-sqlite3';
import { CannotStart } from '../storage/cannot-start';
import { isDiskFull } from '../storage/disk-full';

/**
 * Does something with a folder for copies that nobody else reads: inside the data folder, which is protected already. One process
 * at a time has it, and what one left that was killed is removed by the next.
 * @throws {CannotStart} when another backup or drill runs, or when the disk of the data folder is full
 */
export async function withScratch<Result>(
  dataDir: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = path.join(dataDir, 'backup-scratch');
  const lock = lockOf(`${folder}.lock`);
  try {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return await work(folder);
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    throw new CannotStart(`The disk of ${dataDir} is full: nothing was stored.`);
  } finally {
    await rm(folder, { recursive: true, force: true });
    lock.close();
  }
}

function lockOf(file: string): Database {
  const lock = new Database(file, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch {
    lock.close();
    throw new CannotStart('Another backup or drill of this data folder runs: try again when it has ended.');
  }
}

/**
 * Stops before a copy would leave the running fair too little space.
 * @throws {CannotStart} in one line
 */
export async function requireSpace(folder: string, bytes: number, minFreeBytes: number): Promise<void> {
  if (!existsSync(folder)) return;
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= bytes + minFreeBytes) return;
  const megabytes = Math.ceil((bytes + minFreeBytes) / 1024 / 1024);
  throw new CannotStart(
    `The disk of ${folder} is too full for a copy of the database: ${megabytes} MB has to be free.`,
  );
}
