import { searchTexts, withItems } from '../../text-search/search-texts';
import { indexTexts } from '../../text-search/text-index';
import { searchResponse, textOf, type SearchResponse } from '../search-response';
import type { SearchDocument } from '../kinds';
import { hitsInDialog } from '../limits';

/** Searches in the browser, without the server. A chunk of its own: few visits need it. */
export function searchIn(
  documents: readonly SearchDocument[],
  perKind = hitsInDialog,
): (query: string) => SearchResponse {
  const index = indexTexts(documents.map(textOf));
  return (query) => searchResponse(withItems(searchTexts(index, query), documents), perKind);
}
