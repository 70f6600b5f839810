import { describe, expect, test } from 'vitest';
import {
  byTime,
  durationOf,
  isDay,
  minutesOf,
  overlaps,
  spanOf,
  timeOf,
  toIsoWithOffset,
  toWallClock,
} from './session-time';

const at = (startTime: string, endTime: string, day = '2027-02-09') => ({ day, startTime, endTime });

describe('the clocks in the halls', () => {
  test('show winter time in February', () => {
    expect(toWallClock('2027-02-10T11:20:00+01:00')).toEqual({ day: '2027-02-10', minutes: 680 });
    expect(toWallClock('2027-02-09T23:30:00Z')).toEqual({ day: '2027-02-10', minutes: 30 });
  });

  test('show summer time in July, and midnight as 0', () => {
    expect(toWallClock('2027-07-01T22:00:00Z')).toEqual({ day: '2027-07-02', minutes: 0 });
  });

  test('give an instant back with the offset of the season', () => {
    expect(toIsoWithOffset('2027-02-09', '10:30')).toBe('2027-02-09T10:30:00+01:00');
    expect(toIsoWithOffset('2027-07-09', '10:30')).toBe('2027-07-09T10:30:00+02:00');
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
  ])('%s is a day: %s', (text, expected) => expect(isDay(text)).toBe(expected));
});

describe('length and overlap', () => {
  test('a session whose end is not after its start takes half an hour but shows no length', () => {
    expect(spanOf(at('10:00', '09:00'))).toEqual({ start: 600, end: 630 });
    expect(durationOf(at('10:00', '10:00'))).toBeNull();
    expect(durationOf(at('10:30', '11:15'))).toBe(45);
  });

  test('sessions overlap when one person cannot do both', () => {
    expect(overlaps(at('10:00', '11:00'), at('10:30', '11:30'))).toBe(true);
    expect(overlaps(at('10:00', '12:00'), at('10:30', '11:00'))).toBe(true);
    expect(overlaps(at('10:00', '11:00'), at('11:00', '12:00'))).toBe(false);
    expect(overlaps(at('10:00', '11:00'), at('10:00', '11:00', '2027-02-10'))).toBe(false);
  });

  test('sorts by day, then by time', () => {
    const sorted = [at('09:00', '10:00', '2027-02-10'), at('11:00', '12:00'), at('09:30', '10:00')].sort(
      byTime,
    );
    expect(sorted.map((session) => session.startTime)).toEqual(['09:30', '11:00', '09:00']);
  });
});
