import { memoize } from '../../content/cache/memoize';
import type { ExhibitorSummary, Province } from '../../content/types/exhibitor';
import type { ExhibitorKind } from '../../content/types/exhibitor-kind';
import { spreadFeatured } from '../../listing/featured';
import { applyFacets, named, narrow, type FacetDefinition, type Facets } from '../../listing/facets/facets';
import { kindOf } from '../kinds';
import { byStand } from '../stands';
import type { ExhibitorFacet, ExhibitorListState } from './select';

/** A kind as the tabs of a list show it. */
export type KindCount = Pick<ExhibitorKind, 'key' | 'plural' | 'slug'> & { count: number };

export interface ExhibitorSelection {
  exhibitors: ExhibitorSummary[];
  facets: Facets<ExhibitorFacet>;
  /** Of each kind how many of those found are of it, and how many are of any. */
  kinds: readonly KindCount[];
  total: number;
}

export interface ExhibitorNames {
  kinds: readonly ExhibitorKind[];
  province: Readonly<Partial<Record<string, string>>>;
}

type Definitions = Record<ExhibitorFacet, FacetDefinition<ExhibitorSummary>>;

const facetDefinitions = memoize((names: ExhibitorNames): Definitions => {
  const kindOption = ({ slug, name }: ExhibitorKind) => ({ value: slug, label: name });
  const provinceOption = (province: Province) => ({
    value: province.toLowerCase().replace(' ', '-'),
    label: names.province[province] ?? province,
  });
  return {
    soort: {
      valuesOf: ({ kind }) => [kindOf(names.kinds, kind)].flatMap((one) => (one ? [kindOption(one)] : [])),
      options: names.kinds.map(kindOption),
    },
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
  const selection = kind === null ? state.selection : { ...state.selection, soort: [kind.slug] };
  // Provinces and themes that only other kinds have are noise on the page of one kind.
  const ofKind = kind === null ? all : all.filter((exhibitor) => exhibitor.kind === kind.key);
  const definitions = facetDefinitions(names);
  const { items, facets } = applyFacets(found, definitions, selection, ofKind);

  return {
    exhibitors: sorted(items, all, state),
    facets,
    kinds: names.kinds.map(({ key, plural, slug }) => ({
      key,
      plural,
      slug,
      count: facets.soort.find(({ value }) => value === slug)?.count ?? 0,
    })),
    total: narrow(found, definitions, { ...selection, soort: [] }).length,
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
