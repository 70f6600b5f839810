import { describe, expect, it } from 'vitest';
import { searchItems } from './search';

interface Item {
  name: string;
  text: string | null;
}
const items: Item[] = [
  { name: 'Groot Bouw', text: null },
  { name: 'Café Één', text: 'Koffie in de hal' },
  { name: 'De Nieuwbouwfabriek', text: 'Seriematig houten woningen' },
  { name: 'Bouwcombinatie Zuid', text: 'Renovatie en prefab-gevels' },
  { name: 'Waterschap', text: 'Klimaatadaptief bouwen' },
];
const find = (query: string) =>
  searchItems(items, query, { name: (item) => item.name, rest: (item) => [item.text] }).map(
    ({ name }) => name,
  );

describe('the search of a list', () => {
  it('ranks start of the name, then the name, then the rest, and keeps the order within a rank', () => {
    expect(find('bouw')).toEqual(['Bouwcombinatie Zuid', 'Groot Bouw', 'De Nieuwbouwfabriek', 'Waterschap']);
  });

  it('finds substrings of compounds and ignores case and accents', () => {
    expect(find('FABRIEK')).toEqual(['De Nieuwbouwfabriek']);
    expect(find('cafe een')).toEqual(['Café Één']);
  });

  it('needs every word, wherever it stands', () => {
    expect(find('zuid renovatie')).toEqual(['Bouwcombinatie Zuid']);
    expect(find('zuid houten')).toEqual([]);
  });

  it('reads hyphenated words with and without their hyphen', () => {
    for (const query of ['prefab-gevel', 'prefabgevel', 'prefab gevel']) {
      expect(find(query)).toEqual(['Bouwcombinatie Zuid']);
    }
  });

  it('treats an unknown word as mistyped', () => {
    expect(find('niewbouwfabriek')).toEqual(['De Nieuwbouwfabriek']);
    expect(find('renovatei')).toEqual(['Bouwcombinatie Zuid']);
  });

  it('finds other forms of a word', () => {
    expect(find('woning')).toEqual(['De Nieuwbouwfabriek']);
    expect(find('gevels')).toEqual(['Bouwcombinatie Zuid']);
  });

  it('finds all items for no text and none for text without letters', () => {
    expect(find('  ')).toHaveLength(items.length);
    expect(find('%_*')).toEqual([]);
    expect(find('<script>')).toEqual([]);
  });
});
