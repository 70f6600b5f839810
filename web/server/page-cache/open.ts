import type { ServerEnvironment } from '../environment';
import { createPageCache, type PageCache } from './page-cache';
import { createPageDisk } from './page-disk';
import { createPageStore } from './page-store';
import { followPurges } from './purge-feed';

/** The pages that are kept, and what keeps them right. */
export interface OpenPageCache {
  cache: PageCache;
  /** Ends listening for changes and lets the disk catch up. */
  close: () => Promise<void>;
}

/**
 * Opens the page cache with what an earlier process of this build left on disk, and follows what changes in the content.
 * Null when the environment leaves no room for pages.
 * @param hearing.changed hears that some content changed, after the cache
 * @param hearing.connected hears whether changes are told of
 */
export async function openPageCache(
  environment: ServerEnvironment,
  build: string,
  hearing: { changed: () => void; connected: (is: boolean) => void },
): Promise<OpenPageCache | null> {
  const { pageRoom, pageFolder, purgeSecret: secret, contentUrl, contentPrefix } = environment;
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
  if (secret === null) return { cache, close: () => disk.settled() };

  const end = followPurges(
    { contentUrl, contentPrefix, secret, cursor },
    {
      purge(change) {
        cache.purge(change);
        hearing.changed();
      },
      reset() {
        cache.outdateAll();
        hearing.changed();
      },
      reached: (place) => disk.reached(place),
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
      await disk.settled();
    },
  };
}
