/** Facets: what a list can be narrowed by, and how many items each choice would leave. */
import type { Written } from '../../messages/locale';
import { perFacet, type Selection } from '../request/search-params';
import { ValueCounts } from './value-counts';

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

type Definitions<Item, Facet extends string> = Readonly<Record<Facet, FacetDefinition<Item>>>;

/** Counts, among items that come and go, what each value of each facet would give next to what is chosen. */
export class FacetCounter<Item, Facet extends string> {
  readonly #definitions: Definitions<Item, Facet>;
  readonly #selection: Selection<Facet>;
  readonly #facets: readonly Facet[];
  /** Those in which something is chosen. */
  readonly #narrowing: readonly Facet[];
  readonly #counts: Readonly<Record<Facet, ValueCounts>>;

  constructor(definitions: Definitions<Item, Facet>, selection: Selection<Facet>) {
    this.#definitions = definitions;
    this.#selection = selection;
    // The definitions' own keys are the facets; Object.keys forgets that.
    this.#facets = Object.keys(definitions) as Facet[];
    this.#narrowing = this.#facets.filter((facet) => selection[facet].length > 0);
    this.#counts = perFacet(this.#facets, () => new ValueCounts());
  }

  /** Whether the item has one of the chosen values of every facet in which something is chosen. */
  accepts(item: Item): boolean {
    return this.#narrowing.every((facet) => this.#has(facet, item));
  }

  add(item: Item): void {
    for (const facet of this.#countedIn(item)) this.#counts[facet].add(this.#valuesOf(facet, item));
  }

  /** Takes off what `add` counted for the same item. */
  remove(item: Item): void {
    for (const facet of this.#countedIn(item)) this.#counts[facet].remove(this.#valuesOf(facet, item));
  }

  /** What each facet offers, and how many values it does not offer. `vocabulary` says which values there are at all. */
  offer(vocabulary: FacetCounter<Item, Facet>): Omit<FacetResult<Item, Facet>, 'items'> {
    const offered = perFacet(this.#facets, (facet) =>
      offer(this.#definitions[facet], vocabulary.#counts[facet], this.#counts[facet], this.#selection[facet]),
    );
    return {
      facets: perFacet(this.#facets, (facet) => offered[facet].values),
      left: perFacet(this.#facets, (facet) => offered[facet].left),
    };
  }

  /** A facet's own choice does not reduce its own counts: who is refused by one facet alone still counts there. */
  #countedIn(item: Item): readonly Facet[] {
    const refusing = this.#narrowing.filter((facet) => !this.#has(facet, item));
    if (refusing.length === 0) return this.#facets;
    return refusing.length === 1 ? refusing : [];
  }

  #has(facet: Facet, item: Item): boolean {
    return this.#valuesOf(facet, item).some(({ value }) => this.#selection[facet].includes(value));
  }

  #valuesOf(facet: Facet, item: Item): readonly FacetOption[] {
    return this.#definitions[facet].valuesOf(item);
  }
}

function offer<Item>(
  { options = [], order, most = Infinity }: FacetDefinition<Item>,
  vocabulary: ValueCounts,
  counts: ValueCounts,
  chosen: readonly string[],
): { values: FacetValue[]; left: number } {
  const known = new Map(options.map((option) => [option.value, option]));
  for (const option of vocabulary.options()) if (!known.has(option.value)) known.set(option.value, option);
  for (const value of chosen) if (!known.has(value)) known.set(value, { value, label: value });

  const position = new Map(options.map(({ value }, index) => [value, index]));
  const values = [...known.values()]
    .map((option) => ({
      ...option,
      count: counts.of(option.value),
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

/** A counter of a whole list. */
export function countAll<Item, Facet extends string>(
  items: readonly Item[],
  definitions: Definitions<Item, Facet>,
  selection: Selection<Facet>,
): FacetCounter<Item, Facet> {
  const counter = new FacetCounter(definitions, selection);
  for (const item of items) counter.add(item);
  return counter;
}

/** The same facets with nothing chosen. */
export function nothingOf<Facet extends string>(selection: Selection<Facet>): Selection<Facet> {
  return perFacet(Object.keys(selection) as Facet[], () => []);
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
  definitions: Definitions<Item, Facet>,
  selection: Selection<Facet>,
  vocabularyItems: readonly Item[] = items,
): FacetResult<Item, Facet> {
  const counter = countAll(items, definitions, selection);
  const vocabulary = countAll(vocabularyItems, definitions, nothingOf(selection));
  return { items: items.filter((item) => counter.accepts(item)), ...counter.offer(vocabulary) };
}
