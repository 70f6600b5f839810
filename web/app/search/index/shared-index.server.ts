import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createChangeLog, type ChangeLog } from '../../../caching/change-log';
import { createSingleFlight } from '../../../caching/single-flight';
import { createSlots } from '../../../caching/slots';
import {
  confirmed,
  staleAtOf,
  stalenessOf,
  type FindUnchanged,
  type Sources,
  type Tagged,
} from '../../../caching/staleness';
import { recordTags } from '../../content/cache/cache-tags.server';
import { contentCache, publicCms } from '../../content/client/context.server';
import { CmsUnavailable } from '../../content/client/errors';
import { unavailable } from '../../errors/page-errors';
import { defaultLocale } from '../../messages/locale';
import { indexTextsInSlices } from '../../text-search/index-in-slices.server';
import { searchTexts, withItems, type ItemsFound } from '../../text-search/search-texts';
import { textOf } from '../search-response';
import type { SearchDocument } from '../kinds';
import { documentsOf } from './documents';
import { fileOf } from './index-file';
import { loadSearchContent, type SearchContent } from './search-content.server';

export interface SharedIndex {
  search: (query: string) => ItemsFound<SearchDocument>;
  /** Index for searching in the browser, or the word that there is too much for that. */
  file: { body: string; etag: string };
}

interface Entry extends Tagged, Sources {
  index: SharedIndex;
}

export interface SharedIndexesOptions {
  load?: (locale: string) => Promise<SearchContent>;
  findUnchanged?: FindUnchanged;
  /** Milliseconds since 1970. */
  clock?: () => number;
}

/** More than the languages the site can have. */
const maxLocales = 20;

/**
 * The indexes that everybody shares, one per language, built from what the public role may read. They are cached as pages are:
 * a stale one answers for a few seconds while another is built; what was taken off the site is never found.
 */
export function createSharedIndexes({
  load = loadPublic,
  findUnchanged = contentCache.findUnchanged,
  clock = Date.now,
}: SharedIndexesOptions = {}) {
  const entries = new Map<string, Entry>();
  // One that hears of no change: nothing is fresh.
  let log = createChangeLog();
  // However many changes come, indexes are built one after another.
  const inTurn = createSlots(1, maxLocales, () => new Error('Too many indexes wait to be built'));
  const builds = createSingleFlight<Entry>({ log: () => log, inTurn });

  /** Languages whose index is being built without anybody who waits. */
  const ahead = new Set<string>();

  const isGone = ({ tags, seq }: Entry) => log.isGone(tags, seq);
  const isFresh = (entry: Entry | undefined) => entry && stalenessOf(entry, log, clock()) === 'fresh';

  function buildOnce(locale: string): Promise<Entry> {
    return builds.run(locale, entries.get(locale)?.tags ?? null, async (seq) => {
      const last = entries.get(locale);
      const same = last && (await confirmed(last, findUnchanged, clock()));
      if (same) {
        entries.set(locale, same);
        return same;
      }
      const { value: content, ...used } = await recordTags(() => load(locale));
      // Content that is stale itself, because the content backend is away, makes no better index.
      if (used.isDegraded && last && !isGone(last)) return last;
      const staleAt = staleAtOf(used.staleAfterMs, clock());
      const index = await buildIndex(content, locale);
      const { tags, ownTags, answers } = used;
      const entry = { index, tags, ownTags, answers, seq: Math.min(seq, used.seq), staleAt };
      entries.set(locale, entry);
      return entry;
    });
  }

  /** An index as it is after all changes so far; once more where something was taken off the site meanwhile. */
  async function build(locale: string): Promise<Entry> {
    const entry = await buildOnce(locale);
    return isGone(entry) ? buildOnce(locale) : entry;
  }

  /** Builds an index until it is fresh or nothing changed since. At most half of the time goes into this. */
  async function buildAhead(locale: string): Promise<void> {
    if (ahead.has(locale)) return;
    ahead.add(locale);
    for (let seq = -1; seq !== log.seq && !isFresh(entries.get(locale));) {
      ({ seq } = log);
      const began = performance.now();
      await build(locale).catch(() => undefined);
      await pause(performance.now() - began, undefined, { ref: false });
    }
    ahead.delete(locale);
  }

  /** Rejects without any content that may be found. */
  async function get(locale: string): Promise<SharedIndex> {
    const last = entries.get(locale);
    const staleness = last ? stalenessOf(last, log, clock()) : 'gone';
    if (last && staleness === 'fresh') return last.index;
    if (last && staleness === 'stale') {
      void buildAhead(locale);
      return last.index;
    }
    try {
      return (await build(locale)).index;
    } catch (error) {
      if (last && error instanceof CmsUnavailable && !isGone(last)) return last.index;
      throw error;
    }
  }

  return {
    get,
    /** Knows the changes from now on, and builds the index of the first language again after each. */
    follow(changes: ChangeLog): void {
      log = changes;
      // It reads all lists, so nobody waits for the exhibitors of a large fair either.
      changes.onChange(() => void buildAhead(defaultLocale));
    },
  };
}

export const sharedIndexes = createSharedIndexes();

/** The index in one language. Throws 503 without any content. */
export async function sharedIndex(locale: string): Promise<SharedIndex> {
  try {
    return await sharedIndexes.get(locale);
  } catch (error) {
    throw error instanceof CmsUnavailable ? unavailable() : error;
  }
}

function loadPublic(locale: string): Promise<SearchContent> {
  return loadSearchContent(publicCms(locale));
}

async function buildIndex(content: SearchContent, locale: string): Promise<SharedIndex> {
  const documents = documentsOf(content, locale);
  const index = await indexTextsInSlices(documents.map(textOf));
  const body = JSON.stringify(fileOf(documents));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`;
  return {
    search: (query) => withItems(searchTexts(index, query), documents),
    file: { body, etag },
  };
}
