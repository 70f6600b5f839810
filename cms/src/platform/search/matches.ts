import { folded, foldedWords } from '../storage/folded';

/** True when each word of a search is in one of these texts, without accents or capitals. */
export function matches(search: string, texts: readonly string[]): boolean {
  const words = foldedWords(search);
  const known = texts.map(folded);
  return words.length > 0 && words.every((word) => known.some((text) => text.includes(word)));
}
