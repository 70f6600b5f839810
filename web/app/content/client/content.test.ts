import { beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import type { CmsClient, CachedContent } from './client';
import { CmsError, unknownErrorBody, type CmsVersion } from './errors';
import { findExhibitor, listExhibitors } from '../types/exhibitor';
import { findPage } from '../types/page/page';
import { findSession, listSessions } from '../types/session';
import { announcementIn, getNavigation, getSiteSettings } from '../types/site';

/** A client that responds from a table of paths, in the order asked. */
function answering(version: CmsVersion, responses: Record<string, unknown[]>): CmsClient {
  const send = (_method: string, path: string): Promise<unknown> => {
    const queue = responses[path] ?? [];
    const response = queue.length > 1 ? queue.shift() : queue[0];
    return response instanceof Error ? Promise.reject(response) : Promise.resolve(response ?? list([]));
  };
  return {
    version,
    locale: 'nl',
    send,
    read: async (shape, method, path) => shape.parse(await send(method, path)),
  };
}

const list = (rows: unknown[], total = rows.length) => ({ data: rows, meta: { pagination: { total } } });
const exhibitor = {
  id: 1,
  documentId: 'a',
  publicId: 1001,
  name: 'Bouwhuis',
  slug: 'bouwhuis',
  kind: 'Overheid',
};
const session = {
  id: 1,
  documentId: 'b',
  publicId: 2001,
  title: 'Opening',
  slug: 'opening',
  kind: 'Plenair',
  day: '2027-02-09',
  startTime: '09:30:00.000',
  endTime: '10:15:00.000',
};

let warn: MockInstance<typeof console.warn>;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('an exhibitor with nothing but its name is whole', async () => {
  const found = await findExhibitor(answering('v5', { '/exhibitors': [list([exhibitor])] }), 1001);
  expect(found).toEqual({
    publicId: 1001,
    name: 'Bouwhuis',
    slug: 'bouwhuis',
    kind: 'Overheid',
    summary: '',
    logo: null,
    place: null,
    province: null,
    themes: [],
    pavilion: null,
    stands: [],
    featured: false,
    edition: null,
    description: [],
    image: null,
    website: null,
    socials: [],
    contact: null,
    products: [],
    downloads: [],
    seo: null,
    updatedAt: '',
  });
  expect(warn).not.toHaveBeenCalled();
});

test.each(['<script>alert(1)</script>', '🏠'.repeat(20), 'x'.repeat(300)])(
  'a name of %s is a name',
  async (name) => {
    const cms = answering('v5', { '/exhibitors': [list([{ ...exhibitor, name }])] });
    expect((await findExhibitor(cms, 1001))?.name).toBe(name);
  },
);

test('a broken row is left out and logged once, its parts that are broken are left out too', async () => {
  const rows = [
    { ...exhibitor, publicId: 'no number' },
    { ...exhibitor, publicId: 1003, name: ' ' },
    {
      ...exhibitor,
      publicId: 1004,
      logo: { url: 'javascript:alert(1)', mime: 'x' },
      website: 'javascript:x',
      stands: [{}],
    },
  ];
  const cms = answering('v5', { '/exhibitors': [list(rows)] });
  const found = await listExhibitors(cms);
  expect(found.map(({ publicId, logo, stands }) => ({ publicId, logo, stands }))).toEqual([
    { publicId: 1004, logo: null, stands: [] },
  ]);
  const lines = warn.mock.calls.length;
  await listExhibitors(cms);
  expect(lines).toBeGreaterThan(0);
  expect(warn.mock.calls).toHaveLength(lines);
});

test('exhibitors of three versions are equal', async () => {
  const themes = [{ id: 2, slug: 'energie', name: 'Energie' }];
  const v3 = [{ ...exhibitor, themes }];
  const { id, ...attributes } = exhibitor;
  const wrapped = themes.map(({ id: themeId, ...theme }) => ({ id: themeId, attributes: theme }));
  const v4 = list([{ id, attributes: { ...attributes, themes: { data: wrapped } } }]);
  const [of3, of4, of5] = await Promise.all([
    listExhibitors(answering('v3', { '/exhibitors': [v3] })),
    listExhibitors(answering('v4', { '/exhibitors': [v4] })),
    listExhibitors(answering('v5', { '/exhibitors': [list(v3)] })),
  ]);
  expect(of3).toHaveLength(1);
  expect(of4).toEqual(of3);
  expect(of5).toEqual(of3);
});

test('more than a page of rows is read to the end, in Dutch order', async () => {
  const rows = Array.from({ length: 130 }, (_, index) => ({
    ...exhibitor,
    publicId: 1001 + index,
    name: `b ${index}`,
  }));
  rows[129] = { ...exhibitor, publicId: 1130, name: 'Éénhuis' };
  rows[0] = { ...exhibitor, publicId: 1001, name: 'eenboom' };
  // Only the first is asked how many there are.
  const pages = [list(rows.slice(0, 100), 130), { data: rows.slice(100), meta: {} }];
  const found = await listExhibitors(answering('v5', { '/exhibitors': pages }));
  expect(found).toHaveLength(130);
  expect(found.slice(-2).map(({ name }) => name)).toEqual(['eenboom', 'Éénhuis']);
  const byV3 = answering('v3', { '/exhibitors': [rows.slice(0, 100), rows.slice(100)] });
  expect(await listExhibitors(byV3)).toHaveLength(130);
});

test('no page of rows is requested beyond the last', async () => {
  const page = {
    documentId: 'c',
    title: 'Vragen',
    slug: 'vragen',
    blocks: [],
    updatedAt: '2026-11-01T10:00:00.000Z',
  };
  const cms = answering('v5', { '/pages': [list([page])] });
  const asked: string[] = [];
  const cached: CachedContent = {
    get: async (question, load) => (await load((asked.push(question), cms))).value,
  };
  expect(await findPage({ ...cms, cached }, 'verzonnen')).toBeNull();
  // The slugs of all pages, which are cached.
  expect(asked).toHaveLength(1);
  expect((await findPage({ ...cms, cached }, 'vragen'))?.title).toBe('Vragen');
  expect(asked).toHaveLength(3);
});

test('sessions stand by day, time and room; a session with an impossible time is left out', async () => {
  const room = (rank: number) => ({ slug: `r${rank}`, name: 'Zaal', rank });
  const rows = [
    { ...session, publicId: 2001, room: room(2) },
    { ...session, publicId: 2002, room: room(1) },
    { ...session, publicId: 2003, startTime: '09:00:00.000' },
    { ...session, publicId: 2004, day: '2027-02-08' },
    { ...session, publicId: 2005, startTime: '25:00' },
  ];
  const kind = {
    documentId: 'k',
    key: 'Plenair',
    name: 'Plenair',
    plural: 'Plenair',
    slug: 'plenair',
    colour: 'Groen',
  };
  const found = await listSessions(
    answering('v5', { '/sessions': [list(rows)], '/session-kinds': [list([kind])] }),
  );
  expect(found.map(({ publicId }) => publicId)).toEqual([2004, 2003, 2002, 2001]);
  expect(found[0]).toMatchObject({
    kind: { key: 'Plenair', name: 'Plenair', colour: 'green', isTour: false },
    startTime: '09:30',
    language: 'nl',
  });
});

test('a speaker who is not published yet is left out of a session without a warning', async () => {
  const speakers = [
    { speaker: null, role: 'Moderator' },
    { speaker: { publicId: 3001, name: 'Noor Blom', slug: 'noor-blom' }, role: null },
  ];
  const found = await findSession(answering('v5', { '/sessions': [list([{ ...session, speakers }])] }), 2001);
  expect(found?.speakers.map(({ name }) => name)).toEqual(['Noor Blom']);
  expect(warn).not.toHaveBeenCalled();
});

test("a session's exhibitors keep the editor's order", async () => {
  const exhibitors = [
    { ...exhibitor, publicId: 1002 },
    { ...exhibitor, publicId: 1001 },
  ];
  const cms = answering('v5', {
    '/sessions': [list([{ ...session, exhibitors }])],
    '/exhibitors': [list([exhibitors[1], exhibitors[0]])],
  });
  const found = await findSession(cms, 2001);
  expect(found?.exhibitors.map(({ publicId }) => publicId)).toEqual([1002, 1001]);
});

test('a page fills its blocks, gives each a key, and leaves out what it does not know', async () => {
  const blocks = [
    { __component: 'blocks.hero', id: 1, title: 'Welkom' },
    { __component: 'blocks.hologram', id: 1, title: '?' },
    { __component: 'blocks.exhibitor-grid', id: 3, kind: null, limit: 2, exhibitors: [{ publicId: 1001 }] },
    { __component: 'blocks.constructor', id: 3 },
    { __component: 'blocks.hero', id: 2 },
    null,
  ];
  const page = { documentId: 'f', title: 'Home', slug: 'home', layout: 'Leeg', blocks };
  const cms = answering('v5', { '/pages': [list([page])], '/exhibitors': [list([exhibitor])] });
  const found = await findPage(cms, 'home');
  expect(found?.layout).toBe('empty');
  expect(found?.blocks.map(({ type, key }) => [type, key])).toEqual([
    ['hero', 'hero-0'],
    ['exhibitor-grid', 'exhibitor-grid-2'],
  ]);
  expect(found?.blocks[1]).toMatchObject({ exhibitors: [{ publicId: 1001, kind: 'Overheid' }] });
});

test('a page that is not there is null', async () => {
  expect(await findPage(answering('v5', {}), 'weg')).toBeNull();
});

test('settings and menus that nobody saved are empty; any other error is thrown', async () => {
  const errorResponse = (status: number) => {
    const body = { data: null, error: { status, name: 'X', message: 'x' } };
    return new CmsError({ method: 'GET', url: '/x', body });
  };
  const missing = answering('v5', {
    '/site-setting': [errorResponse(404)],
    '/navigation': [errorResponse(404)],
  });
  expect(await getSiteSettings(missing)).toMatchObject({ name: '', days: [], announcements: [] });
  expect(await getNavigation(missing)).toEqual({ header: [], footer: [], exhibitorMenu: [] });
  await expect(getNavigation(answering('v5', { '/navigation': [errorResponse(403)] }))).rejects.toMatchObject(
    {
      status: 403,
    },
  );
});

test('an announcement that is switched off is left out', async () => {
  const settings = (visible: boolean) =>
    answering('v5', {
      '/site-setting': [
        { data: { documentId: 'e', name: 'F', announcement: [{ visible, text: 'Nu' }] }, meta: {} },
      ],
    });
  expect(announcementIn((await getSiteSettings(settings(true))).announcements, 'before')).toEqual({
    id: expect.any(String) as string,
    text: 'Nu',
    link: null,
  });
  expect(announcementIn((await getSiteSettings(settings(false))).announcements, 'before')).toBeNull();
});

test('an error without a readable body is still an error with a name', () => {
  const error = new CmsError({
    method: 'GET',
    url: 'http://x/api/y?z=1',
    body: unknownErrorBody('v4', 'stuk'),
  });
  expect(error.message).toBe('GET http://x/api/y answered 500: UnknownError: stuk');
  expect(new CmsError({ method: 'GET', url: '/', body: 'tekst' })).toMatchObject({
    name: 'UnknownError',
    status: 500,
  });
});

test('a row says in which language its texts are and in which others there are, where the backend does', async () => {
  const row = { documentId: 'd', title: 'Contact', slug: 'contact', blocks: [] };
  const pageOf = (data: object) => findPage(answering('v5', { '/pages': [list([data])] }), 'contact');
  const localizations = [{ id: 2, locale: 'en' }];
  expect(await pageOf({ ...row, locale: 'nl', localizations })).toMatchObject({
    locale: 'nl',
    localizations: ['en'],
  });
  const silent = await pageOf({ ...row, locale: null, localizations: 'en' });
  expect(silent).toMatchObject({ title: 'Contact', locale: undefined, localizations: undefined });
});
