import { memoize } from '../../content/cache/memoize';
import type { ExhibitorKind, ExhibitorSummary, Province } from '../../content/types/exhibitor';
import { spreadFeatured } from '../../listing/featured';
import { applyFacets, named, type FacetDefinition, type Facets } from '../../listing/facets/facets';
import { perFacet } from '../../listing/request/search-params';
import { kindSlugs, exhibitorKinds } from '../kinds';
import { byStand } from '../stands';
import type { ExhibitorFacet, ExhibitorListState } from './select';

export interface ExhibitorSelection {
  exhibitors: ExhibitorSummary[];
  facets: Facets<ExhibitorFacet>;
  kindCounts: Record<ExhibitorKind, number>;
}

export interface ExhibitorNames {
  kind: Readonly<Record<ExhibitorKind, string>>;
  province: Readonly<Partial<Record<string, string>>>;
}

type Definitions = Record<ExhibitorFacet, FacetDefinition<ExhibitorSummary>>;

const facetDefinitions = memoize((names: ExhibitorNames): Definitions => {
  const kindOption = (kind: ExhibitorKind) => ({ value: kindSlugs[kind], label: names.kind[kind] });
  const provinceOption = (province: Province) => ({
    value: province.toLowerCase().replace(' ', '-'),
    label: names.province[province] ?? province,
  });
  return {
    soort: { valuesOf: ({ kind }) => [kindOption(kind)], options: exhibitorKinds.map(kindOption) },
    thema: { valuesOf: ({ themes }) => themes.map(named) },
    hal: { valuesOf: ({ stands }) => stands.flatMap(({ hall }) => (hall ? [named(hall)] : [])) },
    paviljoen: { valuesOf: ({ pavilion }) => (pavilion ? [named(pavilion)] : []) },
    provincie: {
      valuesOf: ({ province }) => (province === null ? [] : [provinceOption(province)]),
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
  names: ExhibitorNames,
): ExhibitorSelection {
  const selection = kind === null ? state.selection : { ...state.selection, soort: [kindSlugs[kind]] };
  // Provinces and themes that only other kinds have are noise on the page of one kind.
  const ofKind = kind === null ? all : all.filter((exhibitor) => exhibitor.kind === kind);
  const { items, facets } = applyFacets(found, facetDefinitions(names), selection, ofKind);

  return {
    exhibitors: sorted(items, all, state),
    facets,
    kindCounts: perFacet(
      exhibitorKinds,
      (one) => facets.soort.find(({ value }) => value === kindSlugs[one])?.count ?? 0,
    ),
  };
}

function sorted(
  items: readonly ExhibitorSummary[],
  byName: readonly ExhibitorSummary[],
  { q, sort }: ExhibitorListState,
): ExhibitorSummary[] {
  if (sort === 'uitgelicht') return q === '' ? spreadFeatured(items) : [...items];
  const wanted = new Set(items);
  const inNameOrder = byName.filter((exhibitor) => wanted.has(exhibitor));
  return sort === 'stand' ? inNameOrder.sort(byStand) : inNameOrder;
}
