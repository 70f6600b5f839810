import { createSlots } from '../http/slots';
import { keepPage, mayBeOld, staleAtOf, type KeptPage, type WholeAnswer } from './kept-page';
import { touches, type PageStore, type Purge } from './page-store';

/** What is asked for: the name it is kept under, and how it is rendered. */
export interface Asked {
  key: string;
  /** Those with the same one wait for the same rendering. */
  flight: string;
  /** The path that redirects are looked up by. */
  path: string;
  /** Renders it as anybody would see it, and reads it to its end. Rejects when that fails. */
  render: () => Promise<WholeAnswer>;
}

/** A kept page, or the answer to a page that cannot be kept. */
export type Got = { kept: KeptPage; from: 'hit' | 'stale' | 'miss' } | { answer: WholeAnswer };

/** Nobody could be found to make the page: too many are being made. */
export class TooBusy extends Error {}

/** How long what is kept counts as new, in ms. Changes are told; this is for what the clock changes, and a safety net. */
const newFor = 60_000;
/** How long a page may be shown while a newer one is made, in ms. */
const showFor = 300_000;
/** How long somebody waits for a newer page when there is an older one, in ms. */
const patience = 1500;
/** How long after a failure nobody waits for a page that can be had older, in ms. */
const rest = 5000;
/** Pages in the making at once. Each is mostly waiting for the content backend; more would only wait longer. */
const atOnce = 24;
/** Those who wait for their turn; beyond it a page is refused at once rather than in a minute. */
const inLine = 200;

export interface PageCacheOptions {
  store: PageStore;
  /** Milliseconds since 1970. */
  clock?: () => number;
  /** Hears of a page that could not be made. */
  onFailure?: (key: string, error: unknown) => void;
}

/**
 * Gives pages from the store, and makes each once for everybody who waits for it. What is old is shown while a newer one
 * is made; what is outdated only when that fails.
 */
export function createPageCache({ store, clock = Date.now, onFailure }: PageCacheOptions) {
  const making = new Map<string, Promise<Got>>();
  /** Changes since the oldest page in the making was begun. */
  let changes: Purge[] = [];
  let busy = 0;
  const slots = createSlots(atOnce, inLine, () => new TooBusy('Too many pages are being made'));

  /** Makes a page, unless it is being made already by somebody who asked after the last change. */
  function make(asked: Asked): Promise<Got> {
    const { flight } = asked;
    const running = making.get(flight);
    if (running) return running;
    const made = slots(() => makeNow(asked));
    making.set(flight, made);
    const ended = () => {
      if (making.get(flight) === made) making.delete(flight);
    };
    made.then(ended, ended);
    return made;
  }

  async function makeNow({ key, path, render }: Asked): Promise<Got> {
    busy += 1;
    const seen = changes.length;
    const madeAt = clock();
    try {
      const answer = await render();
      if (!isBetter(answer)) rested(key);
      else if (!isKeepable(answer)) store.delete(key);
      if (!isBetter(answer) || !isKeepable(answer)) return { answer };
      const page = await keepPage({ key, path, madeAt, staleAt: staleAtOf(answer, clock()) }, answer);
      // What changed while it was made may not be in it.
      if (!changes.slice(seen).some((change) => touches(change, page))) store.set(page);
      return { kept: page, from: 'miss' };
    } catch (error) {
      rested(key);
      onFailure?.(key, error);
      throw error;
    } finally {
      busy -= 1;
      if (busy === 0) changes = [];
    }
  }

  /** Whether nothing was to change in the page until now. Its bytes may still be shown while newer ones are made. */
  function isNew({ madeAt, staleAt }: KeptPage): boolean {
    return clock() - madeAt < newFor && (staleAt === null || clock() < staleAt);
  }

  function rested(key: string): void {
    const stored = store.get(key);
    if (stored) stored.restUntil = clock() + rest;
  }

  return {
    /** Counted where it happens; see server/metrics. */
    figures: { atOnce: 0 },
    /** The page when it is there and new. */
    fresh(key: string): KeptPage | null {
      const stored = store.get(key);
      return stored && !stored.outdated && isNew(stored.page) ? stored.page : null;
    },
    /** Whether somebody who asks for the page makes no work: it is there in some form, or is being made. */
    costsNothing: ({ key, flight }: Pick<Asked, 'key' | 'flight'>): boolean =>
      store.get(key) !== undefined || making.has(flight),
    /** The page, from wherever it is to be had. Rejects when it cannot be made and there is none. */
    async get(asked: Asked): Promise<Got> {
      const stored = store.get(asked.key);
      if (!stored) return make(asked);
      const { page, outdated, restUntil } = stored;
      const age = clock() - page.madeAt;
      if (!outdated && isNew(page)) return { kept: page, from: 'hit' };
      if (clock() < restUntil) return { kept: page, from: 'stale' };

      const newer = make(asked).then(
        (got) => ('kept' in got || isBetter(got.answer) ? got : null),
        () => null,
      );
      if (!outdated && age < showFor) return { kept: page, from: 'stale' };
      const first = await Promise.race([newer, after(patience)]);
      if (first !== null) return first;
      // Whoever asks next need not wait for the same again.
      rested(asked.key);
      // It may have been taken off the site meanwhile.
      return store.get(asked.key) ? { kept: page, from: 'stale' } : make(asked);
    },
    /** Takes in a change; returns how many pages it touched. */
    purge(change: Purge): number {
      if (busy > 0) changes.push(change);
      making.clear();
      return store.purge(change);
    },
    /** Takes in that anything may have changed. */
    outdateAll(): void {
      this.purge({ tags: [], paths: ['/*'], gone: false });
    },
    store,
  };
}

export type PageCache = ReturnType<typeof createPageCache>;

/** Whether an answer says more than the page that was kept before. */
function isBetter(answer: WholeAnswer): boolean {
  return answer.status < 500 && !mayBeOld(answer);
}

/** Whether an answer is the same for everybody and worth keeping. */
function isKeepable({ status, headers }: WholeAnswer): boolean {
  if (status !== 200 || headers.has('set-cookie')) return false;
  const policy = headers.get('cache-control') ?? 'public';
  return /\bpublic\b/.test(policy) && !/\bno-store\b|\bprivate\b/.test(policy);
}

function after(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, ms, null).unref());
}
