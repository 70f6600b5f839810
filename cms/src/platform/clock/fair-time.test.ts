import { dayNumber } from 'beursvloer-domain/statistics';
import { expect, it } from 'vitest';
import { daysOfMonth, fairTime, hoursOfDay, monthOfDay, startOfDay } from './fair-time';

const day = (date: string) => dayNumber(date) ?? 0;
const at = (moment: string) => Date.parse(moment) / 1000;

it.each([
  ['2027-02-09T11:30:00Z', '2027-02-09', 12],
  ['2027-02-09T23:00:00Z', '2027-02-10', 0],
  ['2027-07-01T21:59:59Z', '2027-07-01', 23],
  ['2027-07-01T22:00:00Z', '2027-07-02', 0],
  ['2027-03-28T00:59:59Z', '2027-03-28', 1],
  ['2027-03-28T01:00:00Z', '2027-03-28', 3],
  ['2027-10-31T00:30:00Z', '2027-10-31', 2],
  ['2027-10-31T01:30:00Z', '2027-10-31', 2],
])('%s is in Amsterdam on %s at hour %i', (moment, date, hour) => {
  expect(fairTime(at(moment))).toEqual({ day: day(date), month: monthOfDay(day(date)), hour });
});

it.each([
  ['2027-02-09', 24],
  ['2027-03-28', 23],
  ['2027-10-31', 25],
  ['2028-02-29', 24],
])('%s has %i hours', (date, count) => {
  const { first, last } = hoursOfDay(day(date));
  expect(last - first + 1).toBe(count);
  expect([fairTime(first * 3600).day, fairTime(last * 3600).day]).toEqual([day(date), day(date)]);
  expect(fairTime(startOfDay(day(date)) - 1).day).toBe(day(date) - 1);
});

it('a month is its days', () => {
  const february = daysOfMonth(2028 * 12 + 1);
  expect(february).toEqual({ first: day('2028-02-01'), last: day('2028-02-29') });
  expect([monthOfDay(february.first), monthOfDay(february.last + 1)]).toEqual([24337, 24338]);
});
