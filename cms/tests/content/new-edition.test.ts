import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadFair } from '../../src/programme/import/load-fair';
import { audienceChoices } from '../../src/push/announcements/audience';
import { signInAs, signInAsEditor } from '../harness/admin-account';
import { ask, type App } from '../harness/app';
import { listSessionsWithPlaces } from '../../src/places/list';
import { makeJoinable, request } from '../harness/places';
import { sharedApp } from '../harness/shared-app';
import { deleteOldVisits } from '../../src/visitors/retention';
import { registeredFact } from '../../src/visitors/today';
import { confirmed } from '../harness/visits';

/** An organiser puts the fair into the archive and begins the next edition. */
let app: App;
let token: string;

const venue = { name: 'De Meerhallen', street: 'Kanaalweg 210', postalCode: '3533 HL', city: 'Utrecht' };
const day = (date: string, more: object = {}) => ({
  date,
  opens: '10:00',
  closes: '18:00',
  label: '',
  ...more,
});
const wish = (more: object = {}) => ({
  edition: '2028',
  days: [day('2028-02-08', { label: 'Bouwdag' }), day('2028-02-09')],
  venue,
  copied: [] as string[],
  isEarly: false,
  ...more,
});

interface Answer {
  problems: { field: string; text: string }[];
  revision: string;
  happens: string[];
  done: string[];
  exhibitors: { id: string; name: string }[];
  error?: { message: string; details?: { problems?: unknown } };
}
const call = async (method: string, path: string, body?: object, as = token) => {
  const answer = await ask(app, method, `/new-edition${path}`, { token: as, ...(body && { body }) });
  return { status: answer.status, body: answer.body as Answer };
};
const plan = async (asked: object) => (await call('POST', '/plan', asked)).body;
const begin = async (asked: object) => call('POST', '', { ...asked, revision: (await plan(asked)).revision });
const problemFields = async (asked: object) => (await plan(asked)).problems.map(({ field }) => field);

const pin = (moment: string) => app.strapi.config.set('site.fairNow', Date.parse(moment));
const afterFair = '2027-03-01T12:00:00Z';

type Row = Record<string, unknown> & { documentId: string; publicId: number };
const uidOf = (type: string) => `api::${type}.${type}`;
const rowsOf = (type: string, more: object = {}): Promise<Row[]> =>
  app.strapi.db.query(uidOf(type)).findMany({ orderBy: { id: 'asc' }, ...more });
const read = async (path: string) => {
  const { status, body } = await ask(app, 'GET', `/api/${path}`);
  expect(status).toBe(200);
  return (body as { data: Row[] }).data;
};
const settings = () =>
  app.strapi
    .documents('api::site-setting.site-setting')
    .findFirst({ locale: 'nl', populate: { days: true, venue: true } });
const idOf = async (name: string) => {
  const [row] = await rowsOf('exhibitor', { where: { name, publishedAt: null } });
  return row?.documentId ?? '';
};

const lastBatch = async () => {
  const { body } = await ask(app, 'GET', '/list-imports', { token });
  const [line] = (body as { data: { id: number; list: string; fileName: string; state: string }[] }).data;
  if (!line) throw new Error('There is no batch.');
  return line;
};
const undoPlan = async () =>
  (await ask(app, 'GET', `/list-imports/${(await lastBatch()).id}/undo`, { token })).body as {
    clean: number;
    rows: { title: string; message: string }[];
  };
const undo = async () =>
  ask(app, 'POST', `/list-imports/${(await lastBatch()).id}/undo`, { token, body: { back: [] } });

/** Every row of every table, but for those of the batch itself, of sign-ins, of caches and of numbers that were given. */
async function everything(): Promise<Record<string, string[]>> {
  const { connection, metadata } = app.strapi.db;
  const own = /^(admin|plugin::(?!i18n|upload)|strapi::)|list-import|purge|public-id-counter/;
  const tables = [...metadata.values()].flatMap(({ tableName, uid }) => (own.test(uid) ? [] : [tableName]));
  const found: Record<string, string[]> = {};
  for (const table of [...new Set(tables)].sort())
    found[table] = ((await connection(table).orderBy('id')) as object[]).map((row) => JSON.stringify(row));
  return found;
}

