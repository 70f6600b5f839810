import type { ExhibitorKind } from '../../content/types/exhibitor-kind';
import type { ListDefinition, ListState } from '../../listing/request/search-params';
import { listPath } from '../kinds';

export type ExhibitorFacet = 'thema' | 'soort' | 'hal' | 'paviljoen' | 'provincie';
/** Featured first is the default; then by name. */
export type ExhibitorSort = 'uitgelicht' | 'naam' | 'stand';
export type ExhibitorListState = ListState<ExhibitorFacet, ExhibitorSort>;
export type ExhibitorListDefinition = ListDefinition<ExhibitorFacet, ExhibitorSort>;

export const exhibitorFacets: readonly ExhibitorFacet[] = ['soort', 'thema', 'hal', 'paviljoen', 'provincie'];
const exhibitorSorts: readonly [ExhibitorSort, ...ExhibitorSort[]] = ['uitgelicht', 'naam', 'stand'];

export const exhibitorList: ExhibitorListDefinition = { facets: exhibitorFacets, sorts: exhibitorSorts };

/** A list page of one kind has its kind in the path: the query cannot change it. */
export function ofKind(state: ExhibitorListState, kind: ExhibitorKind | null): ExhibitorListState {
  if (kind === null) return state;
  return { ...state, selection: { ...state.selection, soort: [] } };
}

export function facetHref(facet: Exclude<ExhibitorFacet, 'soort'>, value: string): string {
  return `${listPath(null)}?${new URLSearchParams([[facet, value]]).toString()}`;
}
