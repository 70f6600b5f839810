import { createHash } from 'node:crypto';
import { setImmediate as letOthersGo, setTimeout as pause } from 'node:timers/promises';
import { publicCms } from '../../content/client/context.server';
import { CmsUnavailable } from '../../content/client/errors';
import { unavailable } from '../../errors/unavailable';
import { createFollowingIndex, type FollowingIndex } from '../../text-search/following-index';
import { textOf } from '../answer';
import { listDocuments } from './documents.server';
import { fileOf, type IndexFile } from './index-file';
import type { SearchDocument } from '../kinds';
import { keepFresh, type Fresh } from './keep-fresh';

/** All that can be found in one language, ready for searching. */
export interface SharedIndex {
  search: FollowingIndex<SearchDocument>['search'];
  /** What browsers search in by themselves, or the word that there is too much for that. */
  file: { body: string; etag: string };
}

/** Milliseconds after a change that are left to the pages it touches: whoever waits for one goes before the index. */
const pagesFirst = 200;

const indexes = new Map<string, Fresh<SharedIndex>>();

/** Says that some content has changed: what can be found follows at once. */
export function outdateIndexes(): void {
  for (const kept of indexes.values()) kept.outdate();
}

/**
 * The index everybody shares, made of what the public role may read. It follows the content within a minute, and at once
 * where changes are told of; throws 503 when it was never made and the content backend does not answer.
 */
export async function sharedIndex(locale: string): Promise<SharedIndex> {
  let kept = indexes.get(locale);
  if (!kept) {
    kept = followContent(locale);
    indexes.set(locale, kept);
  }
  try {
    return await kept.get();
  } catch (error) {
    throw error instanceof CmsUnavailable ? unavailable() : error;
  }
}

function followContent(locale: string): Fresh<SharedIndex> {
  const index = createFollowingIndex(textOf, () => letOthersGo());
  let isMade = false;
  return keepFresh(async () => {
    const made = await make(locale, index, isMade ? pause(pagesFirst) : Promise.resolve());
    isMade = true;
    return made;
  });
}

async function make(
  locale: string,
  index: FollowingIndex<SearchDocument>,
  turn: Promise<unknown>,
): Promise<SharedIndex> {
  const documents = await listDocuments(publicCms(locale), turn);
  await index.follow(documents);
  const file: IndexFile = fileOf(documents);
  const body = JSON.stringify(file);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`;
  return { search: index.search, file: { body, etag } };
}
