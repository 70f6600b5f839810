import { describe, expect, test } from 'vitest';
import { heightOf, labelledPlaces, nearestPlace, partOf, placesOf, shadeOf, ticksUpTo } from './scale';

describe('the axis of values', () => {
  test('has round numbers, evenly apart, and ends at the maximum or above', () => {
    expect(ticksUpTo(0)).toEqual([0, 1]);
    expect(ticksUpTo(1)).toEqual([0, 1]);
    expect(ticksUpTo(3)).toEqual([0, 1, 2, 3]);
    expect(ticksUpTo(7)).toEqual([0, 2, 4, 6, 8]);
    expect(ticksUpTo(100)).toEqual([0, 25, 50, 75, 100]);
    expect(ticksUpTo(1234)).toEqual([0, 500, 1000, 1500]);
  });

  test('never has more steps than asked for, whatever the maximum', () => {
    for (let maximum = 0; maximum < 20_000; maximum += 7) {
      const ticks = ticksUpTo(maximum);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(maximum);
      expect(ticks.every((tick) => Number.isInteger(tick))).toBe(true);
    }
  });

  test('draws 0 at the bottom and the highest tick at the top', () => {
    const room = { upper: 10, lower: 110 };
    expect([0, 50, 100].map((value) => heightOf(value, 100, room))).toEqual([110, 60, 10]);
  });
});

describe('places side by side', () => {
  test('reach from edge to edge, and one alone stands in the middle', () => {
    expect(placesOf(3, { left: 10, right: 30 })).toEqual([10, 20, 30]);
    expect(placesOf(1, { left: 10, right: 30 })).toEqual([20]);
    expect(placesOf(0, { left: 10, right: 30 })).toEqual([]);
  });

  test('are found by the nearest one', () => {
    expect([-5, 14, 16, 99].map((x) => nearestPlace([10, 20, 30], x))).toEqual([0, 0, 1, 2]);
  });

  test('are labelled from the last one back, as many as have room', () => {
    expect(labelledPlaces(7, 700, 60)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(labelledPlaces(30, 300, 60)).toEqual([5, 11, 17, 23, 29]);
    expect(labelledPlaces(3, 20, 60)).toEqual([2]);
    expect(labelledPlaces(0, 300, 60)).toEqual([]);
  });
});

describe('shades and bars', () => {
  test('something is never drawn as nothing', () => {
    expect([0, 1, 50, 99, 100].map((value) => shadeOf(value, 100, 5))).toEqual([0, 1, 3, 5, 5]);
    expect(shadeOf(3, 0, 5)).toBe(0);
  });

  test('the longest bar fills its row', () => {
    expect([0, 1, 3].map((value) => partOf(value, 3))).toEqual([0, 33.3, 100]);
    expect(partOf(5, 0)).toBe(0);
  });
});
