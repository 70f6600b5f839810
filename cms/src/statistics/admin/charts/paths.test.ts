import { expect, test } from 'vitest';
import { areaPath, linePath } from './paths';

const point = (x: number, y: number) => ({ x, y });

test('a line goes from point to point', () => {
  expect(linePath([point(0, 1), point(10.04, 2.25), point(20, 3)])).toBe('M0 1L10 2.3L20 3');
});

test('a line is broken where nothing is known, and a point between two gaps is a dot', () => {
  expect(linePath([null, point(0, 1), null, point(10, 2), point(20, 3)])).toBe('M0 1h0M10 2L20 3');
  expect(linePath([null, null])).toBe('');
});

test('what is under a line is closed along the bottom', () => {
  expect(areaPath([point(0, 1), point(10, 2), null, point(30, 4)], 50)).toBe('M0 1L10 2L10 50L0 50Z');
});