beforeAll(async () => {
  app = await sharedApp();
  await app.strapi.plugin('i18n').service('locales').create({ code: 'en', name: 'English' });
  token = await signInAs(app, 'organiser');
  const english: object = {
    name: 'Houthuis',
    slug: 'houthuis',
    kind: 'Nieuwbouwconcept',
    summary: 'Timber houses.',
  };
  await app.strapi
    .documents('api::exhibitor.exhibitor')
    .update({ documentId: await idOf('Houthuis'), locale: 'en', data: english });
  const site = await settings();
  const place: object = { venue: { ...venue, latitude: 52.1, longitude: 5.1 } };
  await app.strapi
    .documents('api::site-setting.site-setting')
    .update({ documentId: site?.documentId ?? '', locale: 'nl', data: place });
});
beforeEach(() => pin(afterFair));
afterAll(() => app.strapi.config.set('site.fairNow', null));

it('the page and its calls are the organiser’s', async () => {
  const editor = await signInAsEditor(app);
  for (const [method, path] of [
    ['GET', ''],
    ['POST', '/plan'],
    ['POST', ''],
  ] as const)
    expect([
      method,
      path,
      (await call(method, path, method === 'GET' ? undefined : {}, editor)).status,
    ]).toEqual([method, path, 403]);
});

it('the form begins with the fair as it is, and with its exhibitors', async () => {
  const { body } = await call('GET', '');
  expect(body).toMatchObject({ venue, year: 2027, isOver: true });
  expect(body.exhibitors.map(({ name }) => name)).toEqual(['Gemeente Meerdam', 'Houthuis']);
  pin('2027-01-01T12:00:00Z');
  expect((await call('GET', '')).body).toMatchObject({ isOver: false });
});

describe('what cannot begin', () => {
  it('is an edition without days, name or venue', async () => {
    expect(await problemFields(wish({ days: [] }))).toEqual(['days']);
    expect(await problemFields(wish({ edition: ' ' }))).toEqual(['edition']);
    expect(await problemFields(wish({ edition: 'x'.repeat(41) }))).toEqual(['edition']);
    expect(await problemFields(wish({ venue: { ...venue, city: '' } }))).toEqual(['venue.city']);
    expect(await problemFields({})).toEqual([
      'days',
      ...['name', 'street', 'postalCode', 'city'].map((field) => `venue.${field}`),
      'edition',
      'copied',
    ]);
  });

  it('is one of more days than the settings allow', async () => {
    const dates = Array.from({ length: 15 }, (_, index) =>
      day(`2028-02-${String(index + 1).padStart(2, '0')}`),
    );
    expect(await problemFields(wish({ days: dates }))).toEqual(['days']);
  });

  it('is one that begins before this one ends', async () => {
    const { problems } = await plan(wish({ days: [day('2027-02-09')] }));
    expect(problems).toEqual([{ field: 'days.0', text: expect.stringContaining('Kies een eerste dag na') }]);
  });

  it('is one while the fair is not over, unless the organiser knows', async () => {
    pin('2027-01-01T12:00:00Z');
    expect(await problemFields(wish())).toEqual(['isEarly']);
    expect(await problemFields(wish({ isEarly: true }))).toEqual([]);
  });

  it.each([['niet-van-ons'], [12], [null], [{}]])('is one that copies the exhibitor %s', async (id) => {
    expect(await problemFields(wish({ copied: [id] }))).toEqual(['copied']);
  });

  it('is one without the plan, or with mistakes', async () => {
    expect(await call('POST', '', wish())).toMatchObject({
      status: 409,
      body: { error: { message: expect.stringContaining('Intussen is de beurs veranderd') } },
    });
    const { revision } = await plan(wish());
    const { status, body } = await call('POST', '', { ...wish({ edition: '' }), revision });
    expect([status, body.error?.details?.problems]).toEqual([
      400,
      [{ field: 'edition', text: expect.any(String) }],
    ]);
  });

  it('is one whose past year is in the archive already', async () => {
    const data: object = { year: 2027, name: 'Beurs', edition: '27', venue };
    const { documentId } = await app.strapi.documents('api::edition.edition').create({ data });
    expect(await call('POST', '/plan', wish())).toMatchObject({
      status: 409,
      body: { error: { message: expect.stringContaining('Editie 2027 staat al in het archief') } },
    });
    await app.strapi.documents('api::edition.edition').delete({ documentId });
  });
});

