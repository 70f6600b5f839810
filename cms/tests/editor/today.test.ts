import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Today, TodayLink } from '../../src/platform/today/shape';
import { signInAs } from '../harness/admin-account';
import { ask, type App } from '../harness/app';
import { setEnglish } from '../harness/english';
import { makeJoinable, storeRequests } from '../harness/places';
import { sharedApp } from '../harness/shared-app';
import { formOf } from '../harness/submissions';

let app: App;
/** The id of a role whose permissions each test chooses. */
let role: number;
const token: Record<string, string> = {};

beforeAll(async () => {
  app = await sharedApp();
  const made = await app.strapi
    .service('admin::role')
    .create({ code: 'proef', name: 'Proef', description: 'Heeft steeds andere rechten.' });
  role = made.id;
  for (const code of ['strapi-editor', 'organiser', 'strapi-super-admin', 'proef'])
    token[code] = await signInAs(app, code);
});
const pin = (moment: string | null) =>
  app.strapi.config.set('site.fairNow', moment === null ? null : Date.parse(moment));
afterAll(() => pin(null));

async function get<T>(code: string, target: string): Promise<T> {
  const { status, body } = await ask(app, 'GET', target, { token: token[code] ?? '' });
  expect([target, status]).toEqual([target, 200]);
  return body as T;
}
const todayOf = (code: string) => get<Today>(code, '/editor/today');
const textsOf = async (code: string) => (await todayOf(code)).lines.map(({ text }) => text);

it('nobody sees it without signing in', async () => {
  expect((await ask(app, 'GET', '/editor/today')).status).toBe(401);
});

describe('the days of the fair', () => {
  const firstFact = async (code: string) => (await todayOf(code)).facts[0];
  const setDays = async (dates: string[]) => {
    const settings = app.strapi.documents('api::site-setting.site-setting');
    const data: object = { days: dates.map((date) => ({ date, opens: '10:00:00', closes: '17:00:00' })) };
    const documentId = (await settings.findFirst({ locale: 'nl' }))?.documentId ?? '';
    await settings.update({ documentId, locale: 'nl', data });
  };
  /** As in a fair that has just begun to exist: nobody can take the last day away in the admin. */
  const deleteDays = () =>
    app.strapi.db.connection('site_settings_cmps').where({ component_type: 'site.day' }).delete();

  beforeAll(() => setDays(['2027-02-10', '2027-02-09', '2027-02-11']));

  it.each([
    ['2027-02-01T12:00:00+01:00', 'Nog 8 dagen tot de beurs: di 9 feb 2027.'],
    // Still the evening of the 7th in UTC.
    ['2027-02-08T00:30:00+01:00', 'Morgen begint de beurs: di 9 feb 2027.'],
    ['2027-02-09T00:30:00+01:00', 'De beurs is bezig, dag 1 van 3.'],
    ['2027-02-10T22:00:00+01:00', 'De beurs is bezig, dag 2 van 3.'],
    ['2027-02-12T09:00:00+01:00', 'De beurs is voorbij.'],
  ])('on %s every administrator reads: %s', async (moment, text) => {
    pin(moment);
    for (const code of ['strapi-editor', 'organiser'])
      expect(await firstFact(code)).toEqual({ text, link: null });
  });

  it('a day on which the fair is closed is none of them', async () => {
    await setDays(['2027-02-11', '2027-02-09']);
    pin('2027-02-10T12:00:00+01:00');
    expect(await firstFact('organiser')).toMatchObject({
      text: 'De beurs is bezig: dag 2 van 2 is morgen.',
    });
  });

  it('without days, who may fill them in has a link to where, and others read who does', async () => {
    await deleteDays();
    expect(await firstFact('organiser')).toEqual({
      text: 'De dagen van de beurs zijn nog niet ingevuld.',
      link: { text: expect.any(String), to: '/content-manager/single-types/api::site-setting.site-setting' },
    });
    expect(await firstFact('strapi-editor')).toEqual({
      text: expect.stringContaining('Een organisator'),
      link: null,
    });
  });
});

