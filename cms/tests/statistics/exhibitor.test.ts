import {
  dayOf,
  lastFullWeek,
  mondayOf,
  type StoredEvent,
  type StoredKind,
} from 'beursvloer-domain/statistics';
import { beforeAll, describe, expect, it } from 'vitest';
import { fairTime, startOfDay } from '../../src/platform/clock/fair-time';
import { readOwnFigures } from '../../src/statistics/exhibitor/own-figures';
import { storeSegment } from '../../src/statistics/store-segment';
import { ask, type App } from '../harness/app';
import { bind, makePerson, type Person } from '../harness/people';
import { sharedApp } from '../harness/shared-app';

/** Figures for an exhibitor about its own page: never about another's, and never about one visitor. */
let app: App;
let els: Person;
const own = 1001;
const kind = 'Overheid';
/** Exhibitors of the same kind besides. */
const others: number[] = [];
const lastFull = lastFullWeek(fairTime(Date.now() / 1000).day);
/** Stands in no other figure. */
const canary = 987_655;

const exhibitors = () => app.strapi.documents('api::exhibitor.exhibitor');
const path = '/api/account/exhibitor/statistics';
const figures = async (person: Person = els) => ask(app, 'GET', path, { token: person.token });
const periodOf = async (name: string) => {
  const { body } = (await figures()) as { body: { data: { periods: { name: string; figures: object }[] } } };
  return body.data.periods.find((period) => period.name === name);
};

let segment = 0;
/** Has something happened in a week, on its Thursday. */
async function happened(week: number, kind: StoredKind, times: number, more: Partial<StoredEvent>) {
  segment += 1;
  const at = startOfDay(mondayOf(week) + 3) + 12 * 3600;
  const id = `gebeurtenis-${String(segment).padStart(8, '0')}`;
  const events = [{ id, at, kind, times, ...more }];
  await app.strapi.db.transaction(({ trx }) =>
    storeSegment(trx, { log: 'logboek-standhouders', segment, events }, Date.now()),
  );
}
const viewed = (week: number, id: number, times: number, from?: string) =>
  happened(week, 'view', times, { page: `/standhouders/${id}`, ...(from === undefined ? {} : { from }) });

beforeAll(async () => {
  app = await sharedApp();
  els = await makePerson(app, 'els');
  const all = await exhibitors().findMany({ locale: 'nl', status: 'published' });
  for (const { documentId, publicId } of all) {
    if (publicId === own) await bind(app, els, documentId);
    const data: object = { kind: publicId === own ? kind : 'Woningcorporatie' };
    await exhibitors().update({ documentId, locale: 'nl', status: 'published', data });
  }
  for (const name of ['Anders Een', 'Anders Twee', 'Anders Drie', 'Anders Vier']) {
    const data = { name, slug: name.toLowerCase().replace(' ', '-'), kind };
    const made = await exhibitors().create({ locale: 'nl', status: 'published', data });
    others.push(Number(made.publicId));
  }
  const settings = app.strapi.documents('api::site-setting.site-setting');
  const [{ documentId }] = await settings.findMany({ locale: 'nl' });
  const fair = { date: dayOf(mondayOf(lastFull + 10) + 1), opens: '09:00:00', closes: '17:00:00' };
  const previousFirstDay = dayOf(mondayOf(lastFull + 10 - 53));
  const data: object = { days: [fair], previousFirstDay };
  await settings.update({ documentId, locale: 'nl', data });
});

describe('the example of the privacy statement', () => {
  it('is for anybody, of four whole weeks in steps of five', async () => {
    const view = (week: number, times: number) => happened(week, 'view', times, { page: '/privacy' });
    const example = async () => (await ask(app, 'GET', '/api/statistics/example')).body;
    const weeks = { from: dayOf(mondayOf(lastFull - 3)), to: dayOf(mondayOf(lastFull + 1) - 1) };
    await view(lastFull, 4);
    await view(lastFull + 1, 40);
    await view(lastFull - 4, 40);
    expect(await example()).toEqual({ data: { ...weeks, views: 0 } });
    await view(lastFull - 1, 13);
    expect(await example()).toEqual({ data: { ...weeks, views: expect.any(Number) } });
    const { data } = (await example()) as { data: { views: number } };
    expect([10, 15]).toContain(data.views);
  });
});

