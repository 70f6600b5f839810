import type { Dimension, Measure } from 'beursvloer-domain/statistics';
import type { Knex } from 'knex';
import { dimensionNumber, isNumeric } from '../cell-rows';
import { numberIn, rowsOf } from '../sql';
import { knownIds, textsOf } from '../text-ids';
import type { Filter, Range } from './period';
import { countsSubject } from './subject-types';

export interface Question {
  ranges: readonly Range[];
  measures: readonly Measure[];
  filter: Filter | null;
  /** The dimension whose values are listed; null for all together. */
  by: Dimension | null;
}

export interface Place {
  value: string;
  conditions: string[];
  bindings: number[];
}

/** One line of a list; `counts` are in the order of the measures. */
export interface Counted {
  key: number;
  counts: number[];
}

interface Grouping {
  /** SQL of what is grouped by, of `at` and the column of the value. */
  key: (value: string) => string;
  where?: (value: string) => string;
  bindings?: number[];
  /** The lines with the highest counts: of the first measure, or of all together. */
  top?: { lines: number; of: 'first' | 'all' };
}

export async function readCells(
  database: Knex,
  question: Question,
  { key, where, bindings = [], top }: Grouping,
): Promise<Counted[]> {
  const { measures, ranges, filter } = question;
  const counted =
    filter?.dimension === 'subject'
      ? measures.filter((measure) => countsSubject(filter.type, measure))
      : measures;
  const place = await placeOf(database, question);
  const ids = await knownIds(database, counted);
  if (place === null || ids.size === 0 || ranges.length === 0) return [];
  const conditions = [
    ...place.conditions,
    `measure in (${[...ids.values()].join()})`,
    ...(where ? [`(${where(place.value)})`] : []),
  ].join(' and ');
  const columns = measures.map(
    (measure, index) => `sum(case when measure = ${ids.get(measure) ?? 0} then n else 0 end) as n${index}`,
  );
  const parts = ranges.map(
    () =>
      `select ${key(place.value)} as k, measure, n from statistics_cells
       where grain = ? and at between ? and ? and ${conditions}`,
  );
  const order = top?.of === 'all' ? 'sum(n)' : 'n0';
  const rows = rowsOf(
    await database.raw(
      `select k, ${columns.join()} from (${parts.join(' union all ')}) as cells group by k
       ${top ? `order by ${order} desc, k limit ${top.lines}` : 'order by k'}`,
      ranges.flatMap(({ grain, first, last }) => [grain, first, last, ...place.bindings, ...bindings]),
    ),
  );
  return rows.map((row) => ({
    key: numberIn(row, 'k'),
    counts: measures.map((_, index) => numberIn(row, `n${index}`)),
  }));
}

/** The cells of a question; null when nothing was ever counted by the value of the filter. */
async function placeOf(database: Knex, { filter, by }: Question): Promise<Place | null> {
  if (filter === null)
    return by === null
      ? { value: 'a_value', ...equal({ a_dim: 0, a_value: 0, b_dim: 0 }) }
      : { value: 'a_value', ...equal({ b_dim: 0, b_value: 0, a_dim: dimensionNumber(by) }) };
  const value = await valueOf(database, filter);
  if (value === null) return null;
  const own = dimensionNumber(filter.dimension);
  const listed = by === null || by === filter.dimension ? 0 : dimensionNumber(by);
  // The pair stands in the order of the dimensions.
  return listed !== 0 && listed < own
    ? { value: 'a_value', ...equal({ b_dim: own, b_value: value, a_dim: listed }) }
    : {
        value: listed === 0 ? 'a_value' : 'b_value',
        ...equal({ a_dim: own, a_value: value, b_dim: listed }),
      };
}

function equal(columns: Readonly<Record<string, number>>): Omit<Place, 'value'> {
  const names = Object.keys(columns);
  return { conditions: names.map((name) => `${name} = ?`), bindings: Object.values(columns) };
}

async function valueOf(database: Knex, { dimension, value }: Filter): Promise<number | null> {
  if (isNumeric(dimension)) return /^-?\d{1,9}$/.test(value) ? Number(value) : null;
  return (await knownIds(database, [value])).get(value) ?? null;
}

export async function namesOf(
  database: Knex,
  dimension: Dimension,
  lines: readonly Counted[],
): Promise<ReadonlyMap<number, string>> {
  const keys = lines.map(({ key }) => key);
  return isNumeric(dimension) ? new Map(keys.map((key) => [key, String(key)])) : textsOf(database, keys);
}
