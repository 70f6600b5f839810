import { createReadStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { BucketSettings } from '../../../config/environment/bucket';
import { uploadErrors } from './texts';

export interface UploadStore {
  store(id: string): Promise<void>;
  read(id: string): Promise<Readable>;
  remove(id: string): Promise<void>;
  /** The names of all files, and when each was last written. Among them are those that are still coming in. */
  list(): AsyncIterable<{ name: string; storedAt: Date }>;
}

export const idShape = /^[\w-]{32}$/;

/** Beside the public folder, never in it. With a bucket, files are here while they come in. */
export function uploadFolder(strapi: Core.Strapi): string {
  return path.join(strapi.config.get<string>('site.storage.folder'), 'form-uploads');
}

export function pathOf(strapi: Core.Strapi, id: string): string {
  if (!idShape.test(id)) throw new Error(`There is no upload with the id ${JSON.stringify(id)}`);
  return path.join(uploadFolder(strapi), id);
}

const stores = new WeakMap<Core.Strapi, Promise<UploadStore>>();

export function uploadStore(strapi: Core.Strapi): Promise<UploadStore> {
  const open = stores.get(strapi) ?? openStore(strapi);
  stores.set(strapi, open);
  return open;
}

async function openStore(strapi: Core.Strapi): Promise<UploadStore> {
  const onDisk = diskStore(strapi);
  const settings: BucketSettings | null = strapi.config.get('site.bucket');
  if (!settings) return onDisk;
  const { openBucket } = await import('../storage/bucket/bucket.js');
  const bucket = openBucket(settings, 'form-uploads');
  return {
    async store(id) {
      await bucket.store(id, pathOf(strapi, id), 'application/octet-stream');
      await onDisk.remove(id);
    },
    async read(id) {
      const found = await bucket.read(id);
      if (!found?.body) throw new errors.NotFoundError(uploadErrors.gone);
      return found.body;
    },
    async remove(id) {
      await onDisk.remove(id);
      await bucket.remove(id);
    },
    async *list() {
      yield* onDisk.list();
      yield* bucket.list();
    },
  };
}

function diskStore(strapi: Core.Strapi): UploadStore {
  return {
    // It came in where it stays.
    store: () => Promise.resolve(),
    read: (id) => Promise.resolve(createReadStream(pathOf(strapi, id))),
    remove: (id) => rm(path.join(uploadFolder(strapi), path.basename(id)), { force: true }),
    async *list() {
      for (const name of await readdir(uploadFolder(strapi)).catch(() => [])) {
        const found = await stat(path.join(uploadFolder(strapi), name)).catch(() => null);
        if (found) yield { name, storedAt: found.mtime };
      }
    },
  };
}
