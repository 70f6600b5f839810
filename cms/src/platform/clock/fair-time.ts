export interface FairTime {
  /** The local day, in days since 1970. */
  day: number;
  /** The local month, in months since the year 0. */
  month: number;
  /** The local hour of the day, 0 to 23. On the day of 25 hours one hour comes twice. */
  hour: number;
}

const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;

const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Amsterdam',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
});

/** Formatting is slow, and most events come from the same few hours. The zone changes at whole hours. */
const known = new Map<number, FairTime>();
const maxKnown = 50_000;

/** @param at seconds since 1970 */
export function fairTime(at: number): FairTime {
  const utcHour = utcHourOf(at);
  const found = known.get(utcHour);
  if (found) return found;
  const parts = new Map(
    format.formatToParts(utcHour * hourSeconds * 1000).map(({ type, value }) => [type, Number(value)]),
  );
  const [year = 0, month = 1, date = 1] = [parts.get('year'), parts.get('month'), parts.get('day')];
  const time: FairTime = {
    day: Date.UTC(year, month - 1, date) / (daySeconds * 1000),
    month: year * 12 + month - 1,
    hour: parts.get('hour') ?? 0,
  };
  if (known.size >= maxKnown) known.clear();
  known.set(utcHour, time);
  return time;
}

export const utcHourOf = (at: number): number => Math.floor(at / hourSeconds);

/** The hours of a local day, as numbers in UTC: from the first to the last, 23 to 25 of them. */
export function hoursOfDay(day: number): { first: number; last: number } {
  return { first: startOfDay(day) / hourSeconds, last: startOfDay(day + 1) / hourSeconds - 1 };
}

/** When a local day begins, in seconds since 1970. */
export function startOfDay(day: number): number {
  // One or two hours before midnight in UTC: Amsterdam is always ahead.
  const summer = day * daySeconds - 2 * hourSeconds;
  return fairTime(summer).day === day ? summer : summer + hourSeconds;
}

export function daysOfMonth(month: number): { first: number; last: number } {
  return { first: firstDayOf(month), last: firstDayOf(month + 1) - 1 };
}

export function monthOfDay(day: number): number {
  const date = new Date(day * daySeconds * 1000);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

const firstDayOf = (month: number) => Date.UTC(Math.floor(month / 12), month % 12, 1) / (daySeconds * 1000);
