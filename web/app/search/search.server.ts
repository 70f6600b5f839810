import { readListState } from '../listing/request/list-request';
import type { ListDefinition } from '../listing/request/search-params';
import { messagesFor } from '../messages/messages';
import { answerOf, type SearchAnswer } from './answer';
import { sharedIndex } from './index/shared-index.server';

/** The address of a search holds its text alone. */
const searchState: ListDefinition<never, 'beste'> = { facets: [], sorts: ['beste'] };

/** The query in an address and the answer to it. Throws 400 for a query that cannot be, 503 without any content. */
export async function searchFor(
  locale: string,
  url: URL,
  perKind: number,
): Promise<{ query: string; answer: SearchAnswer }> {
  const { q } = readListState(url, searchState, messagesFor(locale));
  const { search } = await sharedIndex(locale);
  return { query: q, answer: answerOf(search(q), perKind) };
}
