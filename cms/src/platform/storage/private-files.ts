import { chmod, lstat, readdir } from 'node:fs/promises';
import path from 'node:path';

const othersBits = 0o077;

/** Closes whatever this process and its children make from now on to other users of the machine. */
export function makeFilesPrivate(): void {
  process.umask(othersBits);
}

/**
 * Closes a folder that is there already, and all in it, to other users of the machine: 600 for files, 700 for folders. An installation
 * from before has them open, and copies keep the mode of their source. Links are left alone.
 * @returns the paths that could not be closed: they belong to another user, or the disk is read-only
 */
export async function closeToOthers(folder: string): Promise<string[]> {
  const failed: string[] = [];
  const close = async (file: string) => {
    try {
      const { mode } = await lstat(file);
      // On Windows rights are not a mode.
      if (process.platform !== 'win32' && (mode & othersBits) !== 0) await chmod(file, mode & 0o7700);
    } catch (error) {
      // The site deletes files of its own meanwhile.
      if (!isAbsent(error)) failed.push(file);
    }
  };
  await close(folder);
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) failed.push(...(await closeToOthers(file)));
    else if (entry.isFile()) await close(file);
  }
  return failed;
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
