import {
  cellsOf,
  dimensions,
  type Dimension,
  type Measure,
  type StoredEvent,
} from 'beursvloer-domain/statistics';
import type { Knex } from 'knex';
import { fairTime, monthOfDay, utcHourOf } from '../platform/clock/fair-time';
import { storedKinds } from './read-segment';
import { insertNumbers } from './sql';
import type { TextIds } from './text-ids';

/** How long the time is that a row of cells stands for. Hours are in UTC, days and months in the fair's zone. */
export const grains = { hour: 1, day: 2, month: 3 } as const;

/** The number of a dimension in a row; 0 is none. New dimensions come at the end, as rows outlive the code. */
export const dimensionNumber = (dimension: Dimension): number => dimensions.indexOf(dimension) + 1;

export const isNumeric = (dimension: Dimension): boolean => dimension === 'hour' || dimension === 'gap';

const derivedMeasures: readonly Measure[] = [
  'visit',
  'left',
  'fromSearch',
  'readSeconds',
  'readDepth',
  'searchWithoutResult',
];

export const measures: readonly Measure[] = [...storedKinds, ...derivedMeasures];

/** Numbers to add to the cells, by `grain at measure aDim aValue bDim bValue`. */
export type CellSums = Map<string, number>;

interface Group {
  event: StoredEvent;
  at: number;
}

export function textsIn(events: readonly StoredEvent[]): Set<string> {
  const texts = new Set<string>();
  for (const event of events) {
    texts.add(event.kind);
    for (const name of ['page', 'from', 'subject', 'source', 'campaign', 'device', 'language'] as const) {
      const text = event[name];
      if (text !== undefined) texts.add(text);
    }
  }
  for (const measure of derivedMeasures) texts.add(measure);
  return texts;
}

export function sumsOf(events: readonly StoredEvent[], ids: TextIds): CellSums {
  const sums: CellSums = new Map();
  const add = (grain: number, at: number, cell: string, count: number) => {
    const key = `${grain} ${at} ${cell}`;
    sums.set(key, (sums.get(key) ?? 0) + count);
  };
  const valueOf = (dimension: Dimension, value: string) =>
    isNumeric(dimension) ? Number(value) : idOf(ids, value);
  const none = [0, 0];
  for (const { event, at } of groupsOf(events)) {
    const { day, hour } = fairTime(at);
    for (const { measure, by, count } of cellsOf(event, hour)) {
      const [a = none, b = none] = by.map(([dimension, value]) => [
        dimensionNumber(dimension),
        valueOf(dimension, value),
      ]);
      const cell = `${idOf(ids, measure)} ${a.join(' ')} ${b.join(' ')}`;
      add(grains.day, day, cell, count);
      if (by.length === 0) add(grains.hour, utcHourOf(at), cell, count);
    }
  }
  // Months are sums of days.
  for (const [key, count] of [...sums]) {
    const [grain, at, ...cell] = key.split(' ');
    if (Number(grain) === grains.day) add(grains.month, monthOfDay(Number(at)), cell.join(' '), count);
  }
  return sums;
}

function groupsOf(events: readonly StoredEvent[]): Iterable<Group> {
  const groups = new Map<string, Group>();
  for (const event of events) {
    const { at, kind, page, from, subject, source, campaign, device, language, value, depth } = event;
    const { times = 1 } = event;
    const key = [
      utcHourOf(at),
      kind,
      page,
      from,
      subject,
      source,
      campaign,
      device,
      language,
      value,
      depth,
    ].join('\0');
    const known = groups.get(key);
    if (known) known.event.times = (known.event.times ?? 1) + times;
    else groups.set(key, { event: { ...event, times }, at });
  }
  return groups.values();
}

function idOf(ids: TextIds, text: string): number {
  const id = ids.get(text);
  if (id === undefined) throw new Error('A text of an event has no number.');
  return id;
}

export const cellColumns = 'grain, at, measure, a_dim, a_value, b_dim, b_value, n';

/** Adds the sums, in order: two processes that add to the same cells wait for each other, and never both. */
export async function addToCells(trx: Knex, sums: CellSums): Promise<void> {
  const rows = [...sums].map(([key, count]) => [...key.split(' ').map(Number), count]);
  rows.sort(inOrder);
  await insertNumbers(
    trx,
    `statistics_cells (${cellColumns})`,
    rows,
    `on conflict (grain, measure, a_dim, a_value, b_dim, at, b_value)
     do update set n = statistics_cells.n + excluded.n`,
  );
}

const keyOrder = [0, 2, 3, 4, 5, 1, 6];

function inOrder(one: readonly number[], two: readonly number[]): number {
  for (const column of keyOrder) {
    const difference = (one[column] ?? 0) - (two[column] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
