import {
  dayOf,
  daysOfWeeks,
  lastFullWeek,
  mondayOf,
  weekOf,
  type StoredEvent,
  type StoredKind,
} from 'beursvloer-domain/statistics';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fairTime, startOfDay } from '../../src/platform/clock/fair-time';
import { readSharedFigures, type SharedFigures } from '../../src/statistics/links/shared-figures';
import type { FigureLink } from '../../src/statistics/links/shape';
import { deleteOldStatistics } from '../../src/statistics/retention';
import { readState } from '../../src/statistics/state';
import { storeSegment } from '../../src/statistics/store-segment';
import { signInAs, signInAsEditor } from '../harness/admin-account';
import { ask, type App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';

/** A link shows somebody without an account what it is limited to, in whole weeks, and nothing else. */
let app: App;
let organiser: string;
const lastFull = lastFullWeek(fairTime(Date.now() / 1000).day);
const weeks = { first: lastFull - 3, last: lastFull };
const days = daysOfWeeks(weeks);
const dayMs = 24 * 60 * 60 * 1000;

let segment = 0;
/** Has something happened in a week, on its Thursday. */
async function happened(week: number, kind: StoredKind, times: number, more: Partial<StoredEvent>) {
  segment += 1;
  const at = startOfDay(mondayOf(week) + 3) + 12 * 3600;
  const events = [{ id: `gedeeld-${String(segment).padStart(8, '0')}`, at, kind, times, ...more }];
  await app.strapi.db.transaction(({ trx }) =>
    storeSegment(trx, { log: 'logboek-links', segment, events }, Date.now()),
  );
}

const asked = {
  name: 'Houthuis',
  van: dayOf(days.first),
  tot: dayOf(days.last),
  filter: 'page:/faq',
  days: 30,
};
const make = (body: object, token = organiser) =>
  ask(app, 'POST', '/statistics/links', { token, body: { ...asked, ...body } });
const tokenIn = (body: unknown) =>
  new URL(String((body as { url?: unknown }).url)).searchParams.get('link') ?? '';
const madeToken = async (body: object = {}) => tokenIn((await make(body)).body);
async function open(link: string, query = ''): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${app.url}/api/statistics/shared${query}`, {
    headers: { 'x-statistics-link': link },
  });
  return { status: response.status, body: await response.json() };
}
const figuresOf = async (link: string) => ((await open(link)).body as { data: SharedFigures }).data;
const listed = async () =>
  (await ask(app, 'GET', '/statistics/links', { token: organiser })).body as FigureLink[];

beforeAll(async () => {
  app = await sharedApp();
  organiser = await signInAs(app, 'organiser');
  await app.strapi.db.connection.raw('delete from statistics_cells');
  await happened(lastFull - 3, 'view', 23, { page: '/faq' });
  await happened(lastFull - 1, 'view', 4, { page: '/faq' });
  await happened(lastFull, 'view', 11, { page: '/faq', device: 'phone' });
  await happened(lastFull, 'visitor', 9, { page: '/faq', value: -1 });
  await happened(lastFull, 'view', 100, { page: '/contact' });
  await happened(lastFull + 1, 'view', 50, { page: '/faq' });
});

describe('a link to figures', () => {
  it('shows whole weeks of what it is limited to, in steps of five', async () => {
    const { status, body } = await open(await madeToken());
    expect(status).toBe(200);
    const { data } = body as { data: SharedFigures };
    expect(data).toMatchObject({ name: 'Houthuis', from: asked.van, to: asked.tot });
    expect(data.filter).toMatch(/vragen|faq/i);
    expect(data.weeks.map(({ figures }) => figures.views)).toEqual([20, 0, 0, 10]);
    // Four weeks that are a block of the calendar's have a total of their own.
    expect(data.totals.views).toBe((lastFull + 1) % 4 === 0 ? 35 : 30);
    expect(data.weeks.at(-1)?.from).toBe(dayOf(mondayOf(lastFull)));
  });

  it('shows the whole site without a filter, and a browser once a week', async () => {
    const data = await figuresOf(await madeToken({ filter: '' }));
    expect(data.filter).toBeNull();
    expect(data.weeks.at(-1)?.figures).toMatchObject({ views: 110, visitors: 5 });
  });

  it('has no weeks before the site counted, and says so', async () => {
    const early = { van: dayOf(days.first - 21) };
    const missing = { before: dayOf(days.first + 3), why: 'notCounted' };
    for (const filter of ['', 'page:/faq']) {
      const data = await figuresOf(await madeToken({ ...early, filter }));
      expect(data).toMatchObject({ from: asked.van, missing });
      expect(data.weeks).toHaveLength(4);
    }
    const before = { van: dayOf(days.first - 21), tot: dayOf(days.first - 1) };
    expect(await figuresOf(await madeToken(before))).toMatchObject({ missing, weeks: [] });
    expect((await figuresOf(await madeToken())).missing).toBeNull();
  });

  it('adds every new week that is over when it continues, and never the days of one that is not', async () => {
    const token = await madeToken({ continues: true });
    expect((await figuresOf(token)).to).toBeNull();
    expect((await figuresOf(token)).weeks).toHaveLength(4);
    const later = await readSharedFigures(app.strapi, token, Date.now() + 7 * dayMs);
    expect(later?.weeks.map(({ figures }) => figures.views)).toEqual([20, 0, 0, 10, 50]);
    const fixed = await readSharedFigures(app.strapi, await madeToken(), Date.now() + 7 * dayMs);
    expect(fixed?.weeks).toHaveLength(4);
  });

  it('names no day to come while its period is not over', async () => {
    const today = dayOf(fairTime(Date.now() / 1000).day);
    const data = await figuresOf(await madeToken({ tot: dayOf(days.last + 21) }));
    expect(data).toMatchObject({ from: asked.van, to: null });
    expect(data.weeks).toHaveLength(4);
    const now = await figuresOf(await madeToken({ van: today, tot: today }));
    expect(now).toMatchObject({ to: null, weeks: [] });
    expect(now.from <= today).toBe(true);
  });

  it('is the same response for a link that is wrong, taken back or past its day', async () => {
    const token = await madeToken({ name: 'Wordt ingetrokken' });
    const [newest] = await listed();
    expect(newest).toMatchObject({ name: 'Wordt ingetrokken', opened: null, to: asked.tot });
    await open(token);
    expect((await listed())[0]?.opened).not.toBeNull();
    const path = `/statistics/links/${newest?.id}`;
    expect((await ask(app, 'DELETE', path, { token: organiser })).status).toBe(200);
    const gone = await open(token);
    expect(gone.status).toBe(404);
    const mistyped = token.slice(0, -1) + (token.endsWith('a') ? 'b' : 'a');
    for (const wrong of ['', 'x', mistyped]) expect((await open(wrong)).status).toBe(404);
    expect(JSON.stringify((await open('x')).body)).toBe(JSON.stringify(gone.body));
    expect((await ask(app, 'DELETE', path, { token: organiser })).status).toBe(404);
    const expired = await madeToken();
    expect(await readSharedFigures(app.strapi, expired, Date.now() + 29 * dayMs)).not.toBeNull();
    expect(await readSharedFigures(app.strapi, expired, Date.now() + 32 * dayMs)).toBeNull();
  });

  it('has its token nowhere in the database, and goes when its day is over', async () => {
    const token = await madeToken({ name: 'Nergens te lezen' });
    const database = app.strapi.db.connection;
    const rows = JSON.stringify(await database('statistics_links').select('*'));
    expect(rows).toContain('Nergens te lezen');
    // The secret follows the time at which the link ends; it may have a hyphen itself.
    expect(rows).not.toContain(token.slice(token.indexOf('-') + 1));
    await database('statistics_links').where({ name: 'Nergens te lezen' }).update({ expires: 1 });
    await deleteOldStatistics(app.strapi);
    expect(await database('statistics_links').where({ name: 'Nergens te lezen' })).toEqual([]);
  });

  it('begins where more than totals is kept with a filter, and at its own first week without', async () => {
    const today = fairTime(Date.now() / 1000).day;
    const long = { van: dayOf(today - 798), tot: dayOf(today) };
    await happened(weekOf(today - 798), 'view', 30, { page: '/faq' });
    await deleteOldStatistics(app.strapi);
    const kept = (await readState(app.strapi.db.connection, 'listsFrom')) ?? 0;
    const narrowed = await figuresOf(await madeToken(long));
    expect(narrowed.weeks[0]?.from).toBe(narrowed.from);
    expect(narrowed.from >= dayOf(kept) && narrowed.from < dayOf(kept + 7)).toBe(true);
    expect(narrowed.weeks.at(-1)?.figures.views).toBe(10);
    expect(narrowed.missing).toEqual({ before: narrowed.from, why: 'notKept' });
    const whole = await figuresOf(await madeToken({ ...long, filter: '' }));
    expect(whole.from < narrowed.from).toBe(true);
    expect(whole.weeks.length).toBeGreaterThan(narrowed.weeks.length);
    expect(whole.weeks[0]?.figures.views).toBe(30);
    expect(whole.missing).toBeNull();
    const forgotten = { van: long.van, tot: long.van };
    expect(await figuresOf(await madeToken(forgotten))).toMatchObject({ from: whole.from, weeks: [] });
  });

  it('is stored by no cache on the way, as the token is not in the address', async () => {
    for (const link of [await madeToken(), 'x']) {
      const response = await fetch(`${app.url}/api/statistics/shared`, {
        headers: { 'x-statistics-link': link },
      });
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('cannot be widened by what the request adds', async () => {
    const token = await madeToken();
    const widened = await open(token, '?filter=&van=2020-01-01&tot=2030-01-01');
    expect(widened.body).toEqual((await open(token)).body);
  });
});

describe('who makes a link', () => {
  it('is in the log with the number of the link, and the token is not', async () => {
    const info = vi.spyOn(app.strapi.log, 'info');
    const { body } = await make({ name: 'Staat in het log' });
    const { id } = body as { id: number };
    await ask(app, 'DELETE', `/statistics/links/${id}`, { token: organiser });
    const said = JSON.stringify(info.mock.calls);
    info.mockRestore();
    expect(said).toMatch(
      new RegExp(`was made.*"link":${id},"administrator":\\d+.*taken back.*"link":${id},`),
    );
    expect(said).not.toContain(tokenIn(body));
  });

  it('is the organiser, and no editor', async () => {
    const editor = await signInAsEditor(app);
    expect((await make({}, editor)).status).toBe(403);
    expect((await ask(app, 'GET', '/statistics/links', { token: editor })).status).toBe(403);
  });

  it.each([
    [{ name: ' ' }, 'voor wie'],
    [{ name: 'x'.repeat(101) }, '100 tekens'],
    [{ name: 'half \ud800' }, 'teken'],
    [{ days: 31 }, 'hoelang'],
    [{ van: '2026-02-30' }, 'periode'],
    [{ tot: '2020-01-01' }, 'periode'],
    [{ van: '2099-01-01', tot: '2099-01-07' }, 'periode'],
    [{ filter: 'gap:1' }, 'filter'],
    [{ filter: { page: '/' } }, 'filter'],
    [{ filter: 'exhibitor:1001' }, 'per onderwerp'],
  ])('is told what is wrong with %j', async (body, word) => {
    const { status, body: answer } = await make(body);
    expect(status).toBe(400);
    expect(JSON.stringify(answer)).toContain(word);
  });
});