it('the plan says in numbers what will happen, and changes nothing', async () => {
  const before = await everything();
  const { problems, happens } = await plan(wish({ copied: [await idOf('Houthuis')] }));
  expect(problems).toEqual([]);
  expect(happens).toEqual([
    'Editie 2027 gaat naar het archief, met 1 programmaonderdeel, 2 standhouders en 2 sprekers. Hun pagina’s houden hun adres.',
    '3 stands komen vrij.',
    '1 standhouder komt terug als concept: met dezelfde teksten, een nieuw nummer en zonder stand.',
    expect.stringContaining('Editie 2028 is op '),
    expect.stringContaining('blijven zoals ze zijn'),
  ]);
  expect(await everything()).toEqual(before);
});

it('what has just begun goes back as it was, and no number is given twice', async () => {
  const before = await everything();
  const copied = [await idOf('Houthuis'), await idOf('Gemeente Meerdam')];
  const numbers: number[] = [];
  for (const round of [1, 2]) {
    expect([round, (await begin(wish({ copied }))).status]).toEqual([round, 200]);
    numbers.push(...(await rowsOf('exhibitor')).map(({ publicId }) => publicId));
    expect((await undo()).status).toBe(200);
    expect(await everything()).toEqual(before);
  }
  const known = (await rowsOf('exhibitor')).map(({ publicId }) => publicId);
  expect(new Set(numbers.filter((number) => !known.includes(number))).size).toBe(4);
});