describe('what there is to do', () => {
  let question: string;
  /** The lines of everything that is stored below, by the permission that shows them. */
  const lines = {
    'api::submissions.read': [
      '2 nieuwe inzendingen: Stel een vraag',
      '1 inzending in behandeling: Stel een vraag',
    ],
    'api::organiser-submissions.read': ['1 nieuwe inzending: Stel een vraag'],
    'api::contracts.read': ['1 nieuw contract om te bevestigen', '2 contracten in behandeling'],
    'api::orders.read': ['3 nieuwe bestellingen', '1 bestelling in behandeling'],
    'api::session-places.read': ['2 onderdelen met plaatsen zijn vol'],
    'api::deliveries.read': ['1 mail of bericht kwam niet aan'],
  };

  let counted = 0;
  const submit = (form: string, state: string, more: object = {}) =>
    app.strapi.db.query('api::form-submission.form-submission').create({
      data: {
        receipt: `vandaag ${(counted += 1)}`,
        form,
        formTitle: 'Ask a question',
        version: 1,
        language: 'en',
        values: {},
        copy: [],
        searchText: '',
        state,
        isTest: false,
        withoutCaptcha: false,
        organiserOnly: false,
        sentAt: Date.now(),
        expiresAt: Date.now() + 1_000_000,
        ...more,
      },
    });

  beforeAll(async () => {
    question = await formOf(app, 'vraag');
    await app.strapi.db
      .query('api::form.form')
      .updateMany({ where: { documentId: question, locale: 'nl' }, data: { title: 'Stel een vraag' } });
    for (const state of [
      'nieuw',
      'nieuw',
      'in behandeling',
      'beantwoord',
      'afgehandeld',
      'geannuleerd',
      'spam',
    ])
      await submit(question, state);
    await submit(question, 'nieuw', { isTest: true });
    await submit(question, 'nieuw', { organiserOnly: true });
    for (const state of ['nieuw', 'in behandeling', 'in behandeling', 'afgehandeld'])
      await submit('contract', state, { organiserOnly: true });
    for (const state of ['nieuw', 'nieuw', 'nieuw', 'in behandeling', 'geannuleerd'])
      await submit('order', state, { organiserOnly: true });

    const year = new Date().getUTCFullYear();
    const [full, closed, , past] = [
      await makeJoinable(app, 2),
      await makeJoinable(app, 5),
      await makeJoinable(app, 3),
      await makeJoinable(app, 1, { day: `${year - 1}-02-09` }),
    ];
    for (const session of [full, past]) await storeRequests(app, session, 2);
    const { connection } = app.strapi.db;
    await connection('session_places').update({ state: 'geplaatst' });
    await connection('session_joinings').insert({
      document_id: 'een gesloten onderdeel',
      session: closed.documentId,
      is_closed: true,
      created_at: new Date(),
      updated_at: new Date(),
      published_at: new Date(),
    });
    const failed = { kind: 'mail', about: 'proef', state: 'mislukt', attempts: 10, due_at: Date.now() };
    await connection('deliveries').insert([
      { ...failed, key: 'vandaag 1', recipient: 'x@beurs.example', payload: '{}' },
      { ...failed, key: 'vandaag 2', recipient: 'y@beurs.example', payload: null },
    ]);
  });

  /** Gives the role these permissions alone. */
  async function permit(...permissions: { action: string; subject?: string; properties?: object }[]) {
    const query = app.strapi.db.query('admin::permission');
    await query.deleteMany({ where: { role: { id: role } } });
    for (const { action, subject = null, properties = {} } of permissions)
      await query.create({ data: { action, subject, properties, conditions: [], role } });
  }
  beforeEach(() => permit());

  it('is nothing for who may read nothing, who also learns nothing of visitors and of the server', async () => {
    expect(await todayOf('proef')).toMatchObject({ facts: [expect.anything()], lines: [], finding: null });
  });

  it.each(Object.entries(lines))(
    'of %s is counted for who has it, and nothing else is',
    async (action, texts) => {
      await permit({ action });
      expect(await textsOf('proef')).toEqual(texts);
    },
  );

  it('is for an organiser all of it, and for an editor what was sent with ordinary forms', async () => {
    const all = Object.values(lines).flat();
    const ofEditor = lines['api::submissions.read'];
    const shown = await textsOf('organiser');
    // The organiser sees both kinds of submissions of a form together.
    const together = '3 nieuwe inzendingen: Stel een vraag';
    const apart = ['2 nieuwe inzendingen: Stel een vraag', '1 nieuwe inzending: Stel een vraag'];
    expect(shown).toEqual(expect.arrayContaining([together, ...all.filter((text) => !apart.includes(text))]));
    expect((await textsOf('strapi-editor')).filter((text) => all.includes(text))).toEqual(ofEditor);
  });

  const uid = 'api::faq-question.faq-question';
  const makeQuestion = (locale: string, data: object, status: 'draft' | 'published') =>
    app.strapi.documents(uid).create({ locale, data: data as never, status });

  it('has drafts and changes, by type and language, of the languages that the role may read', async () => {
    const before = await app.strapi.db.query(uid).count({ where: { publishedAt: null } });
    expect(before).toBeGreaterThan(0);
    const answer = [{ type: 'paragraph', children: [{ type: 'text', text: 'Ja.' }] }];
    const data = { question: 'Kan ik parkeren?', answer };
    for (const slug of ['een', 'twee']) await makeQuestion('nl', { ...data, slug }, 'draft');
    const { documentId } = await makeQuestion('nl', { ...data, slug: 'drie' }, 'published');
    const changed: object = { question: 'Kan ik er parkeren?' };
    await app.strapi.documents(uid).update({ documentId, locale: 'nl', data: changed });
    await app.strapi.documents(uid).update({ documentId, locale: 'en', data: changed });

    const read = { action: 'plugin::content-manager.explorer.read', subject: uid };
    const dutch = [
      '2 concepten: Veelgestelde vragen',
      '1 wijziging nog niet gepubliceerd: Veelgestelde vragen',
    ];
    await permit({ ...read, properties: { locales: ['nl', 'en'] } });
    expect(await textsOf('proef')).toEqual([...dutch, '1 concept: Veelgestelde vragen (Engels)']);
    await setEnglish(app, false);
    expect(await textsOf('proef')).toEqual(dutch);
    await setEnglish(app, true);
    await permit({ ...read, properties: { locales: ['nl'] } });
    expect(await textsOf('proef')).toEqual(dutch);
  });

  it('a link leads to a list of what its line counts', async () => {
    const list = async ({ to }: TodayLink): Promise<number> => {
      // The admin's own program translates the language for its server.
      const [path = '', query = ''] = to.replace('plugins[i18n][locale]', 'locale').split('?');
      if (path === '/settings/given-up') return (await totalOf('/given-up')).total;
      if (path !== '/session-places') return (await totalOf(`${path}?${query}`)).total;
      return (await totalOf(`${path}?${query}`)).sessions.length;
    };
    const totalOf = async (target: string): Promise<{ total: number; sessions: unknown[] }> => {
      const body = await get<{ meta?: object; pagination?: object }>('organiser', target);
      return { total: 0, sessions: [], ...body.meta, ...body.pagination };
    };
    const { lines: shown } = await todayOf('organiser');
    expect(shown.length).toBeGreaterThan(Object.keys(lines).length);
    for (const line of shown)
      expect([line.text, await list(line)]).toEqual([line.text, Number.parseInt(line.text, 10)]);
  });
});

