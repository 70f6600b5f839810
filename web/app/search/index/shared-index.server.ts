import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { publicCms } from '../../content/client/context.server';
import { CmsUnavailable } from '../../content/client/errors';
import { unavailable } from '../../errors/unavailable';
import { indexTextsInSlices } from '../../text-search/index-in-slices.server';
import { searchTexts, withItems, type ItemsFound } from '../../text-search/search-texts';
import { textOf } from '../search-response';
import type { SearchDocument } from '../kinds';
import { documentsOf } from './documents';
import { fileOf } from './index-file';
import { loadSearchContent, type SearchContent } from './search-content.server';

/** All that can be found in one language, ready for searching. */
export interface SharedIndex {
  search: (query: string) => ItemsFound<SearchDocument>;
  /** What browsers search in by themselves, or the word that there is too much for that. */
  file: { body: string; etag: string };
  content: SearchContent;
}

/** How long an index is used before its content is looked at again. */
const ttlMs = 5000;
/** How long after that it still answers, while the next one is made for it. */
const staleMs = 60_000;
/** More than the languages the site can have; each has one index. */
const maxLocales = 20;

const indexes = new LRUCache<string, SharedIndex>({
  max: maxLocales,
  ttl: ttlMs,
  // Without content the last index is better than none, however old.
  allowStaleOnFetchRejection: true,
  noDeleteOnFetchRejection: true,
  fetchMethod: async (locale, last) => {
    const content = await loadSearchContent(publicCms(locale));
    return last && isSame(content, last.content) ? last : makeIndex(content, locale);
  },
});

/**
 * The index everybody shares, built from what the public role may read. It is at most a minute behind the content, and a
 * few seconds when it is used all the time. Throws 503 without any content.
 */
export async function sharedIndex(locale: string): Promise<SharedIndex> {
  const isRecent = indexes.getRemainingTTL(locale) > -staleMs;
  try {
    return await indexes.forceFetch(locale, { allowStale: isRecent });
  } catch (error) {
    throw error instanceof CmsUnavailable ? unavailable() : error;
  }
}

async function makeIndex(content: SearchContent, locale: string): Promise<SharedIndex> {
  const documents = documentsOf(content, locale);
  const index = await indexTextsInSlices(documents.map(textOf));
  const body = JSON.stringify(fileOf(documents));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`;
  return {
    search: (query) => withItems(searchTexts(index, query), documents),
    file: { body, etag },
    content,
  };
}

function isSame(content: SearchContent, last: SearchContent): boolean {
  const before: Readonly<Record<string, unknown>> = last;
  return Object.entries(content).every(([name, value]) => value === before[name]);
}
