import { searchWordsIn } from 'beursvloer-domain/search';
import type { SearchWord } from '../../content/types/search-word';
import { withoutLocale } from '../../messages/locale';
import type { SearchDocument } from '../kinds';

/** Gives the pages the words that editors keep for them, by which they are found as by their names. */
export function withWords(
  documents: readonly SearchDocument[],
  searchWords: readonly SearchWord[],
): SearchDocument[] {
  const wordsAt = new Map(searchWords.map(({ path, words }) => [comparable(path), searchWordsIn(words)]));
  return documents.map((document) => {
    const words = wordsAt.get(comparable(document.path));
    return words ? { ...document, words } : document;
  });
}

/** An editor copies the address of a page in any language, with or without the place on it. */
function comparable(path: string): string {
  const { pathname, search } = new URL(path, 'http://localhost');
  return withoutLocale(pathname).replace(/(.)\/$/, '$1') + search;
}
