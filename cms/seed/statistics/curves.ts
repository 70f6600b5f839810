/** How busy a fair's site is, before, during and after its days. */

/** Hours of the day by how many visits begin in them: from home and the office, and from the halls. */
const usualHours = [1, 1, 0, 0, 0, 1, 2, 4, 7, 10, 11, 10, 8, 9, 10, 9, 8, 6, 5, 6, 7, 6, 4, 2];
const fairHours = [0, 0, 0, 0, 0, 1, 3, 8, 14, 22, 24, 22, 18, 19, 20, 17, 11, 5, 3, 3, 3, 2, 1, 0];

/** Days before the fair on which a newsletter goes out. */
export const newsletterDays: readonly number[] = [84, 56, 42, 28, 14, 7, 2];

/** Days of the fair itself, as days since its first. */
const fairLength = 3;

/**
 * How busy a day is beside the others; about 1 in the weeks before the fair.
 * @param untilFair days until the first day of the fair; negative after it
 * @param date `YYYY-MM-DD`
 */
export function busyness(untilFair: number, date: string): number {
  const week = new Date(`${date}T12:00:00Z`).getUTCDay();
  const weekday = [0.5, 1, 1.1, 1.15, 1.05, 0.85, 0.4][week] ?? 1;
  if (untilFair <= 0 && untilFair > -fairLength) return [7, 6, 4.5][-untilFair] ?? 4;
  const quiet = /-(?:12-(?:2[2-9]|3[01])|01-0[1-3])$/.test(date) ? 0.35 : 1;
  const wave = newsletterDays.includes(untilFair) ? 1.9 : newsletterDays.includes(untilFair + 1) ? 1.3 : 1;
  const growth =
    untilFair > 0 ? Math.max(0.12, Math.exp(-untilFair / 45)) * 1.6 : Math.exp(untilFair / 6) * 1.2;
  return growth * weekday * quiet * wave;
}

/** How many visits begin in each hour of a day, beside each other. */
export const hoursOf = (untilFair: number): readonly number[] =>
  isFairDay(untilFair) ? fairHours : usualHours;

export const isFairDay = (untilFair: number): boolean => untilFair <= 0 && untilFair > -fairLength;
