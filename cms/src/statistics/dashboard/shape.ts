/** Responses of the admin's server about statistics. The admin's page imports this: no Strapi here. */

/** Calendar days `YYYY-MM-DD` of the fair's zone, both included. */
export interface Days {
  first: string;
  last: string;
}

export const comparisons = ['periode', 'editie', 'geen'] as const;
/** With what a period is compared: the one before it, the same days until the fair of the last edition, or nothing. */
export type Comparison = (typeof comparisons)[number];

export type Unit = 'count' | 'seconds' | 'percent';

/** Null is what is not known: it cannot be narrowed to the filter, or nothing was measured. */
type Known = number | null;

export interface Total {
  name: string;
  label: string;
  unit: Unit;
  count: Known;
  before: Known;
}

/** One day; the compared day at the same place of its own period. */
export interface DayCounts {
  day: string;
  /** Days until the first day of the fair; negative after it, null when that day is not known. */
  untilFair: number | null;
  visitors: number;
  visits: number;
  views: number;
  before: { day: string; visitors: number; visits: number; views: number } | null;
}

/** An hour; `label` is that on the clocks in the halls, such as `14.00`. */
export interface HourCount {
  day: string;
  label: string;
  views: number;
}

export interface Column {
  name: string;
  label: string;
  unit: Unit;
}

export interface Line {
  label: string;
  /** The filter of this value, as in the address: `page:/faq`; null when nothing can be narrowed to it. */
  filter: string | null;
  counts: Known[];
  /** The same of the compared period; null when there is none. */
  before: Known[] | null;
  /** Of what was searched without a result: true when editors keep it as a search word. Null of all other lines. */
  isSearchWord: boolean | null;
}

export interface List {
  name: string;
  title: string;
  columns: Column[];
  /** The highest first, at most `mostLines`. */
  lines: Line[];
  /** Why it is empty although there may be something, in Dutch; null when it is not. */
  reason: string | null;
  /** Why nothing can be narrowed to its lines, in Dutch; null where a press does so. */
  note: string | null;
}

export interface JourneyStep {
  label: string;
  count: Known;
  before: Known;
}

export interface Journey {
  name: string;
  title: string;
  steps: JourneyStep[];
}

export interface Annotation {
  id: number;
  day: string;
  text: string;
}

export interface Dashboard {
  period: Days;
  comparison: Comparison;
  compared: Days | null;
  /** `value` as in the address. */
  filter: { value: string; label: string } | null;
  totals: Total[];
  days: DayCounts[];
  hours: HourCount[] | null;
  /** Views by weekday, from Monday on, and hour of the day. */
  week: number[][];
  /** Visitors of the last five minutes. */
  now: Known;
  lists: List[];
  journeys: Journey[];
  annotations: Annotation[];
  editions: { current: Days | null; last: string | null };
  /** Days with more events than are stored one by one, and how many of them stand in sums. */
  busyDays: { day: string; folded: number }[];
  /** Since this day single events are there, which is what counting again needs; null while all are. */
  rawFrom: string | null;
  /** Since this day there are lists; of the days before, totals by day alone. Null while nothing was deleted. */
  listsFrom: string | null;
}

/** A day beside the same weekday a week before it. Days are `YYYY-MM-DD`. */
export interface Yesterday {
  day: string;
  visitors: number;
  views: number;
  weekBefore: { day: string; visitors: number; views: number };
}

export const mostLines = 100;
export const maxAnnotationLength = 200;
/** Of a period: what roll-ups are stored for, and an edition before. */
export const maxPeriodDays = 800;
