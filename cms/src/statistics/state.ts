import type { Knex } from 'knex';
import { numberIn, rowsOf } from './sql';

/**
 * Numbers about the whole:
 * - `rawFrom`: the first day whose raw events are complete; those of the days before were deleted
 * - `listsFrom`: the first day of which everything is stored; of the days before, totals alone
 * - `cells`: the version of the rule by which the raw events were counted
 * - `weeklyMail`, `alert.…`: the day up to which the organiser has had mail about it
 */
export type StateName = 'rawFrom' | 'listsFrom' | 'cells' | 'weeklyMail' | `alert.${string}`;

export async function readState(trx: Knex, name: StateName): Promise<number | null> {
  const [row] = rowsOf(await trx.raw('select value from statistics_state where name = ?', [name]));
  return row ? numberIn(row, 'value') : null;
}

export async function writeState(trx: Knex, name: StateName, value: number): Promise<void> {
  await trx.raw(
    'insert into statistics_state (name, value) values (?, ?) on conflict (name) do update set value = excluded.value',
    [name, value],
  );
}

/** Writes a number that is higher than the one there. Of several processes that do so at once one gets true. */
export async function claimState(trx: Knex, name: StateName, value: number): Promise<boolean> {
  const rows = await trx.raw(
    `insert into statistics_state (name, value) values (?, ?)
     on conflict (name) do update set value = excluded.value where statistics_state.value < excluded.value
     returning value`,
    [name, value],
  );
  return rowsOf(rows).length > 0;
}
