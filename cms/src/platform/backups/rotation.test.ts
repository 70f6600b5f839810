import { expect, it } from 'vitest';
import { outdated } from './rotation';

const keep = { days: 7, weeks: 4, months: 12 };
const dayMs = 24 * 60 * 60 * 1000;

/** The archives that are there after one was made every night of these days. */
function nightly(days: number, first = Date.UTC(2027, 0, 1, 0, 37)): { at: Date }[] {
  let archives: { at: Date }[] = [];
  for (let day = 0; day < days; day += 1) {
    archives.push({ at: new Date(first + day * dayMs) });
    const gone = new Set(outdated(archives, keep));
    archives = archives.filter((archive) => !gone.has(archive));
  }
  return archives;
}
const datesOf = (archives: { at: Date }[]) => archives.map(({ at }) => at.toISOString().slice(0, 10));

it('after two years of nights there are seven days, four weeks and twelve months', () => {
  expect(datesOf(nightly(730))).toEqual([
    ...['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31', '2028-06-30', '2028-07-31'],
    ...['2028-08-31', '2028-09-30', '2028-10-31', '2028-11-30', '2028-12-10', '2028-12-17'],
    ...['2028-12-24', '2028-12-25', '2028-12-26', '2028-12-27', '2028-12-28', '2028-12-29', '2028-12-30'],
  ]);
});

it('of one day the newest stays', () => {
  const at = (hour: number) => ({ at: new Date(Date.UTC(2027, 1, 9, hour)) });
  const [early, noon, late] = [at(3), at(12), at(20)];
  expect(outdated([noon, late, early], keep)).toEqual([noon, early]);
});

it('archives of long ago stay when nothing came after them', () => {
  const old = nightly(7, Date.UTC(2020, 0, 1));
  expect(outdated(old, keep)).toEqual([]);
  const renewed = [...old, { at: new Date(Date.UTC(2027, 0, 1)) }];
  expect(outdated(renewed, keep).length).toBeLessThanOrEqual(1);
});

it('the newest stays whatever is set', () => {
  const archives = nightly(3);
  expect(outdated(archives, { days: 1, weeks: 0, months: 0 })).toHaveLength(archives.length - 1);
  expect(outdated(archives, { days: 1, weeks: 0, months: 0 })).not.toContain(archives.at(-1));
});
