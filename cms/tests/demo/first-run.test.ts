import { beforeAll, describe, expect, it } from 'vitest';
import { signInAs, signInAsEditor } from '../harness/admin-account';
import { ask, type App } from '../harness/app';
import { setEnglish } from '../harness/english';
import { sharedApp } from '../harness/shared-app';

/** An organiser makes the demo fair their own, in steps. */
let app: App;
let token: string;
beforeAll(async () => {
  app = await sharedApp();
  await app.strapi.plugin('i18n').service('locales').create({ code: 'en', name: 'English' });
  token = await signInAs(app, 'organiser');
});

const fair = {
  name: 'Dakbeurs',
  edition: '2027',
  tagline: '',
  organisation: '',
  days: [
    { date: '2027-04-15', opens: '09:30', closes: '16:00' },
    { date: '2027-04-14', opens: '09:30', closes: '17:00' },
  ],
  venue: { name: 'Evenementenhal', street: 'Franklinweg 2', postalCode: '4207 HZ', city: 'Gorinchem' },
  contact: { email: 'info@dakbeurs.example', phone: '', address: '' },
  colour: '0A6B3D',
  english: false,
  keep: 'niets',
  mail: { sender: 'Team Dakbeurs', replyTo: '' },
};

interface Answer {
  draft: { fair: typeof fair; step: string; revision: number };
  problems: { field: string; text: string }[];
  madeAt: string | null;
  going: Record<string, number>;
}
const call = async (method: string, path: string, body?: object, as = token) => {
  const answer = await ask(app, method, `/new-fair${path}`, { token: as, ...(body && { body }) });
  return { status: answer.status, body: answer.body as Answer & { error?: { message: string } } };
};
const revision = async () => (await call('GET', '')).body.draft.revision;
const save = async (changes: object = {}, step = 'name') =>
  call('PUT', '', { fair: { ...fair, ...changes }, step, revision: await revision() });
const make = async () => call('POST', '', { revision: await revision() });
const settings = async () =>
  app.strapi
    .documents('api::site-setting.site-setting')
    .findFirst({ locale: 'nl', populate: { days: true, venue: true, contact: true } });
const demoLink = async () => {
  const { body } = await ask(app, 'GET', '/editor/today', { token });
  const { facts } = body as { facts: { link: { to: string; text: string } | null }[] };
  return facts.find(({ link }) => link?.to === '/settings/new-fair')?.link?.text;
};

describe('the draft of a new fair', () => {
  it('is begun from the home page, and not by an editor', async () => {
    const editor = await signInAsEditor(app);
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/server'],
      ['PUT', ''],
      ['POST', ''],
    ] as const)
      expect([method, path, (await call(method, path, undefined, editor)).status]).toEqual([
        method,
        path,
        403,
      ]);
    expect(await demoLink()).toBe('Maak er uw eigen beurs van');
    const { body } = await call('GET', '');
    expect(body).toMatchObject({ draft: { step: 'name', revision: 0 }, madeAt: null });
    expect(body.going.niets).toBeGreaterThan(body.going.structuur ?? 0);
    expect(body.going.alles).toBe(0);
  });

  it('is kept with its mistakes, which are named by field', async () => {
    const { body } = await save({ name: ' ', days: [{ date: '', opens: '', closes: '' }] }, 'where');
    expect(body.problems).toEqual([
      { field: 'name', text: 'Vul dit in, met hoogstens 255 tekens.' },
      { field: 'days.0', text: 'Geef een datum, en tijden waarvan de eerste voor de laatste komt.' },
    ]);
    expect((await call('GET', '')).body.draft).toEqual(body.draft);
    expect(body.draft).toMatchObject({ step: 'where', revision: 1 });
    expect(await demoLink()).toBe('Ga verder met uw eigen beurs');
  });

  it('is not overwritten from a tab that does not know of the other', async () => {
    const before = (await call('GET', '')).body.draft;
    const { status, body } = await call('PUT', '', { fair, step: 'name', revision: 0 });
    expect([status, body.error?.message]).toEqual([400, expect.stringContaining('in een ander tabblad')]);
    expect((await call('GET', '')).body.draft).toEqual(before);
  });

  it.each([
    ['nothing', undefined],
    ['a text', { fair: 'Dakbeurs', step: 'name', revision: 1 }],
    ['an unknown step', { fair, step: 'klaar', revision: 1 }],
    ['no revision', { fair, step: 'name' }],
    ['a word for English', { fair: { ...fair, english: 'nee' }, step: 'languages', revision: 1 }],
    ['a number for a name', { fair: { ...fair, name: 7 }, step: 'name', revision: 1 }],
    ['a book for a name', { fair: { ...fair, name: 'x'.repeat(2001) }, step: 'name', revision: 1 }],
    [
      'a fair of a year',
      { fair: { ...fair, days: Array(365).fill(fair.days[0]) }, step: 'name', revision: 1 },
    ],
    ['a day that is none', { fair: { ...fair, days: [null] }, step: 'name', revision: 1 }],
  ])('is not taken as %s', async (_, body) => {
    const { status, body: answer } = await call('PUT', '', body);
    expect([status, answer.error?.message]).toEqual([400, expect.stringContaining('Laad de pagina opnieuw')]);
  });

  it('of an earlier version, without a choice of languages, is one with English', async () => {
    const store = app.strapi.store({ type: 'core', name: 'fair', key: 'first-run' });
    const stored = await store.get();
    const earlier: Partial<typeof fair> = { ...fair };
    delete earlier.english;
    await store.set({ value: { draft: { fair: earlier, step: 'face', revision: 3 }, madeAt: null } });
    const { body } = await call('GET', '');
    expect(body.draft.fair).toEqual({ ...fair, english: true });
    expect((await call('PUT', '', body.draft)).status).toBe(200);
    await store.set({ value: stored });
  });

  it('tells who may not see the settings of the server about the mail alone', async () => {
    const { status, body } = await call('GET', '/server');
    expect([status, body]).toEqual([
      200,
      { from: expect.stringContaining('@'), mail: expect.any(Array), others: null },
    ]);
    const administrator = await signInAs(app, 'strapi-super-admin');
    expect((await call('GET', '/server', undefined, administrator)).body).toMatchObject({
      others: expect.arrayContaining([expect.objectContaining({ weight: 'error' })]),
    });
  });
});

