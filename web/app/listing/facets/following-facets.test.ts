import { expect, test } from 'vitest';
import { changeOne, randomNumbers } from '../../following/random.fixture';
import { countAll, nothingOf, type FacetDefinition } from './facets';
import { createFollowingFacets } from './following-facets';

interface Item {
  colours: readonly string[];
  hall: string | null;
  place: string;
}
const asOption = (value: string) => ({ value, label: value.toUpperCase() });
const calls = { valuesOf: 0 };
const definitions: Record<'colour' | 'hall' | 'place', FacetDefinition<Item>> = {
  colour: { valuesOf: ({ colours }) => colours.map(asOption) },
  hall: {
    valuesOf: ({ hall }) => (hall === null ? [] : [asOption(hall)]),
    options: ['b', 'a', 'c'].map(asOption),
  },
  place: {
    valuesOf: ({ place }) => {
      calls.valuesOf += 1;
      return [asOption(place)];
    },
    order: 'count',
    most: 4,
  },
};
const nothing = { colour: [], hall: [], place: [] };
const selections = [
  nothing,
  { ...nothing, colour: ['rood'] },
  { ...nothing, colour: ['rood', 'nergens'], hall: ['a'] },
  { colour: ['blauw'], hall: ['b', 'c'], place: ['plaats 1', 'plaats 2'] },
];
const random = randomNumbers(7);
const anyItem = (): Item => ({
  colours: ['rood', 'blauw', 'groen', 'rood'].slice(random(4), random(5)),
  hall: ['a', 'b', null][random(3)] ?? null,
  place: `plaats ${random(9)}`,
});

test('after every change it offers and counts what counting the whole list anew gives', () => {
  const counterOf = createFollowingFacets(definitions);
  let items: readonly Item[] = [];
  for (let change = 0; change < 400; change += 1) {
    items = changeOne(items, anyItem, random);
    for (const selection of selections) {
      const followed = counterOf(items, selection).offer(counterOf(items, nothingOf(selection)));
      const anew = countAll(items, definitions, selection);
      expect(followed).toEqual(anew.offer(countAll(items, definitions, nothing)));
    }
  }
});

test('a list that is another one altogether is counted as what it is', () => {
  const counterOf = createFollowingFacets(definitions);
  const [here, there] = [Array.from({ length: 20 }, anyItem), Array.from({ length: 5 }, anyItem)];
  for (const items of [here, there, [], here])
    expect(counterOf(items, nothing).offer(counterOf(items, nothing))).toEqual(
      countAll(items, definitions, nothing).offer(countAll(items, definitions, nothing)),
    );
});

test('only what changed is counted', () => {
  const counterOf = createFollowingFacets(definitions);
  const many = Array.from({ length: 1000 }, anyItem);
  counterOf(many, nothing);
  calls.valuesOf = 0;
  counterOf(many.with(500, anyItem()), nothing);
  expect(calls.valuesOf).toBe(2);
});
