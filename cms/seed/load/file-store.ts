import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BucketSettings } from '../../config/environment/bucket';

/** The files of the media library, in the data folder or in a bucket. */
export interface FileStore {
  /** @param content bytes, or the path of a file */
  store(name: string, content: Buffer | string, mime: string): Promise<void>;
  remove(name: string): Promise<void>;
}

/** Opens the place that the settings name. */
export async function openFileStore(bucket: BucketSettings | null, dataDir: string): Promise<FileStore> {
  if (bucket) {
    const { openBucket } = await import('../../src/platform/storage/bucket/bucket.js');
    return openBucket(bucket, 'uploads');
  }
  const folder = path.join(dataDir, 'public', 'uploads');
  return {
    async store(name, content) {
      await mkdir(folder, { recursive: true });
      const file = path.join(folder, name);
      await (typeof content === 'string' ? copyFile(content, file) : writeFile(file, content));
    },
    remove: (name) => rm(path.join(folder, name), { force: true }),
  };
}