describe('an exhibitor’s figures', () => {
  it('are of whole weeks, and nothing before anything was counted', async () => {
    const { status, body } = await figures();
    expect(status).toBe(200);
    const nothing = { own: 0, median: 0, before: null };
    const first = lastFull + 10 + 3 - 51;
    const week = (number: number) => ({
      from: dayOf(mondayOf(number)),
      to: dayOf(mondayOf(number + 1) - 1),
    });
    expect(body).toMatchObject({
      data: {
        publicId: own,
        kind,
        periods: [
          { name: 'week', ...week(lastFull), figures: { view: nothing } },
          { name: 'fourWeeks', from: week(lastFull - 3).from, to: week(lastFull).to },
          { name: 'edition', from: week(first).from, to: week(lastFull).to },
        ],
      },
    });
    expect((body as { data: { weeks: unknown[] } }).data.weeks).toHaveLength(lastFull - first + 1);
  });

  it('are in steps of five, by what was wanted, beside the median and the last edition', async () => {
    await viewed(lastFull, own, 13);
    await viewed(lastFull, own, 7, '/zoeken');
    await viewed(lastFull - 1, own, 4);
    await viewed(lastFull + 1, own, 500);
    for (const [index, id] of others.entries()) await viewed(lastFull, id, [50, 60, 6, 3][index] ?? 0);
    await happened(lastFull, 'lead.website', 12, { subject: String(own) });
    await happened(lastFull, 'lead.route', 4, { subject: String(own) });
    await happened(lastFull - 53, 'view', 9, { page: '/standhouders' });
    await viewed(lastFull - 53, own, 11);

    expect((await periodOf('week'))?.figures).toEqual({
      view: { own: 20, median: 20, before: 10 },
      fromSearch: { own: 5, median: 0, before: 0 },
      'lead.website': { own: 10, median: 0, before: 0 },
      'lead.contact': { own: 0, median: 0, before: 0 },
      'lead.saved': { own: 0, median: 0, before: 0 },
      'lead.route': { own: 0, median: 0, before: 0 },
    });
    expect((await periodOf('edition'))?.figures).toMatchObject({ view: { own: 20, before: 10 } });
  });

  it('end before today on every day of a fair', async () => {
    const { documentId } = (await exhibitors().findFirst({
      locale: 'nl',
      filters: { publicId: own },
    })) ?? { documentId: '' };
    const monday = mondayOf(lastFull + 10);
    for (const day of [monday, monday + 1, monday + 2, monday + 6]) {
      const found = await readOwnFigures(app.strapi, documentId, (startOfDay(day) + 12 * 3600) * 1000);
      const last = [...(found?.periods ?? []), ...(found?.weeks ?? [])].map(({ to }) => to);
      expect(last.length).toBeGreaterThan(40);
      expect(last.filter((to) => to >= dayOf(day))).toEqual([]);
    }
  });

  it('tell nothing of another exhibitor, also of one alone at the top of its kind', async () => {
    const [other = 0] = others;
    await viewed(lastFull, other, canary);
    await happened(lastFull, 'lead.contact', canary, { subject: String(other) });
    const { body } = await figures();
    const text = JSON.stringify(body);
    expect(text).not.toContain(String(canary));
    expect(text).not.toContain(String(other));
    expect(text).not.toContain('Anders');
  });

  it('have no median of a kind with fewer than five', async () => {
    const [first = 0] = others;
    const found = await exhibitors().findFirst({ locale: 'nl', filters: { publicId: first } });
    const become = (data: object) =>
      exhibitors().update({ documentId: found?.documentId ?? '', locale: 'nl', status: 'published', data });
    await become({ kind: 'Woningcorporatie' });
    expect((await periodOf('week'))?.figures).toMatchObject({ view: { own: 20, median: null } });
    await become({ kind });
  });

  it('are for its own account alone', async () => {
    expect((await ask(app, 'GET', path)).status).toBe(403);
    const visitor = await makePerson(app, 'bezoekt');
    expect((await figures(visitor)).status).toBe(403);
    const alone = await makePerson(app, 'los');
    const [company] = await exhibitors().findMany({ locale: 'nl', limit: 1 });
    await bind(app, alone, company?.documentId ?? '');
    await app.strapi.db
      .query('plugin::users-permissions.user')
      .update({ where: { id: alone.id }, data: { exhibitor: null } });
    expect((await figures(alone)).status).toBe(404);
  });
});
