import { LRUCache } from 'lru-cache';
import { listPrefix, type KeptPage } from './kept-page';

/** What changed in the content, as the content backend tells it. */
export interface Purge {
  /** Types and documents. */
  tags: readonly string[];
  /** Sources of redirects: a path, or everything below one when it ends with `/*`. */
  paths: readonly string[];
  /** Something was taken off the site: what showed it must not be shown any more, whatever happens. */
  gone: boolean;
  /** Says of a tag that stands for a list whether the change may have changed it; without, any change may have. */
  mayHaveChanged?: (listTag: string) => boolean;
}

/** A page in the store, with what is known of it since it was made. */
export interface StoredPage {
  page: KeptPage;
  /** Something that it was made of has changed; it is kept for when the content backend is down. */
  outdated: boolean;
  /** Until when nobody waits for a newer one, in ms since 1970: making it failed a moment ago. */
  restUntil: number;
}

/** Hears of pages that come and go, to keep them elsewhere too. */
export interface StoreWatcher {
  kept: (page: KeptPage) => void;
  dropped: (page: KeptPage) => void;
}

/** The share of the room that addresses with a query may take: anybody can think of endless queries. */
const variantShare = 0.25;

/**
 * The pages that are kept, bounded by bytes: those asked for longest ago go first. Pages with a query have room of their
 * own, so that they never push out those that every visitor sees.
 * @param room bytes for everything together
 */
export function createPageStore(room: number, watcher: StoreWatcher | null = null) {
  const byTag = new Map<string, Set<string>>();

  const lru = (maxSize: number) =>
    new LRUCache<string, StoredPage>({
      maxSize,
      maxEntrySize: Math.max(1, Math.floor(maxSize / 4)),
      sizeCalculation: ({ page }) => page.size,
      dispose: ({ page }, _key, reason) => {
        unlink(page);
        // The next one takes its place, here and with whoever watches.
        if (reason !== 'set') watcher?.dropped(page);
      },
    });
  const plain = lru(Math.max(1, Math.floor(room * (1 - variantShare))));
  const variants = lru(Math.max(1, Math.floor(room * variantShare)));
  const partOf = (key: string) => (key.includes('?') ? variants : plain);

  function unlink({ key, tags }: KeptPage): void {
    for (const tag of tags) {
      const keys = byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) byTag.delete(tag);
    }
  }

  /** Whether there was room for it; what was known of the one before ends. */
  function put(page: KeptPage): boolean {
    const part = partOf(page.key);
    part.set(page.key, { page, outdated: false, restUntil: 0 });
    if (!part.has(page.key)) return false;
    for (const tag of page.tags) {
      const keys = byTag.get(tag) ?? new Set();
      byTag.set(tag, keys.add(page.key));
    }
    return true;
  }

  function outdate(key: string, gone: boolean): void {
    const part = partOf(key);
    const stored = part.peek(key);
    if (!stored) return;
    if (gone) return void part.delete(key);
    stored.outdated = true;
    watcher?.dropped(stored.page);
  }

  return {
    get: (key: string): StoredPage | undefined => partOf(key).get(key),
    /** Keeps a page that was just made; one that takes more than a quarter of the room is not kept. */
    set(page: KeptPage): void {
      if (put(page)) watcher?.kept(page);
      else watcher?.dropped(page);
    },
    /** Takes back a page that whoever watches has kept. */
    takeBack(page: KeptPage): void {
      if (!put(page)) watcher?.dropped(page);
    },
    delete: (key: string): void => void partOf(key).delete(key),
    /** Marks what a change touches, and forgets it where something was taken off the site. */
    purge(change: Purge): number {
      const lists = [...byTag.keys()].filter((tag) => touchesList(change, tag));
      const keys = new Set([...change.tags, ...lists].flatMap((tag) => [...(byTag.get(tag) ?? [])]));
      if (change.paths.length > 0) {
        for (const part of [plain, variants])
          for (const [key, { page }] of part.entries())
            if (touchesPath(change.paths, page.path)) keys.add(key);
      }
      for (const key of keys) outdate(key, change.gone);
      return keys.size;
    },
    get size() {
      return { pages: plain.size + variants.size, bytes: plain.calculatedSize + variants.calculatedSize };
    },
  };
}

export type PageStore = ReturnType<typeof createPageStore>;

/** Whether a change touches a page that may be in the making. */
export function touches(change: Purge, page: Pick<KeptPage, 'tags' | 'path'>): boolean {
  return (
    change.tags.some((tag) => page.tags.has(tag)) ||
    [...page.tags].some((tag) => touchesList(change, tag)) ||
    touchesPath(change.paths, page.path)
  );
}

function touchesList({ mayHaveChanged }: Purge, tag: string): boolean {
  return tag.startsWith(listPrefix) && (mayHaveChanged?.(tag) ?? true);
}

/**
 * Whether a redirect may change what a path answers. A redirect counts in every language, and one from an address of an
 * item counts for every name of that item; purging too much costs one rendering.
 */
function touchesPath(sources: readonly string[], path: string): boolean {
  if (sources.length === 0) return false;
  const own = withoutLanguage(path);
  return sources.some((source) => {
    const theirs = withoutLanguage(source);
    if (theirs === own || source === path) return true;
    if (theirs.endsWith('/*') && `${own}/`.startsWith(theirs.slice(0, -1))) return true;
    const item = itemOf(theirs);
    return item !== null && item === itemOf(own);
  });
}

function withoutLanguage(path: string): string {
  return path.replace(/^\/[a-z]{2}(?=\/|$)/, '') || '/';
}

/** The part of an address that names an item: its folder and its number. */
function itemOf(path: string): string | null {
  return /^\/[^/]+\/\d+(?=\/|$)/.exec(path)?.[0] ?? null;
}
