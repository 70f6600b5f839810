import { describe, expect, test } from 'vitest';
import { untilFairInWords, untilFairShort } from './texts';
import { changeOf, inUnit, periodInWords, shortNumber } from './words';

describe('numbers', () => {
  test('are written as in Dutch, in their unit', () => {
    expect(inUnit(12345, 'count')).toBe('12.345');
    expect(inUnit(42.4, 'percent')).toBe('42%');
    expect([0, 59.4, 59.6, 125].map((value) => inUnit(value, 'seconds'))).toEqual([
      '0 s',
      '59 s',
      '1:00 min',
      '2:05 min',
    ]);
  });

  test('that are not known are a dash and not a zero', () => {
    expect(inUnit(null, 'count')).toBe('–');
  });

  test('are short on an axis when they are large', () => {
    expect(shortNumber(9500)).toBe('9.500');
    expect(shortNumber(25_000)).toMatch(/^25\s?K$/);
  });
});

describe('a change', () => {
  test('is a sign and a percentage, and words for who does not see them', () => {
    expect(changeOf({ count: 120, before: 100 })).toEqual({
      direction: 'more',
      text: '▲ 20%',
      spoken: '20% meer',
    });
    expect(changeOf({ count: 50, before: 100 })).toMatchObject({ direction: 'less', text: '▼ 50%' });
  });

  test('from nothing has no percentage', () => {
    expect(changeOf({ count: 5, before: 0 }).text).toBe('▲ nieuw');
    expect(changeOf({ count: 0, before: 0 }).direction).toBe('same');
  });

  test('is not made up where one of both is not known', () => {
    expect(changeOf({ count: 5, before: null }).direction).toBe('unknown');
    expect(changeOf({ count: null, before: 5 }).text).toBe('');
  });
});

describe('days', () => {
  test('are counted until the fair', () => {
    expect([2, 1, 0, -1, -5, null].map(untilFairInWords)).toEqual([
      'nog 2 dagen',
      'nog 1 dag',
      'eerste beursdag',
      '1 dag na het begin',
      '5 dagen na het begin',
      '',
    ]);
    expect([78, 0, -2, null].map(untilFairShort)).toEqual(['−78 d', 'beurs', '+2 d', '']);
  });

  test('of a period name the year once', () => {
    expect(periodInWords('2026-02-01', '2026-02-28')).toBe('1 feb – 28 feb 2026');
    expect(periodInWords('2025-12-30', '2026-01-02')).toBe('30 dec 2025 – 2 jan 2026');
    expect(periodInWords('2026-02-01', '2026-02-01')).toBe('1 feb 2026');
  });
});
