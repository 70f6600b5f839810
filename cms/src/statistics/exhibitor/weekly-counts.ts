import { daysOfWeeks, type Measure, type Weeks } from 'beursvloer-domain/statistics';
import type { Knex } from 'knex';
import { daysOf } from '../queries/period';
import { readCells } from '../queries/read-cells';
import { knownIds } from '../text-ids';

export type Interest = 'view' | 'fromSearch' | 'lead.website' | 'lead.contact' | 'lead.saved' | 'lead.route';

export type WeeklyCounts = (exhibitor: number, interest: Interest, week: number) => number;

/** The numbers of weeks are below this. */
const perValue = 100_000;

export async function readWeeklyCounts(
  database: Knex,
  exhibitors: readonly number[],
  weeks: Weeks,
): Promise<WeeklyCounts> {
  const counts = new Map<string, number>();
  const read = async (
    by: 'page' | 'subject',
    measures: readonly (Interest & Measure)[],
    textOf: (id: number) => string,
  ) => {
    const ids = await knownIds(database, exhibitors.map(textOf));
    if (ids.size === 0) return;
    const question = { ranges: daysOf(daysOfWeeks(weeks)), measures, filter: null, by };
    // The first week of all begins three days before 1970.
    const found = await readCells(database, question, {
      key: (value) => `cast(${value} as bigint) * ${perValue} + (at + 3) / 7`,
      where: (value) => `${value} in (${[...ids.values()].join()})`,
    });
    const exhibitorOf = new Map(exhibitors.map((id) => [ids.get(textOf(id)), id]));
    for (const { key, counts: row } of found)
      for (const [index, measure] of measures.entries())
        counts.set(
          keyOf(exhibitorOf.get(Math.floor(key / perValue)) ?? 0, measure, key % perValue),
          row[index] ?? 0,
        );
  };
  await read('page', ['view', 'fromSearch'], (id) => `/standhouders/${id}`);
  await read('subject', ['lead.website', 'lead.contact', 'lead.saved', 'lead.route'], String);
  return (exhibitor, interest, week) => counts.get(keyOf(exhibitor, interest, week)) ?? 0;
}

/** False for weeks before statistics began, and for weeks too long ago. */
export async function isCounted(database: Knex, weeks: Weeks): Promise<boolean> {
  const question = {
    ranges: daysOf(daysOfWeeks(weeks)),
    measures: ['view'] as const,
    filter: { dimension: 'page', value: '/standhouders' } as const,
    by: null,
  };
  const [line] = await readCells(database, question, { key: () => '0' });
  return (line?.counts[0] ?? 0) > 0;
}

const keyOf = (exhibitor: number, interest: Interest, week: number) => `${exhibitor} ${interest} ${week}`;
