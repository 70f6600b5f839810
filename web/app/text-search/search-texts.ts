import { fitOf, type Fit, type SoughtWord } from './fit';
import type { Finder } from './marks';
import { soughtWords } from './sought-words';
import { foldCode, isInName, isInWords, numberOf, type IndexEntry, type TextIndex } from './text-index';
import { foldText } from './tokens';
import { lettersMissing, lettersOf, mistakesAllowed, mistakesIn } from './typo';
import { formKeys } from './word-form';

/** Points for how a word is found. A word of the name is worth more than the same in the rest, always. */
const pointsOf: Readonly<Record<Fit, { name: number; text: number }>> = {
  word: { name: 100, text: 46 },
  form: { name: 92, text: 42 },
  start: { name: 84, text: 38 },
  part: { name: 66, text: 28 },
  typo: { name: 50, text: 16 },
};
/** For a name or code that is what was asked, and one that starts with it: each more than any words. */
const wholeName = 1000;
const startOfName = 400;
const wholeCode = 1000;
const endOfCode = 600;
const startOfCode = 200;

interface Found {
  number: number;
  points: number;
}

export interface SearchResult {
  /** The best first; what fits equally well stays in its order. */
  found: Found[];
  /** True when nothing has all the words, and this is what has most of them. */
  partial: boolean;
  words: number;
  finds: Finder;
}

export interface ItemsFound<Item> extends Omit<SearchResult, 'found'> {
  found: { item: Item; points: number }[];
}

/** @param items by their numbers in the index */
export function withItems<Item>(
  { found, ...result }: SearchResult,
  items: readonly Item[],
): ItemsFound<Item> {
  return {
    ...result,
    found: found.flatMap(({ number, points }) => {
      const item = items[number];
      return item === undefined ? [] : [{ item, points }];
    }),
  };
}

/**
 * Looks for a text as somebody types it. Things that have every word come back, and those that visitors call by one of them, the
 * best first: the whole name, its beginning, then words, beginnings of words, substrings of words, and mistyped words.
 */
export function searchTexts(index: TextIndex, query: string): SearchResult {
  const words = soughtWords(query);
  const typos = new Set<string>();
  const totals = new Float32Array(index.names.length);
  const hits = new Uint8Array(index.names.length);
  const called = new Set<number>();
  for (const word of words) {
    lookUp(index, word, typos, called).forEach((points, number) => {
      if (points === 0) return;
      totals[number] = (totals[number] ?? 0) + points / words.length;
      hits[number] = (hits[number] ?? 0) + 1;
    });
  }
  const folded = foldText(query);
  const exact = lookUpCode(index, query);
  for (const number of index.called.get(folded) ?? []) exact.set(number, wholeName);
  const needed = wordsNeeded(words.length, hits, exact.size > 0);
  const found: Found[] = [];
  hits.forEach((count, number) => {
    const asked = exact.get(number) ?? 0;
    if (count < needed && asked === 0 && !called.has(number)) return;
    const points = (totals[number] ?? 0) + namePoints(index.names[number] ?? '', folded);
    found.push({ number, points: Math.max(points, asked) });
  });
  found.sort((a, b) => b.points - a.points || a.number - b.number);
  return {
    found,
    partial: found.length > 0 && needed < words.length,
    words: words.length,
    finds: finderOf(words, typos),
  };
}

/** All words; when nothing has those, the most that anything has, but not less than half. */
function wordsNeeded(words: number, hits: Uint8Array, isAsked: boolean): number {
  if (words === 0) return Infinity;
  if (isAsked) return words;
  const most = hits.reduce((best, count) => Math.max(best, count), 0);
  return most * 2 >= words ? most : Infinity;
}

/**
 * The points of one word for each text. A word that occurs nowhere is taken for a mistyped one.
 * @param called gets the numbers of what is called so by other words than its name
 */
function lookUp(index: TextIndex, word: SoughtWord, typos: Set<string>, called: Set<number>): Float32Array {
  const points = new Float32Array(index.names.length);
  let occurs = false;
  for (const { term, keys, postings } of index.entries.values()) {
    const fit = fitOf(word, term, keys);
    if (fit === null) continue;
    occurs = true;
    award(points, postings, fit);
    if (fit === 'word' || fit === 'form')
      for (const posting of postings) if (isInWords(posting)) called.add(numberOf(posting));
  }
  if (occurs) return points;
  for (const { term, postings } of nearestEntries(index, word.word)) {
    typos.add(term);
    award(points, postings, 'typo');
  }
  return points;
}

function nearestEntries(index: TextIndex, word: string): IndexEntry[] {
  let fewest = mistakesAllowed(word);
  if (fewest === 0) return [];
  const letters = lettersOf(word);
  const nearest: IndexEntry[] = [];
  for (const entry of index.entries.values()) {
    if (lettersMissing(letters, entry.letters) > fewest) continue;
    const mistakes = mistakesIn(word, entry.term, fewest);
    if (mistakes === null) continue;
    if (mistakes < fewest) nearest.length = 0;
    fewest = mistakes;
    nearest.push(entry);
  }
  return nearest;
}

function award(points: Float32Array, postings: readonly number[], fit: Fit): void {
  const worth = pointsOf[fit];
  for (const posting of postings) {
    const number = numberOf(posting);
    const gained = isInName(posting) ? worth.name : worth.text;
    if (gained > (points[number] ?? 0)) points[number] = gained;
  }
}

function namePoints(name: string, query: string): number {
  if (query === '' || !name.startsWith(query)) return 0;
  return name === query ? wholeName : startOfName;
}

/** Things whose code is what was asked, with or without the word for it: `stand 1.A12`, `1a12`, `A12`. */
function lookUpCode(index: TextIndex, query: string): Map<number, number> {
  const found = new Map<number, number>();
  const lastWord = query.trim().split(/\s+/u).at(-1) ?? '';
  for (const code of new Set([foldCode(query), foldCode(lastWord)])) {
    if (!/\d/.test(code) || !/\p{L}/u.test(code)) continue;
    for (const [own, numbers] of index.codes) {
      const points = codePoints(own, code);
      for (const number of points > 0 ? numbers : []) {
        found.set(number, Math.max(points, found.get(number) ?? 0));
      }
    }
  }
  return found;
}

function codePoints(own: string, asked: string): number {
  if (own === asked) return wholeCode;
  if (own.endsWith(asked)) return endOfCode;
  return own.startsWith(asked) ? startOfCode : 0;
}

function finderOf(words: readonly SoughtWord[], typos: ReadonlySet<string>): Finder {
  return (term) => {
    if (typos.has(term)) return { start: 0, end: term.length };
    const keys = formKeys(term);
    const ranges = words.flatMap((word) => {
      const fit = fitOf(word, term, keys);
      return fit === null ? [] : [matchedRange(word, term, fit)];
    });
    return ranges.sort((a, b) => b.end - b.start - (a.end - a.start))[0] ?? null;
  };
}

function matchedRange({ word, stem }: SoughtWord, term: string, fit: Fit): { start: number; end: number } {
  const piece = term.includes(word) ? word : stem;
  if (fit === 'word' || fit === 'form' || piece === null) return { start: 0, end: term.length };
  const start = term.indexOf(piece);
  return { start, end: start + piece.length };
}
