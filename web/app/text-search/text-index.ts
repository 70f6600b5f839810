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

/** A word that occurs, with all places it occurs in, each place once. */
export interface IndexEntry {
  term: string;
  keys: readonly string[];
  /** Which letters it has, see `lettersOf`. */
  letters: number;
  postings: Posting[];
}

/** Things made ready for searching; they are known by their place in the list they came in. */
export interface TextIndex {
  size: number;
  entries: readonly IndexEntry[];
  /** Folded names, for whole names and their beginnings. */
  names: readonly string[];
  /** Which things a code belongs to; codes have letters and digits only. */
  codes: ReadonlyMap<string, readonly number[]>;
}

/** A code as it is compared: `1.A12`, `1-a12` and `1A12` are the same. */
export function foldCode(code: string): string {
  return foldText(code).replaceAll(' ', '');
}

/** Makes texts ready for searching. */
export function indexTexts(texts: readonly SearchText[]): TextIndex {
  const builder = new IndexBuilder();
  texts.forEach((text) => builder.add(text));
  return builder.index;
}

/** How many texts are taken in before others get their turn: some 10 ms. */
const SLICE = 150;

/** The same for any number of texts, in slices with `pause` between them, so that nobody has to wait for the whole. */
export async function indexTextsInSlices(
  texts: readonly SearchText[],
  pause: () => Promise<unknown>,
): Promise<TextIndex> {
  const builder = new IndexBuilder();
  for (let start = 0; start < texts.length; start += SLICE) {
    texts.slice(start, start + SLICE).forEach((text) => builder.add(text));
    await pause();
  }
  return builder.index;
}

class IndexBuilder {
  readonly #entries = new Map<string, IndexEntry>();
  readonly #names: string[] = [];
  readonly #codes = new Map<string, number[]>();

  add({ name, text, codes = [] }: SearchText): void {
    const number = this.#names.push(foldText(name)) - 1;
    this.#addWords(text, number * 2);
    this.#addWords(name, number * 2 + 1);
    for (const code of codes.map(foldCode)) this.#codes.set(code, [...(this.#codes.get(code) ?? []), number]);
  }

  get index(): TextIndex {
    const entries = [...this.#entries.values()];
    return { size: this.#names.length, entries, names: this.#names, codes: this.#codes };
  }

  #addWords(text: string, posting: Posting): void {
    for (const { term } of tokensOf(text)) {
      let entry = this.#entries.get(term);
      if (!entry) {
        entry = { term, keys: formKeys(term), letters: lettersOf(term), postings: [] };
        this.#entries.set(term, entry);
      }
      if (entry.postings.at(-1) !== posting) entry.postings.push(posting);
    }
  }
}

/** The number of the thing a posting points at. */
export function numberOf(posting: Posting): number {
  return posting >> 1;
}

/** Whether a posting is a word of a name. */
export function isInName(posting: Posting): boolean {
  return (posting & 1) === 1;
}
