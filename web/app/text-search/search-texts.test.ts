import { describe, expect, it } from 'vitest';
import { excerptOf, markText } from './marks';
import { searchTexts } from './search-texts';
import { indexTexts, type SearchText } from './text-index';

const allTexts: SearchText[] = [
  { name: 'Waterschap', text: 'Klimaatadaptief bouwen' },
  { name: 'De Woningbouwfabriek', text: 'Prefab-gevels en straten vol ramen', codes: ['1.A12', '2.B03'] },
  { name: 'Groot Bouw', text: 'Aannemer', codes: ['1.A1'] },
  { name: 'Bouw', text: 'Vakblad' },
  { name: 'Bouwcombinatie Zuid', text: 'Renovatie van één huis', codes: ['2.A12'] },
  { name: 'Café Één', text: 'Koffie voor de bouwplaats' },
];
const index = indexTexts(allTexts);
const names = (query: string) => searchTexts(index, query).found.map(({ number }) => allTexts[number]?.name);

describe('the order of what is found', () => {
  it('is the whole name, its beginning, words, substrings, and then the other text', () => {
    expect(names('bouw')).toEqual([
      'Bouw',
      'Bouwcombinatie Zuid',
      'Groot Bouw',
      'De Woningbouwfabriek',
      'Waterschap',
      'Café Één',
    ]);
  });

  it('puts first what is called so, also with small words alone, and looks for those words as for the name', () => {
    const called = indexTexts([
      { name: 'Laat bouwen', text: 'Hoe laat u een huis bouwen?' },
      { name: 'Wanneer is de beurs open?', text: '', words: ['hoe laat', 'openingstijden'] },
      { name: 'Een opening', text: 'Openingstijden op aanvraag' },
    ]);
    const found = (query: string) => searchTexts(called, query).found.map(({ number }) => number);
    expect(found('hoe laat')[0]).toBe(1);
    expect(found('Openingstijden')).toEqual([1, 2]);
    expect(found('openingstijd beurs')).toEqual([1]);
  });

  it('puts a word above the same word mistyped', () => {
    const two = indexTexts([
      { name: 'Gevel', text: '' },
      { name: 'Gevle', text: '' },
    ]);
    expect(searchTexts(two, 'gevle').found.map(({ number }) => number)).toEqual([1]);
  });

  it('keeps the order of the list for what fits equally well', () => {
    const twins = indexTexts([
      { name: 'Stand B', text: '' },
      { name: 'Stand A', text: '' },
    ]);
    expect(searchTexts(twins, 'stand').found.map(({ number }) => number)).toEqual([0, 1]);
  });
});

describe('words', () => {
  it.each([
    ['the beginning of a compound', 'woning', 'De Woningbouwfabriek'],
    ['the middle of a compound', 'gbouwfab', 'De Woningbouwfabriek'],
    ['the end of a compound', 'fabriek', 'De Woningbouwfabriek'],
    ['a hyphenated word written as one', 'prefabgevel', 'De Woningbouwfabriek'],
    ['a hyphenated word with its hyphen', 'prefab-gevel', 'De Woningbouwfabriek'],
    ['a word without its accents', 'cafe een', 'Café Één'],
    ['a word with accents it does not have', 'wöningbouwfabriek', 'De Woningbouwfabriek'],
    ['capitals', 'FABRIEK', 'De Woningbouwfabriek'],
    ['the singular of a plural', 'raam', 'De Woningbouwfabriek'],
    ['the singular with a doubled vowel', 'straat', 'De Woningbouwfabriek'],
    ['the plural of a singular', 'huizen', 'Bouwcombinatie Zuid'],
    ['the plural of a part of a compound', 'plaatsen', 'Café Één'],
    ['swapped letters', 'fabreik', 'De Woningbouwfabriek'],
    ['a missing letter', 'wonngbouw', 'De Woningbouwfabriek'],
    ['an extra letter', 'waterscchap', 'Waterschap'],
    ['a wrong letter', 'renobatie', 'Bouwcombinatie Zuid'],
    ['two mistakes in a long word', 'bouwconbinattie', 'Bouwcombinatie Zuid'],
  ])('are found by %s', (_how, query, name) => {
    expect(names(query)).toContain(name);
  });

  it.each([
    ['mistakes in short words', 'zud'],
    ['parts of two letters', 'ou'],
    ['three mistakes', 'wahtersgaph'],
    ['a question mark', '?'],
    ['nothing', '   '],
    ['markup', '<script>'],
    ['a pattern', '.*'],
  ])('are not found by %s', (_how, query) => {
    expect(names(query)).toEqual([]);
  });

  it('all count, wherever they stand', () => {
    expect(names('zuid renovatie')).toEqual(['Bouwcombinatie Zuid']);
  });

  it('that say nothing do not count beside others', () => {
    expect(names('waar is de fabriek van de ramen')).toEqual(['De Woningbouwfabriek']);
  });

  it('that are nowhere together give what has most of them, and say so', () => {
    const { found, partial } = searchTexts(index, 'fabriek koffie');
    expect(partial).toBe(true);
    expect(found).toHaveLength(2);
    expect(searchTexts(index, 'zuid renovatie').partial).toBe(false);
  });
});

describe('codes', () => {
  it.each(['1.A12', '1a12', '1-A12', 'stand 1.A12', 'A12'])('%j finds whose it is first', (query) => {
    expect(names(query)[0]).toBe('De Woningbouwfabriek');
  });

  it('are found by their end and their beginning, the whole one first', () => {
    expect(names('A12')).toEqual(['De Woningbouwfabriek', 'Bouwcombinatie Zuid']);
    expect(names('1.A1')).toEqual(['Groot Bouw', 'De Woningbouwfabriek']);
  });
});

describe('marks', () => {
  const marked = (text: string, query: string) => markText(text, searchTexts(index, query).finds);

  it('show the range of a word that matched', () => {
    expect(marked('Een woningbouwfabriek', 'bouw')).toEqual(['Een woning', 'bouw', 'fabriek']);
  });

  it('show a whole word that has accents, another form or a mistake', () => {
    expect(marked('Café Één', 'cafe')).toEqual(['', 'Café', ' Één']);
    expect(marked('vol ramen', 'raam')).toEqual(['vol ', 'ramen', '']);
    expect(marked('De Renovatie', 'renobatie')).toEqual(['De ', 'Renovatie', '']);
  });

  it('leave a text without the words as it is', () => {
    expect(marked('<b>vet</b>', 'bouw')).toEqual(['<b>vet</b>']);
  });

  it('come in an excerpt of a long text, cut between words', () => {
    const long = `${'Over iets heel anders. '.repeat(20)}Hier staat fabriek in. ${'En nog meer tekst. '.repeat(20)}`;
    const excerpt = excerptOf(long, searchTexts(index, 'fabriek').finds);
    expect(excerpt?.[1]).toBe('fabriek');
    expect(excerpt?.join('').length).toBeLessThan(160);
    expect(excerpt?.join('')).toMatch(/^… \S.*\S …$/);
    expect(excerptOf('Kort', searchTexts(index, 'fabriek').finds)).toBeNull();
  });
});
