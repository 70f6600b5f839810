/** Facets: what a list can be narrowed by, and how many items each choice would leave. */
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
  /** Order of values that are not in `options`: by label (default) or the most frequent first. */
  order?: 'label' | 'count';
  most?: number;
}

export interface FacetValue extends FacetOption {
  count: number;
  selected: boolean;
}

export type Facets<Facet extends string> = Readonly<Record<Facet, readonly FacetValue[]>>;

export interface FacetResult<Item, Facet extends string> {
  items: Item[];
  facets: Facets<Facet>;
  left: Readonly<Record<Facet, number>>;
}

const byLabel = new Intl.Collator('nl', { numeric: true, sensitivity: 'base' });

/**
 * Narrows a list and counts what each value of each facet would give. Values of one facet widen (or), facets
 * narrow each other (and). A facet's own choice does not reduce its own counts, so a visitor sees what a second
 * value would add. Every value of `vocabularyItems` stays visible, with 0 when nothing is left of it; so does
 * a chosen value nobody has. Of a facet with many values only the first are offered.
 * @param items the list after search
 * @param vocabularyItems the list before search, from which values and labels are taken
 */
export function applyFacets<Item, Facet extends string>(
  items: readonly Item[],
  definitions: Readonly<Record<Facet, FacetDefinition<Item>>>,
  selection: Selection<Facet>,
  vocabularyItems: readonly Item[] = items,
): FacetResult<Item, Facet> {
  // The definitions' own keys are the facets; Object.keys forgets that.
  const facets = Object.keys(definitions) as Facet[];
  const chosen = facets.filter((facet) => selection[facet].length > 0);
  const hasChosen = (facet: Facet, item: Item) =>
    definitions[facet].valuesOf(item).some(({ value }) => selection[facet].includes(value));

  const counts = perFacet(facets, () => new Map<string, number>());
  const narrowed: Item[] = [];
  for (const item of items) {
    const missed = chosen.filter((facet) => !hasChosen(facet, item));
    if (missed.length === 0) narrowed.push(item);
    // An item that only one facet leaves out still counts there: a facet does not reduce its own counts.
    const countedIn = missed.length === 0 ? facets : missed.length === 1 ? missed : [];
    for (const facet of countedIn) countValues(counts[facet], definitions[facet].valuesOf(item));
  }

  const offered = perFacet(facets, (facet) =>
    offer(
      definitions[facet],
      vocabularyItems.flatMap(definitions[facet].valuesOf),
      counts[facet],
      selection[facet],
    ),
  );
  return {
    items: narrowed,
    facets: perFacet(facets, (facet) => offered[facet].values),
    left: perFacet(facets, (facet) => offered[facet].left),
  };
}

function countValues(counts: Map<string, number>, options: readonly FacetOption[]): void {
  for (const value of new Set(options.map((option) => option.value)))
    counts.set(value, (counts.get(value) ?? 0) + 1);
}

function offer<Item>(
  { options = [], order, most = Infinity }: FacetDefinition<Item>,
  vocabulary: readonly FacetOption[],
  counts: ReadonlyMap<string, number>,
  chosen: readonly string[],
): { values: FacetValue[]; left: number } {
  const known = new Map(options.map((option) => [option.value, option]));
  for (const option of vocabulary) if (!known.has(option.value)) known.set(option.value, option);
  for (const value of chosen) if (!known.has(value)) known.set(value, { value, label: value });

  const position = new Map(options.map(({ value }, index) => [value, index]));
  const values = [...known.values()]
    .map((option) => ({
      ...option,
      count: counts.get(option.value) ?? 0,
      selected: chosen.includes(option.value),
    }))
    .sort((a, b) => {
      const fixed = (position.get(a.value) ?? Infinity) - (position.get(b.value) ?? Infinity);
      if (fixed !== 0 && !Number.isNaN(fixed)) return fixed;
      const frequent = order === 'count' ? b.count - a.count : 0;
      return frequent || byLabel.compare(a.label, b.label) || (a.value < b.value ? -1 : 1);
    });
  const offered = values.filter((option, index) => index < most || option.selected);
  return { values: offered, left: values.length - offered.length };
}
