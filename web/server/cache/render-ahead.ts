import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FindUnchanged } from '../../caching/staleness';
import type { CachedPage, Rendered } from './cached-page';
import type { PageCache } from './page-cache';
import type { StoredPage } from './page-store';

export interface RenderAheadOptions {
  cache: PageCache;
  render: (key: string, last: CachedPage | null) => Promise<Rendered>;
  findUnchanged?: FindUnchanged;
  onStale?: (stored: StoredPage) => void;
  onChecked?: () => void;
}

/** Pages that are rendered again after a change; the rest wait until somebody asks for them. */
const maxPages = 500;
const checkedAtOnce = 200;
const maxYieldMs = 1000;
const yieldMs = 20;
/** So many failures in a row are the content backend's, not a page's. */
const maxFailures = 3;
const retryMs = 5000;

/**
 * After a change, renders the cached pages that it made stale again: most asked for first, one at a time, and only while no
 * visitor waits for a page. A newer change starts it anew.
 */
export function createRenderAhead({ cache, render, findUnchanged, onStale, onChecked }: RenderAheadOptions) {
  let isRunning = false;
  let isChanged = false;
  let hasEnded = false;
  let retry: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    while (isChanged && !isEnded()) {
      isChanged = false;
      const keys = await staleKeys();
      if (hasNews()) continue;
      onChecked?.();
      await renew(keys);
      if (!hasNews()) onChecked?.();
    }
  }

  async function staleKeys(): Promise<string[]> {
    const stale: { key: string; asked: number }[] = [];
    let checked = 0;
    for (const stored of [...cache.store.entries()]) {
      if ((checked += 1) % checkedAtOnce === 0) await nextTurn();
      if (hasNews()) return [];
      const { asked } = stored;
      // Requests of long ago count less each time.
      stored.asked = asked / 2;
      if (!cache.isStale(stored)) continue;
      onStale?.(stored);
      stale.push({ key: stored.page.key, asked });
    }
    return stale
      .sort((a, b) => b.asked - a.asked)
      .slice(0, maxPages)
      .map(({ key }) => key);
  }

  async function renew(keys: readonly string[]): Promise<void> {
    let failures = 0;
    let hasFailed = false;
    for (const key of keys) {
      await letVisitorsGo();
      if (hasNews()) return;
      const began = performance.now();
      const isFresh = await cache.renew({
        key,
        flight: key,
        render: (last) => render(key, last),
        findUnchanged,
      });
      failures = isFresh ? 0 : failures + 1;
      hasFailed ||= !isFresh;
      if (failures === maxFailures) break;
      // At most half of the time goes into this.
      await pause(performance.now() - began, undefined, { ref: false });
    }
    // When the content backend is back, or a page may be tried again, no change says so.
    clearTimeout(retry);
    if (hasFailed) retry = setTimeout(start, retryMs).unref();
  }

  async function letVisitorsGo(): Promise<void> {
    const until = performance.now() + maxYieldMs;
    while (cache.rendering() > 0 && performance.now() < until)
      await pause(yieldMs, undefined, { ref: false });
  }

  /** Functions, because TypeScript takes a variable as unchanged after an await. */
  const isEnded = () => hasEnded;
  const hasNews = () => isChanged || hasEnded;

  function start(): void {
    isChanged = true;
    if (isRunning || hasEnded) return;
    isRunning = true;
    void run().finally(() => {
      isRunning = false;
    });
  }

  return {
    start,
    end(): void {
      hasEnded = true;
      clearTimeout(retry);
    },
  };
}

export type RenderAhead = ReturnType<typeof createRenderAhead>;
