import { expect, it } from 'vitest';
import { inWords, timeInWords } from './moment';

it.each([
  ['2027-02-09T09:30:00Z', 'di 9 feb 2027, 10.30'],
  ['2027-07-01T22:05:59Z', 'vr 2 jul 2027, 0.05'],
  ['2027-03-28T00:59:00Z', 'zo 28 mrt 2027, 1.59'],
  ['2027-03-28T01:00:00Z', 'zo 28 mrt 2027, 3.00'],
])('%s is at the fair %s', (instant, words) => {
  expect(inWords(Date.parse(instant))).toBe(words);
});

it('a moment that has not come is a dash', () => {
  expect(inWords(null)).toBe('–');
});

it.each([
  ['09:30:00.000', '9.30'],
  ['10:30', '10.30'],
  ['00:05:00', '0.05'],
])('the time %s is written %s', (time, words) => {
  expect(timeInWords(time)).toBe(words);
});
