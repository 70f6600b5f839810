import { memoize } from '../../content/cache/memoize';
import type { ExhibitorSummary } from '../../content/types/exhibitor';
import { indexTextsInSlices } from '../../text-search/index-in-slices.server';
import { exhibitorsFound, featuredFirst, textOf, type KindNames } from './search';

/** Each language has an index of its own. */
const indexOf = memoize((kindNames: KindNames) =>
  memoize((all: readonly ExhibitorSummary[]) =>
    indexTextsInSlices(all.map((exhibitor) => textOf(exhibitor, kindNames))),
  ),
);

/** Exhibitors that match a query, as `exhibitorsFound`; all of them, featured first, without one. */
export async function searchExhibitors(
  all: readonly ExhibitorSummary[],
  query: string,
  kindNames: KindNames,
): Promise<readonly ExhibitorSummary[]> {
  const inOrder = featuredFirst(all);
  if (query.trim() === '') return inOrder;
  return exhibitorsFound(inOrder, await indexOf(kindNames)(inOrder), query);
}
