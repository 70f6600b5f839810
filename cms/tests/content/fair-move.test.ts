import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settleSessions } from '../../src/places/watch';
import { signInAs, signInAsEditor } from '../harness/admin-account';
import { ask, type App } from '../harness/app';
import { newMails } from '../harness/emails';
import { joined, makeJoinable } from '../harness/places';
import { sharedApp } from '../harness/shared-app';
import { confirmed, register, visitor } from '../harness/visits';

/** An organiser moves the fair to other days and another venue. */
let app: App;
let token: string;
const day = (date: string, more: { opens?: string; closes?: string; label?: string } = {}) => ({
  date,
  opens: '09:30',
  closes: '17:30',
  label: '',
  ...more,
});
const venue = { name: 'De Meerhallen', street: 'Kanaalweg 210', postalCode: '3533 HL', city: 'Utrecht' };
const twoDays = [day('2027-02-09'), day('2027-02-10', { closes: '16:00' })];

interface Item {
  type: string;
  title: string;
  to: string;
  words: string[];
}
interface Answer {
  problems: { field: string; text: string }[];
  revision: string;
  moves: string[];
  outside: Item[];
  texts: Item[];
  told: number;
  done: string[];
  days: unknown;
  venue: unknown;
  error?: { message: string; details?: { problems?: unknown } };
}
const call = async (method: string, path: string, body?: object, as = token) => {
  const answer = await ask(app, method, `/fair-move${path}`, {
    token: as,
    ...(body && method !== 'GET' && { body }),
  });
  return { status: answer.status, body: answer.body as Answer };
};
const plan = async (days: object[], at: object = venue) =>
  (await call('POST', '/plan', { days, venue: at })).body;
const move = async (days: object[], at: object = venue, more: object = {}) =>
  call('POST', '', { days, venue: at, revision: (await plan(days, at)).revision, ...more });

const lastBatch = async () => {
  const { body } = await ask(app, 'GET', '/list-imports', { token });
  const [line] = (body as { data: { id: number; list: string; fileName: string; state: string }[] }).data;
  if (!line) throw new Error('There is no batch.');
  return line;
};
const undoPlan = async () =>
  (await ask(app, 'GET', `/list-imports/${(await lastBatch()).id}/undo`, { token })).body as {
    clean: number;
    rows: { title: string; message: string; mayGoBack: boolean }[];
  };
const undo = async () =>
  ask(app, 'POST', `/list-imports/${(await lastBatch()).id}/undo`, { token, body: { back: [] } });

/** Every row of every table, but for those of the batch itself, of sign-ins and of caches. */
async function everything(): Promise<Record<string, string[]>> {
  const { connection, metadata } = app.strapi.db;
  const own = /^(admin|plugin::(?!i18n|upload)|strapi::)|list-import|purge/;
  const tables = [...metadata.values()].flatMap(({ tableName, uid }) => (own.test(uid) ? [] : [tableName]));
  const found: Record<string, string[]> = {};
  for (const table of [...new Set(tables)].sort())
    found[table] = ((await connection(table).orderBy('id')) as object[]).map((row) => JSON.stringify(row));
  return found;
}

const settings = () =>
  app.strapi
    .documents('api::site-setting.site-setting')
    .findFirst({ locale: 'nl', populate: { days: true, venue: true } });
const sessionDays = async () => {
  const rows: { title: string; day: string; locale: string; publishedAt: unknown }[] = await app.strapi.db
    .query('api::session.session')
    .findMany({ orderBy: { id: 'asc' } });
  return rows.map(({ title, day: on }) => `${title}: ${on}`);
};
const visitDays = async () =>
  (
    (await app.strapi.db
      .query('api::visitor-registration.visitor-registration')
      .findMany({ orderBy: { id: 'asc' } })) as { profile: { days: string[] } }[]
  ).map(({ profile }) => profile.days);

