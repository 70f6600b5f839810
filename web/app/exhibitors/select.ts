import type { ExhibitorKind, ExhibitorSummary } from '../cms/exhibitor';
import { applyFacets, named, type FacetDefinition, type Facets } from '../listing/facets';
import { perFacet, type ListDefinition, type ListState } from '../listing/search-params';
import { KIND_SLUGS, KINDS, listPath } from './kinds';
import { byStand } from './stands';

/** What the list can be narrowed by, as written in the address. */
export type ExhibitorFacet = 'thema' | 'soort' | 'hal' | 'paviljoen' | 'plaats';
/** Featured first is the default; then by name. */
export type ExhibitorSort = 'uitgelicht' | 'naam' | 'stand';
export type ExhibitorListState = ListState<ExhibitorFacet, ExhibitorSort>;
export type ExhibitorListDefinition = ListDefinition<ExhibitorFacet, ExhibitorSort>;

/** The facets of the list, in the order in which they are offered. */
export const FACETS: readonly ExhibitorFacet[] = ['soort', 'thema', 'hal', 'paviljoen', 'plaats'];
/** The sorts of the list; the first is the default. */
export const SORTS: readonly [ExhibitorSort, ...ExhibitorSort[]] = ['uitgelicht', 'naam', 'stand'];

/** What the addresses of these lists can hold. */
export const exhibitorList: ExhibitorListDefinition = { facets: FACETS, sorts: SORTS };

/** A list page of one kind has its kind in the path: the query cannot change it. */
export function ofKind(state: ExhibitorListState, kind: ExhibitorKind | null): ExhibitorListState {
  if (kind === null) return state;
  return { ...state, selection: { ...state.selection, soort: [] } };
}

/** What a list page shows, before it is cut into pages. */
export interface ExhibitorSelection {
  exhibitors: ExhibitorSummary[];
  facets: Facets<ExhibitorFacet>;
  /** How many places are not among those to choose from. */
  placesLeft: number;
  /** How many exhibitors of each kind the other filters leave. */
  kindCounts: Record<ExhibitorKind, number>;
}

/** Places to choose from: a large fair has thousands, most with one exhibitor, which a search finds. */
const MOST_PLACES = 24;

type KindNames = Readonly<Record<ExhibitorKind, string>>;

function facetDefinitions(kindNames: KindNames): Record<ExhibitorFacet, FacetDefinition<ExhibitorSummary>> {
  const kindOption = (kind: ExhibitorKind) => ({ value: KIND_SLUGS[kind], label: kindNames[kind] });
  return {
    soort: { valuesOf: ({ kind }) => [kindOption(kind)], options: KINDS.map(kindOption) },
    thema: { valuesOf: ({ themes }) => themes.map(named) },
    hal: { valuesOf: ({ stands }) => stands.flatMap(({ hall }) => (hall ? [named(hall)] : [])) },
    paviljoen: { valuesOf: ({ pavilion }) => (pavilion ? [named(pavilion)] : []) },
    plaats: {
      valuesOf: ({ place }) => (place === null ? [] : [{ value: place, label: place }]),
      order: 'count',
      most: MOST_PLACES,
    },
  };
}

/**
 * Narrows and sorts the exhibitors of a list page.
 * @param all every exhibitor, by name
 * @param found those that a search left, the best first
 * @param kind the kind of the page, or null on the page of all
 */
export function selectExhibitors(
  all: readonly ExhibitorSummary[],
  found: readonly ExhibitorSummary[],
  state: ExhibitorListState,
  kind: ExhibitorKind | null,
  kindNames: KindNames,
): ExhibitorSelection {
  const definitions = facetDefinitions(kindNames);
  const selection = kind === null ? state.selection : { ...state.selection, soort: [KIND_SLUGS[kind]] };
  // Places and themes that only other kinds have are noise on the page of one kind.
  const vocabulary = kind === null ? all : all.filter((exhibitor) => exhibitor.kind === kind);
  const { items, facets, left } = applyFacets(found, definitions, selection, vocabulary);

  return {
    exhibitors: sorted(items, all, state.sort),
    facets,
    placesLeft: left.plaats,
    kindCounts: perFacet(
      KINDS,
      (one) => facets.soort.find(({ value }) => value === KIND_SLUGS[one])?.count ?? 0,
    ),
  };
}

function sorted(
  items: readonly ExhibitorSummary[],
  byName: readonly ExhibitorSummary[],
  sort: ExhibitorSort,
): ExhibitorSummary[] {
  if (sort === 'uitgelicht') return [...items];
  const kept = new Set(items);
  const inNameOrder = byName.filter((exhibitor) => kept.has(exhibitor));
  return sort === 'stand' ? inNameOrder.sort(byStand) : inNameOrder;
}

/** The address of the list narrowed by one value of one facet. */
export function facetHref(facet: Exclude<ExhibitorFacet, 'soort'>, value: string): string {
  return `${listPath(null)}?${new URLSearchParams([[facet, value]]).toString()}`;
}
