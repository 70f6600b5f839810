import { describe, expect, test } from 'vitest';
import * as format from './format';

describe('days', () => {
  test('are written short, brief and long', () => {
    expect(format.formatDay('2027-02-09')).toBe('di 9 feb 2027');
    expect(format.formatDay('2027-03-01', 'brief')).toBe('ma 1 mrt');
    expect(format.formatDay('2027-02-09', 'long')).toBe('dinsdag 9 februari 2027');
    expect(format.formatDay('2027-02-09', 'long-without-year')).toBe('dinsdag 9 februari');
    expect(format.formatDay('2027-02-09', 'date')).toBe('9 februari 2027');
  });

  test('that do not exist come back as they were', () => {
    expect(format.formatDay('2027-02-31')).toBe('2027-02-31');
    expect(format.formatDay('morgen')).toBe('morgen');
  });

  test('make months', () => {
    expect(format.formatMonth('2027-02')).toBe('februari 2027');
    expect(format.formatMonth('2027-13')).toBe('2027-13');
  });

  test('make a range, within a month and across months and years', () => {
    expect(format.formatDayRange(['2027-02-09', '2027-02-11'])).toBe('di 9 t/m do 11 februari 2027');
    expect(format.formatDayRange(['2027-02-09'])).toBe('di 9 februari 2027');
    expect(format.formatDayRange(['2027-01-31', '2027-02-01'])).toBe('zo 31 januari t/m ma 1 februari 2027');
    expect(format.formatDayRange(['2026-12-31', '2027-01-01'])).toBe(
      'do 31 december 2026 t/m vr 1 januari 2027',
    );
    expect(format.formatDayRange([])).toBe('');
  });
});

describe('times', () => {
  test('lose their leading zero and get a full stop', () => {
    expect(format.formatTime('09:30')).toBe('9.30');
    expect(format.formatTime('00:05')).toBe('0.05');
    expect(format.formatTimeRange('10:30', '11:15')).toBe('10.30–11.15 uur');
    expect(format.formatMoment('2027-02-09', '10:30', '11:15')).toBe('di 9 feb 2027, 10.30–11.15 uur');
  });
});

test('numbers, sizes and prices are Dutch', () => {
  expect(format.formatNumber(12500)).toBe('12.500');
  expect(format.formatFileSize(0.2)).toBe('1 kB');
  expect(format.formatFileSize(640)).toBe('640 kB');
  expect(format.formatFileSize(1437)).toBe('1,4 MB');
  expect(format.formatPrice(125000)).toBe('€\u00a01.250,00');
  expect(format.formatPrice(-50)).toBe('€\u00a0-0,50');
});
