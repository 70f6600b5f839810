import { readListState } from '../listing/request/list-request';
import type { ListDefinition } from '../listing/request/search-params';
import { messagesFor } from '../messages/messages';
import { searchResponse, type SearchResponse } from './search-response';
import { sharedIndex } from './index/shared-index.server';

/** The URL of a search holds its text alone. */
const searchState: ListDefinition<never, 'beste'> = { facets: [], sorts: ['beste'] };

/** The query in a URL and its results. Throws 400 for an invalid query, 503 without any content. */
export async function searchFor(
  locale: string,
  url: URL,
  perKind: number,
): Promise<{ query: string; response: SearchResponse }> {
  const { q } = readListState(url, searchState, messagesFor(locale));
  const { search } = await sharedIndex(locale);
  return { query: q, response: searchResponse(search(q), perKind) };
}
