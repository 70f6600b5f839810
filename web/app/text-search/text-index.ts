import { lettersOf } from './typo';
import { foldText, tokensOf } from './tokens';
import { formKeys } from './word-form';

export interface SearchText {
  name: string;
  text: string;
  codes?: readonly string[];
  /** Other words for it, which count as its name. */
  words?: readonly string[];
}

/** Position of a word: four times the number of the text, plus one of these. */
type Posting = number;
const inText = 0;
const inName = 1;
const inWords = 2;

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
  /** Numbers of the texts of another word for their name, folded. */
  called: Map<string, number[]>;
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
  return { entries: new Map(), names: [], codes: new Map(), called: new Map() };
}

export function addText(
  { entries, names, codes, called }: TextIndex,
  { name, text, codes: own = [], words = [] }: SearchText,
): void {
  const number = names.length;
  names.push(foldText(name));
  addWords(entries, text, number * 4 + inText);
  addWords(entries, name, number * 4 + inName);
  addWords(entries, words.join(' · '), number * 4 + inWords);
  for (const code of own.map(foldCode)) addNumber(codes, code, number);
  for (const word of words.map(foldText)) addNumber(called, word, number);
}

function addNumber(numbers: Map<string, number[]>, key: string, number: number): void {
  numbers.set(key, [...(numbers.get(key) ?? []), number]);
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
  return posting >> 2;
}

/** True for a word of the name, and of other words for it. */
export function isInName(posting: Posting): boolean {
  return (posting & 3) !== inText;
}

export function isInWords(posting: Posting): boolean {
  return (posting & 3) === inWords;
}
