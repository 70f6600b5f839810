import { expect, test } from 'vitest';
import { isOpen, openVacancies } from './open';

test('the last day to apply counts', () => {
  expect(isOpen({ closes: '2026-11-21' }, '2026-11-21')).toBe(true);
  expect(isOpen({ closes: '2026-11-20' }, '2026-11-21')).toBe(false);
  expect(isOpen({ closes: null }, '2026-11-21')).toBe(true);
});

test('a vacancy of an exhibitor of a past edition is closed', () => {
  expect(isOpen({ closes: null, isPast: true }, '2026-11-21')).toBe(false);
});

test('the first to close stands in front, closed ones are left out', () => {
  const all = [
    { id: 1, closes: null },
    { id: 2, closes: '2027-01-15' },
    { id: 3, closes: '2026-11-20' },
    { id: 4, closes: null },
    { id: 5, closes: '2026-11-30' },
  ];
  expect(openVacancies(all, '2026-11-21').map(({ id }) => id)).toEqual([5, 2, 1, 4]);
  expect(openVacancies([], '2026-11-21')).toEqual([]);
});
