import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createStaticFiles, hashedFolder, type StaticFiles } from './static-files';

/** How long files stay after the last start of a build that has them, in ms: docs/behaviour.md. */
const maxAgeMs = 14 * 24 * 60 * 60 * 1000;
const listName = 'latest.json';

/**
 * Serves the hashed files of earlier builds too, which open pages and devices without reception still ask for. Each build
 * stores its own in `folder` before the server listens, so that the next one finds them. A full disk costs the storing, not
 * the start.
 * @param client the folder with the files of this build
 * @param folder of the data folder; processes that share it store the same files
 */
export async function withEarlierBuilds(
  files: StaticFiles,
  client: string,
  folder: string,
  nowMs = Date.now(),
): Promise<StaticFiles> {
  try {
    await storeBuild(join(client, hashedFolder), folder, nowMs);
  } catch (error) {
    console.error('The files of this build are not stored for the next one:', error);
    return files;
  }
  const earlier = createStaticFiles(folder);
  return (req, res, next) =>
    files(req, res, () => (req.url?.startsWith(hashedFolder) ? earlier(req, res, next) : next()));
}

async function storeBuild(from: string, folder: string, nowMs: number): Promise<void> {
  const to = join(folder, hashedFolder);
  await mkdir(to, { recursive: true });
  const own = await readdir(from);
  const stored = new Set(await readdir(to));
  for (const name of own) if (!stored.has(name)) await copyWhole(join(from, name), join(to, name));

  // The build before this one was served until now, however long ago it was stored.
  const latest = await readList(join(folder, listName));
  const now = new Date(nowMs);
  const isOwn = new Set(own);
  for (const name of latest) if (stored.has(name) && !isOwn.has(name)) await utimes(join(to, name), now, now);
  await writeWhole(join(folder, listName), JSON.stringify(own));

  for (const name of stored) {
    if (isOwn.has(name)) continue;
    const { mtimeMs } = await stat(join(to, name));
    if (nowMs - mtimeMs > maxAgeMs) await rm(join(to, name), { force: true });
  }
}

/** Under another name first: a process that is killed, or another that reads, never sees half a file. */
async function copyWhole(from: string, to: string): Promise<void> {
  const draft = `${to}.${process.pid}.draft`;
  await copyFile(from, draft, constants.COPYFILE_FICLONE);
  await rename(draft, to);
}

async function writeWhole(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}.draft`;
  await writeFile(draft, text);
  await rename(draft, file);
}

async function readList(file: string): Promise<string[]> {
  try {
    const list: unknown = JSON.parse(await readFile(file, 'utf8'));
    return Array.isArray(list) ? list.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}
