import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { dimensionNumber, grains, measures } from './cell-rows';
import { daysOfMonth, fairTime, hoursOfDay, startOfDay } from '../platform/clock/fair-time';
import { numberIn, rowsOf } from './sql';
import { claimState, readState, writeState } from './state';
import { knownIds } from './text-ids';

/** An event that comes again counts once when it comes within so many days. */
const eventIdDays = 3;

export interface Retention {
  rawDays: number;
  cellMonths: number;
}

/**
 * Deletes what is older than its time. Totals by day and by month stay for good, and so do visitors by gap: a fair that is
 * held every two years is compared with its last edition, and they say no more than how many. Deletes in small pieces, as
 * SQLite does nothing else meanwhile. Several processes may do this at once.
 */
export async function deleteOldStatistics(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  const { rawDays, cellMonths }: Retention = strapi.config.get('site.statistics');
  const { day, month } = fairTime(now / 1000);
  const database: Knex = strapi.db.connection;
  await deleteRaw(strapi, day - rawDays);
  await database.raw('delete from statistics_segments where day < ?', [day - rawDays]);
  await database.raw('delete from statistics_values where day < ?', [day - rawDays]);
  // The dashboard's remark on a busy day stays as long as there are lists of that day.
  await database.raw('delete from statistics_days where day < ?', [daysOfMonth(month - cellMonths).first]);
  await deleteEventIds(database);
  await database.raw('delete from statistics_links where expires < ?', [day]);
  await deleteCells(database, month - cellMonths);
  await strapi.db.transaction(({ trx }) => deleteTexts(trx));
}

async function deleteRaw(strapi: Core.Strapi, firstKept: number): Promise<void> {
  for (;;) {
    const hadMore = await strapi.db.transaction(async ({ trx }) => {
      const [row] = rowsOf(
        await trx.raw('select min(at) as first from statistics_events where at < ?', [startOfDay(firstKept)]),
      );
      const first = row?.first === null || row === undefined ? null : fairTime(numberIn(row, 'first')).day;
      const rawFrom = first === null ? firstKept : first + 1;
      if (((await readState(trx, 'rawFrom')) ?? 0) < rawFrom) await writeState(trx, 'rawFrom', rawFrom);
      if (first !== null)
        await trx.raw('delete from statistics_events where at < ?', [startOfDay(first + 1)]);
      return first !== null;
    });
    if (!hadMore) return;
  }
}

/** Counted back from the newest event: while the site cannot hand over, what it sent before is not forgotten. */
async function deleteEventIds(database: Knex): Promise<void> {
  await database.raw(
    `delete from statistics_event_ids
     where day < (select max(day) from statistics_event_ids) - ${eventIdDays}`,
  );
}

async function deleteCells(database: Knex, firstMonth: number): Promise<void> {
  const firstDay = daysOfMonth(firstMonth).first;
  const before = [
    { grain: grains.hour, at: hoursOfDay(firstDay).first, stays: [] },
    { grain: grains.day, at: firstDay, stays: [0, dimensionNumber('gap')] },
    { grain: grains.month, at: firstMonth, stays: [0] },
  ];
  await claimState(database, 'listsFrom', firstDay);
  const ids = await knownIds(database, measures);
  for (const measure of ids.values())
    for (const { grain, at, stays } of before)
      for (let dimension = 0; dimension <= dimensionNumber('gap'); dimension += 1)
        if (!stays.some((one) => one === dimension))
          await database.raw(
            'delete from statistics_cells where grain = ? and measure = ? and a_dim = ? and at < ?',
            [grain, measure, dimension, at],
          );
}

/** Deletes the texts that nothing is counted by any more: what people searched is not stored for longer than its counts. */
async function deleteTexts(trx: Knex): Promise<void> {
  const measureIds = await knownIds(trx, measures);
  const used = new Set(measureIds.values());
  for (const measure of measureIds.values())
    for (const row of rowsOf(
      await trx.raw(
        `select distinct a_value from statistics_cells
         where grain = ? and measure = ? and b_dim = 0 and b_value = 0 and a_dim between 1 and ?`,
        [grains.month, measure, dimensionNumber('language')],
      ),
    ))
      used.add(numberIn(row, 'a_value'));
  const all = rowsOf(await trx.raw('select id from statistics_texts')).map((row) => numberIn(row, 'id'));
  for (const id of all) if (!used.has(id)) await trx.raw('delete from statistics_texts where id = ?', [id]);
}
