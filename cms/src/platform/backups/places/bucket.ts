import type { BucketSettings } from '../../../../config/environment/bucket';
import { openBucket } from '../../storage/bucket/bucket';
import { CannotStart } from '../../storage/cannot-start';
import type { ArchivePlace } from './place';

/** The folder `backups/` of a bucket. An archive is sent in parts while it is made, and is there once all of them are. */
export function bucketPlace(settings: BucketSettings): ArchivePlace {
  const bucket = openBucket(settings, 'backups');
  const place = `the bucket ${settings.name}`;
  return {
    name: place,
    async names() {
      const found: string[] = [];
      for await (const { name } of bucket.list()) found.push(name);
      return found;
    },
    archive(name) {
      const missing = () => new CannotStart(`${name} cannot be read (it is not in ${place}).`);
      return {
        name: `${name} in ${place}`,
        async open() {
          const found = await bucket.read(name);
          if (!found?.body) throw missing();
          return found.body;
        },
        async bytes() {
          const found = await bucket.look(name);
          if (!found) throw missing();
          return Number(found.headers['Content-Length']);
        },
      };
    },
    store: (name, content) => bucket.store(name, content, 'application/octet-stream'),
    remove: (name) => bucket.remove(name),
  };
}
