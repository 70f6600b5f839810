import type { Comparison } from '../dashboard/shape';
import { questionTexts } from './texts';

export interface Question {
  /** Days as `2027-02-09`, both included. */
  van: string;
  tot: string;
  vergelijk: Comparison;
  /** `<dimension>:<value>`; empty for everything. */
  filter: string;
}

export const comparisons: readonly { value: Comparison; label: string }[] = [
  { value: 'periode', label: questionTexts.comparisons.periode },
  { value: 'editie', label: questionTexts.comparisons.editie },
  { value: 'geen', label: questionTexts.comparisons.geen },
];

/**
 * The question in an address; what is no day or comparison is as if it was not there: the last thirty days. A day to come is
 * today.
 */
export function questionOf(address: URLSearchParams, today: string): Question {
  const given = { van: dayIn(address.get('van'), today), tot: dayIn(address.get('tot'), today) };
  const tot = given.tot ?? today;
  const van = given.van ?? daysAfter(tot, -29);
  const vergelijk = comparisons.find(({ value }) => value === address.get('vergelijk'))?.value ?? 'periode';
  const filter = address.get('filter') ?? '';
  return { ...(van <= tot ? { van, tot } : { van: tot, tot: van }), vergelijk, filter };
}

export function parametersOf({ van, tot, vergelijk, filter }: Question): Record<string, string> {
  return { van, tot, vergelijk, ...(filter === '' ? {} : { filter }) };
}

export function withFilter(question: Question, filter: string): Question {
  return { ...question, filter: question.filter === filter ? '' : filter };
}

export function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

export function todayAt(now: Date): string {
  return new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Amsterdam' }).format(now);
}

function dayIn(value: string | null, latest: string): string | null {
  if (value === null || !/^(?:19|20|21)\d\d-\d\d-\d\d$/.test(value)) return null;
  const date = new Date(`${value}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(value)) return null;
  return value < latest ? value : latest;
}