describe('who registered', () => {
  /** Midnight of a day in Amsterdam, so many days from today. */
  const midnight = (days: number): number => {
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' });
    const day = new Date(`${format.format(Date.now())}T00:00:00Z`);
    day.setUTCDate(day.getUTCDate() + days);
    const [winter, summer] = [day.getTime() - 3_600_000, day.getTime() - 7_200_000];
    return format.format(summer) === day.toISOString().slice(0, 10) ? summer : winter;
  };
  const store = async (state: string, at: number, index: number) => {
    const registrations = app.strapi.db.query('api::visitor-registration.visitor-registration');
    const { id } = await registrations.create({
      data: {
        email: `gisteren-${index}@post.example`,
        badgeId: `gisteren ${index}`,
        state,
        language: 'nl',
        profile: { name: 'Noor', days: [], interests: [], purposes: [] },
        searchText: '',
      },
    });
    await app.strapi.db
      .connection('visitor_registrations')
      .where({ id })
      .update({ created_at: new Date(at) });
  };
  const visitorFacts = async (code: string) =>
    (await todayOf(code)).facts.filter(({ link }) => link?.to === '/visitors').map(({ text }) => text);

  it('yesterday is a day in Amsterdam, and a cancelled registration is none', async () => {
    const moments: [string, number][] = [
      ['bevestigd', midnight(-1) - 1],
      ['bevestigd', midnight(-1)],
      ['aangemeld', midnight(0) - 1],
      ['geannuleerd', midnight(0) - 1],
      ['bevestigd', midnight(0)],
    ];
    for (const [index, [state, at]] of moments.entries()) await store(state, at, index);
    expect(await visitorFacts('organiser')).toEqual([
      'Gisteren meldden zich 2 bezoekers aan; in totaal zijn het er 4.',
    ]);
    expect(await visitorFacts('strapi-editor')).toEqual([]);
  });
});

it('what is wrong with the server is for who may see its settings, the worst first and without secrets', async () => {
  const { finding } = await todayOf('strapi-super-admin');
  expect(finding).toEqual({
    weight: 'error',
    text: expect.stringContaining('SMTP_URL is leeg'),
    others: expect.any(Number),
  });
  expect(finding?.others).toBeGreaterThan(0);
  for (const code of ['organiser', 'strapi-editor']) expect((await todayOf(code)).finding).toBeNull();
});
