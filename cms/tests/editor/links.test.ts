import { beforeAll, describe, expect, it } from 'vitest';
import type { FoundPages } from '../../src/platform/editor/links/shape';
import { signInAs } from '../harness/admin-account';
import { ask, type App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';

/** Pages of the site by their titles, for who makes a link. */
let app: App;
let editor: string;
beforeAll(async () => {
  app = await sharedApp();
  editor = await signInAs(app, 'strapi-editor');
});

const askFor = (query: string, token = editor) => ask(app, 'GET', `/editor/links${query}`, { token });

async function find(words: string, token = editor): Promise<FoundPages> {
  const { status, body } = await askFor(`?${new URLSearchParams({ q: words })}`, token);
  expect(status).toBe(200);
  return (body as { data: FoundPages }).data;
}

/** Signs in with a role that has these permissions alone. */
async function signInWith(code: string, permissions: { action: string; subject: string }[]): Promise<string> {
  const role = await app.strapi
    .service('admin::role')
    .create({ code, name: code, description: 'Voor een test.' });
  for (const permission of permissions)
    await app.strapi.db
      .query('admin::permission')
      .create({ data: { ...permission, properties: {}, conditions: [], role: role.id } });
  return signInAs(app, code);
}

const explorer = 'plugin::content-manager.explorer';
const fields = (given: Record<string, unknown>) => given as never;

describe('pages for a link', () => {
  it('are found by their titles, the fixed ones first, and by their paths', async () => {
    const { found } = await find('PROGRAMMA');
    expect(found[0]).toEqual({
      path: '/programma',
      title: 'Programma',
      kind: 'Vaste pagina',
      isPublished: true,
    });
    expect(found.every(({ title }) => /programma/i.test(title))).toBe(true);
    expect((await find('/programma/')).found.slice(0, 2)).toMatchObject([
      { path: '/programma/kennissessies' },
      { path: '/programma/tours' },
    ]);
    expect((await find('/plattegrond')).found).toMatchObject([{ path: '/plattegrond' }]);
  });

  it('are found by words in any order and without accents, and documents have the path of their own page', async () => {
    const { documentId } = await app.strapi.documents('api::news-article.news-article').create({
      status: 'published',
      data: fields({
        title: 'Één café op de beursvloer',
        slug: 'een-cafe',
        date: '2026-11-02',
        intro: 'Nieuws.',
      }),
    });
    const { publicId } = await app.strapi.db
      .query('api::news-article.news-article')
      .findOne({ where: { documentId } });
    expect(await find('cafe  één')).toEqual({
      found: [
        {
          path: `/nieuws/${publicId}/een-cafe`,
          title: 'Één café op de beursvloer',
          kind: 'Nieuws',
          isPublished: true,
        },
      ],
      count: 1,
    });
    const session = await app.strapi.db
      .query('api::session.session')
      .findOne({ where: { publishedAt: { $notNull: true } } });
    expect((await find(session.title)).found).toContainEqual(
      expect.objectContaining({ path: `/programma/${session.publicId}`, title: session.title }),
    );
    const album = await app.strapi.documents('api::photo-album.photo-album').create({
      data: fields({ title: 'Album van een link', slug: 'album-van-een-link', date: '2025-02-12' }),
    });
    expect((await find('album van een link')).found).toMatchObject([
      { path: `/fotoalbums/${album.publicId}/album-van-een-link`, isPublished: false },
    ]);
  });

  it('are the front page by its own path, and no form, as that has a page in previews alone', async () => {
    const home = await app.strapi.db
      .query('api::page.page')
      .findOne({ where: { slug: 'home', locale: 'nl' } });
    expect((await find(home.title)).found).toContainEqual(expect.objectContaining({ path: '/' }));
    expect(await find('/formulieren/')).toEqual({ found: [], count: 0 });
  });

  it('are each named once, as visitors know them, in Dutch', async () => {
    const pages = app.strapi.documents('api::page.page');
    const { documentId } = await pages.create({
      status: 'published',
      data: fields({ title: 'Zo staat het er', slug: 'zo-staat-het-er' }),
    });
    await pages.update({ documentId, data: fields({ title: 'Zo komt het er', slug: 'zo-komt-het-er' }) });
    await pages.update({
      documentId,
      locale: 'en',
      status: 'published',
      data: fields({ title: 'So it says', slug: 'zo-staat-het-er' }),
    });
    expect((await find('zo staat het er')).found).toMatchObject([{ path: '/zo-staat-het-er' }]);
    expect((await find('zo komt')).count).toBe(0);
    expect((await find('so it says')).count).toBe(0);
  });

  it('are at most thirty, with how many there are', async () => {
    const pages = app.strapi.documents('api::page.page');
    for (let index = 1; index <= 31; index += 1)
      await pages.create({ data: fields({ title: `Reeks ${index}`, slug: `reeks-${index}` }) });
    const { found, count } = await find('reeks');
    expect([found.length, count]).toEqual([30, 31]);
  });
});

describe('who may ask', () => {
  it('gets no title of a draft that they may not read', async () => {
    const { documentId } = await app.strapi
      .documents('api::page.page')
      .create({ data: fields({ title: 'Geheim voornemen', slug: 'geheim-voornemen' }) });
    expect((await find('voornemen')).found).toMatchObject([{ isPublished: false, kind: 'Pagina’s' }]);
    const newsOnly = await signInWith('alleen-nieuws', [
      { action: `${explorer}.update`, subject: 'api::news-article.news-article' },
    ]);
    expect((await find('voornemen', newsOnly)).count).toBe(0);
    await app.strapi.documents('api::page.page').publish({ documentId });
    expect((await find('voornemen', newsOnly)).found).toMatchObject([{ isPublished: true }]);
  });

  it('may write something: who only reads or publishes may not', async () => {
    const reader = await signInWith('alleen-lezen', [
      { action: `${explorer}.read`, subject: 'api::page.page' },
      { action: `${explorer}.publish`, subject: 'api::page.page' },
    ]);
    expect((await askFor('?q=programma', reader)).status).toBe(403);
    expect((await ask(app, 'GET', '/editor/links?q=programma', {})).status).toBe(401);
  });
});

describe('odd words', () => {
  it.each([`?q=${'x'.repeat(201)}`, '?q[]=a', '?q[a]=b', '?q=a&q=b'])(
    '%s get a Dutch answer',
    async (query) => {
      const { status, body } = await askFor(query);
      expect(status).toBe(400);
      expect(body).toMatchObject({
        error: { message: 'Zoek met een woord of een deel van een titel, hoogstens 200 tekens.' },
      });
    },
  );

  it.each(['%', '_', "'", '\\', '[', '(', '\u0000', '🙂'])(
    '%j find what has them, and no more',
    async (words) => {
      const { found } = await find(words);
      for (const { title } of found) expect(title).toContain(words);
    },
  );

  it('are not needed', async () => {
    const { body } = await askFor('');
    expect((body as { data: FoundPages }).data.count).toBeGreaterThan(20);
  });
});

it('fields for links keep their rule on the server', async () => {
  const target = '/content-manager/collection-types/api::search-word.search-word';
  const send = (path: string) => ask(app, 'POST', target, { token: editor, body: { path, words: 'proef' } });
  expect((await send('link-van-proef')).status).toBe(400);
  expect((await send('/link-van-proef')).status).toBe(201);
  const { body: types } = await ask(app, 'GET', '/content-manager/content-types', { token: editor });
  const { body: components } = await ask(app, 'GET', '/content-manager/components', { token: editor });
  type Model = { uid: string; attributes: Record<string, object> };
  const models = [types, components].flatMap((body) => (body as { data: Model[] }).data);
  const linkFields = models.flatMap(({ uid, attributes }) =>
    Object.entries(attributes).flatMap(([name, attribute]) =>
      'customField' in attribute && attribute.customField === 'global::link' ? [`${uid} ${name}`] : [],
    ),
  );
  expect(linkFields.sort()).toEqual([
    'api::redirect.redirect target',
    'api::search-word.search-word path',
    'api::short-link.short-link target',
    'navigation.item url',
    'shared.button url',
    'shared.link url',
  ]);
});
