import type { Knex } from 'knex';
import { numberIn, rowsOf } from './sql';

/**
 * Two numbers about the whole:
 * - `rawFrom`: the first day whose raw events are complete; those of the days before were deleted
 * - `cells`: the version of the rule by which the raw events were counted
 */
type Name = 'rawFrom' | 'cells';

export async function readState(trx: Knex, name: Name): Promise<number | null> {
  const [row] = rowsOf(await trx.raw('select value from statistics_state where name = ?', [name]));
  return row ? numberIn(row, 'value') : null;
}

export async function writeState(trx: Knex, name: Name, value: number): Promise<void> {
  await trx.raw(
    'insert into statistics_state (name, value) values (?, ?) on conflict (name) do update set value = excluded.value',
    [name, value],
  );
}
