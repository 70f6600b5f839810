import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

/**
 * What a data folder holds besides the database and cannot make again: pictures and documents of the media library, files that
 * came with forms, and mails that no server took. See docs/operations.md for what is left out.
 */
const folders = ['public/uploads', 'form-uploads', 'mail'] as const;

/** A file to back up, with a stream of exactly as many bytes as it says. */
export interface StoredFile {
  /** With `/`, as it is called in the data folder. */
  name: string;
  bytes: number;
  content: Readable;
}

/**
 * Every file to back up, one at a time. Whatever stores uploads elsewhere adds what it stores here: the archive and the
 * restore know names and bytes only. A file that was deleted since the list was read is left out.
 */
export async function* storedFiles(dataDir: string): AsyncGenerator<StoredFile> {
  for (const folder of folders)
    for (const name of await namesIn(path.join(dataDir, folder))) {
      const file = await openFile(path.join(dataDir, folder, name));
      if (file) yield { name: `${folder}/${name}`, ...file };
    }
}

async function namesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(absent);
  return (found ?? [])
    .filter((one) => one.isFile())
    .map((one) => path.relative(folder, path.join(one.parentPath, one.name)).split(path.sep).join('/'))
    .sort();
}

async function openFile(file: string): Promise<Omit<StoredFile, 'name'> | null> {
  const handle = await open(file).catch(absent);
  if (!handle) return null;
  const { size } = await handle.stat();
  // A file that a form is still sending grows meanwhile: its start is enough, no form refers to it yet.
  const content = handle.createReadStream({ end: Math.max(0, size - 1) });
  return { bytes: size, content };
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** Whether a name from an archive is one that `storedFiles` gives: nothing else is ever written. */
export function isStoredName(name: string): boolean {
  return folders.some((folder) => name.startsWith(`${folder}/`)) && path.posix.normalize(name) === name;
}
