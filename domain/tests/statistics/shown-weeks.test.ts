import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dayNumber,
  dayOf,
  daysOfWeeks,
  lastFullWeek,
  mondayOf,
  shownMedian,
  shownWeeks,
  weekOf,
} from '../../src/statistics/index.js';

const dayNumberOf = (date: string) => dayNumber(date) ?? Number.NaN;

describe('weeks', () => {
  test('have the days from the first Monday until the last Sunday', () => {
    const week = weekOf(dayNumberOf('2026-11-25'));
    const { first, last } = daysOfWeeks({ first: week - 1, last: week });
    expect([dayOf(first), dayOf(last)]).toEqual(['2026-11-16', '2026-11-29']);
  });

  test('run from Monday to Sunday, also over the turn of a year', () => {
    const week = weekOf(dayNumberOf('2027-01-03'));
    expect(dayOf(mondayOf(week))).toBe('2026-12-28');
    expect(weekOf(dayNumberOf('2026-12-28'))).toBe(week);
    expect(weekOf(dayNumberOf('2027-01-04'))).toBe(week + 1);
  });

  test('are over on the Wednesday after them, when nothing can come late any more', () => {
    const week = weekOf(dayNumberOf('2027-02-14'));
    expect(lastFullWeek(dayNumberOf('2027-02-14'))).toBe(week - 1);
    expect(lastFullWeek(dayNumberOf('2027-02-16'))).toBe(week - 1);
    expect(lastFullWeek(dayNumberOf('2027-02-17'))).toBe(week);
    expect(lastFullWeek(dayNumberOf('2027-02-23'))).toBe(week);
  });
});

describe('what an exhibitor sees of weeks', () => {
  test('is in steps of five, and of four weeks together less is lost', () => {
    const counts = [3, 4, 12, 4];
    const countOf = (week: number) => counts[week] ?? 0;
    expect(shownWeeks(countOf, { first: 0, last: 3 }, 3)).toEqual({ weeks: [0, 0, 10, 0], total: 20 });
    expect(shownWeeks(countOf, { first: 0, last: 2 }, 3)).toEqual({ weeks: [0, 0, 10], total: 10 });
  });

  test('leaves out the week that is not over', () => {
    expect(shownWeeks(() => 50, { first: 4, last: 9 }, 6)).toEqual({ weeks: [50, 50, 50], total: 150 });
    expect(shownWeeks(() => 50, { first: 4, last: 9 }, 3)).toEqual({ weeks: [], total: 0 });
  });

  test('leaves every count of a week possible that is within its step, whatever is asked week after week', () => {
    const length = 4;
    fc.assert(
      fc.property(
        fc.nat(7),
        fc.array(fc.nat(14), { minLength: length, maxLength: length }),
        (first, counts) => {
          const steps = counts.map((count) => Math.floor(count / 5) * 5);
          const known = everythingShown(first, counts);
          const possible = everyListFrom(steps).filter((list) => everythingShown(first, list) === known);
          for (const index of counts.keys())
            expect(new Set(possible.map((list) => list[index])).size).toBe(5);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('is never more than there was', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.array(fc.nat(30), { maxLength: 20 }), (first, counts) => {
        const weeks = { first, last: first + counts.length - 1 };
        const { total } = shownWeeks((week) => counts[week - first] ?? 0, weeks, weeks.last);
        expect(total).toBeLessThanOrEqual(counts.reduce((sum, count) => sum + count, 0));
      }),
    );
  });
});

describe('the median of a kind', () => {
  test('is known of five or more, in whole steps', () => {
    expect(shownMedian([100, 100, 100, 100])).toBeNull();
    expect(shownMedian([5, 100, 20, 0, 300])).toBe(20);
    expect(shownMedian([5, 100, 20, 0, 300, 25])).toBe(20);
  });
});

/** All that can be asked of these weeks, at the end of each of them. */
function everythingShown(first: number, counts: readonly number[]): string {
  const countOf = (week: number) => counts[week - first] ?? 0;
  const shown = [];
  for (let lastFull = first; lastFull < first + counts.length; lastFull += 1)
    for (let from = first; from <= lastFull; from += 1)
      for (let to = from; to <= lastFull; to += 1)
        shown.push(shownWeeks(countOf, { first: from, last: to }, lastFull));
  return JSON.stringify(shown);
}

/** Every list whose counts are within these steps. */
function everyListFrom(steps: readonly number[]): number[][] {
  return steps.reduce<number[][]>(
    (lists, step) => lists.flatMap((list) => [0, 1, 2, 3, 4].map((more) => [...list, step + more])),
    [[]],
  );
}
