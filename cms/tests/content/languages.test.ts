import { beforeAll, expect, it } from 'vitest';
import { ask, type App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';

let app: App;
/** Fields as a request brings them: whatever the types of the content model make of them. */
const change = (fields: Record<string, unknown>) => fields;
beforeAll(async () => {
  app = await sharedApp();
  const { strapi } = app;
  const [theme] = await strapi.documents('api::theme.theme').findMany({ filters: { slug: 'houtbouw' } });
  const [exhibitor] = await strapi
    .documents('api::exhibitor.exhibitor')
    .findMany({ filters: { slug: 'houthuis' } });
  if (!theme || !exhibitor) throw new Error('the small fair has no theme or exhibitor');
  await strapi.documents('api::theme.theme').update({
    documentId: theme.documentId,
    locale: 'en',
    data: change({ name: 'Timber building', slug: 'timber-building' }),
  });
  await strapi.documents('api::exhibitor.exhibitor').update({
    documentId: exhibitor.documentId,
    locale: 'en',
    status: 'published',
    data: change({
      name: 'Houthuis',
      slug: 'timber-house',
      kind: 'Nieuwbouwconcept',
      summary: 'Houses of timber.',
      products: [{ name: 'Module in English' }],
    }),
  });
});

const read = async (target: string) => {
  const { status, body } = await ask(app, 'GET', `/api/${target}`);
  expect([target, status]).toEqual([target, 200]);
  return body as { data: Record<string, unknown>[]; meta: { pagination: { total: number } } };
};
const exhibitors =
  'exhibitors?sort=publicId&fields[0]=name&fields[1]=slug&fields[2]=summary&fields[3]=publicId' +
  '&populate[themes][fields][0]=name&populate[themes][fields][1]=slug&populate[products][populate]=*';

it.each(['', 'E'])(
  'a read in English gives English texts over the Dutch document, also of its relations: %s',
  async (capital) => {
    const { data } = await read(`${exhibitors.replace(/^e/, capital || 'e')}&locale=en`);
    expect(data[0]).toMatchObject({
      publicId: 1001,
      slug: 'houthuis',
      summary: 'Houses of timber.',
      themes: [{ name: 'Renovatie' }, { name: 'Circulair' }, { name: 'Timber building', slug: 'houtbouw' }],
      products: [{ name: 'Module in English', image: { ext: '.webp' } }],
    });
  },
);

it('a list of components that was left empty in the translation comes from the Dutch document', async () => {
  const [exhibitor] = await app.strapi
    .documents('api::exhibitor.exhibitor')
    .findMany({ filters: { slug: 'houthuis' }, populate: ['products'] });
  await app.strapi.documents('api::exhibitor.exhibitor').update({
    documentId: exhibitor?.documentId ?? '',
    locale: 'en',
    status: 'published',
    data: change({ products: [] }),
  });
  const { data } = await read(`${exhibitors}&locale=en`);
  expect(data[0]).toMatchObject({ summary: 'Houses of timber.' });
  expect(data[0]?.products).toHaveLength(exhibitor?.products?.length ?? 0);
  expect(exhibitor?.products?.length).toBeGreaterThan(0);
});

it('blocks stand in the order of the Dutch page in every language, each with its own picture', async () => {
  const { strapi } = app;
  const pages = strapi.documents('api::page.page');
  const [page] = await pages.findMany({ filters: { slug: 'home' }, populate: { blocks: { populate: '*' } } });
  const documentId = page?.documentId ?? '';
  await pages.update({
    documentId,
    locale: 'en',
    status: 'published',
    data: change({
      title: 'Welcome',
      slug: 'home',
      blocks: [
        { __component: 'blocks.hero', title: 'Welcome' },
        { __component: 'blocks.quote', text: 'Only in English', name: 'Somebody' },
        { __component: 'blocks.cards', cards: [{ title: 'Card' }] },
        { __component: 'blocks.figures', figures: [{ value: '120', label: 'exhibitors' }] },
      ],
    }),
  });
  const blocks = [...(page?.blocks ?? [])].reverse().map(({ __component, id }) => ({ __component, id }));
  await pages.update({ documentId, data: change({ blocks }) });
  await pages.publish({ documentId });

  const order = async (locale: string) => {
    const { data } = await read(`pages?filters[slug]=home&locale=${locale}&populate[blocks][populate]=*`);
    return data[0]?.blocks as { __component: string; title?: string; image?: unknown }[];
  };
  const typesOf = (list: { __component: string }[]) => list.map(({ __component }) => __component.slice(7));
  expect(typesOf(await order('nl'))).toEqual(typesOf(blocks));
  const english = await order('en');
  expect(typesOf(english)).toEqual(['figures', 'cards', 'hero', 'quote']);
  expect(english[2]).toMatchObject({ title: 'Welcome', image: { ext: '.webp' } });
});

it('a read in English gives the Dutch document where there is no translation, and counts it', async () => {
  const [dutch, english] = [await read(`${exhibitors}&locale=nl`), await read(`${exhibitors}&locale=en`)];
  expect(english.data[1]).toEqual(dutch.data[1]);
  expect(english.meta).toEqual(dutch.meta);
  expect(dutch.data[0]).toMatchObject({ summary: 'Huizen van hout.' });
});

it('a read in English gives no private field and no draft of a translation', async () => {
  const text = JSON.stringify((await ask(app, 'GET', '/api/exhibitors?locale=en&populate=*')).body);
  expect(text).not.toContain('geheim');
  const { strapi } = app;
  const [other] = await strapi
    .documents('api::exhibitor.exhibitor')
    .findMany({ filters: { slug: 'gemeente-meerdam' } });
  await strapi.documents('api::exhibitor.exhibitor').update({
    documentId: other?.documentId ?? '',
    locale: 'en',
    data: change({ name: 'Meerdam', slug: 'meerdam', kind: 'Overheid', summary: 'Not yet published.' }),
  });
  expect(JSON.stringify(await read(`${exhibitors}&locale=en`))).not.toContain('Not yet published');
});

it('a translation has the number of its document', async () => {
  const rows = await app.strapi.db
    .query('api::exhibitor.exhibitor')
    .findMany({ where: { slug: { $in: ['houthuis', 'timber-house'] } }, select: ['publicId', 'locale'] });
  expect(rows.length).toBeGreaterThan(2);
  expect(new Set(rows.map(({ publicId }: { publicId: number }) => publicId))).toEqual(new Set([1001]));
});
