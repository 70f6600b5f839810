/** Facets: what a list can be narrowed by, and how many items each choice would leave. */
import { memoize } from '../../content/cache/memoize';
import type { Written } from '../../messages/locale';
import { perFacet, type Selection } from '../request/search-params';

export interface FacetOption {
  value: string;
  label: string;
  written?: Written;
}

export function named({ slug, name, locale }: { slug: string; name: string } & Written): FacetOption {
  return { value: slug, label: name, written: { locale } };
}

export interface FacetDefinition<Item> {
  valuesOf: (item: Item) => readonly FacetOption[];
  /** A fixed vocabulary in its own order; without it the values come from the items. */
  options?: readonly FacetOption[];
}

export interface FacetValue extends FacetOption {
  count: number;
  selected: boolean;
}

export type Facets<Facet extends string> = Readonly<Record<Facet, readonly FacetValue[]>>;

export interface FacetResult<Item, Facet extends string> {
  items: Item[];
  facets: Facets<Facet>;
}

const byLabel = new Intl.Collator('nl', { numeric: true, sensitivity: 'base' });

/**
 * Narrows a list and counts what each value of each facet would give. Values of one facet widen (or), facets
 * narrow each other (and). A facet's own choice does not reduce its own counts, so a visitor sees what a second
 * value would add. Every value of `vocabularyItems` stays visible, with 0 when nothing is left of it; so does
 * a chosen value nobody has.
 * @param items the list after search
 * @param vocabularyItems the list before search, from which values and labels are taken
 */
export function applyFacets<Item, Facet extends string>(
  items: readonly Item[],
  definitions: Readonly<Record<Facet, FacetDefinition<Item>>>,
  selection: Selection<Facet>,
  vocabularyItems: readonly Item[] = items,
): FacetResult<Item, Facet> {
  const facets = facetsOf(definitions);
  const missedBy = missedFacets(definitions, selection);
  const counts = perFacet(facets, () => new Map<string, number>());
  const narrowed: Item[] = [];
  for (const item of items) {
    const missed = missedBy(item);
    if (missed.length === 0) narrowed.push(item);
    // An item that only one facet leaves out still counts there: a facet does not reduce its own counts.
    const countedIn = missed.length === 0 ? facets : missed.length === 1 ? missed : [];
    for (const facet of countedIn) countValues(counts[facet], definitions[facet].valuesOf(item));
  }

  return {
    items: narrowed,
    facets: perFacet(facets, (facet) =>
      valuesOf(definitions[facet], vocabularyItems, counts[facet], selection[facet]),
    ),
  };
}

/** The items that are left of a list after the choices, without counting what others would give. */
export function narrow<Item, Facet extends string>(
  items: readonly Item[],
  definitions: Readonly<Record<Facet, FacetDefinition<Item>>>,
  selection: Selection<Facet>,
): Item[] {
  const missedBy = missedFacets(definitions, selection);
  return items.filter((item) => missedBy(item).length === 0);
}

// The definitions' own keys are the facets; Object.keys forgets that.
const facetsOf = <Facet extends string>(definitions: Readonly<Record<Facet, unknown>>) =>
  Object.keys(definitions) as Facet[];

/** Says of an item which facets leave it out. */
function missedFacets<Item, Facet extends string>(
  definitions: Readonly<Record<Facet, FacetDefinition<Item>>>,
  selection: Selection<Facet>,
) {
  const chosen = facetsOf(definitions).filter((facet) => selection[facet].length > 0);
  return (item: Item): Facet[] =>
    chosen.filter((facet) =>
      definitions[facet].valuesOf(item).every(({ value }) => !selection[facet].includes(value)),
    );
}

function countValues(counts: Map<string, number>, options: readonly FacetOption[]): void {
  for (const value of new Set(options.map((option) => option.value)))
    counts.set(value, (counts.get(value) ?? 0) + 1);
}

/** Everything that can be chosen, in its order: worked out once for each list and not for each visitor. */
const vocabularyOf = memoize(<Item>({ valuesOf, options = [] }: FacetDefinition<Item>) =>
  memoize((items: readonly Item[]): readonly FacetOption[] => {
    const fixed = new Map(options.map((option) => [option.value, option]));
    const others = new Map<string, FacetOption>();
    for (const option of items.flatMap(valuesOf)) {
      if (!fixed.has(option.value) && !others.has(option.value)) others.set(option.value, option);
    }
    const inOrder = [...others.values()].sort(
      (a, b) => byLabel.compare(a.label, b.label) || (a.value < b.value ? -1 : 1),
    );
    return [...fixed.values(), ...inOrder];
  }),
);

function valuesOf<Item>(
  definition: FacetDefinition<Item>,
  items: readonly Item[],
  counts: ReadonlyMap<string, number>,
  chosen: readonly string[],
): FacetValue[] {
  const vocabulary = vocabularyOf(definition)(items);
  const unknown = chosen.filter((value) => !vocabulary.some((option) => option.value === value));
  return [...vocabulary, ...unknown.map((value) => ({ value, label: value }))].map((option) => ({
    ...option,
    count: counts.get(option.value) ?? 0,
    selected: chosen.includes(option.value),
  }));
}
