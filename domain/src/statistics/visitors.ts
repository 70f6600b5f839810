/** How many browsers were counted on a day whose last count was `gap` days before; `null` for those never counted. */
export interface CountedBrowsers {
  /** Days since 1970: see `dayNumber`. */
  day: number;
  gap: number | null;
  browsers: number;
}

const dayMs = 24 * 60 * 60 * 1000;
/** The cookie ends with the one of the session, after a year; older dates are made up. */
const maxGapDays = 400;

/** Days since 1970 of a calendar day `YYYY-MM-DD`; null when it is none. */
export function dayNumber(date: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  const ms = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== date) return null;
  return ms / dayMs;
}

/** The calendar day `YYYY-MM-DD` of a number of days since 1970. */
export function dayOf(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/**
 * @param last the day on which it was counted before, as its cookie says; undefined without one
 * @returns `'counted'` when it was counted today; otherwise how many days ago it was, `null` for never. A day
 * in the future or before any cookie could be set is made up, and counts as never.
 */
export function gapOf(last: string | undefined, today: number): 'counted' | number | null {
  const day = last === undefined ? null : dayNumber(last);
  if (day === null || day > today || today - day > maxGapDays) return null;
  return day === today ? 'counted' : today - day;
}

/**
 * How many different browsers came in the days `first` to `last`, both included. Each is counted on its first day in the
 * period: the day on which its last count lies before the period. So no browser has to be recognised.
 */
export function visitorsBetween(counts: Iterable<CountedBrowsers>, first: number, last: number): number {
  let visitors = 0;
  for (const { day, gap, browsers } of counts)
    if (day >= first && day <= last && (gap === null || gap > day - first)) visitors += browsers;
  return visitors;
}
