import { memoize } from '../../content/cache/memoize';
import type { ExhibitorKind, ExhibitorSummary } from '../../content/types/exhibitor';
import { applyFacets, named, type FacetDefinition, type Facets } from '../../listing/facets/facets';
import { perFacet } from '../../listing/request/search-params';
import { kindSlugs, exhibitorKinds } from '../kinds';
import { byStand } from '../stands';
import type { ExhibitorFacet, ExhibitorListState, ExhibitorSort } from './select';

export interface ExhibitorSelection {
  exhibitors: ExhibitorSummary[];
  facets: Facets<ExhibitorFacet>;
  placesLeft: number;
  kindCounts: Record<ExhibitorKind, number>;
}

/** Places to choose from: a large fair has thousands, most with one exhibitor, which a search finds. */
const mostPlaces = 20;

type KindNames = Readonly<Record<ExhibitorKind, string>>;
type Definitions = Record<ExhibitorFacet, FacetDefinition<ExhibitorSummary>>;

const facetDefinitions = memoize((kindNames: KindNames): Definitions => {
  const kindOption = (kind: ExhibitorKind) => ({ value: kindSlugs[kind], label: kindNames[kind] });
  return {
    soort: { valuesOf: ({ kind }) => [kindOption(kind)], options: exhibitorKinds.map(kindOption) },
    thema: { valuesOf: ({ themes }) => themes.map(named) },
    hal: { valuesOf: ({ stands }) => stands.flatMap(({ hall }) => (hall ? [named(hall)] : [])) },
    paviljoen: { valuesOf: ({ pavilion }) => (pavilion ? [named(pavilion)] : []) },
    plaats: {
      valuesOf: ({ place }) => (place === null ? [] : [{ value: place, label: place }]),
      order: 'count',
      most: mostPlaces,
    },
  };
});

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
  const selection = kind === null ? state.selection : { ...state.selection, soort: [kindSlugs[kind]] };
  // Places and themes that only other kinds have are noise on the page of one kind.
  const ofKind = kind === null ? all : all.filter((exhibitor) => exhibitor.kind === kind);
  const { items, facets, left } = applyFacets(found, facetDefinitions(kindNames), selection, ofKind);

  return {
    exhibitors: sorted(items, all, state.sort),
    facets,
    placesLeft: left.plaats,
    kindCounts: perFacet(
      exhibitorKinds,
      (one) => facets.soort.find(({ value }) => value === kindSlugs[one])?.count ?? 0,
    ),
  };
}

function sorted(
  items: readonly ExhibitorSummary[],
  byName: readonly ExhibitorSummary[],
  sort: ExhibitorSort,
): ExhibitorSummary[] {
  if (sort === 'uitgelicht') return [...items];
  const wanted = new Set(items);
  const inNameOrder = byName.filter((exhibitor) => wanted.has(exhibitor));
  return sort === 'stand' ? inNameOrder.sort(byStand) : inNameOrder;
}