let tour: Awaited<ReturnType<typeof makeJoinable>>;
let question = '';
beforeAll(async () => {
  app = await sharedApp();
  await app.strapi.plugin('i18n').service('locales').create({ code: 'en', name: 'English' });
  token = await signInAs(app, 'organiser');
  const site = await settings();
  const data: object = {
    days: twoDays.map(({ date, opens, closes }) => ({
      date,
      opens: `${opens}:00.000`,
      closes: `${closes}:00.000`,
    })),
  };
  await app.strapi
    .documents('api::site-setting.site-setting')
    .update({ documentId: site?.documentId ?? '', locale: 'nl', data });
  tour = await makeJoinable(app, 10, { day: '2027-02-10' });
  const english: object = { title: 'The tour', slug: 'the-tour' };
  await app.strapi
    .documents('api::session.session')
    .update({ documentId: tour.documentId, locale: 'en', data: english });
  const items = app.strapi.documents('api::calendar-item.calendar-item');
  const item: object = { title: 'De beurs', slug: 'de-beurs', date: '2027-02-09', endDate: '2027-02-10' };
  await items.create({ locale: 'nl', data: item, status: 'published' });
  const questions = app.strapi.documents('api::faq-question.faq-question');
  const [faq] = await questions.findMany({ locale: 'nl', filters: { slug: 'is-er-een-garderobe' } });
  question = faq?.documentId ?? '';
  const answer: object = {
    answer: [
      { type: 'paragraph', children: [{ type: 'text', text: 'Ja, op 9 en 10 februari, in de Meerhallen.' }] },
    ],
  };
  await questions.update({ documentId: question, locale: 'nl', data: answer });
  await confirmed(app, { days: ['2027-02-09'] });
  await register(app, visitor({ days: ['2027-02-09', '2027-02-10'], language: 'en' }));
  await register(app, visitor({ days: ['2027-02-10'] }));
  await newMails(app, 2);
  await joined(app, tour, 'plaats@post.example');
});

it('the page and its calls are the organiser’s', async () => {
  const editor = await signInAsEditor(app);
  for (const [method, path] of [
    ['GET', ''],
    ['POST', '/plan'],
    ['POST', ''],
  ] as const)
    expect([method, path, (await call(method, path, {}, editor)).status]).toEqual([method, path, 403]);
  expect((await call('GET', '')).body).toEqual({ days: twoDays, venue });
});

describe('the plan', () => {
  it('says what moves and what names the old days, and changes nothing', async () => {
    const before = await everything();
    const { problems, moves, outside, texts, told } = await plan([day('2027-03-02'), day('2027-03-03')]);
    expect(problems).toEqual([]);
    expect(moves).toEqual([
      'De beurs krijgt 2 dagen.',
      'di 9 feb 2027 wordt di 2 mrt 2027: 21 dagen later.',
      'wo 10 feb 2027 wordt wo 3 mrt 2027: 21 dagen later.',
      '2 sessies gaan mee.',
      '3 aanmeldingen van bezoekers gaan mee.',
      '1 item in de kalender gaat mee.',
    ]);
    expect([outside, told]).toEqual([[], 4]);
    expect(texts).toContainEqual({
      type: 'Veelgestelde vragen',
      title: 'Is er een garderobe?',
      to: `/content-manager/collection-types/api::faq-question.faq-question/${question}`,
      words: ['9 en 10 februari'],
    });
    expect(texts.map(({ title }) => title)).not.toContain('De beurs');
    expect(await everything()).toEqual(before);
  });

  it('looks for the venue when that changes alone', async () => {
    const { moves, texts } = await plan(twoDays, { ...venue, name: 'Nieuwe Hal' });
    expect(moves).toEqual([
      'De beurs krijgt een andere locatie.',
      'De plek op de kaart wordt leeg: vul die in bij Site-instellingen.',
    ]);
    expect(texts.find(({ title }) => title === 'Is er een garderobe?')?.words).toEqual(['de Meerhallen']);
    expect(texts.flatMap(({ words }) => words)).not.toContain('Utrecht');
  });

  it('says which sessions are on a day or at an hour that the fair is closed', async () => {
    const { moves, outside } = await plan([day('2027-02-09', { opens: '10:15' })]);
    expect(moves).toContainEqual(expect.stringMatching(/^wo 10 feb 2027 vervalt\./));
    expect(outside.map(({ title, words }) => [title, words])).toEqual([
      ['Bouwen met hout', ['di 9 feb 2027, 10:00–10:45']],
      [expect.stringMatching(/^Tour/), ['wo 10 feb 2027, 14:00–15:00']],
    ]);
  });

  it('for another year names the edition', async () => {
    const { texts } = await plan([day('2028-01-01')]);
    expect(texts[0]).toMatchObject({ type: 'Editie', title: '2027', words: ['2027'] });
  });

  it.each([
    ['no days', [], venue, 'days'],
    ['days in another order', [...twoDays].reverse(), venue, 'days'],
    ['a day of the past', [day('2026-02-09')], venue, 'days.0'],
    ['a day that is none', [day('morgen')], venue, 'days.0'],
    ['no venue', twoDays, {}, 'venue.name'],
    ['nothing new', twoDays, venue, 'days'],
  ])('says what is wrong with %s, and moving that changes nothing', async (_, days, at, field) => {
    const before = await everything();
    const { problems, revision } = await plan(days, at);
    expect(problems[0]).toEqual({ field, text: expect.any(String) });
    const { status, body } = await call('POST', '', { days, venue: at, revision });
    expect([status, body.error?.details?.problems]).toEqual([400, problems]);
    expect(await everything()).toEqual(before);
  });

  it.each([[undefined], ['x'], [[]], [{ days: 7, venue: 'hal' }], [{ days: [null], venue: [] }]])(
    'of %j is no plan',
    async (body) => {
      const answer = await ask(app, 'POST', '/fair-move/plan', { token, body });
      expect([answer.status, (answer.body as Answer).problems?.length ?? 0]).not.toEqual([200, 0]);
      expect(answer.status).toBeLessThan(500);
    },
  );
});

