import { describe, expect, test } from 'vitest';
import { daysAfter, parametersOf, questionOf, todayAt, withFilter } from './address';
import { presetsOf } from './presets';

const today = '2026-11-23';
const asked = (query: string) => questionOf(new URLSearchParams(query), today);

describe('the address of the dashboard', () => {
  test('without anything is the last thirty days, against those before', () => {
    expect(asked('')).toEqual({ van: '2026-10-25', tot: today, vergelijk: 'periode', filter: '' });
  });

  test('says the same after it was read and written', () => {
    const query = 'van=2026-02-01&tot=2026-02-28&vergelijk=editie&filter=page%3A%2Fnieuws%3Aa';
    expect(new URLSearchParams(parametersOf(asked(query))).toString()).toBe(query);
  });

  test.each(['2026-02-30', '2026-13-01', 'gisteren', '0000-00-00', '2026-1-1', '99999-01-01'])(
    'has no day %s',
    (day) => {
      expect(asked(`tot=${day}`).tot).toBe(today);
      expect(asked(`van=${day}`).van).toBe('2026-10-25');
    },
  );

  test('with its days the wrong way round is that period', () => {
    expect(asked('van=2026-03-02&tot=2026-03-01')).toMatchObject({ van: '2026-03-01', tot: '2026-03-02' });
  });

  test('ends today when it asks for days to come', () => {
    expect(asked('van=2026-11-20&tot=2026-12-01')).toMatchObject({ van: '2026-11-20', tot: today });
    expect(asked('van=2027-02-09&tot=2027-02-11')).toMatchObject({ van: today, tot: today });
  });

  test('with an unknown comparison compares with the period before', () => {
    expect(asked('vergelijk=alles').vergelijk).toBe('periode');
  });

  test('is narrowed by a press, to another value by the next, and no longer by the same again', () => {
    const narrowed = withFilter(asked(''), 'page:/a');
    expect(narrowed.filter).toBe('page:/a');
    expect(withFilter(narrowed, 'page:/b').filter).toBe('page:/b');
    expect(withFilter(narrowed, 'page:/a').filter).toBe('');
  });
});

describe('days', () => {
  test('go over the ends of months and over the nights that have an hour more or less', () => {
    expect(daysAfter('2026-02-28', 1)).toBe('2026-03-01');
    expect(daysAfter('2026-10-25', 1)).toBe('2026-10-26');
    expect(daysAfter('2026-03-30', -1)).toBe('2026-03-29');
  });

  test('are those of the fair and not those of the reader', () => {
    expect(todayAt(new Date('2026-11-22T23:30:00Z'))).toBe('2026-11-23');
    expect(todayAt(new Date('2026-07-01T21:59:00Z'))).toBe('2026-07-01');
  });
});

describe('periods at one press', () => {
  const fair = { first: '2027-02-09', last: '2027-02-11' };
  const editions = { current: fair, last: '2026-02-10' };
  const labels = (day: string) => presetsOf(day, editions).map(({ label }) => label);
  const editionOf = (...asked: Parameters<typeof presetsOf>) =>
    presetsOf(...asked).find(({ label }) => label === 'Deze editie tot nu toe');

  test('offer what of the edition there is', () => {
    expect(labels('2026-02-12')).toEqual(['Vandaag', '7 dagen', '30 dagen']);
    expect(labels(today)).toEqual(['Vandaag', '7 dagen', '30 dagen', 'Deze editie tot nu toe']);
    const longer = { ...editions, current: { ...fair, last: '2027-02-12' } };
    expect(presetsOf('2027-02-10', longer).at(-1)).toEqual({
      label: 'Beursdagen',
      van: '2027-02-09',
      tot: '2027-02-10',
    });
    expect(presetsOf(today, { ...editions, current: null })).toHaveLength(3);
  });

  test('begin the edition on the day after the last fair, and end it with this one', () => {
    expect(editionOf('2027-06-01', editions)).toMatchObject({ van: '2026-02-13', tot: '2027-02-11' });
    expect(editionOf(today, { ...editions, last: '2025-02-11' })).toMatchObject({ van: '2025-02-14' });
  });

  test('begin the edition a year before the fair where the last one is not known, or cannot be', () => {
    expect(editionOf(today, { ...editions, last: null })).toMatchObject({ van: '2026-02-09' });
    expect(editionOf(today, { ...editions, last: '2027-02-09' })).toMatchObject({ van: '2026-02-09' });
  });

  test('begin the edition no earlier than can be asked for', () => {
    expect(editionOf('2027-06-01', { ...editions, last: '2020-02-11' })).toMatchObject({
      van: '2024-12-04',
      tot: '2027-02-11',
    });
  });
});
