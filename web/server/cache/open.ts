import type { ServerEnvironment } from '../environment';
import { createPageCache, type PageCache } from './page-cache';
import { createPageDisk } from './page-disk';
import { createPageStore, type Purge } from './page-store';
import { followPurges } from './purge-feed';

/** What keeps content and pages right. */
export interface OpenPageCache {
  /** Null when the environment leaves no room for pages. */
  cache: PageCache | null;
  /** Ends listening for changes and lets the disk catch up. */
  close: () => Promise<void>;
}

/** Who else hears of changes in the content: before the pages, which are made anew of what that keeps. */
export interface Hearing {
  /** Some content changed; the answer says of a tag that stands for a list whether that may have changed with it. */
  changed: (change: Purge) => (listTag: string) => boolean;
  /** Anything may have changed. */
  reset: () => void;
  /** Whether changes are told of; told when it changes. */
  connected: (is: boolean) => void;
}

/**
 * Opens the page cache with what an earlier process of this build left on disk, and follows what changes in the content.
 */
export async function openPageCache(
  environment: ServerEnvironment,
  build: string,
  hearing: Hearing,
): Promise<OpenPageCache> {
  const { purgeSecret: secret, contentUrl, contentPrefix } = environment;
  const { cache = null, disk, cursor = null } = (await openPages(environment, build)) ?? {};
  const end =
    secret === null
      ? () => undefined
      : followPurges(
          { contentUrl, contentPrefix, secret, cursor },
          {
            purge(change) {
              const mayHaveChanged = hearing.changed(change);
              cache?.purge({ ...change, mayHaveChanged });
            },
            reset() {
              hearing.reset();
              cache?.outdateAll();
            },
            reached: (place) => disk?.reached(place),
            connected(is, why) {
              hearing.connected(is);
              if (is) console.log('Changes in the content are being heard of');
              else console.error('Changes in the content are not heard of:', why);
            },
          },
        );
  return {
    cache,
    async close() {
      end();
      await disk?.settled();
    },
  };
}

async function openPages({ pageRoom, pageFolder }: ServerEnvironment, build: string) {
  if (pageRoom === 0) return null;
  const disk = createPageDisk({
    folder: pageFolder,
    build,
    onTrouble: (error) => console.error('Copies of pages cannot be kept on disk:', error),
  });
  const { pages, cursor } = await disk.load();
  const store = createPageStore(pageRoom, disk);
  for (const page of pages) store.takeBack(page);
  const cache = createPageCache({
    store,
    onFailure: (key, error) => console.error(`${key.split('?', 1)[0]} could not be made:`, error),
  });
  return { cache, disk, cursor };
}
