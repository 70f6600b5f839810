import { describe, expect, test } from 'vitest';
import { namesOfCell, peopleIn } from '../../src/schedule/people.js';
import { kindOf, languageOf } from '../../src/schedule/words.js';

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
    expect(words.map(kindOf)).toEqual(words.map(() => ({ kind, isGuess: false })));
  });

  test('in more words is a guess, and in words of two kinds it is not known', () => {
    expect(kindOf('Lightning talk')).toEqual({ kind: 'Kennissessie', isGuess: true });
    expect(kindOf('Hands-on workshop (90 min)')).toEqual({ kind: 'Workshop', isGuess: true });
    expect(['', 'Panel', 'Workshop of lezing', '90 min', 'other', 'constructor'].map(kindOf)).toEqual(
      Array.from({ length: 6 }, () => undefined),
    );
  });
});

describe('people in a cell', () => {
  test.each([
    ['Jan Aalbers, Piet Bos', ['Jan Aalbers', 'Piet Bos']],
    ['Jan Aalbers\nPiet Bos', ['Jan Aalbers', 'Piet Bos']],
    ['- Jan Aalbers\n- Piet Bos', ['Jan Aalbers', 'Piet Bos']],
    ['1. Jan Aalbers,\n2. Piet Bos', ['Jan Aalbers', 'Piet Bos']],
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

  test.each([
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
