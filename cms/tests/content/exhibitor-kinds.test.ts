import { beforeAll, expect, it } from 'vitest';
import { makeFormerKinds } from '../../src/exhibitors/demo-kinds';
import type { References } from '../../src/platform/editor/references/shape';
import { signInAs } from '../harness/admin-account';
import { ask, type App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';
import { Lists } from '../lists/calls';

/** Kinds of exhibitors as an organiser of another fair makes, uses and removes them. */
let app: App;
let token: string;
let lists: Lists;
beforeAll(async () => {
  app = await sharedApp();
  token = await signInAs(app, 'organiser');
  lists = new Lists(app, token);
});

const uid = 'api::exhibitor-kind.exhibitor-kind';
const path = `/content-manager/collection-types/${uid}`;
const roofers = { name: 'Dakdekker', plural: 'Dakdekkers', colour: 'Groen', rank: 5 };

interface Answer {
  data?: { documentId: string; key: string; slug: string };
  error?: { message: string; details: { errors: { path: string[]; message: string }[] } };
}

async function send(method: 'POST' | 'PUT' | 'DELETE', target: string, body?: object) {
  const { status, body: answer } = await ask(app, method, target, { token, ...(body && { body }) });
  return { status, ...(answer as Answer) };
}
const kindsOf = async (locale: string) => {
  const { body } = await ask(app, 'GET', `/api/exhibitor-kinds?locale=${locale}&sort=rank`);
  return (body as { data: { key: string; name: string; plural: string; slug: string }[] }).data;
};
const exhibitorPath = '/content-manager/collection-types/api::exhibitor.exhibitor';

it('gives the demo fair its four kinds, at the addresses they always had', async () => {
  expect((await kindsOf('nl')).map(({ key, slug }) => [key, slug])).toEqual([
    ['Overheid', 'overheden'],
    ['Woningcorporatie', 'woningcorporaties'],
    ['Nieuwbouwconcept', 'nieuwbouwconcepten'],
    ['Bestaande-bouwconcept', 'bestaande-bouwconcepten'],
  ]);
  expect((await kindsOf('en')).map(({ plural }) => plural)).toContain('Housing associations');
});

it('makes a kind with a key and a path of its own, in two languages, that exhibitors and lists can choose', async () => {
  const made = await send('POST', path, roofers);
  expect(made).toMatchObject({ status: 201, data: { key: 'Dakdekker', slug: 'dakdekkers' } });
  const { documentId } = made.data ?? { documentId: '' };
  const english = { name: 'Roofer', plural: 'Roofers', slug: 'other', key: 'Other' };
  expect((await send('PUT', `${path}/${documentId}?locale=en`, english)).status).toBe(200);
  expect((await kindsOf('en'))[0]).toMatchObject({ key: 'Dakdekker', plural: 'Roofers', slug: 'dakdekkers' });

  // Its name may change: what exhibitors hold stays.
  const renamed = await send('PUT', `${path}/${documentId}`, { ...roofers, name: 'Dakmeester', key: 'X' });
  expect(renamed.data).toMatchObject({ key: 'Dakdekker', slug: 'dakdekkers' });
  const options = await ask(app, 'GET', `/editor/choices/${uid}`, { token });
  expect((options.body as { data: object[] }).data[0]).toEqual({ key: 'Dakdekker', label: 'Dakmeester' });

  const file = 'Bedrijf;Soort\r\nPannendak BV;dakdekker\r\nZonder BV;Dakdekster\r\n';
  const { body } = await lists.preview('standhouders', file);
  expect(body.rows[0]?.changes.find((change) => change.path === 'kind')?.to).toBe('Dakdekker');
  expect(body.questions.map(({ text }) => text).join()).toContain('Dakdekster');
  const exhibitor = { name: 'Leidak BV', slug: 'leidak', kind: 'Dakdekker' };
  expect((await send('POST', exhibitorPath, exhibitor)).status).toBe(201);
  expect((await lists.download('/lists/standhouders/export?format=csv')).toString()).toContain('Dakdekker');
});

it.each([
  [{ ...roofers, slug: 'overheden' }, 'slug', 'Dit adres is al van “Overheden”. Kies een ander adres.'],
  [{ ...roofers, slug: '1001' }, 'slug', 'alleen cijfers is van een standhouder'],
  [{ ...roofers, slug: 'Dak Dekkers' }, 'slug', 'Gebruik alleen kleine letters'],
])('rejects the kind %j in Dutch, and stores nothing of it', async (kind, field, message) => {
  const before = await kindsOf('nl');
  const { status, error } = await send('POST', path, kind);
  expect([status, error?.details.errors[0]?.path]).toEqual([400, [field]]);
  expect(error?.message).toContain(message);
  expect(await kindsOf('nl')).toEqual(before);
});

it('rejects an exhibitor and a block of a kind that the fair does not have', async () => {
  const exhibitor = { name: 'Soortloos BV', slug: 'soortloos', kind: 'Bestaat niet' };
  const rejected = await send('POST', exhibitorPath, exhibitor);
  expect([rejected.status, rejected.error?.details.errors[0]]).toMatchObject([
    400,
    { path: ['kind'], message: 'Deze keuze bestaat niet, of niet meer. Kies er een uit de lijst.' },
  ]);
  const blocks = [{ __component: 'blocks.exhibitor-grid', kind: 'Bestaat niet' }];
  const page = { title: 'Raster', slug: 'raster', blocks };
  const block = await send('POST', '/content-manager/collection-types/api::page.page', page);
  expect([block.status, block.error?.details.errors[0]?.path]).toEqual([400, ['blocks', '0', 'kind']]);
});

it('says before it is removed who is of a kind, and what links to its list', async () => {
  const kind = await app.strapi.db.query(uid).findOne({ where: { key: 'Overheid', locale: 'nl' } });
  const { body } = await ask(app, 'GET', `/editor/references/${uid}/${kind.documentId}`, { token });
  const { found } = (body as { data: References }).data;
  expect(found.map(({ title }) => title)).toContain('Gemeente Meerdam');
  expect((await send('DELETE', `${path}/${kind.documentId}`)).status).toBe(200);
  expect((await kindsOf('nl')).map(({ key }) => key)).not.toContain('Overheid');
  // Whoever is of it stays on the site, and needs another kind the next time that it is saved.
  const of = await ask(app, 'GET', '/api/exhibitors?filters[slug]=gemeente-meerdam');
  expect(of.body).toMatchObject({ data: [{ kind: 'Overheid' }] });
});

it('gives a fair from before kinds were content the four that its exhibitors have, once', async () => {
  const store = app.strapi.store({ type: 'core', name: 'exhibitors', key: 'kinds' });
  await app.strapi.db.query(uid).deleteMany({});
  await makeFormerKinds(app.strapi);
  expect(await kindsOf('nl')).toEqual([]);
  await store.delete();
  await makeFormerKinds(app.strapi);
  expect((await kindsOf('nl')).map(({ slug }) => slug)).toEqual([
    'overheden',
    'woningcorporaties',
    'nieuwbouwconcepten',
    'bestaande-bouwconcepten',
  ]);
});
