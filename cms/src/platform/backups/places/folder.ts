import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { CannotStart } from '../../storage/cannot-start';
import { isDiskFull } from '../../storage/disk-full';
import { flush } from '../../storage/flush';
import { reasonOf } from '../../storage/postgres';
import type { Archive, ArchivePlace } from './place';

const dayMs = 24 * 60 * 60 * 1000;

export function folderPlace(folder: string): ArchivePlace {
  const fileOf = (name: string) => path.join(folder, name);
  return {
    name: folder,
    names: () =>
      readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw new CannotStart(`The folder ${folder} cannot be read (${error.code ?? error.message}).`);
      }),
    archive: (name) => archiveFile(fileOf(name)),
    async store(name, content) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await removeUnfinished(folder);
      const unfinished = fileOf(`.${name}.${process.pid}.unfinished`);
      try {
        await pipeline(content, createWriteStream(unfinished, { flags: 'wx', mode: 0o600 }));
        await flush(unfinished);
        await rename(unfinished, fileOf(name));
        await flush(folder);
      } catch (error) {
        await rm(unfinished, { force: true });
        if (!isDiskFull(error)) throw error;
        throw new CannotStart(`The disk of ${folder} is full: no backup was made.`);
      }
    },
    remove: (name) => rm(fileOf(name), { force: true }),
  };
}

export function archiveFile(file: string): Archive {
  return {
    name: file,
    async open() {
      const handle = await open(file).catch((error: unknown) => {
        throw new CannotStart(`${file} cannot be read (${reasonOf(error)}).`);
      });
      await handle.close();
      return createReadStream(file);
    },
    bytes: async () => (await stat(file)).size,
  };
}

/** Deletes what a process left unfinished that was killed: nobody writes to it for a day. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/^\.beursvloer-\w+\.tar\.gz\.age\.\d+\.unfinished$/.test(name)) continue;
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > dayMs) await rm(file, { force: true });
  }
}
