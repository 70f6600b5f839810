import { plainCharacters } from '../forms/normalise/clean-text.js';
import { lineOf } from './text.js';
import { dayProblems } from './texts.js';

const weekdays = [
  ['zondag', 'zo', 'sunday', 'sun'],
  ['maandag', 'ma', 'monday', 'mon'],
  ['dinsdag', 'di', 'tuesday', 'tue', 'tues'],
  ['woensdag', 'wo', 'wednesday', 'wed'],
  ['donderdag', 'do', 'thursday', 'thu', 'thur', 'thurs'],
  ['vrijdag', 'vr', 'vrij', 'friday', 'fri'],
  ['zaterdag', 'za', 'zat', 'saturday', 'sat'],
] as const;
const months = [
  ['januari', 'jan', 'january'],
  ['februari', 'feb', 'febr', 'february'],
  ['maart', 'mrt', 'maa', 'march', 'mar'],
  ['april', 'apr'],
  ['mei', 'may'],
  ['juni', 'jun', 'june'],
  ['juli', 'jul', 'july'],
  ['augustus', 'aug', 'august'],
  ['september', 'sep', 'sept'],
  ['oktober', 'okt', 'october', 'oct'],
  ['november', 'nov'],
  ['december', 'dec'],
] as const;

type DayReading = { day: string; problem?: undefined } | { day?: undefined; problem: string };

interface Parts {
  day: number;
  month: number;
  year: number | null;
}

/**
 * Reads a day: `9-2-2027`, `2027-02-09`, `di 9 feb. 2027`, `February 9, 2027`. Without a year, or as `dag 2` or `woensdag`, it
 * is a day of the fair or none.
 * @param fairDays `YYYY-MM-DD`, in any order
 */
export function readDay(value: unknown, fairDays: readonly string[] = []): DayReading {
  const said = lineOf(value);
  if (said === '') return { problem: dayProblems.missing };
  const days = [...fairDays].sort();
  // `9-2-2027 (di)` is `(di) 9-2-2027`.
  const key = keyOf(said).replace(/^(.+?),? \(?([a-z]+)\.?\)$/, '$2 $1');
  const [, word = '', rest = ''] = /^([a-z]+)\.?,?(?: |$)(.*)$/.exec(key) ?? [];
  const weekday = weekdays.findIndex((names) => names.some((name) => name === word));
  const text = weekday === -1 ? key : rest.replace(/^de? /, '');
  const day = text === '' ? null : dayIn(text, days);
  if (day !== null && (weekday === -1 || weekdayOf(day) === weekday)) return { day };
  if (day !== null)
    return { problem: dayProblems.otherWeekday(said, inWords(day), weekdays[weekdayOf(day)]?.[0]) };
  const named = text === '' ? days.filter((one) => weekdayOf(one) === weekday) : [];
  if (named.length === 1 && named[0] !== undefined) return { day: named[0] };
  const parts = partsOf(text);
  const example = dutchDay(days[0] ?? '2027-02-09');
  if (parts?.year === null && exists({ ...parts, year: 2028 }))
    return { problem: dayProblems.noYear(said, example) };
  return { problem: dayProblems.unreadable(said, example) };
}

/** A day as `YYYY-MM-DD`; null for what is none. */
export function dayOf(text: string): string | null {
  return readDay(text).day ?? null;
}

export function dutchDay(day: string): string {
  return day.split('-').reverse().map(Number).join('-');
}

function keyOf(said: string): string {
  const withoutMidnight = plainCharacters(said).replace(/(?:T| )0?0[:.]00(?:[:.]00(?:\.0+)?)?Z?$/, '');
  return withoutMidnight
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/[\s.,;]+$/, '');
}

function dayIn(text: string, fairDays: readonly string[]): string | null {
  const [, after, before] =
    /^(?:beurs)?(?:dag|day) ?(\d)$|^(\d)(?:e|st|nd|rd|th) (?:beurs)?(?:dag|day)$/.exec(text) ?? [];
  const number = after ?? before;
  if (number !== undefined) return fairDays[Number(number) - 1] ?? null;
  const parts = partsOf(text);
  if (parts === null) return null;
  const { year } = parts;
  if (year !== null) return exists({ ...parts, year }) ? isoOf({ ...parts, year }) : null;
  const end = isoOf({ ...parts, year: 0 }).slice(4);
  const meant = fairDays.filter((day) => day.endsWith(end));
  return meant.length === 1 ? (meant[0] ?? null) : null;
}

function partsOf(text: string): Parts | null {
  const iso =
    /^(\d{4}) ?[-/.] ?(\d{1,2}) ?[-/.] ?(\d{1,2})$/.exec(text) ?? /^(20\d{2})(\d{2})(\d{2})$/.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const dutch = /^(\d{1,2}) ?[-/. ] ?(\d{1,2})(?: ?[-/. ] ?'?(\d{4}|\d{2}))?$/.exec(text);
  if (dutch) return { day: Number(dutch[1]), month: Number(dutch[2]), year: yearOf(dutch[3]) };
  const [, day, name, year] =
    /^(\d{1,2})(?:e|de|ste|st|nd|rd|th)?\.?[ -]?(?:of )?([a-z]+)(?:[-., ]*'?(\d{4}|\d{2}))?$/.exec(text) ??
    [];
  if (name !== undefined) return withMonth(name, Number(day), yearOf(year));
  const [, english, number, englishYear] =
    /^([a-z]+)\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? ?(\d{4}))?$/.exec(text) ?? [];
  return english === undefined ? null : withMonth(english, Number(number), yearOf(englishYear));
}

function withMonth(name: string, day: number, year: number | null): Parts | null {
  const month = months.findIndex((names) => names.some((one) => one === name)) + 1;
  return month === 0 ? null : { day, month, year };
}

function yearOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  return text.length === 2 ? 2000 + Number(text) : Number(text);
}

/** 31 February is a day in March for JavaScript. */
function exists(parts: Parts & { year: number }): boolean {
  const instant = new Date(`${isoOf(parts)}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(isoOf(parts));
}

function isoOf({ day, month, year }: Parts & { year: number }): string {
  const pad = (number: number, length: number) => String(number).padStart(length, '0');
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

function inWords(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)} ${months[Number(month) - 1]?.[0]} ${year}`;
}
