import { describe, expect, test } from 'vitest';
import { widthForAll, widthsOf } from './column-widths';

const columns = (...lanes: number[]) => lanes.map((count) => ({ lanes: count }));

describe('the columns in sight', () => {
  test('are those from the chosen one on, as many as fit', () => {
    expect(widthsOf(columns(1, 1, 1, 1, 1, 1, 1), 0)).toEqual(['md', 'md', 'md', 'md', 'lg', 'lg', 'xl']);
    expect(widthsOf(columns(1, 1, 1, 1, 1, 1, 1), 2)).toEqual(['xl', 'lg', 'md', 'md', 'md', 'md', 'lg']);
  });

  test('reach back from the last one, so that no place is left empty', () => {
    expect(widthsOf(columns(1, 1, 1, 1, 1), 4)).toEqual(['lg', 'md', 'md', 'md', 'md']);
  });

  test('are counted by lanes, and a chosen one that is too wide is in sight all the same', () => {
    expect(widthsOf(columns(3, 2, 1, 4), 0)).toEqual(['md', 'lg', 'lg', null]);
    expect(widthsOf(columns(1, 12), 1)).toEqual([null, 'md']);
  });

  test('are all of them once there is width for all', () => {
    expect(widthForAll(columns(1, 1, 2))).toBe('md');
    expect(widthForAll(columns(1, 1, 1, 1, 1, 1, 1, 2))).toBe('xl');
    expect(widthForAll(columns(4, 6))).toBe(null);
    expect(widthForAll([])).toBe('md');
  });
});
