import { placeIn } from '../following/place-in';
import { lettersOf } from './typo';
import { foldText, tokensOf } from './tokens';
import { formKeys } from './word-form';

/** What is searched of one thing. */
export interface SearchText {
  name: string;
  /** Everything else that may lead to it. */
  text: string;
  /** Codes it is known by, such as those of its stands. */
  codes?: readonly string[];
}

/** Where a word stands: twice the number of the thing, plus one when it stands in the name. */
type Posting = number;

/** A word that occurs, with all places it occurs in, each place once and in order. */
export interface IndexEntry {
  term: string;
  keys: readonly string[];
  /** Which letters it has, see `lettersOf`. */
  letters: number;
  postings: Posting[];
}

/** Things made ready for searching; they are known by their numbers. */
export interface TextIndex {
  /** One more than the highest number. */
  size: number;
  entries: Iterable<IndexEntry>;
  /** Folded names, for whole names and their beginnings. */
  names: readonly string[];
  /** Which things a code belongs to; codes have letters and digits only. */
  codes: ReadonlyMap<string, readonly number[]>;
  /** Where each stands among its equals. */
  places: readonly number[];
}

/** A code as it is compared: `1.A12`, `1-a12` and `1A12` are the same. */
export function foldCode(code: string): string {
  return foldText(code).replaceAll(' ', '');
}

/** Makes texts ready for searching; their numbers are their places in the list. */
export function indexTexts(texts: readonly SearchText[]): TextIndex {
  const index = new ChangingIndex();
  texts.forEach((text, number) => {
    index.put(number, text);
    index.places[number] = number;
  });
  return index;
}

/** An index whose things come and go one by one. */
export class ChangingIndex implements TextIndex {
  readonly #entries = new Map<string, IndexEntry>();
  readonly names: string[] = [];
  readonly codes = new Map<string, number[]>();
  readonly places: number[] = [];

  get size(): number {
    return this.names.length;
  }

  get entries(): Iterable<IndexEntry> {
    return this.#entries.values();
  }

  /** Adds a thing under a number that nothing has. */
  put(number: number, { name, text, codes = [] }: SearchText): void {
    this.names[number] = foldText(name);
    this.#addWords(text, number * 2);
    this.#addWords(name, number * 2 + 1);
    for (const code of codes.map(foldCode)) this.codes.set(code, [...(this.codes.get(code) ?? []), number]);
  }

  /** Takes a thing out, which frees its number; `text` is what it was put in with. */
  take(number: number, { name, text, codes = [] }: SearchText): void {
    this.names[number] = '';
    this.#takeWords(text, number * 2);
    this.#takeWords(name, number * 2 + 1);
    for (const code of codes.map(foldCode)) {
      const others = (this.codes.get(code) ?? []).filter((other) => other !== number);
      if (others.length > 0) this.codes.set(code, others);
      else this.codes.delete(code);
    }
  }

  #takeWords(text: string, posting: Posting): void {
    for (const { term } of tokensOf(text)) {
      const { postings = [] } = this.#entries.get(term) ?? {};
      const at = placeOf(posting, postings);
      if (postings[at] === posting) postings.splice(at, 1);
      if (postings.length === 0) this.#entries.delete(term);
    }
  }

  #addWords(text: string, posting: Posting): void {
    for (const { term } of tokensOf(text)) {
      let entry = this.#entries.get(term);
      if (!entry) {
        entry = { term, keys: formKeys(term), letters: lettersOf(term), postings: [] };
        this.#entries.set(term, entry);
      }
      const { postings } = entry;
      const at = (postings.at(-1) ?? -1) < posting ? postings.length : placeOf(posting, postings);
      if (postings[at] !== posting) postings.splice(at, 0, posting);
    }
  }
}

/** Where a posting stands or would stand: a word that half of all things have has thousands of them. */
function placeOf(posting: Posting, postings: readonly Posting[]): number {
  return placeIn(postings, (other) => posting <= other);
}

/** The number of the thing a posting points at. */
export function numberOf(posting: Posting): number {
  return posting >> 1;
}

/** Whether a posting is a word of a name. */
export function isInName(posting: Posting): boolean {
  return (posting & 1) === 1;
}
