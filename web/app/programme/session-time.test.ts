import { describe, expect, test } from 'vitest';
import { byTime, durationOf, overlaps, spanOf } from './session-time';

const at = (startTime: string, endTime: string, day = '2027-02-09') => ({ day, startTime, endTime });

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
