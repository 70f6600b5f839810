import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { backupKey } from '../../../scripts/backup-key.mjs';
import { parseEnvironment } from '../../../scripts/environment.mjs';
import { runToEnd } from './program';

/** The compiled modules: they know where they are from the folder that they are built to. */
const compiled = createRequire(import.meta.url);
export const { backUp }: typeof import('../../src/platform/backups/backup') = compiled(
  '../../dist/src/platform/backups/backup.js',
);
export const { readArchive }: typeof import('../../src/platform/backups/read-archive') = compiled(
  '../../dist/src/platform/backups/read-archive.js',
);
export const { archiveFile }: typeof import('../../src/platform/backups/places/folder') = compiled(
  '../../dist/src/platform/backups/places/folder.js',
);

/** A folder for archives and what is restored from them, with a key of its own. */
export async function makePlace() {
  const folder = await mkdtemp(path.join(tmpdir(), 'beursvloer-backups-'));
  const key = backupKey();
  let count = 0;
  return {
    folder,
    key,
    archives: path.join(folder, 'archives'),
    /** A path in the folder that nobody used before. */
    unused: (name: string) => path.join(folder, `${name}-${(count += 1)}`),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
export type Place = Awaited<ReturnType<typeof makePlace>>;

/** Runs `npm run backup` or `npm run restore` as their scripts do, for the fair of a data folder. */
export async function runBackups(
  command: 'backup' | 'restore' | 'drill',
  dataDir: string,
  args: readonly string[],
  environment: Record<string, string>,
) {
  const { code, said } = await runToEnd('dist/src/platform/backups/run.js', dataDir, environment, [
    command,
    ...args,
  ]);
  return { code, said: said.trim(), lines: said.trim().split('\n') };
}

/** The one archive of a folder. */
export async function archiveIn(folder: string): Promise<string> {
  const [name, ...more] = (await readdir(folder)).filter((one) => one.endsWith('.age'));
  if (name === undefined || more.length > 0) throw new Error(`${folder} has ${more.length + 1} archives.`);
  return path.join(folder, name);
}

/** The settings that a restore wrote. */
export async function settingsIn(file: string): Promise<Record<string, string>> {
  return parseEnvironment(await readFile(file, 'utf8'));
}

/** Every file of a folder, with the SHA-256 of its bytes. */
export async function filesIn(folder: string): Promise<Record<string, string>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((one) => one.isFile()).map((one) => path.join(one.parentPath, one.name));
  const sum = async (file: string) =>
    createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
  const summed = files.sort().map(async (file) => [path.relative(folder, file), await sum(file)] as const);
  return Object.fromEntries(await Promise.all(summed));
}
