import { memoize } from '../../content/cache/memoize';
import type { ExhibitorKind, ExhibitorSummary } from '../../content/types/exhibitor';
import { searchTexts, withItems } from '../../text-search/search-texts';
import type { SearchText, TextIndex } from '../../text-search/text-index';

export type KindNames = Readonly<Record<ExhibitorKind, string>>;

export const featuredFirst = memoize((all: readonly ExhibitorSummary[]) =>
  all.toSorted((a, b) => Number(b.featured) - Number(a.featured)),
);

/** Searchable text of an exhibitor. The names of the kinds are words of one language. */
export function textOf({ name, ...exhibitor }: ExhibitorSummary, kindNames: KindNames): SearchText {
  const { summary, place, kind, pavilion, themes, stands } = exhibitor;
  const rest = [
    summary,
    place,
    kindNames[kind],
    pavilion?.name,
    ...themes.map((theme) => theme.name),
    ...stands.map((stand) => stand.code),
  ];
  return { name, text: rest.filter(Boolean).join(' · ') };
}

/**
 * The exhibitors that have every word of the query, the best first; substrings of words match, and words that occur nowhere
 * are taken for mistyped ones. Equals stay in their order; a query without a letter finds nobody.
 * @param index of the same exhibitors, in the same order
 */
export function exhibitorsFound(
  inOrder: readonly ExhibitorSummary[],
  index: TextIndex,
  query: string,
): ExhibitorSummary[] {
  const { found, partial } = withItems(searchTexts(index, query), inOrder);
  return partial ? [] : found.map(({ item }) => item);
}
