import { describe, expect, test } from 'vitest';
import { dividedNames, namesOfCell, peopleIn } from '../../src/schedule/people.js';
import { kindOf, languageOf } from '../../src/schedule/words.js';
import { kinds } from './fair.js';

/** The key of the kind that words stand for. */
function read(words: string, among = kinds) {
  const found = kindOf(words, among);
  return found && { kind: found.kind.key, isGuess: found.isGuess };
}

describe('a language', () => {
  test.each([
    [
      'Nederlands',
      [
        'nl',
        'NL',
        'nld',
        'dut',
        'nl-NL',
        'nl_BE',
        'Nederlands (NL)',
        'Dutch',
        'in het Nederlands',
        'Vlaams',
        'ned.',
      ],
    ],
    ['Engels', ['en', 'eng', 'en-GB', 'en_us', 'English', 'Engels.', 'in English', 'Engelstalig']],
  ])('is %s in each of %j', (language, words) => {
    expect(words.map(languageOf)).toEqual(words.map(() => language));
  });

  test.each([
    '',
    'de',
    'fr',
    'deu',
    'nl/en',
    'Nederlands/Engels',
    'Dutch sign language',
    'enkel Frans',
    'nds',
  ])('is not known in “%s”', (words) => {
    expect(languageOf(words)).toBeUndefined();
  });
});

describe('a kind', () => {
  test.each([
    [
      'Workshop',
      [
        'Workshop',
        'workshops',
        'Workshop (90 minutes)',
        'Workshop 90 min',
        '45 min. workshop',
        'Workshop – 1,5 uur',
      ],
    ],
    ['Plenair', ['Keynote (45 min)', 'keynote', 'Plenaire', 'Plenary [main stage]', "Keynote 30'"]],
    ['Kennissessie', ['Talk', 'lecture', 'Talk (long)', 'Lezing 20 minuten', 'Vortrag']],
    ['Tour', ['tour', 'Rondleiding (1h)']],
  ])('is %s in each of %j', (kind, words) => {
    expect(words.map((one) => read(one))).toEqual(words.map(() => ({ kind, isGuess: false })));
  });

  test('in more words is a guess, and in words of two kinds it is not known', () => {
    expect(read('Lightning talk')).toEqual({ kind: 'Kennissessie', isGuess: true });
    expect(read('Hands-on workshop (90 min)')).toEqual({ kind: 'Workshop', isGuess: true });
    expect(
      ['', 'Panel', 'Workshop of lezing', '90 min', 'other', 'constructor'].map((one) => read(one)),
    ).toEqual(Array.from({ length: 6 }, () => undefined));
  });
});

describe('a kind of another fair', () => {
  const own = [
    {
      key: 'Demonstratie',
      name: 'Demo',
      otherNames: ['Demo’s', 'Live demonstration'],
      isTour: false,
      hasPage: true,
    },
    ...kinds.slice(2),
  ];

  test('is found by its key, its name, its plural and its name in English', () => {
    for (const words of ['demonstratie', 'Demo', 'demo’s (30 min)', 'Live demonstration'])
      expect(read(words, own)).toEqual({ kind: 'Demonstratie', isGuess: false });
  });

  test('has the usual words only with the usual key', () => {
    expect(read('rondleiding', own)).toEqual({ kind: 'Tour', isGuess: false });
    expect(read('lezing', own)).toBeUndefined();
    expect(read('Tour', [])).toBeUndefined();
  });
});

describe('people in a cell', () => {
  test.each([
    ['Jan Aalbers, Piet Bos', ['Jan Aalbers', 'Piet Bos']],
    ['Jan Aalbers\nPiet Bos', ['Jan Aalbers', 'Piet Bos']],
    ['- Jan Aalbers\n- Piet Bos', ['Jan Aalbers', 'Piet Bos']],
    ['1. Jan Aalbers,\n2. Piet Bos', ['Jan Aalbers', 'Piet Bos']],
    ['Jan Aalbers\nen Piet Bos', ['Jan Aalbers', 'Piet Bos']],
    ['Jan Aalbers, Piet Bos, & Kees Dam', ['Jan Aalbers', 'Piet Bos', 'Kees Dam']],
    ['Jan Aalbers, MSc, Piet Bos', ['Jan Aalbers, MSc', 'Piet Bos']],
    ['Jan Aalbers (Huis, tuin BV), Piet Bos', ['Jan Aalbers (Huis, tuin BV)', 'Piet Bos']],
  ])('%j are %j', (cell, names) => {
    expect(namesOfCell(cell)).toEqual(names);
  });

  test.each(['en', 'én', '&', 'and', '/', '+', 'EN', 'met', 'und'])('around “%s” are two', (joiner) => {
    expect(peopleIn(`Jan Aalbers ${joiner} Piet van den Bos`, () => false)).toEqual([
      'Jan Aalbers',
      'Piet van den Bos',
    ]);
  });

  test('in another script, or with a firm in brackets, are two as well', () => {
    expect(peopleIn('Şule Çelik en 李 明', () => false)).toEqual(['Şule Çelik', '李 明']);
    expect(peopleIn('Jan Aalbers (A & B) en Piet Bos (C/D)', () => false)).toEqual([
      'Jan Aalbers (A & B)',
      'Piet Bos (C/D)',
    ]);
    expect(dividedNames('Jan Aalbers (A; B); Piet Bos • Kees Dam')).toEqual([
      'Jan Aalbers (A; B)',
      'Piet Bos',
      'Kees Dam',
    ]);
  });

  test('a megabyte of anything is no name, and is read', () => {
    for (const part of ['Jan Aalbers en ', '(', ', ', ' - ', '&'])
      for (const name of namesOfCell(part.repeat(1_000_000 / part.length)).flatMap(dividedNames))
        expect(peopleIn(name, () => false)).toHaveLength(1);
  });

  test.each([
    'Jan Aalbers - Piet Bos',
    'Jan Aalbers – directeur',
    'Jan en Piet Bos',
    'Jansen & Zonen',
    'Jan Aalbers e.a. en anderen',
    'Jan Aalbers / Voorbeeld Bouw BV',
  ])('are not known in “%s”, unless the fair knows each', (name) => {
    expect(peopleIn(name, () => false)).toBeNull();
    expect(peopleIn(name, () => true)).toHaveLength(2);
  });

  test.each(['Jan Aalbers', 'Ellen de Wit-Bos', 'Anders Hansen', "O'Neill", 'Anna Anden'])(
    'is one in “%s”',
    (name) => {
      expect(peopleIn(name, () => false)).toEqual([name]);
    },
  );
});
