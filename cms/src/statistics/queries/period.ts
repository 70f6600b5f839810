import type { Dimension } from 'beursvloer-domain/statistics';
import { grains } from '../cell-rows';
import { daysOfMonth, monthOfDay } from '../../platform/clock/fair-time';
import type { SubjectType } from './subject-types';

/** Local days since 1970, both included. */
export interface Period {
  first: number;
  last: number;
}

/** The one value that everything is narrowed to. Of a subject it is known what it is. */
export type Filter =
  | { dimension: Exclude<Dimension, 'subject'>; value: string }
  | { dimension: 'subject'; value: string; type: SubjectType };

export interface Range {
  grain: number;
  first: number;
  last: number;
}

export function rangesOf({ first, last }: Period): Range[] {
  const firstMonth = monthOfDay(first - 1) + 1;
  const lastMonth = monthOfDay(last + 1) - 1;
  if (firstMonth > lastMonth) return daysOf({ first, last });
  return [
    ...daysOf({ first, last: daysOfMonth(firstMonth).first - 1 }),
    { grain: grains.month, first: firstMonth, last: lastMonth },
    ...daysOf({ first: daysOfMonth(lastMonth).last + 1, last }),
  ];
}

export function daysOf({ first, last }: Period): Range[] {
  return first > last ? [] : [{ grain: grains.day, first, last }];
}

export function periodBefore({ first, last }: Period): Period {
  return { first: first - (last - first + 1), last: first - 1 };
}

/**
 * The days of the last edition that were as many days before (or after) its first day.
 * @param firstDay the first day of this edition
 * @param lastFirstDay that of the last one
 */
export function sameDaysOfEdition({ first, last }: Period, firstDay: number, lastFirstDay: number): Period {
  const shift = firstDay - lastFirstDay;
  return { first: first - shift, last: last - shift };
}
