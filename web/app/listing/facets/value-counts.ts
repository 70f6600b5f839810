import type { FacetOption } from './facets';

/** How many items have each value, while items come and go. */
export class ValueCounts {
  readonly #counts = new Map<string, { option: FacetOption; count: number }>();

  /** Counts the values of one item; a value it has twice counts once. */
  add(options: readonly FacetOption[]): void {
    for (const option of distinct(options)) {
      const count = this.of(option.value) + 1;
      // Of values that are written differently the newest counts: the others are about to go.
      this.#counts.set(option.value, { option, count });
    }
  }

  /** Takes the values of one item off again; a value that nothing has any more is gone. */
  remove(options: readonly FacetOption[]): void {
    for (const { value } of distinct(options)) {
      const counted = this.#counts.get(value);
      if (!counted) continue;
      counted.count -= 1;
      if (counted.count === 0) this.#counts.delete(value);
    }
  }

  /** How many items have this value. */
  of(value: string): number {
    return this.#counts.get(value)?.count ?? 0;
  }

  /** Every value that some item has. */
  options(): FacetOption[] {
    return [...this.#counts.values()].map(({ option }) => option);
  }
}

function distinct(options: readonly FacetOption[]): readonly FacetOption[] {
  if (options.length < 2) return options;
  return options.filter(({ value }, at) => options.findIndex((other) => other.value === value) === at);
}
