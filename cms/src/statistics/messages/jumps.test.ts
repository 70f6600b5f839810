import { expect, test } from 'vitest';
import { jumpsOf, median, type Series } from './jumps';

const series = (today: number, before: number[], more: Partial<Series> = {}): Series => ({
  name: 'Adressen die niet bestaan',
  key: 'notFound',
  today,
  before,
  floor: 20,
  isMissed: false,
  ...more,
});
const isJump = (...values: Parameters<typeof series>) => jumpsOf([series(...values)]).length === 1;

test('three times as much as usual, and much by itself, is a jump', () => {
  expect(isJump(90, [30, 25, 28, 31])).toBe(true);
  expect(isJump(80, [30, 25, 28, 31])).toBe(false);
  expect(jumpsOf([series(90, [30, 25, 28, 31])])).toEqual([
    { key: 'notFound', name: 'Adressen die niet bestaan', today: 90, usual: 29 },
  ]);
});

test('little is no jump, however many times it is', () => {
  expect(isJump(19, [0, 0, 0, 0])).toBe(false);
  expect(isJump(20, [0, 0, 0, 0])).toBe(true);
  expect(isJump(12, [1, 1, 2, 1])).toBe(false);
});

test('one odd week does not say what is usual', () => {
  expect(isJump(90, [400, 25, 28, 31])).toBe(true);
  expect(isJump(30, [400, 25, 28, 31])).toBe(false);
});

test('without weeks to compare with nothing is said', () => {
  expect(isJump(1000, [])).toBe(false);
  expect(isJump(1000, [1, 1])).toBe(false);
});

test('nothing where there usually is something is a jump where that matters', () => {
  expect(isJump(0, [30, 25, 28, 31], { isMissed: true })).toBe(true);
  expect(isJump(0, [30, 25, 28, 31])).toBe(false);
  expect(isJump(0, [10, 5, 8, 1], { isMissed: true })).toBe(false);
});

test('quiet noise is never a jump', () => {
  for (let today = 10; today <= 50; today += 1) expect(isJump(today, [30, 25, 28, 31])).toBe(false);
});

test('the median is the one in the middle, or between the two', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(median([])).toBe(0);
});
