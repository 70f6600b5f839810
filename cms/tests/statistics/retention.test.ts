import { dayNumber } from 'beursvloer-domain/statistics';
import type { Knex } from 'knex';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { fairTime, startOfDay } from '../../src/platform/clock/fair-time';
import { readPanel } from '../../src/statistics/queries/panels';
import { periodBefore, sameDaysOfEdition } from '../../src/statistics/queries/period';
import { readDays, readTotals, readVisitors } from '../../src/statistics/queries/totals';
import { recountStatistics } from '../../src/statistics/rebuild';
import { deleteOldStatistics } from '../../src/statistics/retention';
import { readState } from '../../src/statistics/state';
import { takeSegment } from '../../src/statistics/store-segment';
import type { App } from '../harness/app';
import { logName, view } from '../harness/segments';
import { sharedApp } from '../harness/shared-app';
import { allCells } from './generated';

let app: App;
let database: Knex;
beforeAll(async () => {
  app = await sharedApp();
  database = app.strapi.db.connection;
});

const daySeconds = 86_400;
const fair = dayNumber('2027-02-09') ?? 0;
const noon = (day: number) => startOfDay(day) + daySeconds / 2;

let segment = 0;
/** Counts a day of the site: two pages, of a browser that came for the first time, and a search. */
async function visit(day: number): Promise<void> {
  const at = noon(day);
  segment += 1;
  const events = [
    view({ at, page: '/', source: 'www.google.com' }),
    view({ at: at + 9, page: '/faq', from: '/', since: 9 }),
    view({ at, kind: 'visitor', value: -1 }),
    view({ at, kind: 'searchTerm', subject: `gezocht op dag ${day}`, value: 5 }),
  ];
  await takeSegment(app.strapi, { log: logName, segment, events }, at * 1000);
}

beforeEach(async () => {
  for (const name of ['segments', 'event_ids', 'events', 'values', 'cells', 'texts'])
    await database(`statistics_${name}`).delete();
  await database('statistics_state').whereNot({ name: 'tables' }).delete();
});

const scope = (first: number, last: number) => ({ period: { first, last }, filter: null });
const texts = async () => (await database('statistics_texts').select('text')).map(({ text }) => text);
const count = async (table: string) => (await database(`statistics_${table}`).select('*')).length;

it('raw events go after 90 days, whole days at a time, and the counts stay', async () => {
  for (const day of [fair, fair + 1, fair + 50]) await visit(day);
  const counted = await allCells(database);
  await deleteOldStatistics(app.strapi, noon(fair + 91) * 1000);
  const left = await database('statistics_events').select('at');
  expect(new Set(left.map(({ at }) => fairTime(at).day))).toEqual(new Set([fair + 1, fair + 50]));
  expect(await allCells(database)).toEqual(counted);
  expect(await count('segments')).toBe(2);
  await deleteOldStatistics(app.strapi, noon(fair + 200) * 1000);
  expect(await count('events')).toBe(0);
  expect(await count('values')).toBe(0);
  expect(await allCells(database)).toEqual(counted);
});

it('ids of events go after three days, counted from the newest event', async () => {
  for (const day of [fair, fair + 2, fair + 4]) await visit(day);
  await deleteOldStatistics(app.strapi, noon(fair + 60) * 1000);
  expect(await count('event_ids')).toBe(8);
});

it('counts go after 25 months, and totals and visitors by day stay for the next edition', async () => {
  await visit(fair);
  await visit(fair + 400);
  await deleteOldStatistics(app.strapi, noon(fair + 800) * 1000);
  expect(await readState(database, 'listsFrom')).toBe(dayNumber('2027-03-01'));
  expect(await readTotals(database, scope(fair, fair))).toMatchObject({
    view: 2,
    visit: 1,
    left: 1,
    visitor: 1,
  });
  expect(await readDays(database, 'view', scope(fair - 1, fair))).toEqual([
    { day: fair - 1, count: 0 },
    { day: fair, count: 2 },
  ]);
  expect(await readVisitors(database, scope(fair - 9, fair + 9))).toBe(1);
  expect(await readTotals(database, scope(fair - 40, fair + 40))).toMatchObject({ view: 2 });
  const panel = { ...scope(fair - 40, fair + 40), lines: 10 };
  expect(await readPanel(database, 'pages', panel)).toEqual([]);
  expect(await readPanel(database, 'pages', { ...panel, ...scope(fair + 400, fair + 400) })).toHaveLength(2);
});

it('a text goes with the last count of it', async () => {
  await visit(fair);
  await visit(fair + 400);
  await deleteOldStatistics(app.strapi, noon(fair + 500) * 1000);
  expect(await texts()).toContain(`gezocht op dag ${fair}`);
  await deleteOldStatistics(app.strapi, noon(fair + 800) * 1000);
  expect(await texts()).not.toContain(`gezocht op dag ${fair}`);
  expect(await texts()).toEqual(expect.arrayContaining([`gezocht op dag ${fair + 400}`, '/faq', 'view']));
  await visit(fair + 401);
  const panel = { ...scope(fair + 400, fair + 401), lines: 10 };
  expect(await readPanel(database, 'pages', panel)).toMatchObject([
    { value: '/', counts: { view: 2 } },
    { value: '/faq', counts: { view: 2 } },
  ]);
});

it('raw events are counted again once when the rule of counting changed, and older days stay', async () => {
  await visit(fair);
  await visit(fair + 100);
  const counted = await allCells(database);
  await deleteOldStatistics(app.strapi, noon(fair + 100) * 1000);
  await database('statistics_cells')
    .where({ at: fair + 100 })
    .delete();
  await recountStatistics(app.strapi);
  expect(await allCells(database)).toEqual(counted);
  await database('statistics_cells')
    .where({ at: fair + 100 })
    .delete();
  const without = await allCells(database);
  await recountStatistics(app.strapi);
  expect(await allCells(database)).toEqual(without);
});

it('the last edition is compared by the days until the fair', () => {
  const last = dayNumber('2025-02-11') ?? 0;
  expect(sameDaysOfEdition({ first: fair - 30, last: fair + 1 }, fair, last)).toEqual({
    first: last - 30,
    last: last + 1,
  });
  expect(periodBefore({ first: fair, last: fair + 2 })).toEqual({ first: fair - 3, last: fair - 1 });
});
