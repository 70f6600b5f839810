import { lettersOf } from './typo';
import { foldText, tokensOf } from './tokens';
import { formKeys } from './word-form';

export interface SearchText {
  name: string;
  text: string;
  codes?: readonly string[];
}

/** Position of a word: twice the number of the text, plus one when it stands in the name. */
type Posting = number;

/** A word that occurs, with all places it occurs in, each place once and in order. */
export interface IndexEntry {
  term: string;
  keys: readonly string[];
  letters: number;
  postings: Posting[];
}

/** Texts made ready for searching. The number of a text is its place in the list. */
export interface TextIndex {
  entries: Map<string, IndexEntry>;
  names: string[];
  /** Numbers of the texts of a code; codes have letters and digits only. */
  codes: Map<string, number[]>;
}

/** A code as it is compared: `1.A12`, `1-a12` and `1A12` are the same. */
export function foldCode(code: string): string {
  return foldText(code).replaceAll(' ', '');
}

export function indexTexts(texts: readonly SearchText[]): TextIndex {
  const index = emptyTextIndex();
  for (const text of texts) addText(index, text);
  return index;
}

export function emptyTextIndex(): TextIndex {
  return { entries: new Map(), names: [], codes: new Map() };
}

export function addText(
  { entries, names, codes }: TextIndex,
  { name, text, codes: own = [] }: SearchText,
): void {
  const number = names.length;
  names.push(foldText(name));
  addWords(entries, text, number * 2);
  addWords(entries, name, number * 2 + 1);
  for (const code of own.map(foldCode)) codes.set(code, [...(codes.get(code) ?? []), number]);
}

function addWords(entries: TextIndex['entries'], text: string, posting: Posting): void {
  for (const { term } of tokensOf(text)) {
    let entry = entries.get(term);
    if (!entry) {
      entry = { term, keys: formKeys(term), letters: lettersOf(term), postings: [] };
      entries.set(term, entry);
    }
    if (entry.postings.at(-1) !== posting) entry.postings.push(posting);
  }
}

export function numberOf(posting: Posting): number {
  return posting >> 1;
}

export function isInName(posting: Posting): boolean {
  return (posting & 1) === 1;
}
