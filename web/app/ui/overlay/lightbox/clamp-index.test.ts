import { expect, it } from 'vitest';
import { clampIndex } from './clamp-index';

it.each([
  [0, 0],
  [14, 14],
  [15, 14],
  [Infinity, 14],
  [-1, 0],
  [-Infinity, 0],
  [2.9, 2],
  [NaN, 0],
])('position %d is kept within a list of fifteen', (index, clamped) => {
  expect(clampIndex(index, 15)).toBe(clamped);
});

it('an empty list has no position', () => {
  expect(clampIndex(0, 0)).toBe(-1);
  expect(clampIndex(7, 0)).toBe(-1);
});
