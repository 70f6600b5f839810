import { describe, expect, it } from 'vitest';
import {
  changeTexts,
  describedVariables,
  fairVariables,
  fillInVariables,
  variablesIn,
} from '../src/fair/index.js';

const day = (date: string, opens = '09:30:00.000', closes = '17:30:00.000') => ({ date, opens, closes });
const fair = {
  name: 'Dakbeurs 2027',
  edition: '2027',
  days: [day('2027-04-15', '09:30:00.000', '16:00:00.000'), day('2027-04-14')],
  venue: { name: 'De Hal', street: 'Kade 1', postalCode: '4201 AB', city: 'Gorinchem' },
};
const nl = fairVariables(fair, 'nl');

describe('the variables of a fair', () => {
  it('are its name, days, hours and venue, in both languages', () => {
    expect(nl).toEqual({
      beursnaam: 'Dakbeurs 2027',
      editie: '2027',
      beursdagen: '14 en 15 april 2027',
      openingstijden: 'woensdag 14 april van 9.30 tot 17.30 uur, donderdag 15 april van 9.30 tot 16.00 uur',
      dag1: 'woensdag 14 april',
      tijden1: '9.30–17.30 uur',
      dag2: 'donderdag 15 april',
      tijden2: '9.30–16.00 uur',
      locatie: 'De Hal',
      adres: 'Kade 1, 4201 AB Gorinchem',
      plaats: 'Gorinchem',
    });
    expect(fairVariables(fair, 'en')).toMatchObject({
      beursdagen: '14 and 15 April 2027',
      openingstijden: 'Wednesday 14 April from 9:30 to 17:30, Thursday 15 April from 9:30 to 16:00',
      tijden1: '9:30–17:30',
    });
  });

  it.each([
    [['2027-02-09'], '9 februari 2027', '9 February 2027'],
    [['2027-02-11', '2027-02-09', '2027-02-10'], '9, 10 en 11 februari 2027', '9, 10 and 11 February 2027'],
    [
      [9, 10, 11, 12, 13].map((date) => `2027-02-${String(date).padStart(2, '0')}`),
      '9 t/m 13 februari 2027',
      '9 to 13 February 2027',
    ],
    [['2027-03-31', '2027-04-01'], '31 maart en 1 april 2027', '31 March and 1 April 2027'],
    [['2027-03-30', '2027-03-31', '2027-04-01'], '30 maart t/m 1 april 2027', '30 March to 1 April 2027'],
    [
      ['2027-12-31', '2028-01-01'],
      '31 december 2027 en 1 januari 2028',
      '31 December 2027 and 1 January 2028',
    ],
  ])('say the days %j as people do', (dates, dutch, english) => {
    const moved = { ...fair, days: dates.map((date) => day(date)) };
    expect(fairVariables(moved, 'nl').beursdagen).toBe(dutch);
    expect(fairVariables(moved, 'en').beursdagen).toBe(english);
  });

  it('say the hours once when all days have the same, and name the month once', () => {
    const days = ['2027-02-09', '2027-02-10'].map((date) => day(date));
    expect(fairVariables({ ...fair, days }, 'nl').openingstijden).toBe('van 9.30 tot 17.30 uur');
    days.push(day('2027-02-11', '10:00', '12:00'));
    expect(fairVariables({ ...fair, days }, 'nl').openingstijden).toBe(
      'dinsdag 9 en woensdag 10 februari van 9.30 tot 17.30 uur, donderdag 11 februari van 10.00 tot 12.00 uur',
    );
  });

  it('have no value where the fair says nothing', () => {
    const venue = { name: '', street: '', postalCode: '', city: '' };
    expect(fairVariables({ name: '', edition: '', days: [], venue }, 'nl')).toEqual({});
  });

  it('are described for who writes texts', () => {
    const described = describedVariables(fair, 'nl');
    expect(described.find(({ name }) => name === 'dag2')).toEqual({
      name: 'dag2',
      label: 'Dag 2',
      value: 'donderdag 15 april',
    });
    expect(described.every(({ label }) => /^[A-Z]/.test(label))).toBe(true);
  });
});

describe('a text', () => {
  it('has its variables filled in once, with a capital where it is asked for', () => {
    expect(fillInVariables('Op {beursdagen}. {Openingstijden}.', nl)).toBe(
      'Op 14 en 15 april 2027. Woensdag 14 april van 9.30 tot 17.30 uur, donderdag 15 april van 9.30 tot 16.00 uur.',
    );
    expect(fillInVariables('{beursnaam}', { ...nl, beursnaam: '{plaats} $& <b>' })).toBe('{plaats} $& <b>');
  });

  it('keeps what is no variable', () => {
    for (const text of [
      '{dag3}',
      '{ plaats }',
      '{}',
      '{{',
      '{constructor}',
      '{__proto__}',
      'a{b\nc}',
      '{plaats',
    ])
      expect(fillInVariables(text, nl)).toBe(text);
    expect(variablesIn('{dag3} {plaats} {')).toEqual(['dag3', 'plaats']);
  });

  it('is found anywhere in a value, but not in what names something', () => {
    const value = { body: [{ text: 'in {plaats}', rank: 3 }, null], slug: '{plaats}' };
    const change = (text: string) => fillInVariables(text, nl);
    expect(changeTexts(value, change, new Set(['slug']))).toEqual({
      body: [{ text: 'in Gorinchem', rank: 3 }, null],
      slug: '{plaats}',
    });
  });
});
