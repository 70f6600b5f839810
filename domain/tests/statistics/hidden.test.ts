import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shownFigures } from '../../src/statistics/index.js';

const lists = fc.array(fc.nat(23), { minLength: 2, maxLength: 4 });

describe('figures for an exhibitor', () => {
  test('are shown in steps of five, and nothing below one', () => {
    expect(shownFigures([0, 4, 5, 13, 101])).toEqual({ figures: [null, null, 5, 10, 100], total: 120 });
    expect(shownFigures([1, 1, 1])).toEqual({ figures: [null, null, null], total: null });
    expect(shownFigures([])).toEqual({ figures: [], total: null });
  });

  test('do not give a row away when all others are as high as they can be', () => {
    // 24 in all would mean that each is 4.
    expect(shownFigures([4, 4, 4, 4, 4, 4]).total).toBe(20);
    expect(shownFigures([4, 4, 4, 4, 4]).total).toBe(15);
  });

  test('leave every value of a row possible that is within its step', () => {
    fc.assert(
      fc.property(lists, (figures) => {
        const { figures: rows, total } = shownFigures(figures);
        const possible = everyListWith(rows).filter((list) => shownFigures(list).total === total);
        for (const index of figures.keys()) {
          const values = new Set(possible.map((list) => list[index]));
          expect(values.size).toBe(5);
        }
      }),
      { numRuns: 200 },
    );
  });
});

/** Every list of whole numbers that is shown as these rows. */
function everyListWith(rows: readonly (number | null)[]): number[][] {
  return rows.reduce<number[][]>(
    (lists, row) => lists.flatMap((list) => [0, 1, 2, 3, 4].map((more) => [...list, (row ?? 0) + more])),
    [[]],
  );
}
