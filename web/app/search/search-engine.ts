import { indexTexts } from '../text-search/text-index';
import { answerTo, textsOf, type SearchAnswer } from './answer';
import type { SearchDocument } from './kinds';
import { HITS_IN_DIALOG } from './limits';

/** What answers queries in the browser, without asking anybody. A chunk of its own: few visits need it. */
export function searchIn(documents: readonly SearchDocument[]): (query: string) => SearchAnswer {
  const index = indexTexts(textsOf(documents));
  return (query) => answerTo(documents, index, query, HITS_IN_DIALOG);
}
