import { LRUCache } from 'lru-cache';
import type { CachedPage } from './cached-page';

export interface StoredPage {
  page: CachedPage;
  /** Until when nobody waits for a newer one, by the clock of the cache: rendering it failed a moment ago. */
  backoffUntil: number;
  /** The number of the last change up to which it is known to be fresh. */
  freshUpTo: number;
  /** How often it was asked for, lately: see `render-ahead.ts`. */
  asked: number;
}

export interface StoreWatcher {
  /** @param before the page whose place it took */
  stored: (page: CachedPage, before: CachedPage | null) => void;
  dropped: (page: CachedPage) => void;
}

/** The share of the bytes that URLs with a query may take: anybody can think of endless queries. */
const variantShare = 0.25;

/**
 * The cached pages, bounded by bytes: those asked for longest ago go first. Pages with a query are bounded by themselves, so
 * that they never push out those that every visitor sees.
 * @param maxBytes for everything together
 */
export function createPageStore(maxBytes: number, watcher: StoreWatcher | null = null) {
  const lru = (maxBytes: number) =>
    new LRUCache<string, StoredPage>({
      maxSize: maxBytes,
      maxEntrySize: Math.max(1, Math.floor(maxBytes / 4)),
      sizeCalculation: ({ page }) => page.size,
      dispose: ({ page }, _key, reason) => {
        // The next one takes its place, here and with whoever watches.
        if (reason !== 'set') watcher?.dropped(page);
      },
    });
  const plain = lru(Math.max(1, Math.floor(maxBytes * (1 - variantShare))));
  const variants = lru(Math.max(1, Math.floor(maxBytes * variantShare)));
  const lruOf = (key: string) => (key.includes('?') ? variants : plain);

  /**
   * Replaces the page and all that was known of it, but for its count of requests. Returns false for a page
   * that is too large.
   */
  function put(page: CachedPage): boolean {
    const pages = lruOf(page.key);
    const asked = pages.peek(page.key)?.asked ?? 0;
    pages.set(page.key, { page, backoffUntil: 0, freshUpTo: -1, asked });
    return pages.has(page.key);
  }

  return {
    get: (key: string): StoredPage | undefined => lruOf(key).get(key),
    peek: (key: string): StoredPage | undefined => lruOf(key).peek(key),
    /** Stores a page that was just rendered; one that takes more than a quarter of the bytes is not stored. */
    set(page: CachedPage): void {
      const before = lruOf(page.key).peek(page.key)?.page ?? null;
      if (put(page)) watcher?.stored(page, before);
      else watcher?.dropped(page);
    },
    restore(page: CachedPage): void {
      if (!put(page)) watcher?.dropped(page);
    },
    delete: (key: string): void => void lruOf(key).delete(key),
    /** All pages, the last one asked for in front. */
    *entries(): Generator<StoredPage> {
      yield* plain.values();
      yield* variants.values();
    },
    get size() {
      return { pages: plain.size + variants.size, bytes: plain.calculatedSize + variants.calculatedSize };
    },
  };
}

export type PageStore = ReturnType<typeof createPageStore>;
