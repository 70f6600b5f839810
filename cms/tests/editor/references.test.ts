import { beforeAll, expect, it } from 'vitest';
import type { References } from '../../src/platform/editor/references/shape';
import { signInAs } from '../harness/admin-account';
import { ask, type App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';

/** Documents that point at one, which editors see beside it before they delete it. */
let app: App;
let token: string;
beforeAll(async () => {
  app = await sharedApp();
  token = await signInAs(app, 'strapi-editor');
});

const askFor = (uid: string, documentId: string, as = token) =>
  ask(app, 'GET', `/editor/references/${uid}/${documentId}`, { token: as });

async function referencesTo(uid: string, documentId: string): Promise<References> {
  const { status, body } = await askFor(uid, documentId);
  expect(status).toBe(200);
  return (body as { data: References }).data;
}

/** Fields as a request brings them: whatever the types of the content model make of them. */
const fields = (given: Record<string, unknown>) => given as never;
const pages = () => app.strapi.documents('api::page.page');
const idOf = async (uid: 'exhibitor' | 'theme' | 'page', slug: string): Promise<string> =>
  (await app.strapi.db.query(`api::${uid}.${uid}`).findOne({ where: { slug } })).documentId;
const titles = ({ found }: References) => found.map(({ title }) => title).sort();

it('names each document with a relation once, in Dutch, whatever its versions', async () => {
  const theme = await idOf('theme', 'circulair');
  const exhibitor = await idOf('exhibitor', 'houthuis');
  await app.strapi.documents('api::exhibitor.exhibitor').update({
    documentId: exhibitor,
    locale: 'en',
    status: 'published',
    data: fields({ name: 'Timber house', slug: 'timber-house', kind: 'Nieuwbouwconcept' }),
  });
  const { found } = await referencesTo('api::theme.theme', theme);
  expect(found.filter((one) => one.documentId === exhibitor)).toEqual([
    {
      uid: 'api::exhibitor.exhibitor',
      kind: 'collectionType',
      documentId: exhibitor,
      locale: 'nl',
      title: 'Houthuis',
      type: 'Standhouders',
    },
  ]);
});

it('names relations in a block and in a component, and what points at a document without drafts', async () => {
  const exhibitor = await idOf('exhibitor', 'houthuis');
  const { documentId: speaker } = await app.strapi
    .documents('api::speaker.speaker')
    .create({ data: { name: 'Verwezen', slug: 'verwezen' } });
  const session = {
    title: 'Met spreker',
    slug: 'met-spreker',
    kind: 'Workshop',
    day: '2027-02-09',
    startTime: '10:00:00.000',
    endTime: '11:00:00.000',
    speakers: [{ speaker }],
  };
  await app.strapi.documents('api::session.session').create({ data: fields(session) });
  expect(await referencesTo('api::speaker.speaker', speaker)).toMatchObject({
    found: [{ uid: 'api::session.session', title: 'Met spreker' }],
    count: 1,
  });
  const before = await referencesTo('api::exhibitor.exhibitor', exhibitor);
  await pages().create({
    data: fields({
      title: 'Met standhouders',
      slug: 'met-standhouders',
      blocks: [{ __component: 'blocks.exhibitor-grid', title: 'Zie ook', exhibitors: [exhibitor] }],
    }),
  });
  const after = await referencesTo('api::exhibitor.exhibitor', exhibitor);
  expect(titles(after)).toEqual([...titles(before), 'Met standhouders'].sort());
  const stand = await app.strapi.db.query('api::stand.stand').findOne({ where: { code: '1.A03' } });
  expect((await referencesTo('api::stand.stand', stand.documentId)).count).toBeGreaterThan(0);
});

it('names links to its page: in a button and in a rich text, in every language', async () => {
  const { documentId } = await pages().create({ data: fields({ title: 'Doel', slug: 'doel-van-links' }) });
  const button = (url: string) => ({
    __component: 'blocks.hero',
    title: 'Kop',
    buttons: [{ label: url, url }],
  });
  const urls = [
    '/doel-van-links',
    '/EN/doel-van-links/?a=b#c',
    '/doel-van-links-2',
    'https://elders.example/doel-van-links',
  ];
  for (const [index, url] of urls.entries())
    await pages().create({
      data: fields({ title: `Van ${index}`, slug: `van-${index}`, blocks: [button(url)] }),
    });
  const link = { type: 'link', url: '/doel-van-links#kop', children: [{ type: 'text', text: 'hier' }] };
  await app.strapi.documents('api::news-article.news-article').create({
    data: fields({
      title: 'In tekst',
      slug: 'in-tekst',
      date: '2026-11-02',
      intro: 'Nieuws.',
      body: [{ type: 'paragraph', children: [{ type: 'text', text: 'Zie ' }, link] }],
    }),
  });
  expect(titles(await referencesTo('api::page.page', documentId))).toEqual(
    expect.arrayContaining(['Van 0', 'Van 1', 'In tekst']),
  );
  expect((await referencesTo('api::page.page', documentId)).count).toBe(3);
});

it('names links to details by their number, whatever follows it', async () => {
  const exhibitor = await idOf('exhibitor', 'gemeente-meerdam');
  const { publicId } = await app.strapi.db
    .query('api::exhibitor.exhibitor')
    .findOne({ where: { documentId: exhibitor } });
  const { count } = await referencesTo('api::exhibitor.exhibitor', exhibitor);
  for (const url of [
    `/standhouders/${publicId}`,
    `/standhouders/${publicId}/oud`,
    `/standhouders/${publicId}1`,
  ])
    await pages().create({
      data: fields({
        title: url,
        slug: url.slice(1).replaceAll('/', '-'),
        blocks: [{ __component: 'blocks.hero', title: 'Kop', buttons: [{ label: url, url }] }],
      }),
    });
  expect((await referencesTo('api::exhibitor.exhibitor', exhibitor)).count).toBe(count + 2);
});

it('names twenty, and counts all', async () => {
  const { documentId } = await pages().create({ data: fields({ title: 'Veel', slug: 'veel-genoemd' }) });
  for (let index = 0; index < 22; index += 1)
    await app.strapi.documents('api::search-word.search-word').create({
      data: fields({ path: `/veel-genoemd?n=${index}`, words: 'woord' }),
    });
  const { found, count } = await referencesTo('api::page.page', documentId);
  expect([found.length, count]).toEqual([20, 22]);
});

it('names what points at one of several, without these themselves', async () => {
  const page = (slug: string, url: string) =>
    pages().create({
      data: fields({
        title: slug,
        slug,
        blocks: [{ __component: 'blocks.hero', title: 'Kop', buttons: [{ label: url, url }] }],
      }),
    });
  const { documentId: one } = await page('samen-een', '/samen-twee');
  const { documentId: two } = await page('samen-twee', '/samen-een');
  await page('wijst-naar-een', '/samen-een');
  await page('wijst-naar-twee', '/samen-twee');
  expect(titles(await referencesTo('api::page.page', one))).toEqual(['samen-twee', 'wijst-naar-een']);
  const both = await referencesTo('api::page.page', `${one},${two}`);
  expect([titles(both), both.count]).toEqual([['wijst-naar-een', 'wijst-naar-twee'], 2]);
  const many = Array.from({ length: 101 }, (_, index) => `x${index}`).join();
  expect((await askFor('api::page.page', many)).status).toBe(400);
});

it('shows only what its reader may read', async () => {
  const role = await app.strapi
    .service('admin::role')
    .create({ code: 'lezer', name: 'Lezer', description: 'Leest thema’s.' });
  const reader = await signInAs(app, 'lezer');
  const theme = await idOf('theme', 'circulair');
  expect((await askFor('api::theme.theme', theme, reader)).status).toBe(403);
  await app.strapi.db.query('admin::permission').create({
    data: {
      action: 'plugin::content-manager.explorer.read',
      subject: 'api::theme.theme',
      properties: {},
      conditions: [],
      role: role.id,
    },
  });
  const { status, body } = await askFor('api::theme.theme', theme, reader);
  expect([status, body]).toEqual([200, { data: { found: [], count: 0 } }]);
  expect((await askFor('api::none.none', theme)).status).toBe(404);
});
