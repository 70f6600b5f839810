import { isDeepStrictEqual } from 'node:util';
import type { ServerEnvironment } from '../environment';
import type { OpenPageCache } from './cached-pages';
import type { CachedPage } from './cached-page';
import { createChangeLog, type ChangeLog } from '../../caching/change-log';
import { followChanges, type OnConnected } from './changes-feed';
import { createPageCache } from './page-cache';
import { createPageDisk, type PageDisk } from './page-disk';
import { createPageStore } from './page-store';

export interface OpenChanges {
  log: ChangeLog;
  /** Null when the environment gives no memory to pages. */
  pages: OpenPageCache | null;
  close: () => Promise<void>;
}

/**
 * Opens the change log and the page cache, with what an earlier process of this build left on disk, and follows what changes
 * in the content.
 */
export async function openPageCache(
  environment: ServerEnvironment,
  build: string,
  onConnected: OnConnected,
): Promise<OpenChanges> {
  const {
    purgeSecret: secret,
    contentUrl,
    contentPrefix,
    maxPageCacheBytes,
    pageFolder,
    pinnedMoment,
  } = environment;
  const disk =
    maxPageCacheBytes === 0
      ? null
      : createPageDisk({
          folder: pageFolder,
          build: pinnedMoment === null ? build : `${build}-${Date.parse(pinnedMoment)}`,
          onTrouble: (error) => console.error('Copies of pages cannot be written to disk:', error),
        });
  const copies = await disk?.load();
  const log = createChangeLog({ start: copies?.place });
  const pages = disk && openStore(maxPageCacheBytes, disk, copies?.pages ?? [], log);
  const report: OnConnected = (isConnected, why) => {
    onConnected(isConnected);
    if (isConnected) console.log('Changes in the content are followed');
    else console.error('Changes in the content cannot be followed:', why);
  };
  const feed = { contentUrl, contentPrefix };
  const end = secret === null ? () => undefined : followChanges({ ...feed, secret }, log, report);
  return {
    log,
    pages,
    async close() {
      end();
      await disk?.settled();
    },
  };
}

function openStore(
  maxBytes: number,
  disk: PageDisk,
  copies: readonly CachedPage[],
  log: ChangeLog,
): OpenPageCache {
  const store = createPageStore(maxBytes, {
    stored(page, before) {
      const place = log.isStale(page.tags, page.seq) ? null : log.placeOf(page.seq);
      // All copies are right up to the cursor: see page-disk.ts.
      if (!place) disk.outdated(page);
      else if (before && isSameCopy(before, page)) disk.confirmed(page, place);
      else disk.stored(page, place);
    },
    dropped: (page) => disk.dropped(page),
  });
  for (const page of copies) store.restore(page);
  const cache = createPageCache({
    store,
    log,
    onFailure: (key, error) => console.error(`${key.split('?', 1)[0]} could not be rendered:`, error),
  });
  return {
    cache,
    log,
    onStale({ page }) {
      if (log.isGone(page.tags, page.seq)) disk.dropped(page);
      else disk.outdated(page);
    },
    onChecked() {
      const place = log.placeOf(log.seq);
      if (place) disk.reached(place);
    },
  };
}

/** True when the file of the one is that of the other: `seq` is known by the cursor. */
function isSameCopy(before: CachedPage, page: CachedPage): boolean {
  return (
    before.sendable === page.sendable &&
    before.staleAt === page.staleAt &&
    before.dataDigest === page.dataDigest &&
    isDeepStrictEqual(before.tags, page.tags)
  );
}
