import { expect, test } from 'vitest';
import { movedBy, stepBy } from './steps';

test('arrow keys walk along the points, by one and by a week, and stop at both ends', () => {
  expect(stepBy('ArrowRight', null, 30)).toBe(0);
  expect(stepBy('ArrowLeft', null, 30)).toBe(29);
  expect(stepBy('ArrowRight', 29, 30)).toBe(29);
  expect(stepBy('PageUp', 10, 30)).toBe(3);
  expect(stepBy('PageDown', 25, 30)).toBe(29);
  expect(stepBy('Home', 7, 30)).toBe(0);
  expect(stepBy('End', 7, 30)).toBe(29);
});

test('other keys, and a drawing without points, leave where one is', () => {
  expect(stepBy('Tab', 3, 30)).toBeNull();
  expect(stepBy('ArrowRight', null, 0)).toBeNull();
  expect(movedBy('Tab', { row: 1, column: 1 }, { rows: 7, columns: 24 })).toBeNull();
});

test('on a board the keys walk in four directions and to both ends of a row', () => {
  const board = { rows: 7, columns: 24 };
  expect(movedBy('ArrowDown', null, board)).toEqual({ row: 0, column: 0 });
  expect(movedBy('ArrowDown', { row: 6, column: 3 }, board)).toEqual({ row: 6, column: 3 });
  expect(movedBy('ArrowUp', { row: 6, column: 3 }, board)).toEqual({ row: 5, column: 3 });
  expect(movedBy('End', { row: 2, column: 3 }, board)).toEqual({ row: 2, column: 23 });
  expect(movedBy('Home', { row: 2, column: 3 }, board)).toEqual({ row: 2, column: 0 });
});
