import { describe, expect, it } from 'vitest';
import { applyFacets, type FacetDefinition } from './facets';

interface Item {
  id: number;
  colours: string[];
  hall: string | null;
}
const items: Item[] = [
  { id: 1, colours: ['rood', 'blauw'], hall: 'a' },
  { id: 2, colours: ['rood'], hall: 'b' },
  { id: 3, colours: ['groen', 'groen'], hall: 'a' },
  { id: 4, colours: [], hall: null },
];
const definitions: Record<'colour' | 'hall', FacetDefinition<Item>> = {
  colour: { valuesOf: (item) => item.colours.map((value) => ({ value, label: value })) },
  hall: {
    valuesOf: (item) => (item.hall === null ? [] : [{ value: item.hall, label: `Hal ${item.hall}` }]),
    options: [
      { value: 'b', label: 'Hal B' },
      { value: 'a', label: 'Hal A' },
      { value: 'c', label: 'Hal C' },
    ],
  },
};
const apply = (colour: string[], hall: string[], from = items) =>
  applyFacets(from, definitions, { colour, hall }, items);
const counts = (values: readonly { value: string; count: number }[]) =>
  values.map(({ value, count }) => `${value}:${count}`);

describe('the choice of facets', () => {
  it('counts everything when nothing is chosen, a value twice on one item once', () => {
    const { items: left, facets } = apply([], []);
    expect(left).toHaveLength(4);
    expect(counts(facets.colour)).toEqual(['blauw:1', 'groen:1', 'rood:2']);
    expect(counts(facets.hall)).toEqual(['b:1', 'a:2', 'c:0']);
    expect(facets.hall.map(({ label }) => label)).toEqual(['Hal B', 'Hal A', 'Hal C']);
  });

  it('widens within a facet and narrows between facets', () => {
    expect(apply(['blauw', 'groen'], []).items.map(({ id }) => id)).toEqual([1, 3]);
    expect(apply(['rood'], ['a']).items.map(({ id }) => id)).toEqual([1]);
  });

  it('does not let a facet reduce its own counts', () => {
    const { facets } = apply(['rood'], ['a']);
    expect(counts(facets.colour)).toEqual(['blauw:1', 'groen:1', 'rood:1']);
    expect(counts(facets.hall)).toEqual(['b:1', 'a:1', 'c:0']);
  });

  it('lists values without results, and chosen values that no item has', () => {
    const { items: left, facets } = apply(['paars'], [], items.slice(1, 2));
    expect(left).toEqual([]);
    expect(facets.colour).toContainEqual({ value: 'paars', label: 'paars', count: 0, selected: true });
    expect(facets.colour).toContainEqual({ value: 'groen', label: 'groen', count: 0, selected: false });
  });
});
