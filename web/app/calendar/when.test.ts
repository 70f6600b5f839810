import { expect, test } from 'vitest';
import { en } from '../messages/en';
import { nl } from '../messages/nl';
import { daysOf, timesOf } from './when';

const bare = { date: '2027-02-09', endDate: null, startTime: null, endTime: null };

test.each([
  [{}, 'di 9 feb 2027', null],
  [{ startTime: '19:30' }, 'di 9 feb 2027', 'vanaf 19.30 uur'],
  [{ endTime: '17:00' }, 'di 9 feb 2027', 'tot 17.00 uur'],
  [{ startTime: '09:30', endTime: '17:30' }, 'di 9 feb 2027', '9.30–17.30 uur'],
  [{ startTime: '09:30', endTime: '08:00' }, 'di 9 feb 2027', 'vanaf 9.30 uur'],
  [
    { endDate: '2027-02-11', startTime: '09:30', endTime: '17:30' },
    'di 9 t/m do 11 februari 2027',
    '9.30–17.30 uur per dag',
  ],
  [{ endDate: '2027-02-01' }, 'di 9 feb 2027', null],
])('an item with %o is on %s, at %s', (facts, days, times) => {
  const item = { ...bare, ...facts };
  expect(daysOf(item, nl)).toBe(days);
  expect(timesOf(item, nl)).toBe(times);
});

test('days and times are written in English on an English page', () => {
  const item = { ...bare, endDate: '2027-02-11', startTime: '09:30', endTime: '17:30' };
  expect(daysOf(item, en)).toBe('Tue 9 to Thu 11 February 2027');
  expect(timesOf(item, en)).toBe('9:30–17:30 each day');
});
