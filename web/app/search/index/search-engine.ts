import { searchTexts, withItems } from '../../text-search/search-texts';
import { indexTexts } from '../../text-search/text-index';
import { answerOf, textOf, type SearchAnswer } from '../answer';
import type { SearchDocument } from '../kinds';
import { hitsInDialog } from '../limits';

/** What answers queries in the browser, without asking anybody. A chunk of its own: few visits need it. */
export function searchIn(documents: readonly SearchDocument[]): (query: string) => SearchAnswer {
  const index = indexTexts(documents.map(textOf));
  return (query) => answerOf(withItems(searchTexts(index, query), documents), hitsInDialog);
}
