import type { ExhibitorKind, ExhibitorSummary } from '../../content/types/exhibitor';
import { listedExhibitor } from '../../content/types/listed';
import { paginate } from '../../listing/request/paginate';
import type { KindNames } from './search';
import type { ExhibitorListState } from './select';
import { selectExhibitors } from './selection';

const perPage = 24;

export interface WholeExhibitors {
  exhibitors: readonly ExhibitorSummary[];
  kindNames: KindNames;
}

/**
 * Data of a list page, on the server and on a device without reception; null for a page that does not exist.
 * @param found results of a search, the best first
 */
export function exhibitorData(
  kind: ExhibitorKind | null,
  state: ExhibitorListState,
  { exhibitors: all, kindNames }: WholeExhibitors,
  found: readonly ExhibitorSummary[],
) {
  const { exhibitors, ...rest } = selectExhibitors(all, found, state, kind, kindNames);
  const shown = paginate(exhibitors, state.page, perPage);
  return shown && { kind, state, ...rest, shown: { ...shown, items: shown.items.map(listedExhibitor) } };
}

export type ExhibitorListData = NonNullable<ReturnType<typeof exhibitorData>>;
