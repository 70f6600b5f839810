import type { ChangeLog } from '../../caching/change-log';
import { createSingleFlight } from '../../caching/single-flight';
import { createSlots } from '../../caching/slots';
import { confirmed, hasEnded, staleAtOf, stalenessOf, type FindUnchanged } from '../../caching/staleness';
import { cachePage, type CachedPage, type Rendered, type WholeResponse } from './cached-page';
import type { PageStore, StoredPage } from './page-store';

export interface Asked {
  key: string;
  /** Those with the same one wait for the same rendering. */
  flight: string;
  /**
   * Renders it as anybody would see it, and reads it to its end. Rejects when that fails.
   * @param last the page that is there: with the same data nothing is drawn
   */
  render: (last: CachedPage | null) => Promise<Rendered>;
  findUnchanged?: FindUnchanged;
  /** Somebody who knows of a change asks: a stale page will not do while a fresh one can be had. */
  isFreshOnly?: boolean;
}

export type Got = { page: CachedPage; from: 'hit' | 'stale' | 'miss' } | { response: Rendered };

export class TooBusy extends Error {}

const freshTimeoutMs = 1500;
/** How long after a failure nobody waits for a page of which there is a stale one. */
const backoffMs = 5000;
/** Pages that are rendered at once. Each is mostly waiting for the content backend; more would only wait longer. */
const maxRendering = 24;
/** Those who wait for their turn; one more gets a 503 at once rather than in a minute. */
const maxWaiting = 200;

export interface PageCacheOptions {
  store: PageStore;
  log: ChangeLog;
  /** Milliseconds since 1970. */
  clock?: () => number;
  onFailure?: (key: string, error: unknown) => void;
}

/**
 * Gives pages from the store, and renders each once for everybody who waits for it. A stale page is sent while a fresh one
 * is rendered, for a few seconds after the change; later only when that fails. What shows something that was taken off the
 * site is never sent.
 */
export function createPageCache({ store, log, clock = Date.now, onFailure }: PageCacheOptions) {
  const inTurn = createSlots(
    maxRendering,
    maxWaiting,
    () => new TooBusy('Too many pages are being rendered'),
  );
  const renderings = createSingleFlight<Got>({ log: () => log, inTurn });

  function renderOnce(asked: Asked): Promise<Got> {
    const stored = store.peek(asked.key);
    if (stored && isFresh(stored)) return Promise.resolve({ page: stored.page, from: 'hit' });
    return renderings.run(asked.flight, stored?.page.tags ?? null, (seq) => renderNow(asked, seq));
  }

  async function renderNow({ key, render, findUnchanged }: Asked, seq: number): Promise<Got> {
    const last = store.peek(key)?.page ?? null;
    const same = last && findUnchanged && (await confirmed(last, findUnchanged, clock()));
    if (same) return got({ ...same, seq: Math.min(seq, same.seq) });
    try {
      let rendered = await render(last);
      // Data that were stale themselves say nothing about the page that is there.
      if (rendered.isSame && rendered.isDegraded) rendered = await render(null);
      const staleAt = staleAtOf(rendered.staleAfterMs, clock());
      const about = { key, seq: Math.min(seq, rendered.seq), staleAt };
      if (last && rendered.isSame) {
        const { tags, ownTags, answers } = rendered;
        return got({ ...last, ...about, tags, ownTags, answers });
      }
      if (!isBetter(rendered)) backOff(key);
      else if (!isCacheable(rendered)) store.delete(key);
      if (!isBetter(rendered) || !isCacheable(rendered)) return { response: rendered };
      return got(await cachePage(about, rendered, last));
    } catch (error) {
      backOff(key);
      onFailure?.(key, error);
      throw error;
    }
  }

  function got(page: CachedPage): Got {
    put(page);
    return { page, from: 'miss' };
  }

  /** Never in the place of a newer one, which somebody who asked later got. */
  function put(page: CachedPage): void {
    const stored = store.peek(page.key);
    if (stored && stored.page.seq > page.seq) return;
    if (!isGone(page)) store.set(page);
  }

  /** A page as it is after all changes so far; once more where something was taken off the site meanwhile. */
  async function renderFor(asked: Asked): Promise<Got> {
    const got = await renderOnce(asked);
    if (!('page' in got)) return got;
    const isTooOld = asked.isFreshOnly && log.isStale(got.page.tags, got.page.seq);
    return isTooOld || isGone(got.page) ? renderOnce(asked) : got;
  }

  function backOff(key: string): void {
    const stored = store.peek(key);
    if (stored) stored.backoffUntil = clock() + backoffMs;
  }

  const isGone = ({ tags, seq }: CachedPage) => log.isGone(tags, seq);

  /** Takes the same time however many tags a page has: they are looked at once for every change. */
  function isFresh(stored: StoredPage): boolean {
    if (stored.freshUpTo === log.seq) return !log.isSilent() && !hasEnded(stored.page, clock());
    if (stalenessOf(stored.page, log, clock()) !== 'fresh') return false;
    stored.freshUpTo = log.seq;
    return true;
  }

  async function get(asked: Asked): Promise<Got> {
    const stored = store.get(asked.key);
    if (!stored) return renderFor(asked);
    stored.asked += 1;
    const { page } = stored;
    if (isFresh(stored)) return { page, from: 'hit' };
    const staleness = stalenessOf(page, log, clock());
    if (staleness === 'gone') return renderFor(asked);
    if (clock() < stored.backoffUntil) return { page, from: 'stale' };

    const newer = renderFor(asked).then(
      (got) => ('page' in got || isBetter(got.response) ? got : null),
      () => null,
    );
    if (!asked.isFreshOnly && staleness === 'stale') return { page, from: 'stale' };
    const first = await Promise.race([newer, after(freshTimeoutMs)]);
    if (first !== null) return first;
    backOff(asked.key);
    const last = store.peek(asked.key);
    return last && !isGone(last.page) ? { page: last.page, from: 'stale' } : renderFor(asked);
  }

  return {
    figures: { atOnce: 0 },
    fresh(key: string): CachedPage | null {
      const stored = store.get(key);
      if (!stored || !isFresh(stored)) return null;
      stored.asked += 1;
      return stored.page;
    },
    /** True when a request for the page causes no rendering: it is cached, even stale, or being rendered. */
    costsNothing: ({ key, flight }: Pick<Asked, 'key' | 'flight'>): boolean =>
      store.peek(key) !== undefined || renderings.isRunning(flight),
    /** The page, from wherever it is to be had. Rejects when it cannot be rendered and there is none. */
    get,
    rendering: renderings.count,
    isStale: (stored: StoredPage): boolean => !isFresh(stored),
    /** Renders a page again when it is still stale. @returns whether it is fresh then */
    async renew(asked: Asked): Promise<boolean> {
      const stored = store.peek(asked.key);
      if (!stored || isFresh(stored)) return true;
      if (clock() < stored.backoffUntil) return false;
      return renderFor(asked).then(
        (got) => 'page' in got || isBetter(got.response),
        () => false,
      );
    },
    store,
  };
}

export type PageCache = ReturnType<typeof createPageCache>;

function isBetter({ status, isDegraded }: Rendered): boolean {
  return status < 500 && !isDegraded;
}

function isCacheable({ status, headers }: WholeResponse): boolean {
  if (status !== 200 || headers.has('set-cookie')) return false;
  const policy = headers.get('cache-control') ?? 'public';
  return /\bpublic\b/.test(policy) && !/\bno-store\b|\bprivate\b/.test(policy);
}

function after(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, ms, null).unref());
}