describe('making the fair', () => {
  it.each([
    ['that is not filled in', { name: '' }],
    ['without days', { days: [] }],
    ['of which nobody said what to keep', { keep: '' }],
    ['whose mails come from somebody invisible', { mail: { sender: 'Dak\u202ebeurs', replyTo: '' } }],
  ])('%s changes nothing', async (_, changes) => {
    const before = await settings();
    const { going } = (await call('GET', '')).body;
    await save(changes, 'mail');
    const { status, body } = await make();
    expect([status, body.error?.message]).toEqual([400, expect.any(String)]);
    expect(await settings()).toEqual(before);
    expect((await call('GET', '')).body.going).toEqual(going);
  });

  it('happens once, when two press at the same time', async () => {
    await save({}, 'mail');
    const known = await revision();
    const both = await Promise.all([1, 2].map(() => call('POST', '', { revision: known })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await settings()).toMatchObject({
      name: 'Dakbeurs',
      edition: '2027',
      days: [{ date: '2027-04-14' }, { date: '2027-04-15' }],
      venue: { city: 'Gorinchem' },
      contact: { email: 'info@dakbeurs.example' },
      english: false,
      mailSender: 'Team Dakbeurs',
      mailReplyTo: null,
    });
    const { body } = await call('GET', '');
    expect(body).toMatchObject({ draft: { fair: { name: '' }, revision: 0 }, madeAt: expect.any(String) });
    expect(body.going.niets).toBe(0);
    expect(await demoLink()).toBeUndefined();
    const brand = await app.strapi.documents('api::brand.brand').findFirst({ status: 'published' });
    expect(brand?.colour).toBe('#0a6b3d');
  });
});

describe('what a new fair does not say', () => {
  const marked = async () => {
    const { body } = await ask(app, 'GET', '/editor/today', { token });
    const { facts } = body as { facts: { text: string; link: { to: string } | null }[] };
    return facts.find(({ text }) => text.includes('“[vul in: …]”'))?.link?.to;
  };

  it('is asked for on the home page until no text has its mark', async () => {
    expect(await marked()).toBeUndefined();
    const pages = app.strapi.documents('api::page.page');
    const text = { type: 'text', text: '[vul in: rechtspersoon] bewaart niets.' };
    const blocks = [{ __component: 'blocks.rich-text', body: [{ type: 'paragraph', children: [text] }] }];
    const page: object = { title: 'Bijlage', slug: 'bijlage', blocks };
    const { documentId } = await pages.create({ locale: 'nl', data: page });
    const path = (document: string) => `/content-manager/collection-types/api::page.page/${document}`;
    expect(await marked()).toBe(path(documentId));
    // A component of a component, beside a page that is whole.
    const cards = [{ __component: 'blocks.topics', topics: [{ title: 'Pers', label: '[vul in: naam]' }] }];
    await pages.update({ documentId, locale: 'nl', data: { blocks: cards } as object });
    expect(await marked()).toBe(path(documentId));
    // Of a fair without English, as this one is, the English texts may wait.
    await pages.update({ documentId, locale: 'en', data: { ...page, title: 'Annex' } as object });
    await pages.update({ documentId, locale: 'nl', data: { blocks: [] } as object });
    expect(await marked()).toBeUndefined();
    await setEnglish(app, true);
    expect(await marked()).toBe(path(documentId));
    await pages.delete({ documentId });
    expect(await marked()).toBeUndefined();
  });
});
