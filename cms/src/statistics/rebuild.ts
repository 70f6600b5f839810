import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { addToCells, cellColumns, grains, sumsOf, textsIn } from './cell-rows';
import { daysOfMonth, fairTime, hoursOfDay, monthOfDay, startOfDay } from '../platform/clock/fair-time';
import { readRaw } from './raw-rows';
import { numberIn, rowsOf } from './sql';
import { readState, writeState } from './state';
import { idsFor } from './text-ids';

/** The version of the rule by which events are counted: raise it when `cellsOf` or `sumsOf` give other numbers. */
const cellsVersion = 2;

/** Counts all raw events again when the rule of counting has changed since. */
export async function recountStatistics(strapi: Core.Strapi): Promise<void> {
  const database: Knex = strapi.db.connection;
  if ((await readState(database, 'cells')) === cellsVersion) return;
  const days = await rawDays(database);
  if (days)
    for (let day = days.first; day <= days.last; day += 1)
      await strapi.db.transaction(({ trx }) => rebuildDay(trx, day));
  await writeState(database, 'cells', cellsVersion);
}

async function rawDays(trx: Knex): Promise<{ first: number; last: number } | null> {
  const [row] = rowsOf(
    await trx.raw('select min(at) as first, max(at) as last, count(*) as n from statistics_events'),
  );
  if (!row || numberIn(row, 'n') === 0) return null;
  return { first: fairTime(numberIn(row, 'first')).day, last: fairTime(numberIn(row, 'last')).day };
}

/**
 * Makes the cells of a day, and of its month, from the raw events again. A day whose raw events were deleted stays as it is.
 * @returns whether it was counted again
 */
export async function rebuildDay(trx: Knex, day: number): Promise<boolean> {
  if (day < ((await readState(trx, 'rawFrom')) ?? 0)) return false;
  const events = await readRaw(trx, startOfDay(day), startOfDay(day + 1));
  const hours = hoursOfDay(day);
  const month = monthOfDay(day);
  await deleteCells(trx, grains.day, day, day);
  await deleteCells(trx, grains.hour, hours.first, hours.last);
  const sums = sumsOf(events, await idsFor(trx, textsIn(events)));
  for (const key of sums.keys()) if (key.startsWith(`${grains.month} `)) sums.delete(key);
  await addToCells(trx, sums);
  // Days outlive raw events by far, so all days of this month are there.
  await deleteCells(trx, grains.month, month, month);
  const { first, last } = daysOfMonth(month);
  await trx.raw(
    `insert into statistics_cells (${cellColumns})
     select ?, ?, measure, a_dim, a_value, b_dim, b_value, sum(n) from statistics_cells
     where grain = ? and at between ? and ? group by measure, a_dim, a_value, b_dim, b_value`,
    [grains.month, month, grains.day, first, last],
  );
  return true;
}

async function deleteCells(trx: Knex, grain: number, first: number, last: number): Promise<void> {
  await trx.raw('delete from statistics_cells where grain = ? and at between ? and ?', [grain, first, last]);
}
