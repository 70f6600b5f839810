import type { ExhibitorSummary } from '../../content/types/exhibitor';
import type { ExhibitorKind } from '../../content/types/exhibitor-kind';
import { listedExhibitor } from '../../content/types/listed';
import { limitMarks } from '../../listing/featured';
import { paginate } from '../../listing/request/paginate';
import type { ExhibitorListState } from './select';
import { selectExhibitors, type ExhibitorNames } from './selection';

const perPage = 24;

export interface WholeExhibitors {
  exhibitors: readonly ExhibitorSummary[];
  names: ExhibitorNames;
}

/**
 * Data of a list page, on the server and on a device without reception; null for a page that does not exist.
 * @param found results of a search, the best first
 */
export function exhibitorData(
  kind: ExhibitorKind | null,
  state: ExhibitorListState,
  { exhibitors: all, names }: WholeExhibitors,
  found: readonly ExhibitorSummary[],
) {
  const { exhibitors, ...rest } = selectExhibitors(all, found, state, kind, names);
  const shown = paginate(exhibitors, state.page, perPage);
  return (
    shown && {
      kind,
      state,
      ...rest,
      shown: { ...shown, items: limitMarks(shown.items).map(listedExhibitor) },
    }
  );
}

export type ExhibitorListData = NonNullable<ReturnType<typeof exhibitorData>>;
