import { describe, expect, it } from 'vitest';
import { foldText, tokensOf } from './tokens';

describe('a text that is folded for comparison', () => {
  it.each([
    ['Één Café', 'een cafe'],
    ['Prefab-gevel’s', 'prefab gevels'],
    ['Łódź & Straße', 'lodz strasse'],
    ['  <script>alert(1)</script> ', 'script alert 1 script'],
    ['🏠 huis', '🏠 huis'],
    ['…!?', ''],
  ])('is right for %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});

describe('the words of a text', () => {
  const terms = (text: string) => tokensOf(text).map(({ term }) => term);

  it('are given as they are compared', () => {
    expect(terms("Foto's van Café Één, hal 2.")).toEqual(['fotos', 'van', 'cafe', 'een', 'hal', '2']);
    expect(terms('…!?')).toEqual([]);
  });

  it('are given in pieces and as one when they have a hyphen', () => {
    expect(terms('natte-cel-fabriek')).toEqual(['natte', 'cel', 'fabriek', 'nattecelfabriek']);
    expect(terms('hal - plein')).toEqual(['hal', 'plein']);
  });

  it('have the place where they stand, accents written apart included', () => {
    const text = 'Een cafe\u0301 in 🏠';
    expect(tokensOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Een',
      'cafe\u0301',
      'in',
      '🏠',
    ]);
  });

  it('are the same as in the folded text', () => {
    const text = 'Łódź, Straße & ’t Erve: foto’s van 2.0 – één';
    expect(terms(text).join(' ')).toBe(foldText(text));
  });
});
