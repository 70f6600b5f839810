import { describe, expect, it } from 'vitest';
import { findNames } from './find-names';

const sought = (...days: string[]) => ({ days: new Set(days), words: [] });
const april = sought('2027-04-14', '2027-04-15');

describe('the days of a fair in a text', () => {
  it.each([
    ['Op 14 april zijn we open', '14 april'],
    ['Op 14 april 2027.', '14 april 2027'],
    ['Kom woensdag 14 april', 'woensdag 14 april'],
    ['wo 14 apr 2027', 'wo 14 apr 2027'],
    ['14–15 april', '14–15 april'],
    ['14 en 15 april 2027', '14 en 15 april 2027'],
    ['van 13 t/m 16 april', '13 t/m 16 april'],
    ['van dinsdag 13 tot en met vrijdag 16 april', 'dinsdag 13 tot en met vrijdag 16 april'],
    ['12, 13 en 14 april', '12, 13 en 14 april'],
    ['on Wednesday 14 April', 'Wednesday 14 April'],
    ['on the 14th of April, 2027', 'the 14th of April, 2027'],
    ['April 14th to 15th, 2027', 'April 14th to 15th, 2027'],
    ['open on April 14 and 15', 'April 14 and 15'],
    ['tot 20.00, woensdag 14 april', 'woensdag 14 april'],
    ['"value":"2027-04-14"', '2027-04-14'],
    ['14-04-2027', '14-04-2027'],
    ['14/4/2027', '14/4/2027'],
  ])('%s', (text, words) => expect(findNames(text, april)).toEqual([words]));

  it.each([
    'Op 14 april 2026 was de vorige beurs',
    'Op 13 april',
    '13 en 16 april',
    '114 april',
    '14 mei',
    'In april',
    '14 aprilletjes',
    '04-14-2027',
    '12027-04-14',
    'Bel 14 of 15 keer',
  ])('are not in: %s', (text) => expect(findNames(text, april)).toEqual([]));

  it('are each said once, in the order of the text, also over New Year', () => {
    const days = sought('2026-12-31', '2027-01-01');
    const text =
      'Van 31 december 2026 t/m 1 januari 2027. Op 1 januari 2027 sluiten we; 1 januari 2026 niet.';
    expect(findNames(text, days)).toEqual(['31 december 2026', '1 januari 2027']);
  });
});

describe('the venue in a text', () => {
  const venue = { days: new Set<string>(), words: ['De Meerhallen', 'Meerdam', 'Kanaalweg 1 (hal)'] };
  it('is found as whole words, in any case', () => {
    expect(findNames('In de meerhallen te MEERDAM, kanaalweg 1 (hal).', venue)).toEqual([
      'de meerhallen',
      'MEERDAM',
      'kanaalweg 1 (hal)',
    ]);
    expect(findNames('Meerdammers op 14 april', venue)).toEqual([]);
  });
});
