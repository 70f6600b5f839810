import type { Measure } from 'beursvloer-domain/statistics';
import type { Knex } from 'knex';
import { grains, measures as allMeasures } from '../cell-rows';
import { hoursOfDay, startOfDay, utcHourOf, fairTime } from '../../platform/clock/fair-time';
import { numberIn, rowsOf } from '../sql';
import { knownIds } from '../text-ids';
import { named, unfiltered } from './panels';
import { daysOf, rangesOf, type Filter, type Period } from './period';
import { readCells } from './read-cells';

export interface Scope {
  period: Period;
  filter: Filter | null;
}

/** All measures of a period; those that cannot be narrowed to the filter are left out. */
export async function readTotals(
  database: Knex,
  { period, filter }: Scope,
): Promise<Partial<Record<Measure, number>>> {
  const measures = filter ? allMeasures.filter((measure) => !unfiltered.has(measure)) : allMeasures;
  const question = { ranges: rangesOf(period), measures, filter, by: null };
  const [line] = await readCells(database, question, { key: () => '0' });
  return named(measures, line?.counts ?? []);
}

/** A measure day by day; days without any are 0. */
export async function readDays(
  database: Knex,
  measure: Measure,
  { period, filter }: Scope,
): Promise<{ day: number; count: number }[]> {
  const question = { ranges: daysOf(period), measures: [measure], filter, by: null };
  const found = await readCells(database, question, { key: () => 'at' });
  const counts = new Map(found.map(({ key, counts: [count = 0] }) => [key, count]));
  const days = Array.from({ length: period.last - period.first + 1 }, (_, index) => period.first + index);
  return days.map((day) => ({ day, count: counts.get(day) ?? 0 }));
}

/** The first day with a view, in days since 1970; null when nothing was counted yet. Totals by day stay for good. */
export async function readFirstDay(database: Knex): Promise<number | null> {
  const view = (await knownIds(database, ['view'])).get('view');
  if (view === undefined) return null;
  const [row] = rowsOf(
    await database.raw(
      `select min(at) as first from statistics_cells
       where grain = ? and measure = ? and a_dim = 0 and a_value = 0 and b_dim = 0`,
      [grains.day, view],
    ),
  );
  return row === undefined || row.first === null ? null : numberIn(row, 'first');
}

export interface HourCount {
  /** The hour it begins with, in hours since 1970 in UTC. */
  hour: number;
  /** More than one for the hour that comes twice, where only both together are known. */
  hours: number;
  count: number;
}

/** A measure hour by hour: 23 to 25 columns a day; 24 at most with a filter, as pairs know the hour of the day only. */
export async function readHours(
  database: Knex,
  measure: Measure,
  { period, filter }: Scope,
): Promise<HourCount[]> {
  const hours = utcHours(period);
  if (filter === null) {
    const [first = 0, last = -1] = [hours.at(0), hours.at(-1)];
    const ranges = [{ grain: grains.hour, first, last }];
    const question = { ranges, measures: [measure], filter, by: null };
    const found = await readCells(database, question, { key: () => 'at' });
    const counts = new Map(found.map(({ key, counts: [count = 0] }) => [key, count]));
    return hours.map((hour) => ({ hour, hours: 1, count: counts.get(hour) ?? 0 }));
  }
  const question = { ranges: daysOf(period), measures: [measure], filter, by: 'hour' as const };
  const found = await readCells(database, question, { key: (value) => `at * 24 + ${value}` });
  const counts = new Map(found.map(({ key, counts: [count = 0] }) => [key, count]));
  const columns = new Map<number, HourCount>();
  for (const hour of hours) {
    const { day, hour: ofDay } = fairTime(hour * 3600);
    const key = day * 24 + ofDay;
    const column = columns.get(key) ?? { hour, hours: 0, count: counts.get(key) ?? 0 };
    columns.set(key, { ...column, hours: column.hours + 1 });
  }
  return [...columns.values()];
}

function utcHours({ first, last }: Period): number[] {
  const start = utcHourOf(startOfDay(first));
  return Array.from({ length: hoursOfDay(last).last - start + 1 }, (_, index) => start + index);
}

/** A measure by weekday and hour of the day: seven rows from Monday on, of 24 hours each. */
export async function readWeek(
  database: Knex,
  measure: Measure,
  { period, filter }: Scope,
): Promise<number[][]> {
  const question = { ranges: daysOf(period), measures: [measure], filter, by: 'hour' as const };
  // 1 January 1970 was a Thursday.
  const found = await readCells(database, question, { key: (value) => `((at + 3) % 7) * 24 + ${value}` });
  const counts = new Map(found.map(({ key, counts: [count = 0] }) => [key, count]));
  return Array.from({ length: 7 }, (_, weekday) =>
    Array.from({ length: 24 }, (_, hour) => counts.get(weekday * 24 + hour) ?? 0),
  );
}

/** How many different browsers came in a period: those whose last visit lies before it. See `visitorsBetween`. */
export async function readVisitors(database: Knex, { period, filter }: Scope): Promise<number> {
  const question = { ranges: daysOf(period), measures: ['visitor'] as const, filter, by: 'gap' as const };
  const [line] = await readCells(database, question, {
    key: () => '0',
    where: (gap) => `${gap} = -1 or ${gap} > at - ?`,
    bindings: [period.first],
  });
  return line?.counts[0] ?? 0;
}
