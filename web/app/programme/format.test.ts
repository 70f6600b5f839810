import { expect, test } from 'vitest';
import { formatDay, formatTime } from './format';

test('writes days at three lengths', () => {
  expect(formatDay('2027-02-09', 'short', 'nl')).toBe('di 9 feb');
  expect(formatDay('2027-02-09', 'full', 'nl')).toBe('di 9 feb 2027');
  expect(formatDay('2027-02-09', 'long', 'nl')).toBe('dinsdag 9 februari');
});

test('writes times with a dot', () => {
  expect(formatTime('10:30')).toBe('10.30');
  expect(formatTime('09:00')).toBe('9.00');
});
