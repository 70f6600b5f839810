import { beforeAll, expect, it } from 'vitest';
import { makeFormerKinds } from '../../src/programme/demo-kinds';
import type { References } from '../../src/platform/editor/references/shape';
import type { FoundPages } from '../../src/platform/editor/links/shape';
import { signInAs, signInAsEditor } from '../harness/admin-account';
import { ask, type App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';

/** Kinds of sessions as an organiser of another fair makes, uses and removes them. */
let app: App;
let token: string;
beforeAll(async () => {
  app = await sharedApp();
  token = await signInAs(app, 'organiser');
});

const uid = 'api::session-kind.session-kind';
const path = `/content-manager/collection-types/${uid}`;
const sessionPath = '/content-manager/collection-types/api::session.session';
const demos = { name: 'Demonstratie', plural: 'Demonstraties', colour: 'Groen', rank: 5, hasPage: true };
const session = { day: '2027-02-09', startTime: '12:00:00.000', endTime: '12:30:00.000' };

interface Answer {
  data?: { documentId: string; key: string; slug: string; kind: string };
  error?: { message: string; details: { errors: { path: string[]; message: string }[] } };
}

async function send(method: 'POST' | 'PUT' | 'DELETE', target: string, body?: object) {
  const { status, body: answer } = await ask(app, method, target, { token, ...(body && { body }) });
  return { status, ...(answer as Answer) };
}

interface Kind {
  key: string;
  name: string;
  plural: string;
  slug: string;
  isTour: boolean;
  hasPage: boolean;
}
const kindsOf = async (locale: string) => {
  const { body } = await ask(app, 'GET', `/api/session-kinds?locale=${locale}&sort=rank`);
  return (body as { data: Kind[] }).data;
};

it('gives the demo fair its four kinds, at the addresses they always had', async () => {
  expect((await kindsOf('nl')).map(({ key, slug, isTour, hasPage }) => [key, slug, isTour, hasPage])).toEqual(
    [
      ['Plenair', 'plenair', false, false],
      ['Kennissessie', 'kennissessies', false, true],
      ['Tour', 'tours', true, true],
      ['Workshop', 'workshops', false, false],
    ],
  );
  expect((await kindsOf('en')).map(({ plural }) => plural)).toContain('Knowledge sessions');
});

it('makes a kind with a key and a path of its own, in two languages, that sessions and lists can choose', async () => {
  const made = await send('POST', path, demos);
  expect(made).toMatchObject({ status: 201, data: { key: 'Demonstratie', slug: 'demonstraties' } });
  const { documentId } = made.data ?? { documentId: '' };
  const english = { name: 'Demonstration', plural: 'Demonstrations', slug: 'other', key: 'Other' };
  expect((await send('PUT', `${path}/${documentId}?locale=en`, english)).status).toBe(200);
  expect((await kindsOf('en'))[0]).toMatchObject({
    key: 'Demonstratie',
    plural: 'Demonstrations',
    slug: 'demonstraties',
    hasPage: true,
  });

  // Its name may change: what sessions hold stays.
  const renamed = await send('PUT', `${path}/${documentId}`, { ...demos, name: 'Demo', key: 'X' });
  expect(renamed.data).toMatchObject({ key: 'Demonstratie', slug: 'demonstraties' });
  const options = await ask(app, 'GET', `/editor/choices/${uid}`, { token });
  expect((options.body as { data: object[] }).data[0]).toEqual({ key: 'Demonstratie', label: 'Demo' });

  const asked = { ...session, title: 'Dakpannen leggen', slug: 'dakpannen', kind: 'Demonstratie' };
  expect((await send('POST', `${sessionPath}/actions/publish`, asked)).status).toBe(200);
  const { body } = await ask(app, 'GET', '/api/sessions?filters[slug]=dakpannen');
  expect(body).toMatchObject({ data: [{ kind: 'Demonstratie' }] });
});

it('offers the lists of kinds to who makes a link, and no page of a kind without one', async () => {
  const { body } = await ask(app, 'GET', '/editor/links?q=/programma/', { token });
  const paths = (body as { data: FoundPages }).data.found.map((page) => page.path);
  expect(paths).toEqual(expect.arrayContaining(['/programma/tours', '/programma/kennissessies']));
  expect(paths).not.toContain('/programma/workshops');
});

it.each([
  [{ ...demos, slug: 'tours' }, 'slug', 'Dit adres is al van “Tours”. Kies een ander adres.'],
  [{ ...demos, slug: '2001' }, 'slug', 'alleen cijfers is van een programmaonderdeel'],
  [{ ...demos, slug: 'schedule' }, 'slug', 'Onder /programma/schedule staat het hele programma'],
  [{ ...demos, slug: 'De Mo' }, 'slug', 'Gebruik alleen kleine letters'],
])('rejects the kind %j in Dutch, and stores nothing of it', async (kind, field, message) => {
  const before = await kindsOf('nl');
  const { status, error } = await send('POST', path, kind);
  expect([status, error?.details.errors[0]?.path]).toEqual([400, [field]]);
  expect(error?.message).toContain(message);
  expect(await kindsOf('nl')).toEqual(before);
});

it('rejects a session of a kind that the fair does not have, and one of none where there are kinds', async () => {
  const rejected = await send('POST', sessionPath, { ...session, title: 'Niets', kind: 'Bestaat niet' });
  expect([rejected.status, rejected.error?.details.errors[0]]).toMatchObject([
    400,
    { path: ['kind'], message: 'Deze keuze bestaat niet, of niet meer. Kies er een uit de lijst.' },
  ]);
  const none = await send('POST', `${sessionPath}/actions/publish`, { ...session, title: 'Zonder soort' });
  expect([none.status, none.error?.details.errors[0]]).toMatchObject([
    400,
    { path: ['kind'], message: 'Kies een soort.' },
  ]);
});

it('lets an editor read kinds and an organiser change them', async () => {
  const editor = await signInAsEditor(app);
  expect((await ask(app, 'GET', path, { token: editor })).status).toBe(200);
  expect((await ask(app, 'POST', path, { token: editor, body: demos })).status).toBe(403);
});

it('says before it is removed which sessions are of a kind', async () => {
  const kind = await app.strapi.db.query(uid).findOne({ where: { key: 'Kennissessie', locale: 'nl' } });
  const { body } = await ask(app, 'GET', `/editor/references/${uid}/${kind.documentId}`, { token });
  const { found } = (body as { data: References }).data;
  expect(found.map(({ title }) => title)).toContain('Bouwen met hout');
  expect((await send('DELETE', `${path}/${kind.documentId}`)).status).toBe(200);
  // Whatever is of it stays on the site, and needs another kind the next time that it is saved.
  const of = await ask(app, 'GET', '/api/sessions?filters[slug]=bouwen-met-hout');
  expect(of.body).toMatchObject({ data: [{ kind: 'Kennissessie' }] });
});

it('publishes sessions of no kind at a fair without kinds', async () => {
  await app.strapi.db.query(uid).deleteMany({});
  const asked = { ...session, title: 'Praatje', slug: 'praatje' };
  expect((await send('POST', `${sessionPath}/actions/publish`, asked)).status).toBe(200);
  const { body } = await ask(app, 'GET', '/api/sessions?filters[slug]=praatje');
  expect(body).toMatchObject({ data: [{ kind: null }] });
});

it('gives a fair from before kinds were content the four that its sessions have, once', async () => {
  const store = app.strapi.store({ type: 'core', name: 'programme', key: 'kinds' });
  await makeFormerKinds(app.strapi);
  expect(await kindsOf('nl')).toEqual([]);
  await store.delete();
  await makeFormerKinds(app.strapi);
  expect((await kindsOf('nl')).map(({ slug }) => slug)).toEqual([
    'plenair',
    'kennissessies',
    'tours',
    'workshops',
  ]);
});