describe('moving', () => {
  let before: Record<string, string[]> = {};
  beforeEach(async () => {
    before = await everything();
  });

  it('takes sessions, registrations and the calendar along over New Year, and goes back byte for byte', async () => {
    const days = [day('2027-12-31', { label: 'Oudejaarsdag' }), day('2028-01-01')];
    const hall = { name: 'Nieuwe Hal', street: 'Plein 1', postalCode: '1000 AA', city: 'Meerdam' };
    const { status, body } = await move(days, hall);
    expect([status, body.done]).toEqual([
      200,
      ['De beurs is verplaatst.', expect.stringContaining('terugdraaien')],
    ]);
    expect((await call('GET', '')).body).toEqual({ days, venue: hall });
    expect(new Set(await sessionDays())).toEqual(
      new Set([
        'Bouwen met hout: 2027-12-31',
        expect.stringMatching(/^Tour \d: 2028-01-01$/),
        'The tour: 2028-01-01',
      ]),
    );
    expect(await visitDays()).toEqual([['2027-12-31'], ['2027-12-31', '2028-01-01'], ['2028-01-01']]);
    expect(await lastBatch()).toMatchObject({
      list: 'Beurs verplaatst',
      fileName: 'vr 31 dec 2027 – za 1 jan 2028',
      state: 'klaar',
    });
    expect(await undoPlan()).toMatchObject({ rows: [] });
    expect((await undo()).body).toMatchObject({ state: 'teruggedraaid' });
    expect(await everything()).toEqual(before);
    expect((await undo()).status).toBe(400);
  });

  it('to fewer days names the texts that say when the days are that go', async () => {
    const pages = app.strapi.documents('api::page.page');
    const { documentId } = await pages.create({ data: { title: 'Tot {dag2}', slug: 'tot-dag-2' } });
    const { texts } = await plan([day('2027-03-02')]);
    expect(texts).toContainEqual(expect.objectContaining({ title: 'Tot {dag2}', words: ['{dag2}'] }));
    await pages.delete({ documentId });
  });

  it('to fewer days has who came on none other come on the last, and goes back', async () => {
    expect((await move([day('2027-03-02')])).status).toBe(200);
    expect(await visitDays()).toEqual([['2027-03-02'], ['2027-03-02'], ['2027-03-02']]);
    expect(await sessionDays()).toContainEqual(expect.stringMatching(/^Tour \d: 2027-03-03$/));
    expect((await undo()).status).toBe(200);
    expect(await everything()).toEqual(before);
  });

  it('does not go back once something of it has changed', async () => {
    await move([day('2027-03-02'), day('2027-03-03')]);
    // Nobody is mailed about each session by itself.
    await settleSessions(app.strapi);
    expect(await newMails(app, 0)).toEqual([]);
    const sessions = app.strapi.documents('api::session.session');
    const later: object = { day: '2027-03-02' };
    await sessions.update({ documentId: tour.documentId, locale: 'nl', data: later });
    const { clean, rows } = await undoPlan();
    expect([clean, rows]).toEqual([
      0,
      [expect.objectContaining({ title: expect.stringMatching(/^Tour/), mayGoBack: false })],
    ]);
    const moved = await everything();
    const { status, body } = await undo();
    expect([status, (body as Answer).error?.message]).toEqual([
      400,
      expect.stringMatching(/^Tour \d: Dit is daarna veranderd\. Verplaats de beurs opnieuw/),
    ]);
    expect(await everything()).toEqual(moved);
    expect(await lastBatch()).toMatchObject({ state: 'klaar' });
    // The other way is to move it again.
    expect((await move(twoDays)).status).toBe(200);
    expect(await visitDays()).toEqual([['2027-02-09'], ['2027-02-09', '2027-02-10'], ['2027-02-10']]);
  });

  it('does not go back once somebody has registered for the new days', async () => {
    await move([day('2027-03-02'), day('2027-03-03')]);
    const sent = visitor({ days: ['2027-03-02'] });
    await register(app, sent);
    await newMails(app, 1);
    expect((await undoPlan()).rows).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/^1 sessie of aanmelding van daarna/) }),
    ]);
    await app.strapi.db
      .query('api::visitor-registration.visitor-registration')
      .deleteMany({ where: { email: sent.email } });
    expect((await undo()).status).toBe(200);
  });

  it('is rejected when another organiser was first, also at the same moment', async () => {
    const days = [day('2027-03-02'), day('2027-03-03')];
    const { revision } = await plan(days);
    const twice = await Promise.all([1, 2].map(() => call('POST', '', { days, venue, revision })));
    expect(twice.map(({ status }) => status).sort()).toEqual([
      200,
      expect.toSatisfy((one) => [400, 409].includes(one)),
    ]);
    const stale = await call('POST', '', { days: [day('2027-04-01')], venue, revision });
    expect([stale.status, stale.body.error?.message]).toEqual([
      409,
      expect.stringMatching(/^Intussen zijn dagen/),
    ]);
    expect((await undo()).status).toBe(200);
    expect(await everything()).toEqual(before);
  });

  it('tells each person once, by a mail with a text of the organiser’s own', async () => {
    const { version } = (await ask(app, 'GET', '/mail-texts/fair-moved/nl', { token })).body as {
      version: null;
    };
    const own = { subject: 'Verplaatst: {dagen}', text: 'Tot ziens op {dagen} in {plaats}.', version };
    expect((await ask(app, 'PUT', '/mail-texts/fair-moved/nl', { token, body: own })).status).toBe(200);
    const days = [day('2027-03-02'), day('2027-03-03')];
    const { revision } = await plan(days);
    const first = await call('POST', '', { days, venue, revision, isMailed: true });
    expect(first.body.done[1]).toBe('4 mails zijn onderweg.');
    const mails = await newMails(app, 4);
    expect(new Set(mails.map(({ to }) => to)).size).toBe(4);
    const english = mails.find(({ subject }) => subject === 'The fair has moved');
    expect(english?.text).toContain('registered for Tue 2 Mar 2027 and Wed 3 Mar 2027');
    expect(
      mails.filter(({ subject }) => subject === 'Verplaatst: di 2 mrt 2027 en wo 3 mrt 2027'),
    ).toHaveLength(3);
    expect(mails.find(({ to }) => to === 'plaats@post.example')?.text).not.toContain('bezoekersprofiel');
    await call('POST', '', { days, venue, revision, isMailed: true });
    expect(await newMails(app, 0)).toEqual([]);
    expect((await undo()).status).toBe(200);
  });
});

it('a fair that has begun is not moved', async () => {
  app.strapi.config.set('site.fairNow', Date.parse('2027-02-09T12:00:00Z'));
  try {
    const answer = await call('POST', '/plan', { days: [day('2027-03-02')], venue });
    expect([answer.status, answer.body.error?.message]).toEqual([
      400,
      expect.stringMatching(/^De beurs is al begonnen/),
    ]);
  } finally {
    app.strapi.config.set('site.fairNow', null);
  }
});
