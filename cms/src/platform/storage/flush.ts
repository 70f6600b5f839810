import { open } from 'node:fs/promises';

/** Brings a file, or the list of names in a folder, to the disk. */
export async function flush(name: string): Promise<void> {
  const handle = await open(name, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
