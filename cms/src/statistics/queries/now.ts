import { sessionActions } from 'beursvloer-domain/statistics';
import type { Knex } from 'knex';
import { numberIn, rowsOf } from '../sql';
import { knownIds } from '../text-ids';
import type { Filter } from './period';

const windowSeconds = 5 * 60;

/** The kinds that say how long ago the event before them was. */
const inVisits = ['view', ...sessionActions.map((action) => `session.${action}`)];

/** The columns that are the same in all events of a visit. */
const ofVisits: ReadonlySet<string> = new Set(['source', 'campaign', 'device', 'language']);

/**
 * How many browsers were active in the last five minutes: each is counted by its first event in them, whose previous one in
 * the visit was before. Null when the filter is of something that changes
 * within a visit.
 */
export async function readNow(
  database: Knex,
  filter: Filter | null,
  nowSeconds: number,
): Promise<number | null> {
  if (filter && !ofVisits.has(filter.dimension)) return null;
  const kinds = await knownIds(database, inVisits);
  const value = filter ? (await knownIds(database, [filter.value])).get(filter.value) : undefined;
  if (kinds.size === 0 || (filter && value === undefined)) return 0;
  const from = nowSeconds - windowSeconds;
  const [row] = rowsOf(
    await database.raw(
      `select sum(times) as n from statistics_events
       where at > ? and at <= ? and (since is null or at - since <= ?) and kind in (${[...kinds.values()].join()})
       ${filter ? `and ${filter.dimension} = ?` : ''}`,
      [from, nowSeconds, from, ...(value === undefined ? [] : [value])],
    ),
  );
  return row ? numberIn(row, 'n') : 0;
}
