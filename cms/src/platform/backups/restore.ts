import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bucketVariables, type BucketSettings } from '../../../config/environment/bucket';
import { CannotStart } from '../storage/cannot-start';
import { flush } from '../storage/flush';
import { databaseEntries, entryNames, type About, type Manifest } from './archive-format';
import { filesInBucket } from './data-files';
import { withSettings } from './environment-file';
import type { Archive } from './places/place';
import { readAbout, readArchive } from './read-archive';
import type { Target } from './targets';
import { requireNotNewer } from './versions';

export interface Restore {
  from: Archive;
  key: string;
  dataDir: string;
  /** The bucket for uploads; null for the data folder. */
  bucket: BucketSettings | null;
  target: Target;
  environmentFile: string;
  defaultDataDir: string;
}

/**
 * Puts the fair of an archive on a machine that has none. Everything is read, checked and compared before it gets its
 * place; after a failure the machine is as it was.
 * @throws {CannotStart} in one line
 */
export async function restore(order: Restore): Promise<{ about: About; manifest: Manifest }> {
  const { from, key, dataDir, target } = order;
  const bucket = order.bucket && filesInBucket(order.bucket);
  const about = await readAbout(from, key);
  requireNotNewer(about);
  requireSameKind(about, target);
  const emptyFolders = await requireEmpty(dataDir);
  await target.requireEmpty(about);
  await bucket?.requireEmpty();
  if (existsSync(order.environmentFile))
    throw new CannotStart(
      `There is a file ${order.environmentFile} already: nothing was restored. Move it away, or name another one with --env.`,
    );

  const made = await mkdir(dataDir, { recursive: true });
  const done = { isFillBegun: false, areSettingsWritten: false };
  try {
    for (const folder of emptyFolders) await rmdir(folder);
    const staging = path.join(dataDir, '.restoring');
    await mkdir(staging, { mode: 0o700 });
    const entry = databaseEntries[about.database];
    const placing = (name: string) =>
      name === entry || name.startsWith(entryNames.files) ? path.join(staging, name) : null;
    const { manifest, environment } = await readArchive(from, key, placing);
    const database = path.join(staging, entry);
    done.isFillBegun = true;
    await target.fill(database, about, manifest, staging);
    const files = path.join(staging, entryNames.files);
    await bucket?.send(files);
    await placeFiles(files, dataDir);
    await writeSettings(order, environment);
    done.areSettingsWritten = true;
    // The database comes last: until it is there, no content backend finds a fair.
    await target.finish(database);
    await rm(staging, { recursive: true });
    await flush(dataDir);
    return { about, manifest };
  } catch (error) {
    if (done.isFillBegun) await target.clear();
    // The bucket itself may be the cause of the failure.
    await bucket?.clear().catch(() => undefined);
    if (done.areSettingsWritten) await rm(order.environmentFile, { force: true });
    // It was empty: everything in it is ours.
    for (const name of await readdir(dataDir)) await rm(path.join(dataDir, name), { recursive: true });
    if (made !== undefined) await rm(made, { recursive: true });
    throw error;
  }
}

function requireSameKind(about: About, { kind }: Target): void {
  if (about.database === kind) return;
  throw new CannotStart(
    about.database === 'sqlite'
      ? 'The archive is of a SQLite database: restore it to a folder with --to FOLDER, and go on with npm run move.'
      : 'The archive is of a PostgreSQL database: say where it goes with --to postgres://…, and go on with npm run move.',
  );
}

/**
 * Folders without a file in them count as nothing: building the program leaves some.
 * @returns those, the inner ones first
 */
async function requireEmpty(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw new CannotStart(`The folder ${folder} cannot be used (${error.code ?? error.message}).`);
    },
  );
  if (found.some((one) => !one.isDirectory()))
    throw new CannotStart(`The folder ${folder} is not empty: nothing was restored.`);
  const folders = found.map((one) => path.join(one.parentPath, one.name));
  return folders.sort((one, other) => other.length - one.length);
}

async function placeFiles(files: string, dataDir: string): Promise<void> {
  for (const name of await readdir(files).catch(() => []))
    await rename(path.join(files, name), path.join(dataDir, name));
}

async function writeSettings(order: Restore, text: string): Promise<void> {
  const { dataDir, defaultDataDir, environmentFile, target } = order;
  const values = {
    DATA_DIR: dataDir === defaultDataDir ? null : dataDir,
    DATABASE_URL: target.databaseUrl,
    // Two fairs on one bucket would delete each other's files.
    ...bucketVariables(order.bucket),
  };
  await writeFile(environmentFile, withSettings(text, values), { mode: 0o600, flag: 'wx', flush: true });
}
