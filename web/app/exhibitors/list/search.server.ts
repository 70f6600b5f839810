import { memoize } from '../../content/cache/memoize';
import type { ExhibitorSummary } from '../../content/types/exhibitor';
import { indexTextsInSlices } from '../../text-search/index-in-slices.server';
import { exhibitorsFound, textOf } from './search';
import type { ExhibitorNames } from './selection';

/** Each language has an index of its own. */
const indexOf = memoize((names: ExhibitorNames) =>
  memoize((all: readonly ExhibitorSummary[]) =>
    indexTextsInSlices(all.map((exhibitor) => textOf(exhibitor, names))),
  ),
);

/** Exhibitors that match a query, as `exhibitorsFound`; all of them without one. */
export async function searchExhibitors(
  all: readonly ExhibitorSummary[],
  query: string,
  names: ExhibitorNames,
): Promise<readonly ExhibitorSummary[]> {
  if (query.trim() === '') return all;
  return exhibitorsFound(all, await indexOf(names)(all), query);
}
