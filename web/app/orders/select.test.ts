import { describe, expect, it } from 'vitest';
import { parseListState } from '../listing/request/search-params';
import { group, itemOf } from './catalogue.fixture';
import { catalogueDefinition, selectCatalogue } from './select';

const [floor, print] = [group('vloer', 10), group('druk', 20)];
const all = [
  itemOf('VL-01', { name: 'Vlag boven uw stand', category: floor, dimensions: '100 × 300 cm' }),
  itemOf('VL-02', { name: 'Vloerlijn', category: floor, summary: 'Een streep met uw naam' }),
  itemOf('DR-01', { name: 'Advertentie', category: print }),
  itemOf('XX-01', { name: 'Los onderdeel' }),
];
const select = (query: string) =>
  selectCatalogue(all, parseListState(catalogueDefinition, new URLSearchParams(query)));
const codes = (query: string) =>
  select(query)
    .groups.map(({ items }) => items.filter(({ isShown }) => isShown).map(({ item }) => item.code))
    .filter((group) => group.length > 0);

describe('the catalogue', () => {
  it('puts everything in its group, in order, and what is in no group last', () => {
    expect(codes('')).toEqual([['VL-01', 'VL-02'], ['DR-01'], ['XX-01']]);
    expect(select('').groups.at(-1)?.category).toBeNull();
    expect(select('').total).toBe(4);
  });

  it('narrows by group and keeps the counts of the others', () => {
    expect(codes('groep=druk')).toEqual([['DR-01']]);
    expect(codes('groep=druk&groep=vloer')).toEqual([['VL-01', 'VL-02'], ['DR-01']]);
    expect(select('groep=druk').facets.groep).toMatchObject([
      { value: 'vloer', label: 'Groep vloer', count: 2, selected: false },
      { value: 'druk', label: 'Groep druk', count: 1, selected: true },
    ]);
    expect(codes('groep=bestaat-niet')).toEqual([]);
  });

  it('has everything in the page, however it is narrowed', () => {
    const all = select('').groups.map(({ items }) => items.length);
    expect(select('groep=druk').groups.map(({ items }) => items.length)).toEqual(all);
    expect(select('q=zzzzzz').groups.map(({ items }) => items.length)).toEqual(all);
  });

  it('searches name, code, summary and group without losing the order of the catalogue', () => {
    expect(codes('q=streep')).toEqual([['VL-02']]);
    expect(codes('q=dr-01')).toEqual([['DR-01']]);
    expect(codes('q=vloer')).toEqual([['VL-01', 'VL-02']]);
    expect(codes('q=zzzzzz')).toEqual([]);
  });
});
