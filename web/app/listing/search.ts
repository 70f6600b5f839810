/**
 * Search within a list that is small enough to hold in memory (hundreds of items). Parts of words match, because
 * Dutch writes its compounds as one word: "bouw" has to find "nieuwbouwconcept".
 */

/** Letters that Unicode does not take apart into a base letter and a mark. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ĳ: 'ij',
};

/** Text as it is compared: lower case, without accents and punctuation, words separated by one space. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ßæœøłđĳ]/gu, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’`´]/gu, '')
    .replace(/[^\p{L}\p{N}\p{So}]+/gu, ' ')
    .trim();
}

/** The folded text plus every hyphenated word written as one: "prefab-gevel" is found as "prefabgevel" too. */
function haystack(text: string): string {
  const joined = text.match(/[\p{L}\p{N}]+(?:[-‐‑–][\p{L}\p{N}]+)+/gu) ?? [];
  return [text, ...joined.map((word) => word.replace(/[-‐‑–]/gu, ''))].map(foldText).join(' ');
}

/** Which texts of an item are searched. */
export interface SearchText<Item> {
  name: (item: Item) => string;
  rest: (item: Item) => readonly (string | null)[];
}

type Rank = 0 | 1 | 2;

function rankOf(name: string, rest: () => string, query: string, words: readonly string[]): Rank | null {
  if (name.startsWith(query)) return 0;
  const missing = words.filter((word) => !name.includes(word));
  if (missing.length === 0) return 1;
  const others = rest();
  return missing.every((word) => others.includes(word)) ? 2 : null;
}

/**
 * The items that contain every word of the query: names that start with it first, then names that contain it, then
 * the rest. Items of equal rank keep their order. An empty query gives all items; one without a letter, none.
 */
export function searchItems<Item>(items: readonly Item[], query: string, text: SearchText<Item>): Item[] {
  if (query.trim() === '') return [...items];
  const folded = foldText(query);
  if (folded === '') return [];
  const words = folded.split(' ');
  const ranks: [Item[], Item[], Item[]] = [[], [], []];
  for (const item of items) {
    const rest = () =>
      text
        .rest(item)
        .map((part) => haystack(part ?? ''))
        .join(' ');
    const rank = rankOf(haystack(text.name(item)), rest, folded, words);
    if (rank !== null) ranks[rank].push(item);
  }
  return ranks.flat();
}
