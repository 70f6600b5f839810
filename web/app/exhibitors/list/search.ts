import type { ExhibitorSummary } from '../../content/types/exhibitor';
import { searchTexts, withItems } from '../../text-search/search-texts';
import type { SearchText, TextIndex } from '../../text-search/text-index';
import { kindOf } from '../kinds';
import type { ExhibitorNames } from './selection';

/** Searchable text of an exhibitor, with words of one language for what is a choice. */
export function textOf({ name, ...exhibitor }: ExhibitorSummary, names: ExhibitorNames): SearchText {
  const { summary, place, province, kind, pavilion, themes, stands } = exhibitor;
  const rest = [
    summary,
    place,
    province && (names.province[province] ?? province),
    kindOf(names.kinds, kind)?.name,
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
  all: readonly ExhibitorSummary[],
  index: TextIndex,
  query: string,
): ExhibitorSummary[] {
  const { found, partial } = withItems(searchTexts(index, query), all);
  return partial ? [] : found.map(({ item }) => item);
}
