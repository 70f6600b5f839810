import type { ExhibitorKind, ExhibitorSummary } from '../../content/types/exhibitor';
import { memoize } from '../../content/cache/memoize';
import { indexTextsInSlices } from '../../text-search/index-in-slices.server';
import { searchTexts, withItems } from '../../text-search/search-texts';
import type { SearchText } from '../../text-search/text-index';

type KindNames = Readonly<Record<ExhibitorKind, string>>;

const featuredFirst = memoize((all: readonly ExhibitorSummary[]) =>
  all.toSorted((a, b) => Number(b.featured) - Number(a.featured)),
);

/** The names of the kinds are words of one language, so each language has an index of its own. */
const indexOf = memoize((kindNames: KindNames) =>
  memoize((all: readonly ExhibitorSummary[]) =>
    indexTextsInSlices(all.map((exhibitor) => textOf(exhibitor, kindNames))),
  ),
);

function textOf({ name, ...exhibitor }: ExhibitorSummary, kindNames: KindNames): SearchText {
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
 * are taken for mistyped ones. Equals come featured first, and so does everybody without a query; one without a letter
 * finds nobody.
 */
export async function searchExhibitors(
  all: readonly ExhibitorSummary[],
  query: string,
  kindNames: KindNames,
): Promise<readonly ExhibitorSummary[]> {
  const inOrder = featuredFirst(all);
  if (query.trim() === '') return inOrder;
  const index = await indexOf(kindNames)(inOrder);
  const { found, partial } = withItems(searchTexts(index, query), inOrder);
  return partial ? [] : found.map(({ item }) => item);
}
