import { formKeys, withoutEnding } from './word-form';

/** How a searched word is found in a word of a text, the best first. */
export type Fit = 'word' | 'form' | 'start' | 'part' | 'typo';

/** Fewest letters that are looked for at the beginning of words, and inside them: fewer stand in nearly all of them. */
const shortestStart = 2;
const shortestPart = 3;
/** Fewest letters of a word without its ending that are looked for inside longer words. */
const shortestStemPart = 5;

export interface SoughtWord {
  word: string;
  keys: readonly string[];
  /** Itself without its ending: "gevels" has to find "prefabgevel". */
  stem: string | null;
}

export function soughtWord(word: string): SoughtWord {
  const stem = withoutEnding(word);
  return { word, keys: formKeys(word), stem: stem && stem.length >= shortestStemPart ? stem : null };
}

/**
 * How the word is found in `term`, mistakes apart; null when it is not. Dutch writes its compounds as one word, so the
 * beginning, the middle and the end of a word count: "bouw" is found in "woningbouwfabriek".
 */
export function fitOf(
  { word, keys, stem }: SoughtWord,
  term: string,
  termKeys: readonly string[],
): Exclude<Fit, 'typo'> | null {
  if (term === word) return 'word';
  if (word.length >= shortestPart && keys.some((key) => termKeys.includes(key))) return 'form';
  if (word.length >= shortestStart && term.startsWith(word)) return 'start';
  if (word.length >= shortestPart && term.includes(word)) return 'part';
  return stem !== null && term.includes(stem) ? 'part' : null;
}
