import type { Unit } from '../dashboard/shape';
import { changeTexts, dimensionNames, questionTexts } from './texts';

const number = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 });
const short = new Intl.NumberFormat('nl-NL', { notation: 'compact', maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('nl-NL', { style: 'percent', maximumFractionDigits: 0 });
const options = { timeZone: 'UTC' } as const;
const day = new Intl.DateTimeFormat('nl-NL', {
  ...options,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});
const dayOfYear = new Intl.DateTimeFormat('nl-NL', {
  ...options,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const dayShort = new Intl.DateTimeFormat('nl-NL', { ...options, day: 'numeric', month: 'short' });

const dateOf = (value: string) => new Date(`${value}T00:00:00Z`);

export const numberInWords = (value: number) => number.format(value);
/** For an axis: `1,2K`. */
export const shortNumber = (value: number) => (value < 10_000 ? number.format(value) : short.format(value));
export const dayInWords = (value: string) => day.format(dateOf(value));
export const shortDay = (value: string) => dayShort.format(dateOf(value));

/** `1 feb – 28 feb 2026`, or one day. */
export function periodInWords(first: string, last: string): string {
  const end = dayOfYear.format(dateOf(last));
  if (first === last) return `${end}`;
  const isSameYear = first.slice(0, 4) === last.slice(0, 4);
  return `${(isSameYear ? dayShort : dayOfYear).format(dateOf(first))} – ${end}`;
}

/** A count in its unit; a dash when it is not known. */
export function inUnit(value: number | null, unit: Unit): string {
  if (value === null) return '–';
  if (unit === 'percent') return percent.format(value / 100);
  if (unit === 'count') return numberInWords(value);
  const seconds = Math.round(value);
  if (seconds < 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`;
}

export interface Change {
  direction: 'more' | 'less' | 'same' | 'unknown';
  /** `▲ 12%`; a sign and not only a colour. */
  text: string;
  spoken: string;
}

export function changeOf({ count, before }: { count: number | null; before: number | null }): Change {
  if (count === null || before === null) return { direction: 'unknown', text: '', spoken: '' };
  if (count === before) return { direction: 'same', text: `= ${changeTexts.same}`, spoken: changeTexts.same };
  const direction = count > before ? 'more' : 'less';
  const sign = direction === 'more' ? '▲' : '▼';
  if (before === 0) return { direction, text: `${sign} ${changeTexts.new}`, spoken: changeTexts.fromNothing };
  const part = percent.format(Math.abs(count - before) / before);
  return { direction, text: `${sign} ${part}`, spoken: `${part} ${changeTexts[direction]}` };
}

const dimensions: Readonly<Record<string, string>> = dimensionNames;

/** `Apparaat: Telefoon`. */
export function filterInWords({ value, label }: { value: string; label: string }): string {
  return `${dimensions[value.slice(0, value.indexOf(':'))] ?? questionTexts.filter}: ${label}`;
}
