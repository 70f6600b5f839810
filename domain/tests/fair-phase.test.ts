import { expect, it } from 'vitest';
import { fairPhases, momentIn, nextTurn, openDayFrom, phaseAt } from '../src/fair/index.js';

const day = (date: string, opens = '10:00', closes = '17:00') => ({ date, opens, closes });
const at = (text: string) => {
  const [date = '', time = '00:00'] = text.split(' ');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { day: date, minutes: hours * 60 + minutes };
};
const threeDays = [day('2027-02-09'), day('2027-02-10'), day('2027-02-11', '10:00', '16:00')];

it.each([
  ['2026-11-20 10:00', 'before', '2027-02-02 00:00'],
  ['2027-02-01 23:59', 'before', '2027-02-02 00:00'],
  ['2027-02-02 00:00', 'last-week', '2027-02-09 00:00'],
  ['2027-02-08 23:59', 'last-week', '2027-02-09 00:00'],
  ['2027-02-09 00:00', 'during', '2027-02-11 16:00'],
  ['2027-02-09 23:00', 'during', '2027-02-11 16:00'],
  ['2027-02-11 15:59', 'during', '2027-02-11 16:00'],
  ['2027-02-11 16:00', 'after', null],
  ['2028-01-01 12:00', 'after', null],
])('at %s a fair of three days is %s, until %s', (moment, phase, next) => {
  expect(phaseAt(threeDays, at(moment))).toBe(phase);
  expect(nextTurn(threeDays, at(moment))).toEqual(next && at(next));
});

it('days may stand in any order', () => {
  const shuffled = [2, 0, 1].map((index) => threeDays[index] ?? day(''));
  expect(phaseAt(shuffled, at('2027-02-10 12:00'))).toBe('during');
  expect(phaseAt(shuffled, at('2027-02-11 16:00'))).toBe('after');
});

it('a fair without days is always ahead, and no moment turns it', () => {
  expect(phaseAt([], at('2027-02-10 12:00'))).toBe('before');
  expect(nextTurn([], at('2027-02-10 12:00'))).toBeNull();
  expect(openDayFrom([], at('2027-02-10 12:00'))).toBeNull();
});

it('a fair of one day has all four phases', () => {
  const one = [day('2027-06-01', '09:00', '24:00')];
  const phases = ['2027-05-01', '2027-05-25', '2027-06-01 08:00', '2027-06-02'].map((text) =>
    phaseAt(one, at(text)),
  );
  expect(phases).toEqual(['before', 'last-week', 'during', 'after']);
});

it('a fair over New Year is one fair', () => {
  const days = [day('2027-12-30'), day('2028-01-02')];
  expect(phaseAt(days, at('2027-12-23'))).toBe('last-week');
  expect(phaseAt(days, at('2027-12-31 12:00'))).toBe('during');
  expect(phaseAt(days, at('2028-01-02 17:00'))).toBe('after');
});

it('every phase has a moment that is in it', () => {
  for (const days of [threeDays, [day('2028-01-01', '09:00', '09:30')]])
    expect(fairPhases.map((phase) => phaseAt(days, momentIn(days, phase) ?? at('')))).toEqual(fairPhases);
  expect(momentIn([], 'during')).toBeNull();
});

it('the doors open next on the day whose closing is still ahead', () => {
  const dateAt = (text: string) => openDayFrom(threeDays, at(text))?.date ?? null;
  expect(dateAt('2027-01-01')).toBe('2027-02-09');
  expect(dateAt('2027-02-09 16:59')).toBe('2027-02-09');
  expect(dateAt('2027-02-09 17:00')).toBe('2027-02-10');
  expect(dateAt('2027-02-11 16:00')).toBeNull();
});
