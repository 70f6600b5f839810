import { describe, expect, it } from 'vitest';
import { foldText, tokensOf } from './tokens';

describe('foldText', () => {
  it.each([
    ['Één Café', 'een cafe'],
    ['Prefab-gevel’s', 'prefab gevels'],
    ['Łódź & Straße', 'lodz strasse'],
    ['  <script>alert(1)</script> ', 'script alert 1 script'],
    ['🏠 huis', '🏠 huis'],
    ['…!?', ''],
  ])('folds %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});

describe('tokensOf', () => {
  const terms = (text: string) => tokensOf(text).map(({ term }) => term);

  it('gives the words as they are compared', () => {
    expect(terms("Foto's van Café Één, hal 2.")).toEqual(['fotos', 'van', 'cafe', 'een', 'hal', '2']);
    expect(terms('…!?')).toEqual([]);
  });

  it('gives hyphenated words in pieces and as one', () => {
    expect(terms('natte-cel-fabriek')).toEqual(['natte', 'cel', 'fabriek', 'nattecelfabriek']);
    expect(terms('hal - plein')).toEqual(['hal', 'plein']);
  });

  it('says where each word stands, accents written apart included', () => {
    const text = 'Een cafe\u0301 in 🏠';
    expect(tokensOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Een',
      'cafe\u0301',
      'in',
      '🏠',
    ]);
  });

  it('agrees with foldText about what a word is', () => {
    const text = 'Łódź, Straße & ’t Erve: foto’s van 2.0 – één';
    expect(terms(text).join(' ')).toBe(foldText(text));
  });
});
