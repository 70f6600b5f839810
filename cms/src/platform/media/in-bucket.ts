import type { Core } from '@strapi/strapi';
import type { BucketSettings } from '../../../config/environment/bucket';
import { bucketError } from '../storage/bucket/faults';
import type { StoredFile } from './content-name';

interface Provider {
  uploadStream(file: StoredFile & { url?: string; path?: string | undefined }): Promise<void>;
  delete(file: { url: string }): Promise<unknown>;
  extend(methods: Partial<Provider>): void;
}

/**
 * Has Strapi's provider for S3 keep the URLs that files have on a disk, under the site itself, and say in one way what is wrong with the
 * bucket. Does nothing without a bucket.
 */
export function storeInBucket(strapi: Core.Strapi): void {
  const settings: BucketSettings | null = strapi.config.get('site.bucket');
  if (!settings) return;
  const provider: Provider = strapi.plugin('upload').provider;
  const { uploadStream, delete: remove } = provider;
  provider.extend({
    async uploadStream(file) {
      // A folder of the bucket that the sender chose would not be in the URL.
      delete file.path;
      try {
        await uploadStream(file);
      } catch (error) {
        throw bucketError(settings, error);
      }
      // The provider makes a URL at the bucket, which would be wrong after a move.
      file.url = `/uploads/${file.hash}${file.ext ?? ''}`;
    },
    async delete(file) {
      try {
        return await remove(file);
      } catch (error) {
        throw bucketError(settings, error);
      }
    },
  });
}

/**
 * Has the record of each file say that it is stored where files are stored now: Strapi deletes a file there only. So moving
 * between a disk and a bucket takes copying the files and nothing more.
 */
export async function adoptFiles(strapi: Core.Strapi): Promise<void> {
  const provider: string = strapi.config.get('plugin::upload.provider');
  const where = { provider: { $ne: provider } };
  await strapi.db.query('plugin::upload.file').updateMany({ where, data: { provider } });
}