describe('a new edition', () => {
  let old: Row[];
  beforeAll(async () => {
    pin(afterFair);
    old = await read('exhibitors?locale=nl&sort=publicId&populate=stands');
    const { status, body } = await begin(wish({ copied: [await idOf('Houthuis')] }));
    expect([status, body.error, body.done?.[0]]).toEqual([
      200,
      undefined,
      'Editie 2027 staat in het archief. De site gaat nu over 2028.',
    ]);
  });

  it('is in the settings, and the past one in the archive', async () => {
    expect(await settings()).toMatchObject({
      edition: '2028',
      previousFirstDay: '2027-02-09',
      days: [
        { date: '2028-02-08', opens: '10:00:00.000', label: 'Bouwdag' },
        { date: '2028-02-09', closes: '18:00:00.000' },
      ],
      // The same venue keeps its place on the map.
      venue: { ...venue, latitude: 52.1, longitude: 5.1 },
    });
    const [edition, ...others] = await read('editions?populate=days,venue');
    expect(others).toEqual([]);
    expect(edition).toMatchObject({
      year: 2027,
      days: [{ date: '2027-02-09' }],
      venue: { ...venue, latitude: 52.1, longitude: 5.1 },
    });
  });

  it('has no documents but the copies, and those of the past one keep their numbers and addresses', async () => {
    for (const type of ['sessions', 'exhibitors', 'speakers'])
      expect([type, await read(`${type}?locale=nl&filters[edition][$null]=true`)]).toEqual([type, []]);
    const archived = await read(
      'exhibitors?locale=nl&sort=publicId&populate=stands&filters[edition][$eq]=2027',
    );
    const known = ({ documentId, publicId, slug }: Row) => ({ documentId, publicId, slug });
    expect(archived.map(known)).toEqual(old.map(known));
    expect(archived.flatMap(({ stands }) => stands)).toEqual([]);
    expect(old.flatMap(({ stands }) => stands)).toHaveLength(3);
  });

  it('has copies as drafts, in every language, with numbers that nobody had', async () => {
    const copies = await rowsOf('exhibitor', {
      where: { edition: null },
      populate: ['logo', 'products', 'themes', 'stands', 'pavilion'],
    });
    expect(copies.map(({ locale, name, publishedAt }) => ({ locale, name, publishedAt }))).toEqual([
      { locale: 'nl', name: 'Houthuis', publishedAt: null },
      { locale: 'en', name: 'Houthuis', publishedAt: null },
    ]);
    const [dutch] = copies;
    expect(dutch).toMatchObject({
      summary: 'Huizen van hout.',
      kind: 'Nieuwbouwconcept',
      slug: 'houthuis-1',
      products: [{ name: 'Module' }],
      stands: [],
      pavilion: { name: 'Houtplein' },
    });
    expect([dutch?.logo, (dutch?.themes as unknown[]).length]).toEqual([expect.any(Object), 3]);
    const highest = Math.max(...old.map(({ publicId }) => publicId));
    expect(new Set(copies.map(({ publicId }) => publicId)).size).toBe(1);
    expect(dutch?.publicId).toBeGreaterThan(highest);
  });

  it('is all that lists of the admin have', async () => {
    const { body } = await ask(app, 'GET', '/lists', { token });
    const counts = new Map(
      (body as { data: { name: string; count: number }[] }).data.map(({ name, count }) => [name, count]),
    );
    expect(['standhouders', 'programma', 'sprekers', 'stands'].map((name) => counts.get(name))).toEqual([
      1, 0, 0, 4,
    ]);
  });

  it('is all that imports of a programme match, and that announcements can be about', async () => {
    const { sessions, speakers, exhibitors } = await loadFair(app.strapi);
    expect([sessions, speakers, exhibitors.map(({ name }) => name)]).toEqual([[], [], ['Houthuis']]);
    const { session, exhibitor } = await audienceChoices(app.strapi);
    expect([session, exhibitor]).toEqual([[], []]);
  });

  it('comes first in the search of the admin, and the past one says its year', async () => {
    const { body } = await ask(app, 'GET', '/editor/search?q=houthuis', { token });
    const groups = (body as { data: { name: string; hits: { about: string }[] }[] }).data;
    const group = groups.find(({ name }) => name === 'api::exhibitor.exhibitor');
    expect(group?.hits.map(({ about }) => about)).toEqual(['houthuis-1', 'houthuis · editie 2027']);
  });

  it('has the stands: an exhibitor of the past one gets none', async () => {
    const [stand] = await rowsOf('stand', { where: { code: '1.A04' } });
    const documentId = old[0]?.documentId ?? '';
    const data: object = { stands: [stand?.documentId] };
    const documents = app.strapi.documents('api::exhibitor.exhibitor');
    await documents.update({ documentId, locale: 'nl', data });
    await expect(documents.publish({ documentId, locale: 'nl' })).rejects.toThrow(
      '“Houthuis” is van editie 2027 en krijgt geen stand meer.',
    );
    const none: object = { stands: [] };
    await documents.update({ documentId, locale: 'nl', data: none });
  });

  it('lets texts of a session of the past one be corrected, on a day that the fair has no more', async () => {
    const [session] = await rowsOf('session', { where: { publishedAt: null } });
    const sessions = app.strapi.documents('api::session.session');
    const documentId = session?.documentId ?? '';
    const data: object = { summary: 'Zo was het.' };
    await sessions.update({ documentId, locale: 'nl', data });
    await sessions.publish({ documentId, locale: 'nl' });
    const [shown] = await read('sessions?locale=nl&filters[edition][$eq]=2027');
    expect(shown).toMatchObject({ documentId, summary: 'Zo was het.', edition: 2027 });
  });

  it('does not go back once there is more of it, and does when that is gone', async () => {
    const data: object = { name: 'Nieuweling' };
    const speakers = app.strapi.documents('api::speaker.speaker');
    const { documentId } = await speakers.create({ data, locale: 'nl' });
    expect((await undoPlan()).rows.map(({ message }) => message)).toEqual([
      '1 programmaonderdeel, standhouder of spreker van daarna hoort bij de nieuwe editie.',
    ]);
    expect((await undo()).status).toBe(400);
    await speakers.delete({ documentId, locale: '*' });
    expect((await undoPlan()).rows).toEqual([]);
  });

  it('does not go back once a copy has changed', async () => {
    const [copy] = await rowsOf('exhibitor', { where: { edition: null } });
    await app.strapi.db
      .query('api::exhibitor.exhibitor')
      .updateMany({ where: { documentId: copy?.documentId }, data: { place: 'Utrecht' } });
    expect((await undoPlan()).rows).toEqual([
      expect.objectContaining({ title: 'Houthuis', message: 'Dit is daarna veranderd.' }),
    ]);
    expect((await undo()).status).toBe(400);
    await app.strapi.db
      .query('api::exhibitor.exhibitor')
      .updateMany({ where: { documentId: copy?.documentId }, data: { place: copy?.place } });
  });

  it('goes back as a whole, with what was corrected in the archive', async () => {
    expect((await undo()).body).toMatchObject({ list: 'Nieuwe editie', state: 'teruggedraaid' });
    expect((await undo()).status).toBe(400);
    expect(await read('sessions?locale=nl')).toMatchObject([{ summary: 'Zo was het.', edition: null }]);
  });
});

