import { describe, expect, test } from 'vitest';
import { isDay, minutesOf, timeOf, toIsoWithOffset, toWallClock, yearAtFair } from './wall-clock';

describe('the clocks in the halls', () => {
  test('show winter time in February', () => {
    expect(toWallClock(new Date('2027-02-10T11:20:00+01:00'))).toEqual({ day: '2027-02-10', minutes: 680 });
    expect(toWallClock(new Date('2027-02-09T23:30:00Z'))).toEqual({ day: '2027-02-10', minutes: 30 });
  });

  test('show summer time in July, and midnight as 0', () => {
    expect(toWallClock(new Date('2027-07-01T22:00:00Z'))).toEqual({ day: '2027-07-02', minutes: 0 });
  });

  test.each([
    ['2026-12-31T22:59:59Z', 2026],
    ['2026-12-31T23:00:00Z', 2027],
    ['2027-01-01T00:00:00Z', 2027],
  ])('show at %s that the year is %s', (instant, year) => expect(yearAtFair(new Date(instant))).toBe(year));

  test('give an instant back with the offset of the season', () => {
    expect(toIsoWithOffset('2027-02-09', '10:30')).toBe('2027-02-09T10:30:00+01:00');
    expect(toIsoWithOffset('2027-07-09', '10:30')).toBe('2027-07-09T10:30:00+02:00');
  });

  test.each([
    ['2027-03-28', '01:30', '00:30'],
    ['2027-03-28', '02:30', '01:30'],
    ['2027-03-28', '03:00', '01:00'],
    ['2027-03-28', '10:00', '08:00'],
    ['2027-10-31', '02:15', '00:15'],
    ['2027-10-31', '03:00', '02:00'],
    ['2027-10-31', '10:00', '09:00'],
  ])('on %s, when they change, %s is %s in UTC', (day, time, utc) => {
    expect(new Date(toIsoWithOffset(day, time)).toISOString()).toBe(`${day}T${utc}:00.000Z`);
  });
});

describe('times and days', () => {
  test('minutes and times are each other’s reverse', () => {
    expect(minutesOf('09:05')).toBe(545);
    expect(timeOf(545)).toBe('09:05');
  });

  test.each([
    ['2027-02-09', true],
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2027-13-45', false],
    ['morgen', false],
    ['2027-2-9', false],
    ['2027-02-09T00:00', false],
    ['', false],
  ])('the text %s is a day: %s', (text, expected) => expect(isDay(text)).toBe(expected));
});
