import { beforeAll, expect, it } from 'vitest';
import type { Remarks } from '../../src/platform/editor/remarks/shape';
import { signInAs } from '../harness/admin-account';
import { ask, type App } from '../harness/app';
import { setEnglish } from '../harness/english';
import { sharedApp } from '../harness/shared-app';

let app: App;
let token: string;
beforeAll(async () => {
  app = await sharedApp();
  token = await signInAs(app, 'organiser');
});

async function remarksOn(uid: string, documentId: string, locale = 'nl'): Promise<Remarks> {
  const path = `/editor/remarks/${uid}/${documentId}?locale=${locale}`;
  const { status, body } = await ask(app, 'GET', path, { token });
  expect(status).toBe(200);
  return (body as { data: Remarks }).data;
}

it('names what is not on the site yet, until it is, with whether one may publish it', async () => {
  const speakers = app.strapi.documents('api::speaker.speaker');
  const { documentId: speaker } = await speakers.create({ data: { name: 'Nog Niet', slug: 'nog-niet' } });
  const { documentId } = await app.strapi.documents('api::session.session').create({
    data: {
      title: 'Vroeg',
      slug: 'vroeg',
      kind: 'Workshop',
      day: '2027-02-09',
      startTime: '10:00:00.000',
      endTime: '11:00:00.000',
      speakers: [{ speaker }],
    },
  });
  const expected = {
    uid: 'api::speaker.speaker',
    documentId: speaker,
    locale: 'nl',
    title: 'Nog Niet',
    type: 'Sprekers',
    mayPublish: true,
  };
  expect(await remarksOn('api::session.session', documentId)).toEqual({
    notPublic: [expected],
    warnings: [],
  });
  await app.strapi.documents('api::session.session').publish({ documentId });
  expect((await remarksOn('api::session.session', documentId)).notPublic).toEqual([expected]);
  await speakers.publish({ documentId: speaker });
  expect((await remarksOn('api::session.session', documentId)).notPublic).toEqual([]);
});

it('names links to pages that do not exist or are not published', async () => {
  const pages = app.strapi.documents('api::page.page');
  await pages.create({ data: { title: 'Concept', slug: 'concept' } });
  await pages.create({ data: { title: 'Er wel', slug: 'er-wel' }, status: 'published' });
  const link = (url: string) => ({ label: url, url });
  const urls = [
    '/er-wel?a=b#c',
    '/bestaat-niet',
    '/concept',
    '/programma',
    '/standhouders/999999',
    'https://elders.example',
  ];
  const { documentId } = await pages.create({
    data: {
      title: 'Met links',
      slug: 'met-links',
      blocks: [{ __component: 'blocks.hero', title: 'Kop', buttons: urls.map(link) }],
    } as never,
  });
  const { warnings } = await remarksOn('api::page.page', documentId);
  expect(warnings).toEqual([
    expect.stringMatching(/ 1 \(.+\): de link naar \/bestaat-niet werkt niet\. Die pagina bestaat niet\.$/),
    expect.stringMatching(/de link naar \/concept werkt niet\. Die pagina is nog niet gepubliceerd\.$/),
    expect.stringMatching(/de link naar \/standhouders\/999999 werkt niet\. Dat nummer bestaat niet/),
  ]);
});

it('names links of the menus too', async () => {
  const navigation = app.strapi.documents('api::navigation.navigation');
  const found = await navigation.findFirst({ populate: '*' });
  const id = found?.documentId ?? '';
  expect((await remarksOn('api::navigation.navigation', id)).warnings).toEqual([]);
  const menu = Object.entries(app.strapi.contentType('api::navigation.navigation').attributes).find(
    ([, attribute]) => 'component' in attribute && attribute.component === 'navigation.item',
  )?.[0];
  await navigation.update({
    documentId: id,
    data: { [menu ?? '']: [{ label: 'Weg', url: '/weg-ermee' }] } as never,
  });
  expect((await remarksOn('api::navigation.navigation', id)).warnings).toEqual([
    expect.stringContaining('de link naar /weg-ermee werkt niet. Die pagina bestaat niet.'),
  ]);
});

it('names what is still Dutch in a translation', async () => {
  const pages = app.strapi.documents('api::page.page');
  const text = (words: string) => ({
    __component: 'blocks.hero',
    title: words,
  });
  const { documentId } = await pages.create({
    data: {
      title: 'Over de beurs van morgen',
      slug: 'over-morgen',
      blocks: [text('Wij bouwen met hout aan de stad.'), text('Kom naar de beurs en zie het zelf.')],
    } as never,
  });
  await pages.update({
    documentId,
    locale: 'en',
    data: {
      title: 'About tomorrow',
      slug: 'over-morgen',
      blocks: [text('We build the city with timber.'), text('Kom naar de beurs en zie het zelf.')],
    } as never,
  });
  const { warnings } = await remarksOn('api::page.page', documentId, 'en');
  expect(warnings).toEqual([expect.stringMatching(/^Nog Nederlands in deze vertaling: \S+ 2 \(.+\)\.$/)]);
  expect((await remarksOn('api::page.page', documentId)).warnings).toEqual([]);
  await setEnglish(app, false);
  expect(await remarksOn('api::page.page', documentId, 'en')).toEqual({ notPublic: [], warnings: [] });
  await setEnglish(app, true);
});

it('names variables that are not filled in, and what may be written is listed', async () => {
  const { documentId } = await app.strapi.documents('api::page.page').create({
    data: {
      title: 'Op {beursdagen}',
      slug: 'op-beursdagen',
      blocks: [
        { __component: 'blocks.hero', title: '{Dag1} en {dag9}', text: '{beursdagn}, {a: 1}, {plaats}' },
      ],
    } as never,
  });
  expect((await remarksOn('api::page.page', documentId)).warnings).toEqual([
    expect.stringMatching(/: \{dag9\} blijft zo op de site staan/),
    expect.stringMatching(/: \{beursdagn\} blijft zo op de site staan/),
  ]);

  const variables = async (uid: string, locale: string, as = token) =>
    ask(app, 'GET', `/editor/variables/${uid}?locale=${locale}`, { token: as });
  const { body } = await variables('api::page.page', 'en');
  expect((body as { data: unknown[] }).data).toContainEqual({
    name: 'beursdagen',
    label: 'Alle dagen',
    value: '9 February 2027',
  });
  for (const uid of ['api::faq-category.faq-category', 'api::rules-version.rules-version'])
    expect((await variables(uid, 'nl')).body).toEqual({ data: [] });
  expect((await variables('api::geen.geen', 'nl')).status).toBe(404);
});

it('are for whoever may read the document, and 404 for what is no type', async () => {
  const [page] = await app.strapi.documents('api::page.page').findMany({ limit: 1 });
  const path = `/editor/remarks/api::page.page/${page?.documentId}`;
  expect((await ask(app, 'GET', path)).status).toBe(401);
  expect((await ask(app, 'GET', '/editor/remarks/api::geen.geen/x', { token })).status).toBe(404);
  expect((await ask(app, 'GET', '/editor/remarks/admin::user/x', { token })).status).toBe(403);
});