it('begins once when two tabs ask for it at the same time', async () => {
  const asked = { ...wish(), revision: (await plan(wish())).revision };
  const answers = await Promise.all([call('POST', '', asked), call('POST', '', asked)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.error?.message).toContain(
    'Intussen is de beurs veranderd',
  );
  expect(await read('editions')).toHaveLength(1);
  expect((await undo()).status).toBe(200);
});

it('a session that went to the archive before it was held has no places to ask for', async () => {
  const session = await makeJoinable(app, 5);
  pin('2027-01-01T12:00:00Z');
  expect((await begin(wish({ isEarly: true }))).status).toBe(200);
  expect(await request(app, session, 'noor@post.example')).toMatchObject({
    status: 409,
    body: { error: { name: 'TooLate' } },
  });
  expect(await listSessionsWithPlaces(app.strapi)).toEqual([]);
  expect((await undo()).status).toBe(200);
  expect(await listSessionsWithPlaces(app.strapi)).toMatchObject([{ session: session.documentId }]);
});

it('the archive stays where it is when the new edition is moved', async () => {
  expect((await begin(wish())).status).toBe(200);
  const before = await rowsOf('session');
  const place = { days: [day('2028-03-01')], venue };
  const { body } = await ask(app, 'POST', '/fair-move/plan', { token, body: place });
  const { revision, moves } = body as { revision: string; moves: string[] };
  expect(moves).toContain('0 sessies gaan mee.');
  expect((await ask(app, 'POST', '/fair-move', { token, body: { ...place, revision } })).status).toBe(200);
  expect(await rowsOf('session')).toEqual(before);
  // Both go back, the last one first.
  expect([(await undo()).status, await settings()]).toEqual([
    200,
    expect.objectContaining({ edition: '2028' }),
  ]);
});

it('nobody but the content backend writes the year of an edition, and an organiser can give it another name', async () => {
  const path = '/content-manager/collection-types/api::edition.edition';
  const [edition] = await read('editions');
  const ofType = (method: string, tail: string, body?: object) =>
    ask(app, method, `${path}${tail}`, { token, ...(body && { body }) });
  expect((await ofType('POST', '', { year: 2020, name: 'Beurs', edition: '20', venue })).status).toBe(403);
  expect((await ofType('DELETE', `/${edition?.documentId}`)).status).toBe(403);
  expect(
    (await ofType('PUT', `/${edition?.documentId}`, { name: 'De eerste beurs', year: 2020 })).status,
  ).toBe(200);
  expect(await read('editions')).toMatchObject([{ name: 'De eerste beurs', year: 2027 }]);
});

it('registrations of the past edition go when its time is over, and those who come again stay', async () => {
  pin('2027-01-01T12:00:00Z');
  const registrations = app.strapi.db.query('api::visitor-registration.visitor-registration');
  interface Visit {
    id: number;
    profile: { days: string[] };
    needs: unknown;
  }
  for (const days of [['2028-02-08'], ['2028-02-09']]) await confirmed(app, { days });
  const visits = (): Promise<Visit[]> => registrations.findMany({ orderBy: { id: 'asc' } });
  const [gone, stays] = await visits();
  const needs = { needs: [], note: 'Rolstoel', consentedAt: '2026-11-30T12:00:00Z' };
  await registrations.updateMany({ where: {}, data: { needs } });
  const profile = { ...gone?.profile, days: ['2027-02-09'] };
  await registrations.update({ where: { id: gone?.id }, data: { profile } });
  const left = async () => (await visits()).map((row) => [row.id, row.needs !== null]);
  expect((await registeredFact.read(app.strapi, () => true))?.text).toContain('in totaal is het er 1');
  // The past edition ended on 9 February 2027; the settings have a fair in 2028 by now.
  await deleteOldVisits(app.strapi, Date.parse('2027-02-10T23:00:00Z'));
  expect(await left()).toEqual([
    [gone?.id, true],
    [stays?.id, true],
  ]);
  await deleteOldVisits(app.strapi, Date.parse('2027-02-11T03:00:00Z'));
  expect(await left()).toEqual([
    [gone?.id, false],
    [stays?.id, true],
  ]);
  await deleteOldVisits(app.strapi, Date.parse('2027-05-10T23:00:00Z'));
  expect(await left()).toHaveLength(2);
  await deleteOldVisits(app.strapi, Date.parse('2027-05-11T03:00:00Z'));
  expect(await left()).toEqual([[stays?.id, true]]);
});
