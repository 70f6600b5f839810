/** Facets: what a list can be narrowed by, and how many items each choice would leave. */
import type { Written } from '../messages/locale';
import { perFacet, type Selection } from './search-params';

export interface FacetOption {
  value: string;
  label: string;
  /** The language of a label that editors wrote; the site's own words go without. */
  written?: Written;
}

/** What editors named, as something to narrow by. */
export function named({ slug, name, locale }: { slug: string; name: string } & Written): FacetOption {
  return { value: slug, label: name, written: { locale } };
}

/** How one facet reads its values from an item. */
export interface FacetDefinition<Item> {
  valuesOf: (item: Item) => readonly FacetOption[];
  /** A fixed vocabulary in its own order; without it the values come from the items. */
  options?: readonly FacetOption[];
  /** Order of values that are not in `options`: by label (default) or the most frequent first. */
  order?: 'label' | 'count';
  /** The most values that are offered; those that are chosen always are. */
  most?: number;
}

export interface FacetValue extends FacetOption {
  /** Items that have this value among those the other facets leave. */
  count: number;
  selected: boolean;
}

export type Facets<Facet extends string> = Readonly<Record<Facet, readonly FacetValue[]>>;

export interface FacetResult<Item, Facet extends string> {
  items: Item[];
  facets: Facets<Facet>;
  /** How many values of each facet are not offered. */
  left: Readonly<Record<Facet, number>>;
}

const byLabel = new Intl.Collator('nl', { numeric: true, sensitivity: 'base' });

function has<Item>(definition: FacetDefinition<Item>, item: Item, wanted: readonly string[]): boolean {
  return wanted.length === 0 || definition.valuesOf(item).some(({ value }) => wanted.includes(value));
}

function vocabulary<Item>(definition: FacetDefinition<Item>, all: readonly Item[]): Map<string, FacetOption> {
  const known = new Map((definition.options ?? []).map((option) => [option.value, option]));
  for (const item of all) {
    for (const option of definition.valuesOf(item))
      if (!known.has(option.value)) known.set(option.value, option);
  }
  return known;
}

function countValues<Item>(
  definition: FacetDefinition<Item>,
  all: readonly Item[],
  counted: readonly Item[],
  selected: readonly string[],
): { offered: FacetValue[]; left: number } {
  const options = vocabulary(definition, all);
  for (const value of selected) if (!options.has(value)) options.set(value, { value, label: value });

  const counts = new Map<string, number>();
  for (const item of counted) {
    for (const value of new Set(definition.valuesOf(item).map((option) => option.value))) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }

  const position = new Map((definition.options ?? []).map(({ value }, index) => [value, index]));
  const values = [...options.values()]
    .map((option) => ({
      ...option,
      count: counts.get(option.value) ?? 0,
      selected: selected.includes(option.value),
    }))
    .sort((a, b) => {
      const fixed = (position.get(a.value) ?? Infinity) - (position.get(b.value) ?? Infinity);
      if (fixed !== 0 && !Number.isNaN(fixed)) return fixed;
      const frequent = definition.order === 'count' ? b.count - a.count : 0;
      return frequent !== 0 ? frequent : byLabel.compare(a.label, b.label);
    });
  const { most = Infinity } = definition;
  const offered = values.filter((option, index) => index < most || option.selected);
  return { offered, left: values.length - offered.length };
}

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
  const names = Object.keys(definitions) as Facet[];
  const matches = (item: Item, except: Facet | null) =>
    names.every((name) => name === except || has(definitions[name], item, selection[name]));

  const counted = perFacet(names, (name) =>
    countValues(
      definitions[name],
      vocabularyItems,
      items.filter((item) => matches(item, name)),
      selection[name],
    ),
  );
  return {
    items: items.filter((item) => matches(item, null)),
    facets: perFacet(names, (name) => counted[name].offered),
    left: perFacet(names, (name) => counted[name].left),
  };
}
