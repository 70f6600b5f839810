import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { typeOf } from './kinds';

/** A file that is being stored. Its URL is made of `hash` and `ext`, which Strapi saves afterwards. */
export interface StoredFile {
  hash: string;
  ext?: string;
  mime?: string;
  getStream(): Readable;
}

const digest = /_[0-9a-f]{16}$/;

/**
 * Adds a hash of the bytes to the file's name. A name then stands for the same bytes for ever, so everything that
 * caches by URL is right without a purge.
 */
export async function nameByContent(file: StoredFile): Promise<void> {
  file.ext = typeOf(file.mime ?? '')?.ext ?? file.ext ?? '';
  const hash = createHash('sha256');
  for await (const chunk of file.getStream()) hash.update(chunk);
  file.hash = `${stemOf(file.hash)}_${hash.digest('hex').slice(0, 16)}`;
}

export function stemOf(hash: string): string {
  return hash.replace(digest, '');
}

export function isVersionOf(hash: string, stem: string): boolean {
  return digest.test(hash) && stemOf(hash) === stem;
}
