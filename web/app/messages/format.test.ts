import { describe, expect, test } from 'vitest';
import { english } from './en/format';
import { dutch } from './nl/format';

describe('days', () => {
  test('are written short, brief and long', () => {
    expect(dutch.day('2027-02-09')).toBe('di 9 feb 2027');
    expect(dutch.day('2027-03-01', 'brief')).toBe('ma 1 mrt');
    expect(dutch.day('2027-02-09', 'long')).toBe('dinsdag 9 februari 2027');
    expect(dutch.day('2027-02-09', 'long-without-year')).toBe('dinsdag 9 februari');
    expect(dutch.day('2027-02-09', 'date')).toBe('9 februari 2027');
    expect(english.day('2027-02-09')).toBe('Tue 9 Feb 2027');
    expect(english.day('2027-03-01', 'brief')).toBe('Mon 1 Mar');
    expect(english.day('2027-02-09', 'long')).toBe('Tuesday 9 February 2027');
  });

  test('that do not exist are returned unchanged', () => {
    expect(dutch.day('2027-02-31')).toBe('2027-02-31');
    expect(english.day('morgen')).toBe('morgen');
  });

  test('are written by month', () => {
    expect(dutch.month('2027-02')).toBe('februari 2027');
    expect(english.month('2027-02')).toBe('February 2027');
    expect(dutch.month('2027-13')).toBe('2027-13');
  });

  test('are written as a range, within a month and across months and years', () => {
    expect(dutch.dayRange(['2027-02-09', '2027-02-11'])).toBe('di 9 t/m do 11 februari 2027');
    expect(dutch.dayRange(['2027-02-09'])).toBe('di 9 februari 2027');
    expect(dutch.dayRange(['2027-01-31', '2027-02-01'])).toBe('zo 31 januari t/m ma 1 februari 2027');
    expect(dutch.dayRange(['2026-12-31', '2027-01-01'])).toBe('do 31 december 2026 t/m vr 1 januari 2027');
    expect(dutch.dayRange([])).toBe('');
    expect(english.dayRange(['2027-02-09', '2027-02-11'])).toBe('Tue 9 to Thu 11 February 2027');
  });
});

describe('times', () => {
  test('lose their leading zero, and in Dutch get a full stop', () => {
    expect(dutch.time('09:30')).toBe('9.30');
    expect(dutch.time('00:05')).toBe('0.05');
    expect(dutch.timeRange('10:30', '11:15')).toBe('10.30–11.15 uur');
    expect(dutch.moment('2027-02-09', '10:30', '11:15')).toBe('di 9 feb 2027, 10.30–11.15 uur');
    expect(english.time('09:30:00.000')).toBe('9:30');
    expect(english.moment('2027-02-09', '09:30', '11:15')).toBe('Tue 9 Feb 2027, 9:30–11:15');
  });
});

test('numbers, sizes and prices follow the language', () => {
  expect(dutch.number(12500)).toBe('12.500');
  expect(english.number(12500)).toBe('12,500');
  expect(dutch.fileSize(0.2)).toBe('1 kB');
  expect(dutch.fileSize(640)).toBe('640 kB');
  expect(dutch.fileSize(1437)).toBe('1,4 MB');
  expect(english.fileSize(1437)).toBe('1.4 MB');
  expect(dutch.price(125000)).toBe('€\u00a01.250,00');
  expect(dutch.price(-50)).toBe('€\u00a0-0,50');
  expect(english.price(125000)).toBe('€1,250.00');
  expect(english.price(-50)).toBe('-€0.50');
});
