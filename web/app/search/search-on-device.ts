import { localePath, type Locale } from '../messages/locale';
import { readIndexFile } from './index/index-file';
import { indexPath } from './index/paths';
import { searchIn } from './index/search-engine';
import { maxHits } from './limits';
import type { SearchResponse } from './search-response';

/**
 * Searches the index on this device for the page of results. Rejects when there is none, or when the fair is
 * too large for one.
 */
export async function searchOnDevice(
  locale: Locale,
  query: string,
): Promise<{ query: string; response: SearchResponse }> {
  const response = await fetch(localePath(locale, indexPath));
  const { documents } = readIndexFile(await response.json());
  if (documents === null) throw new Error('No index on this device');
  return { query, response: searchIn(documents, maxHits)(query) };
}
