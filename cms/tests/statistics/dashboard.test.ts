import { dayNumber, dayOf, type StoredEvent } from 'beursvloer-domain/statistics';
import Papa from 'papaparse';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fairTime } from '../../src/platform/clock/fair-time';
import type { Annotation, Dashboard, List } from '../../src/statistics/dashboard/shape';
import { writeState } from '../../src/statistics/state';
import { takeSegment } from '../../src/statistics/store-segment';
import { signInAs, signInAsEditor } from '../harness/admin-account';
import { ask, type App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';

/** The dashboard against two days and a last edition that were written by hand: every number here was counted on paper. */
let app: App;
let organiser: string;
let exhibitor: string;
let session: string;
/** The title of an article that has the number of the exhibitor. */
let article: string;

beforeAll(async () => {
  app = await sharedApp();
  organiser = await signInAs(app, 'organiser');
  exhibitor = await numberOf('api::exhibitor.exhibitor', 'houthuis');
  session = await numberOf('api::session.session', 'bouwen-met-hout');
  article = await articleNumbered(exhibitor);
  const settings = app.strapi.db.query('api::site-setting.site-setting');
  await settings.updateMany({ where: {}, data: { previousFirstDay: '2025-02-11' } });
  await takeSegment(app.strapi, { log: 'logboek-op-papier', segment: 1, events: scenario() });
});

async function numberOf(uid: 'api::exhibitor.exhibitor' | 'api::session.session', slug: string) {
  const row = await app.strapi.db.query(uid).findOne({ where: { slug } });
  return String(row.publicId);
}

async function articleNumbered(number: string): Promise<string> {
  const articles = app.strapi.db.query('api::news-article.news-article');
  const { documentId, title } = await articles.findOne({ where: { locale: 'nl' } });
  await articles.updateMany({ where: { documentId }, data: { publicId: Number(number) } });
  return String(title);
}

/** Saturday 24 October 2026, and Sunday the 25th, whose hour from two to three comes twice. */
function scenario(): StoredEvent[] {
  let made = 0;
  const event = (at: string, kind: StoredEvent['kind'], more: Partial<StoredEvent> = {}): StoredEvent => {
    made += 1;
    return { id: `op-papier-${String(made).padStart(4, '0')}`, at: Date.parse(at) / 1000, kind, ...more };
  };
  const exhibitorPage = `/standhouders/${exhibitor}`;
  const sessionPage = `/programma/${session}`;
  const phone = { device: 'phone', language: 'nl' } as const;
  const desktop = { device: 'desktop', language: 'nl' } as const;
  const tablet = { device: 'tablet', language: 'en' } as const;
  const google = { ...phone, source: 'google.nl' };
  return [
    // A telephone that is here for the first time, and looks at an exhibitor.
    event('2026-10-24T10:00:00+02:00', 'visitor', { ...google, value: -1 }),
    event('2026-10-24T10:00:00+02:00', 'view', { ...google, page: '/' }),
    event('2026-10-24T10:01:00+02:00', 'view', { ...google, page: exhibitorPage, from: '/', since: 60 }),
    event('2026-10-24T10:02:00+02:00', 'lead.website', {
      ...google,
      page: exhibitorPage,
      subject: exhibitor,
    }),
    event('2026-10-24T10:02:00+02:00', 'read', { ...google, page: exhibitorPage, value: 40, depth: 80 }),
    // Two visits of one computer, in the two hours that are both called two.
    event('2026-10-25T02:30:00+02:00', 'visitor', { ...desktop, value: -1 }),
    event('2026-10-25T02:30:00+02:00', 'view', { ...desktop, page: sessionPage }),
    event('2026-10-25T02:30:00+01:00', 'view', { ...desktop, page: sessionPage }),
    // The telephone comes back by a newsletter, and finds nothing.
    event('2026-10-25T12:00:00+01:00', 'visitor', { ...phone, campaign: 'nieuwsbrief', value: 1 }),
    event('2026-10-25T12:00:00+01:00', 'view', { ...phone, campaign: 'nieuwsbrief', page: '/' }),
    event('2026-10-25T12:01:00+01:00', 'search', { ...phone, value: 0, subject: 'warmtepomp' }),
    event('2026-10-25T12:01:00+01:00', 'searchTerm', { subject: 'warmtepomp', value: 5 }),
    event('2026-10-25T12:02:00+01:00', 'notFound', { language: 'nl' }),
    event('2026-10-25T12:02:00+01:00', 'notFoundPath', { subject: '/oud', value: 5 }),
    // Somebody from abroad begins a contract, and sees advertising.
    event('2026-10-25T13:00:00+01:00', 'visitor', { ...tablet, value: -1 }),
    event('2026-10-25T13:00:00+01:00', 'view', { ...tablet, page: '/contractformulier' }),
    event('2026-10-25T13:01:00+01:00', 'view', {
      ...tablet,
      page: '/contractformulier/organisatie',
      from: '/contractformulier',
    }),
    event('2026-10-25T13:02:00+01:00', 'marketing.shown', {
      ...tablet,
      page: '/standhouders',
      subject: `featured-${exhibitor}`,
    }),
    // The telephone asks for a ticket.
    event('2026-10-25T12:05:00+01:00', 'marketing.clicked', { ...phone, page: '/', subject: 'ticket' }),
    event('2026-10-25T13:30:00+01:00', 'content.news', { ...tablet, subject: exhibitor, times: 4 }),
    // Robots.
    event('2026-10-25T14:00:00+01:00', 'robotView', { page: '/', times: 2 }),
    // The last edition, as many days before it: 26 October 2024.
    event('2024-10-26T10:00:00+02:00', 'visitor', { ...phone, value: -1 }),
    event('2024-10-26T10:00:00+02:00', 'view', { ...phone, page: exhibitorPage }),
    event('2024-10-26T10:05:00+02:00', 'view', { ...phone, page: '/', from: exhibitorPage }),
  ];
}

const days = 'van=2026-10-24&tot=2026-10-25';

async function dashboard(query = ''): Promise<Dashboard> {
  const { status, body } = await ask(app, 'GET', `/statistics/dashboard?${query}`, { token: organiser });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as Dashboard;
}

const totalsOf = ({ totals }: Dashboard) =>
  Object.fromEntries(totals.map(({ name, count, before }) => [name, [count, before]]));

function list({ lists }: Dashboard, name: string): List {
  const found = lists.find((one) => one.name === name);
  if (!found) throw new Error(`There is no list ${name}.`);
  return found;
}

const linesOf = (found: Dashboard, name: string) =>
  Object.fromEntries(list(found, name).lines.map(({ label, counts }) => [label, counts]));

describe('two days beside the last edition', () => {
  let found: Dashboard;
  beforeAll(async () => {
    found = await dashboard(`${days}&vergelijk=editie`);
  });

  it('have their totals', () => {
    expect(found.compared).toEqual({ first: '2024-10-26', last: '2024-10-27' });
    expect(totalsOf(found)).toEqual({
      // The telephone counts once, though it came on both days.
      visitors: [3, 1],
      visits: [5, 1],
      views: [7, 2],
      readSeconds: [40, null],
      readDepth: [80, null],
      leads: [1, 0],
      searches: [1, 0],
      searchesWithoutResult: [1, 0],
      notFound: [1, 0],
      robots: [2, 0],
    });
  });

  it('have each day with that of the last edition, as many days before the fair', () => {
    expect(found.days).toEqual([
      {
        day: '2026-10-24',
        untilFair: 108,
        visitors: 1,
        visits: 1,
        views: 2,
        before: { day: '2024-10-26', visitors: 1, visits: 1, views: 2 },
      },
      {
        day: '2026-10-25',
        untilFair: 107,
        visitors: 3,
        visits: 4,
        views: 5,
        before: { day: '2024-10-27', visitors: 0, visits: 0, views: 0 },
      },
    ]);
  });

  it('have 49 hours, of which one has a name twice', () => {
    expect(found.hours).toHaveLength(49);
    const twice = found.hours?.filter(({ day, label }) => day === '2026-10-25' && label === '2.00');
    expect(twice?.map(({ views }) => views)).toEqual([1, 1]);
    expect(found.hours?.reduce((sum, { views }) => sum + views, 0)).toBe(7);
  });

  it('have their week by the clocks in the halls', () => {
    const counted = found.week.flatMap((hours, weekday) =>
      hours.flatMap((count, hour) => (count === 0 ? [] : [[weekday, hour, count]])),
    );
    expect(counted).toEqual([
      [5, 10, 2],
      [6, 2, 2],
      [6, 12, 1],
      [6, 13, 2],
    ]);
  });

  it('have their lists, with names that people know', () => {
    expect(linesOf(found, 'pages')).toEqual({
      Voorpagina: [2, null, null],
      'Bouwen met hout': [2, null, null],
      Houthuis: [1, 40, 80],
      Contractformulier: [1, null, null],
      'Contractformulier: organisatie': [1, null, null],
    });
    expect(linesOf(found, 'entries')).toEqual({
      Voorpagina: [2],
      'Bouwen met hout': [2],
      Contractformulier: [1],
    });
    expect(linesOf(found, 'exits')).toEqual({
      Voorpagina: [1],
      'Bouwen met hout': [2],
      Houthuis: [1],
      'Contractformulier: organisatie': [1],
    });
    expect(linesOf(found, 'sourceKinds')).toEqual({ Zoekmachines: [1], Rechtstreeks: [4] });
    expect(linesOf(found, 'sources')).toEqual({ 'google.nl': [1, 2] });
    expect(linesOf(found, 'campaigns')).toEqual({ nieuwsbrief: [1, 1] });
    expect(linesOf(found, 'devices')).toEqual({ Telefoon: [2, 3], Computer: [2, 2], Tablet: [1, 2] });
    expect(linesOf(found, 'languages')).toEqual({ Nederlands: [4, 5], Engels: [1, 2] });
    expect(linesOf(found, 'searches')).toEqual({ warmtepomp: [5] });
    expect(linesOf(found, 'searchesWithoutResult')).toEqual({ warmtepomp: [1] });
    expect(linesOf(found, 'notFound')).toEqual({ '/oud': [5] });
    expect(linesOf(found, 'leads')).toEqual({ Houthuis: [1, 0, 0, 0] });
    expect(linesOf(found, 'marketing')).toEqual({ 'Houthuis: uitgelicht in een lijst': [1, 0] });
    expect(linesOf(found, 'standhouders')).toEqual({ Houthuis: [1, 40, 80] });
    expect(linesOf(found, 'programma')).toEqual({ 'Bouwen met hout': [2, null, null] });
    // One view of an exhibitor with three themes, two of a session with one of them.
    expect(linesOf(found, 'themes')).toEqual({ Houtbouw: [3], Circulair: [1], Renovatie: [1] });
    expect(linesOf(found, 'robots')).toEqual({ Voorpagina: [2] });
  });

  it('say of what was searched without a result if it is a search word by now, and of nothing else', async () => {
    const line = (dashboard: Dashboard) => list(dashboard, 'searchesWithoutResult').lines[0]?.isSearchWord;
    expect(line(found)).toBe(false);
    expect(list(found, 'searches').lines[0]?.isSearchWord).toBeNull();
    const uid = 'api::search-word.search-word';
    const { documentId } = await app.strapi
      .documents(uid)
      .create({ data: { path: '/standhouders', words: 'stand, Warmtepomp' } });
    expect(line(await dashboard(days))).toBe(true);
    await app.strapi.documents(uid).delete({ documentId });
    expect(line(await dashboard(days))).toBe(false);
  });

  it('have the way to a contract and to a badge', () => {
    const [contract, badge] = found.journeys;
    expect(contract?.steps.map(({ count, before }) => [count, before])).toEqual([
      [1, 0],
      [1, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(badge?.steps.map(({ count }) => count)).toEqual([1, 0, 0, 0]);
  });
});

describe('narrowed to a value', () => {
  it('everything counts that value alone', async () => {
    const found = await dashboard(`${days}&vergelijk=geen&filter=device:phone`);
    expect(found.filter).toEqual({ value: 'device:phone', label: 'Telefoon' });
    expect(found.compared).toBeNull();
    expect(totalsOf(found)).toMatchObject({
      visitors: [1, null],
      visits: [2, null],
      views: [3, null],
      searches: [1, null],
      robots: [null, null],
    });
    expect(linesOf(found, 'pages')).toEqual({ Voorpagina: [2, null, null], Houthuis: [1, 40, 80] });
    expect(linesOf(found, 'languages')).toEqual({ Nederlands: [2, 3] });
    expect(found.days.map(({ views }) => views)).toEqual([2, 1]);
  });

  it('a list that is counted as a whole says so', async () => {
    const found = await dashboard(`${days}&filter=device:phone`);
    expect(list(found, 'searches')).toMatchObject({ lines: [], reason: expect.stringContaining('filter') });
    expect(found.journeys[0]?.steps.map(({ count }) => count)).toEqual([0, 0, 0, null]);
  });

  it('a subject has the name of its document, and only what counts that kind of document', async () => {
    const found = await dashboard(`${days}&vergelijk=geen&filter=exhibitor:${exhibitor}`);
    expect(found.filter).toEqual({ value: `exhibitor:${exhibitor}`, label: 'Houthuis' });
    expect(linesOf(found, 'leads')).toEqual({ Houthuis: [1, 0, 0, 0] });
    expect(linesOf(found, 'news')).toEqual({});
    expect(totalsOf(found)).toMatchObject({ leads: [1, null], views: [0, null] });
    const other = await dashboard(`${days}&vergelijk=geen&filter=news:${exhibitor}`);
    expect(other.filter).toEqual({ value: `news:${exhibitor}`, label: article });
    expect(list(other, 'leads').lines).toEqual([]);
    expect(linesOf(other, 'news')).toEqual({ [article]: [4] });
    expect(totalsOf(other).leads).toEqual([0, null]);
  });

  it('a subject whose number no document can have is deleted', async () => {
    const found = await dashboard(`${days}&filter=exhibitor:99999999999`);
    expect(found.filter?.label).toBe('verwijderd (99999999999)');
  });

  it('a draft gives no name away: neither a new title of it, nor that of what is not on the site', async () => {
    const articles = app.strapi.db.query('api::news-article.news-article');
    const { documentId } = await articles.findOne({ where: { publicId: Number(exhibitor), locale: 'nl' } });
    const draft = { documentId, locale: 'nl', publishedAt: null };
    await articles.updateMany({ where: draft, data: { title: 'Nog geheim' } });
    const shown = await dashboard(`${days}&filter=news:${exhibitor}`);
    expect(shown.filter?.label).toBe(article);
    await app.strapi.db.query('api::vacancy.vacancy').create({
      data: {
        documentId: 'alleenkladvacature123456',
        locale: 'nl',
        title: 'Ook geheim',
        publicId: 4321,
        publishedAt: null,
      },
    });
    const unpublished = await dashboard(`${days}&filter=vacancy:4321`);
    expect(unpublished.filter?.label).toBe('niet op de site (4321)');
    expect(JSON.stringify([shown, unpublished])).not.toMatch(/geheim/i);
  });

  it('a value that never was counts nothing', async () => {
    const found = await dashboard(`${days}&filter=page:/bestaat-niet`);
    expect(totalsOf(found).views).toEqual([0, 0]);
  });

  it('a list whose lines cannot be pressed says why, and no other does', async () => {
    const { lists } = await dashboard(days);
    for (const { name, note, lines } of lists)
      if (lines.length > 0)
        expect([name, note === null]).toEqual([name, lines.every(({ filter }) => filter !== null)]);
    expect(lists.filter(({ note }) => note !== null).map(({ name }) => name)).toEqual([
      'sourceKinds',
      'searches',
      'notFound',
      'robots',
      'themes',
    ]);
  });

  it('the filter of every line is one that can be asked', async () => {
    const { lists } = await dashboard(days);
    const filters = lists.flatMap(({ lines }) => lines.flatMap(({ filter }) => filter ?? []));
    expect(filters.length).toBeGreaterThan(15);
    for (const filter of new Set(filters)) {
      const found = await dashboard(`${days}&filter=${encodeURIComponent(filter)}`);
      expect(found.filter?.value).toBe(filter);
    }
  });
});

describe('a period with days to come', () => {
  const today = fairTime(Date.now() / 1000).day;
  const period = `van=${dayOf(today - 1)}&tot=${dayOf(today + 3)}&vergelijk=geen`;

  it('ends today, on the dashboard and in a file', async () => {
    const found = await dashboard(period);
    expect(found.period).toEqual({ first: dayOf(today - 1), last: dayOf(today) });
    expect(found.days.map(({ day }) => day)).toEqual([dayOf(today - 1), dayOf(today)]);
    expect(found.hours?.map(({ day }) => day).every((day) => day <= dayOf(today))).toBe(true);
    const response = await fetch(`${app.url}/statistics/export?${period}&als=csv&lijst=dagen`, {
      headers: { authorization: `Bearer ${organiser}` },
    });
    expect(response.headers.get('content-disposition')).toContain(dayOf(today));
    expect(await response.text()).not.toContain(dayOf(today + 1));
    expect((await dashboard(`van=${dayOf(today + 2)}&tot=${dayOf(today + 3)}`)).period).toEqual({
      first: dayOf(today),
      last: dayOf(today),
    });
  });
});

describe('days whose lists were deleted', () => {
  const wasDeletedUntil = (day: string) =>
    writeState(app.strapi.db.connection, 'listsFrom', dayNumber(day) ?? 0);
  afterAll(() => app.strapi.db.connection('statistics_state').where('name', 'listsFrom').delete());

  it('are known by totals alone, and no list is compared with them', async () => {
    expect((await dashboard(days)).listsFrom).toBeNull();
    await wasDeletedUntil('2024-10-27');
    const found = await dashboard(`${days}&vergelijk=editie`);
    expect(found.listsFrom).toBe('2024-10-27');
    expect(totalsOf(found).views).toEqual([7, 2]);
    expect(list(found, 'pages').lines.map(({ before }) => before)).not.toContainEqual(expect.anything());
    await wasDeletedUntil('2024-10-26');
    const whole = await dashboard(`${days}&vergelijk=editie`);
    expect(list(whole, 'pages').lines.map(({ before }) => before)).toContainEqual([1, null, null]);
  });
});

describe('what cannot be', () => {
  it.each([
    ['van=2026-13-01', 'De dag bij van bestaat niet.'],
    ['van=2026-10-25&tot=2026-10-24', 'De eerste dag ligt na de laatste.'],
    ['van=2020-01-01&tot=2026-10-24', 'Kies een periode van ten hoogste 800 dagen.'],
    ['vergelijk=morgen', 'Vergelijk met periode, editie of geen.'],
    ['filter=gap:1', 'Dit filter bestaat niet.'],
    ['filter=page', 'Dit filter bestaat niet.'],
    ['filter=subject:12', 'Dit filter bestaat niet.'],
    ['filter=naam:Jan', 'Dit filter bestaat niet.'],
    [`filter=page:${'x'.repeat(500)}`, 'Dit filter bestaat niet.'],
    ['filter=page:a&filter=page:b', 'Dit filter bestaat niet.'],
  ])('%s is rejected in Dutch', async (query, message) => {
    const { status, body } = await ask(app, 'GET', `/statistics/dashboard?${query}`, { token: organiser });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(message);
  });

  it.each([
    'GET /statistics/dashboard',
    'GET /statistics/export?als=csv',
    'POST /statistics/annotations',
    'PUT /statistics/annotations/1',
    'DELETE /statistics/annotations/1',
  ])('%s is for the organiser alone', async (endpoint) => {
    const [method = '', path = ''] = endpoint.split(' ');
    const editor = (await known) ?? '';
    expect((await ask(app, method, path, { token: editor })).status).toBe(403);
    expect((await ask(app, method, path)).status).toBe(401);
  });
  let known: Promise<string> | undefined;
  beforeAll(() => {
    known = signInAsEditor(app);
  });
});

describe('as a file', () => {
  async function download(query: string): Promise<Buffer> {
    const response = await fetch(`${app.url}/statistics/export?${days}&${query}`, {
      headers: { authorization: `Bearer ${organiser}` },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="statistiek-2026-10-24-2026-10-25\.(csv|xlsx)"$/,
    );
    return Buffer.from(await response.arrayBuffer());
  }

  it('a list has the lines that are shown', async () => {
    const text = (await download('als=csv&lijst=devices&vergelijk=geen')).toString('utf8').slice(1);
    const { data } = Papa.parse(text, { delimiter: ';' });
    expect(data).toEqual([
      ['Apparaten', 'Bezoeken', 'Weergaven'],
      ['Telefoon', '2', '3'],
      ['Computer', '2', '2'],
      ['Tablet', '1', '2'],
    ]);
  });

  it('the days stand beside those they are compared with', async () => {
    const [sheet] = await readXlsxFile(await download('als=xlsx&lijst=dagen&vergelijk=editie'));
    expect(sheet?.data[1]).toEqual(['2026-10-24', '108', '1', '1', '2', '2024-10-26', '1', '1', '2']);
  });

  it('all lists come in one', async () => {
    const text = (await download('als=csv')).toString('utf8');
    for (const title of ['Apparaten', 'Robots', 'Gezocht zonder resultaat']) expect(text).toContain(title);
  });

  it.each(['als=pdf', 'als=csv&lijst=geheim'])('%s is rejected', async (query) => {
    const { status } = await ask(app, 'GET', `/statistics/export?${query}`, { token: organiser });
    expect(status).toBe(400);
  });
});

describe('an annotation', () => {
  const send = (method: string, path: string, body?: unknown) =>
    ask(app, method, `/statistics/annotations${path}`, { token: organiser, body });
  const annotations = async (): Promise<Annotation[]> => (await dashboard(days)).annotations;

  it('stands at its day, can be changed, and taken away', async () => {
    const { status, body } = await send('POST', '', {
      day: '2026-10-25',
      text: '  Nieuwsbrief   verstuurd ',
    });
    expect(status).toBe(200);
    const { id } = body as { id: number };
    expect(await annotations()).toEqual([{ id, day: '2026-10-25', text: 'Nieuwsbrief verstuurd' }]);
    expect((await send('PUT', `/${id}`, { day: '2026-10-24', text: 'Advertentie' })).status).toBe(200);
    expect(await annotations()).toEqual([{ id, day: '2026-10-24', text: 'Advertentie' }]);
    expect((await send('DELETE', `/${id}`)).status).toBe(200);
    expect(await annotations()).toEqual([]);
    expect((await send('DELETE', `/${id}`)).status).toBe(404);
    expect((await send('PUT', `/${id}`, { day: '2026-10-24', text: 'Weg' })).status).toBe(404);
  });

  it.each([
    [{ day: '2026-02-30', text: 'x' }, 'Kies een dag die bestaat.'],
    [{ day: '2026-10-25', text: ' ' }, 'Schrijf wat er die dag was.'],
    [{ day: '2026-10-25', text: 'x'.repeat(201) }, 'Gebruik ten hoogste 200 tekens.'],
    [{ day: '2026-10-25', text: '\ud800' }, 'een teken dat niet kan'],
    [{ day: 20750, text: 'x' }, 'Kies een dag die bestaat.'],
    ['niets', ''],
  ])('%j is rejected', async (body, message) => {
    const { status, body: answer } = await send('POST', '', body);
    expect(status).toBe(400);
    expect(JSON.stringify(answer)).toContain(message);
  });

  it.each(['0', '1.5', '99999999999', 'x'])('numbered %s does not exist', async (id) => {
    expect((await send('DELETE', `/${id}`)).status).toBe(404);
  });
});
