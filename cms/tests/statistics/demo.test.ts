import { dayNumber, type StoredEvent } from 'beursvloer-domain/statistics';
import type { Knex } from 'knex';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CountedContent } from '../../seed/statistics/content';
import { editionDays, notesOf } from '../../seed/statistics/edition';
import { seeded } from '../../seed/statistics/random';
import { addToCells, sumsOf, textsIn } from '../../src/statistics/cell-rows';
import { panels, readPanel, type PanelName } from '../../src/statistics/queries/panels';
import { readDays, readTotals, readVisitors } from '../../src/statistics/queries/totals';
import { idsFor } from '../../src/statistics/text-ids';
import { openStatistics } from './generated';

/** The made-up figures of the demo fair hold together as those of browsers do. */
const numbers = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => String(from + index));
const content: CountedContent = {
  exhibitors: numbers(1001, 120).map((number, index) => ({ number, featured: index % 10 === 0 })),
  sessions: numbers(2001, 90),
  speakers: numbers(3001, 60),
  pavilions: numbers(4001, 5),
  news: numbers(5001, 24),
  calendar: numbers(7001, 6),
  vacancies: numbers(8001, 6),
  links: ['nb1', 'nb2'],
  pages: ['/locatie'],
};
const fairDay = dayNumber('2025-02-11') ?? 0;
const plan = { fairDay, first: fairDay - 60, last: fairDay + 10, visitsPerDay: 9 };
const period = { first: plan.first, last: plan.last };
const scope = { period, filter: null };

const madeUp = (seed: number) => [...editionDays(plan, content, seeded(seed))];

let database: Knex;
let events: StoredEvent[];
beforeAll(async () => {
  database = await openStatistics();
  events = madeUp(1).flatMap((day) => day.events);
  await addToCells(database, sumsOf(events, await idsFor(database, textsIn(events))));
  return () => database.destroy();
});

describe('an edition that is made up', () => {
  it('is the same for the same seed, and another one for another', () => {
    expect(madeUp(1)).toEqual(madeUp(1));
    expect(madeUp(2)).not.toEqual(madeUp(1));
  });

  it('has no more visitors than visits, and no more visits than views', async () => {
    const { visit = 0, view = 0 } = await readTotals(database, scope);
    const visitors = await readVisitors(database, scope);
    expect(visitors).toBeGreaterThan(1000);
    expect(visit).toBeGreaterThan(visitors);
    expect(view).toBeGreaterThan(visit);
  });

  it('counts a browser that comes back as one visitor', async () => {
    const days = await readDays(database, 'visitor', scope);
    const daily = days.reduce((sum, { count }) => sum + count, 0);
    expect(await readVisitors(database, scope)).toBeLessThan(daily);
  });

  it('is busiest on the days of the fair, and quiet at Christmas', async () => {
    const days = await readDays(database, 'visit', scope);
    const [busiest] = [...days].sort((one, two) => two.count - one.count);
    expect(busiest?.day).toBeGreaterThanOrEqual(fairDay);
    expect(busiest?.day).toBeLessThan(fairDay + 3);
    const of = (date: string) => days.find(({ day }) => day === dayNumber(date))?.count ?? 0;
    const christmas = of('2024-12-24') + of('2024-12-25') + of('2024-12-26');
    expect(of('2025-01-14') + of('2025-01-15') + of('2025-01-16')).toBeGreaterThan(2 * christmas);
  });

  it('has something in every list that a visit can fill', async () => {
    for (const name of [
      'pages',
      'sources',
      'campaigns',
      'devices',
      'searches',
      'notFound',
      'leads',
    ] as const) {
      const lines = await readPanel(database, name, { ...scope, lines: 100 });
      expect([name, (lines ?? []).length > 1 || name === 'campaigns']).toEqual([name, true]);
      expect(lines?.length).toBeGreaterThan(0);
    }
  });

  it('has on no day more visitors than visits, nor more visits than views', async () => {
    const [visitors, visits, views] = [
      await readDays(database, 'visitor', scope),
      await readDays(database, 'visit', scope),
      await readDays(database, 'view', scope),
    ];
    const odd = visits.filter(
      ({ count }, index) => count < (visitors[index]?.count ?? 0) || count > (views[index]?.count ?? 0),
    );
    expect(visits.length).toBe(plan.last - plan.first + 1);
    expect(odd).toEqual([]);
  });

  it.each(Object.keys(panels) as PanelName[])('has no more in the list %s than in all', async (name) => {
    const totals = await readTotals(database, scope);
    const lines = (await readPanel(database, name, { ...scope, lines: 10_000 })) ?? [];
    expect(lines.length).toBeGreaterThan(0);
    for (const measure of panels[name].measures) {
      const sum = lines.reduce((total, { counts }) => total + (counts[measure] ?? 0), 0);
      expect([measure, sum]).toEqual([measure, Math.min(sum, totals[measure] ?? 0)]);
    }
  });

  it('leaves no page more often than it was seen', async () => {
    const lines = (await readPanel(database, 'pages', { ...scope, lines: 10_000 })) ?? [];
    expect(lines.filter(({ counts: { view = 0, left = 0 } }) => left > view)).toEqual([]);
  });

  it('has every kind of interest, accounts that are made and used, and searches that led somewhere', async () => {
    const totals = await readTotals(database, scope);
    for (const measure of [
      'lead.website',
      'lead.contact',
      'lead.saved',
      'lead.route',
      'user.signIn',
      'user.signUp',
      'fromSearch',
    ] as const)
      expect([measure, (totals[measure] ?? 0) > 0]).toEqual([measure, true]);
  });

  it('says at newsletters, and at the fair, why it is busy; not on days to come', () => {
    expect(notesOf(plan).map(({ day }) => fairDay - day)).toEqual([56, 42, 28, 14, 7, 2, 0]);
    expect(notesOf({ ...plan, last: fairDay - 30 }).map(({ text }) => text)).toEqual([
      'Nieuwsbrief verstuurd',
      'Nieuwsbrief verstuurd',
    ]);
  });

  it('is about documents that exist', () => {
    const known = new Set(content.exhibitors.map(({ number }) => `/standhouders/${number}`));
    const asked = events.flatMap(({ page }) => (page && /^\/standhouders\/\d/.test(page) ? [page] : []));
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((page) => !known.has(page))).toEqual([]);
  });
});
