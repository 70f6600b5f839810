import type { ExhibitorKind } from '../../content/types/exhibitor';
import type { ListDefinition, ListState } from '../../listing/request/search-params';
import { listPath } from '../kinds';

/** Filters of the list, as written in the URL. */
export type ExhibitorFacet = 'thema' | 'soort' | 'hal' | 'paviljoen' | 'plaats';
/** Featured first is the default; then by name. */
export type ExhibitorSort = 'uitgelicht' | 'naam' | 'stand';
export type ExhibitorListState = ListState<ExhibitorFacet, ExhibitorSort>;
export type ExhibitorListDefinition = ListDefinition<ExhibitorFacet, ExhibitorSort>;

/** The facets of the list, in the order in which they are offered. */
export const exhibitorFacets: readonly ExhibitorFacet[] = ['soort', 'thema', 'hal', 'paviljoen', 'plaats'];
/** The sorts of the list; the first is the default. */
export const exhibitorSorts: readonly [ExhibitorSort, ...ExhibitorSort[]] = ['uitgelicht', 'naam', 'stand'];

export const exhibitorList: ExhibitorListDefinition = { facets: exhibitorFacets, sorts: exhibitorSorts };

/** A list page of one kind has its kind in the path: the query cannot change it. */
export function ofKind(state: ExhibitorListState, kind: ExhibitorKind | null): ExhibitorListState {
  if (kind === null) return state;
  return { ...state, selection: { ...state.selection, soort: [] } };
}

/** The URL of the list narrowed by one value of one facet. */
export function facetHref(facet: Exclude<ExhibitorFacet, 'soort'>, value: string): string {
  return `${listPath(null)}?${new URLSearchParams([[facet, value]]).toString()}`;
}
