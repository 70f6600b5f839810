import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { BackupSettings } from '../../config/environment/backups';
import { CannotStart } from '../storage/cannot-start';
import { momentOf } from './archive-format';
import { DamagedArchive, readAbout } from './read-archive';
import { outdated } from './rotation';

/** An archive of this fair. */
export interface Archive {
  file: string;
  at: Date;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The archives of a folder that open with our key and are of this fair, oldest first. Whatever else is there is not ours: it is
 * never read further, and never deleted.
 */
async function ownArchives(folder: string, key: string, site: string): Promise<Archive[]> {
  const own: Archive[] = [];
  for (const name of await namesIn(folder)) {
    const at = momentOf(name);
    const file = path.join(folder, name);
    if (at && (await isOf(file, key, site))) own.push({ file, at });
  }
  return own;
}

async function isOf(file: string, key: string, site: string): Promise<boolean> {
  return readAbout(file, key).then(
    (about) => about.site === site,
    () => false,
  );
}

/**
 * The newest archive of this fair, also when it is damaged: nobody should think that an older one is all that there is. Null when there
 * is none.
 */
export async function newestArchive(folder: string, key: string, site: string): Promise<string | null> {
  for (const name of (await namesIn(folder)).reverse()) {
    const file = path.join(folder, name);
    const isNewest = await readAbout(file, key).then(
      (about) => about.site === site,
      (error: unknown) => error instanceof DamagedArchive,
    );
    if (isNewest) return file;
  }
  return null;
}

/** The names of archives in a folder, whoever's they are, oldest first. */
async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new CannotStart(`The folder ${folder} cannot be read (${error.code ?? error.message}).`);
  });
  return names.filter((name) => momentOf(name) !== null).sort();
}

/** Deletes the archives that no day, week or month needs any more. Returns their names. */
export async function rotate({ folder, key, keep }: BackupSettings, site: string): Promise<string[]> {
  const gone = outdated(await ownArchives(folder, key, site), keep);
  for (const { file } of gone) await rm(file, { force: true });
  return gone.map(({ file }) => path.basename(file));
}

/** Deletes what a process left unfinished that was killed: nobody writes to it for a day. */
export async function removeUnfinished(folder: string, now = Date.now()): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!/^\.beursvloer-\w+\.tar\.gz\.age\.\d+\.unfinished$/.test(name)) continue;
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file);
    if (now - mtimeMs > dayMs) await rm(file, { force: true });
  }
}
