import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { typeOf } from './kinds';

/** A file on its way to the storage. Its address is `hash` and `ext`; Strapi stores what they are afterwards. */
export interface StoredFile {
  hash: string;
  ext?: string;
  mime?: string;
  getStream(): Readable;
}

const digest = /_[0-9a-f]{16}$/;

/**
 * Puts a hash of the bytes at the end of the file's name. A name in the library then stands for the same bytes for
 * ever, and everything that caches by address is right without being told.
 */
export async function nameByContent(file: StoredFile): Promise<void> {
  file.ext = typeOf(file.mime ?? '')?.ext ?? file.ext ?? '';
  const hash = createHash('sha256');
  for await (const chunk of file.getStream()) hash.update(chunk);
  file.hash = `${stemOf(file.hash)}_${hash.digest('hex').slice(0, 16)}`;
}

/** What the names of all versions of a file begin with. */
export function stemOf(hash: string): string {
  return hash.replace(digest, '');
}

/** Whether a name is that of a version of the file with this stem. */
export function isVersionOf(hash: string, stem: string): boolean {
  return digest.test(hash) && stemOf(hash) === stem;
}
