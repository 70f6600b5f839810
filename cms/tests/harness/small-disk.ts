import { execFileSync } from 'node:child_process';
import { closeSync, ftruncateSync, openSync, statfsSync, truncateSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A separate file system of a few megabytes, which a test can fill. */
export interface SmallDisk {
  folder: string;
  /** Fills the disk until this many bytes are free. */
  fill(freeBytes: number): Promise<void>;
  /** Frees the space again. */
  empty(): Promise<void>;
  remove(): Promise<void>;
}

/** Mounts a small disk; returns the reason when this machine does not allow it: it takes Linux and root. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | { rejected: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'beursvloer-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', folder], {
      stdio: 'pipe',
    });
  } catch (error) {
    await rm(folder, { recursive: true });
    return { rejected: error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error) };
  }
  const filler = path.join(folder, 'filler');
  return {
    folder,
    async fill(freeBytes) {
      const file = openSync(filler, 'w');
      try {
        const { bavail, bsize } = statfsSync(folder);
        const page = Buffer.alloc(bsize, 1);
        const pages = bavail - Math.floor(freeBytes / bsize);
        for (let at = 0; at < pages; at += 1) writeSync(file, page, 0, bsize, at * bsize);
        ftruncateSync(file, Math.max(pages, 0) * bsize);
      } finally {
        closeSync(file);
      }
    },
    empty: async () => truncateSync(filler, 0),
    async remove() {
      // Lazily: a database may still be closing.
      execFileSync('umount', ['-l', folder], { stdio: 'pipe' });
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * For machines where nothing can be mounted: a database that may not grow. It rejects a row earlier than a disk would,
 * at the INSERT.
 */
export function limitPages(database: { raw(sql: string): PromiseLike<unknown> }): SmallDisk {
  const pageBytes = 4096;
  return {
    folder: '',
    async fill(freeBytes) {
      const [row] = [await database.raw('PRAGMA page_count')].flat();
      const pages = Number(typeof row === 'object' && row !== null ? Object.values(row)[0] : NaN);
      await database.raw(`PRAGMA max_page_count = ${pages + Math.floor(freeBytes / pageBytes)}`);
    },
    async empty() {
      await database.raw('PRAGMA max_page_count = 1000000000');
    },
    remove: async () => undefined,
  };
}
