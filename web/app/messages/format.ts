import { dateOf } from '../clock/wall-clock';

/** Dates, times, numbers and prices as the Dutch write them. */
const locale = 'nl-NL';

const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
const longWeekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
const longMonth = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
// Spelled out because Intl gives 'feb' or 'feb.' depending on the version of its data.
const shortMonths = ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'];
const plainNumber = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
const euros = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export type DayStyle =
  /** di 9 feb 2027 */
  | 'short'
  /** di 9 feb */
  | 'brief'
  /** dinsdag 9 februari 2027 */
  | 'long'
  /** dinsdag 9 februari */
  | 'long-without-year'
  /** 9 februari 2027 */
  | 'date';

/** A calendar day (`YYYY-MM-DD`) in words; an impossible day is given back as it came. */
export function formatDay(day: string, style: DayStyle = 'short'): string {
  const date = dateOf(day);
  if (!date) return day;
  const number = date.getUTCDate();
  const year = date.getUTCFullYear();
  const short = `${shortWeekday(date)} ${number} ${shortMonths[date.getUTCMonth()]}`;
  const long = `${number} ${longMonth.format(date)}`;
  switch (style) {
    case 'short':
      return `${short} ${year}`;
    case 'brief':
      return short;
    case 'long':
      return `${longWeekday.format(date)} ${long} ${year}`;
    case 'long-without-year':
      return `${longWeekday.format(date)} ${long}`;
    case 'date':
      return `${long} ${year}`;
  }
}

/** A month (`YYYY-MM`) in words: `februari 2027`. */
export function formatMonth(month: string): string {
  const date = dateOf(`${month}-01`);
  return date ? `${longMonth.format(date)} ${date.getUTCFullYear()}` : month;
}

/** The span of a set of calendar days: `di 9 t/m do 11 februari 2027`. Empty when there are none. */
export function formatDayRange(days: string[]): string {
  const sorted = [...days].sort();
  const first = dateOf(sorted[0] ?? '');
  const last = dateOf(sorted.at(-1) ?? '');
  if (!first || !last) return '';
  const end = `${shortWeekday(last)} ${last.getUTCDate()} ${longMonth.format(last)} ${last.getUTCFullYear()}`;
  if (first.getTime() === last.getTime()) return end;
  const sameYear = first.getUTCFullYear() === last.getUTCFullYear();
  const sameMonth = sameYear && first.getUTCMonth() === last.getUTCMonth();
  const start = [
    shortWeekday(first),
    first.getUTCDate(),
    sameMonth ? '' : longMonth.format(first),
    sameYear ? '' : first.getUTCFullYear(),
  ];
  return `${start.filter((part) => part !== '').join(' ')} t/m ${end}`;
}

/** A wall-clock time (`HH:mm`): `9.30`. */
export function formatTime(time: string): string {
  return time
    .slice(0, 5)
    .replace(/^0(?=\d)/, '')
    .replace(':', '.');
}

/** Two wall-clock times: `10.30–11.15 uur`. */
export function formatTimeRange(start: string, end: string): string {
  return `${formatTime(start)}–${formatTime(end)} uur`;
}

/** A day with its times: `di 9 feb 2027, 10.30–11.15 uur`. */
export function formatMoment(day: string, start: string, end: string): string {
  return `${formatDay(day)}, ${formatTimeRange(start, end)}`;
}

/** `1.250` or `3,5`. */
export function formatNumber(value: number): string {
  return plainNumber.format(value);
}

/** A file's size from kilobytes: `640 kB`, `1,4 MB`. */
export function formatFileSize(kilobytes: number): string {
  if (kilobytes < 1000) return `${Math.max(1, Math.round(kilobytes))} kB`;
  return `${plainNumber.format(kilobytes / 1000)} MB`;
}

/** A price from euro cents: `€ 1.250,00`, with a space that does not break. */
export function formatPrice(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  return `€\u00a0${sign}${euros.format(Math.abs(cents) / 100)}`;
}

function shortWeekday(date: Date): string {
  return weekday.format(date).replace('.', '');
}
