import { dateOf } from '../clock/wall-clock';

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

interface Conventions {
  locale: string;
  // Spelled out because Intl gives 'feb' or 'feb.' depending on the version of its data.
  shortMonths: readonly string[];
  through: string;
  time: (wallClock: string) => string;
  timeRange: (start: string, end: string) => string;
  price: (sign: string, amount: string) => string;
}

export function formatsWith(conventions: Conventions) {
  const { locale } = conventions;
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const longWeekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const longMonth = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const plainNumber = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const euros = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

  const shortWeekday = (date: Date) => weekday.format(date).replace('.', '');

  /** A calendar day (`YYYY-MM-DD`) in words; an impossible day is returned unchanged. */
  function day(value: string, style: DayStyle = 'short'): string {
    const date = dateOf(value);
    if (!date) return value;
    const number = date.getUTCDate();
    const year = date.getUTCFullYear();
    const short = `${shortWeekday(date)} ${number} ${conventions.shortMonths[date.getUTCMonth()]}`;
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
  function month(value: string): string {
    const date = dateOf(`${value}-01`);
    return date ? `${longMonth.format(date)} ${date.getUTCFullYear()}` : value;
  }

  /** The span of a set of calendar days: `di 9 t/m do 11 februari 2027`. Empty when there are none. */
  function dayRange(days: string[]): string {
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
    return `${start.filter((word) => word !== '').join(' ')} ${conventions.through} ${end}`;
  }

  return {
    day,
    month,
    dayRange,
    /** A wall-clock time (`HH:mm`): `9.30`. */
    time: conventions.time,
    /** Two wall-clock times: `10.30–11.15 uur`. */
    timeRange: conventions.timeRange,
    /** A day with its times: `di 9 feb 2027, 10.30–11.15 uur`. */
    moment: (date: string, start: string, end: string) =>
      `${day(date)}, ${conventions.timeRange(start, end)}`,
    /** `1.250` or `3,5`. */
    number: (value: number) => plainNumber.format(value),
    /** A file's size from kilobytes: `640 kB`, `1,4 MB`. */
    fileSize: (kilobytes: number) =>
      kilobytes < 1000
        ? `${Math.max(1, Math.round(kilobytes))} kB`
        : `${plainNumber.format(kilobytes / 1000)} MB`,
    /** A price from euro cents: `€ 1.250,00`, with a space that does not break. */
    price: (cents: number) => conventions.price(cents < 0 ? '-' : '', euros.format(Math.abs(cents) / 100)),
  };
}

/** A wall-clock time without its leading zero: `9:30`, not `09:30`. */
export const withoutZero = (time: string) => time.slice(0, 5).replace(/^0(?=\d)/, '');
