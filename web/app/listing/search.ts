import { searchTexts } from '../text-search/search-texts';
import { mayHold, soughtWords } from '../text-search/sought-words';
import { indexTexts, type SearchText as IndexedText } from '../text-search/text-index';
import { foldText } from '../text-search/tokens';

export interface SearchText<Item> {
  name: (item: Item) => string;
  rest: (item: Item) => readonly (string | null)[];
}

/**
 * Search within a list that is small enough to hold in memory: the items that have every word of the query, in the
 * order of the site's search. Substrings of words match, and unknown words count as mistyped. Items
 * that fit equally well keep their order. An empty query gives all items; one without a letter, none.
 */
export function searchItems<Item>(items: readonly Item[], query: string, text: SearchText<Item>): Item[] {
  if (query.trim() === '') return [...items];
  const words = soughtWords(query);
  if (words.length === 0) return [];
  const all = items.map((item): Candidate<Item> => {
    const name = text.name(item);
    const rest = text.rest(item).filter((field) => field !== null && field !== '');
    return { item, text: { name, text: rest.join(' · ') } };
  });
  // Building an index costs more than one scan, and a scan rules out most items.
  const likely = all.filter(({ text: { name, text: rest } }) => {
    const folded = foldText(joinHyphened(`${name} ${rest}`));
    return words.every((word) => mayHold(folded, word));
  });
  const found = searchAmong(likely, query);
  return found.length > 0 ? found : searchAmong(all, query);
}

interface Candidate<Item> {
  item: Item;
  text: IndexedText;
}

function searchAmong<Item>(candidates: readonly Candidate<Item>[], query: string): Item[] {
  const { found, partial } = searchTexts(indexTexts(candidates.map(({ text }) => text)), query);
  if (partial) return [];
  return found.flatMap(({ number }) => candidates[number]?.item ?? []);
}

function joinHyphened(text: string): string {
  const hyphened = text.match(/[\p{L}\p{N}]+(?:[-‐‑–][\p{L}\p{N}]+)+/gu) ?? [];
  return [text, ...hyphened.map((word) => word.replace(/[-‐‑–]/gu, ''))].join(' ');
}
