import { shownFigures, shownStep } from './hidden.js';

/** Weeks run from Monday to Sunday, and are numbered from that of 1 January 1970 on. */
export const weekOf = (day: number): number => Math.floor((day + 3) / 7);
export const mondayOf = (week: number): number => week * 7 - 3;

/** Events come in up to two days late: see `maxAgeMs`. */
const lateDays = 2;
/** The last week that is over and to which nothing comes any more. */
export const lastFullWeek = (today: number): number => weekOf(today - lateDays) - 1;

const blockWeeks = 4;

/** Both included. */
export interface Weeks {
  first: number;
  last: number;
}

/** The first and the last day of weeks, in days since 1970. */
export const daysOfWeeks = ({ first, last }: Weeks): { first: number; last: number } => ({
  first: mondayOf(first),
  last: mondayOf(last + 1) - 1,
});

export interface ShownWeeks {
  /** One for each week; 0 stands for fewer than a step. */
  weeks: number[];
  total: number;
}

/**
 * Figures of weeks for an exhibitor: each in steps of five, and the least that there were in all.
 *
 * Everything is made of one list that does not depend on who asks what and when: `shownFigures` of four weeks
 * that lie side by side, given once those are over. So whatever periods are asked for, week after week, what
 * is found by subtracting is in that list, and nothing more. This would not hold for running totals: their
 * differences are single events.
 * @param countOf the count of a week
 * @param lastFull the last week that is over
 */
export function shownWeeks(countOf: (week: number) => number, asked: Weeks, lastFull: number): ShownWeeks {
  const last = Math.min(asked.last, lastFull);
  const shown: ShownWeeks = { weeks: [], total: 0 };
  for (let block = blockOf(asked.first); block <= blockOf(last); block += 1) {
    const weeks = weeksBetween(
      Math.max(asked.first, block * blockWeeks),
      Math.min(last, block * blockWeeks + blockWeeks - 1),
    );
    const { figures, total } = shownFigures(weeks.map(countOf));
    const sum = figures.reduce<number>((before, figure) => before + (figure ?? 0), 0);
    shown.weeks.push(...figures.map((figure) => figure ?? 0));
    shown.total += weeks.length === blockWeeks ? Math.max(sum, total ?? 0) : sum;
  }
  return shown;
}

const blockOf = (week: number) => Math.floor(week / blockWeeks);
const weeksBetween = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

/** So few say something of each other by what is between them. */
const fewestOthers = 5;

/**
 * The median of figures that are shown, rounded down to whole steps; null when they are too few to be nobody.
 */
export function shownMedian(figures: readonly number[]): number | null {
  if (figures.length < fewestOthers) return null;
  const sorted = [...figures].sort((one, two) => one - two);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  const mean = middle.reduce((sum, figure) => sum + figure, 0) / middle.length;
  return Math.floor(mean / shownStep) * shownStep;
}
