import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dayNumber,
  dayOf,
  gapOf,
  visitorsBetween,
  type CountedBrowsers,
} from '../../src/statistics/index.js';

const today = dayNumber('2027-02-09') ?? 0;

/** Counts browsers as the site does: by the date in their cookie and nothing else. */
class Counter {
  readonly #counts = new Map<string, CountedBrowsers>();

  /** @returns the cookie that the browser gets */
  count(cookie: string | undefined, day: number): string {
    const gap = gapOf(cookie, day);
    if (gap !== 'counted') {
      const key = `${day} ${gap}`;
      const row = this.#counts.get(key) ?? { day, gap, browsers: 0 };
      this.#counts.set(key, { ...row, browsers: row.browsers + 1 });
    }
    return dayOf(day);
  }

  between(first: number, last: number): number {
    return visitorsBetween(this.#counts.values(), first, last);
  }
}

/** Knows everybody, to compare with. */
function truth(visits: readonly { browser: number; day: number }[], first: number, last: number): number {
  return new Set(visits.filter(({ day }) => day >= first && day <= last).map(({ browser }) => browser)).size;
}

const visit = fc.record({ browser: fc.nat(20), day: fc.integer({ min: today, max: today + 60 }) });
const period = fc.tuple(fc.integer({ min: -5, max: 65 }), fc.nat(70));

describe('different visitors of a period', () => {
  test('are counted exactly for any period, without knowing who is who', () => {
    fc.assert(
      fc.property(fc.array(visit, { maxLength: 300 }), period, (unordered, [start, length]) => {
        const visits = [...unordered].sort((one, other) => one.day - other.day);
        const counter = new Counter();
        const cookies = new Map<number, string>();
        for (const { browser, day } of visits) cookies.set(browser, counter.count(cookies.get(browser), day));
        const [first, last] = [today + start, today + start + length];
        expect(counter.between(first, last)).toBe(truth(visits, first, last));
      }),
    );
  });

  test('are too many by at most the number of responses that were lost', () => {
    const lossy = fc.array(fc.tuple(visit, fc.boolean()), { maxLength: 300 });
    fc.assert(
      fc.property(lossy, period, (unordered, [start, length]) => {
        const visits = [...unordered].sort(([one], [other]) => one.day - other.day);
        const counter = new Counter();
        const cookies = new Map<number, string>();
        for (const [{ browser, day }, isLost] of visits) {
          const cookie = counter.count(cookies.get(browser), day);
          if (!isLost) cookies.set(browser, cookie);
        }
        const [first, last] = [today + start, today + start + length];
        const counted = counter.between(first, last);
        const known = truth(
          visits.map(([one]) => one),
          first,
          last,
        );
        const lost = visits.filter(([{ day }, isLost]) => isLost && day <= last).length;
        expect(counted).toBeGreaterThanOrEqual(known);
        expect(counted).toBeLessThanOrEqual(known + lost);
      }),
    );
  });

  test('are exact for a million browsers', () => {
    const counter = new Counter();
    const cookies: (string | undefined)[] = Array.from({ length: 1_000_000 }, () => undefined);
    const seen = new Set<number>();
    for (const day of [0, 15, 30, 31, 32])
      for (let browser = (day * 7919) % 5; browser < cookies.length; browser += 5) {
        cookies[browser] = counter.count(cookies[browser], today + day);
        if (day >= 30) seen.add(browser);
      }
    expect(counter.between(today + 30, today + 32)).toBe(seen.size);
    expect(seen.size).toBeGreaterThan(200_000);
  });
});

describe('the date in a cookie', () => {
  test.each<[string, string | undefined, 'counted' | number | null]>([
    ['of today', '2027-02-09', 'counted'],
    ['of yesterday', '2027-02-08', 1],
    ['of another year', '2026-02-09', 365],
    ['that is not there', undefined, null],
    ['in the future', '2027-02-10', null],
    ['from before any cookie could be set', '2025-12-01', null],
    ['that does not exist', '2027-02-30', null],
    ['of another form', '09-02-2027', null],
    ['with more behind it', '2027-02-08T00:00', null],
  ])('%s', (_, cookie, gap) => {
    expect(gapOf(cookie, today)).toBe(gap);
  });
});
