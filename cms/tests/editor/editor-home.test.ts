import { beforeAll, describe, expect, it } from 'vitest';
import { nameNavigation } from '../../src/platform/editor';
import { signInAs } from '../harness/admin-account';
import { ask, type App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';

let app: App;
let token: string;
beforeAll(async () => {
  app = await sharedApp();
  token = await signInAs(app, 'strapi-super-admin');
});

interface Recent {
  documentId: string;
  title: string;
  locale: string | null;
  contentTypeUid: string;
  status?: string;
}
const recent = async (action: string) => {
  const target = `/content-manager/homepage/recent-documents?action=${action}`;
  const { status, body } = await ask(app, 'GET', target, { token });
  expect(status).toBe(200);
  return (body as { data: Recent[] }).data;
};

describe('the home page of the admin', () => {
  it('lists no accounts of visitors, however recent', async () => {
    for (const name of ['een', 'twee', 'drie', 'vier', 'vijf'])
      await app.strapi.db.query('plugin::users-permissions.user').create({
        data: { username: `${name}@bezoeker.example`, email: `${name}@bezoeker.example`, documentId: name },
      });
    const listed = [...(await recent('update')), ...(await recent('publish'))];
    expect(listed).toHaveLength(8);
    expect(JSON.stringify(listed)).not.toContain('@');
    expect(listed.every(({ contentTypeUid }) => contentTypeUid.startsWith('api::'))).toBe(true);
  });

  it('lists what was edited and published last at the top, by its title', async () => {
    const themes = app.strapi.documents('api::theme.theme');
    const { documentId } = await themes.create({ data: { name: 'Nieuw thema', slug: 'nieuw-thema' } });
    expect((await recent('update'))[0]).toMatchObject({ documentId, title: 'Nieuw thema' });
    const pages = app.strapi.documents('api::page.page');
    const data: object = { title: 'Nieuwe pagina', slug: 'nieuwe-pagina', layout: 'Standaard' };
    await pages.create({ data, status: 'published' });
    expect((await recent('publish'))[0]).toMatchObject({ title: 'Nieuwe pagina', status: 'published' });
    await pages.create({ data: { ...data, title: 'Concept', slug: 'concept' } as object });
    expect((await recent('update'))[0]).toMatchObject({ title: 'Concept', status: 'draft' });
    expect((await recent('publish'))[0]).toMatchObject({ title: 'Nieuwe pagina' });
  });

  it('lists a document once, in Dutch when all its languages were stored together', async () => {
    const pages = app.strapi.documents('api::page.page');
    const dutch: object = { title: 'Twee talen', slug: 'twee-talen', layout: 'Standaard' };
    const { documentId } = await pages.create({ data: dutch, locale: 'nl', status: 'published' });
    const english: object = { title: 'Two languages', slug: 'twee-talen', layout: 'Standaard' };
    await pages.update({ documentId, data: english, locale: 'en', status: 'published' });
    for (const action of ['update', 'publish']) {
      const listed = await recent(action);
      expect(listed[0]).toMatchObject({ documentId, title: 'Twee talen', locale: 'nl' });
      expect(new Set(listed.map((entry) => entry.documentId)).size).toBe(4);
    }
  });

  it('lists a translation by its own title when it was published after the Dutch document', async () => {
    const pages = app.strapi.documents('api::page.page');
    const dutch: object = { title: 'Later vertaald', slug: 'later-vertaald', layout: 'Standaard' };
    const { documentId } = await pages.create({ data: dutch, locale: 'nl', status: 'published' });
    await app.strapi.db.query('api::page.page').updateMany({
      where: { documentId, publishedAt: { $notNull: true } },
      data: { publishedAt: new Date(Date.now() - 60_000) },
    });
    const english: object = { title: 'Translated later', slug: 'later-vertaald', layout: 'Standaard' };
    await pages.update({ documentId, data: english, locale: 'en', status: 'published' });
    const listed = (await recent('publish')).filter((entry) => entry.documentId === documentId);
    expect(listed).toMatchObject([{ title: 'Translated later', locale: 'en' }]);
  });

  it('shows somebody who may read one type only documents of that type', async () => {
    const { id } = await app.strapi.db
      .query('admin::role')
      .create({ data: { code: 'only-news', name: 'Nieuws' } });
    await app.strapi.service('admin::role').assignPermissions(id, [
      {
        action: 'plugin::content-manager.explorer.read',
        subject: 'api::news-article.news-article',
        properties: { fields: ['title'], locales: ['nl'] },
        conditions: [],
      },
    ]);
    const account = { email: 'nieuws@beurs.example', password: 'Beurs-2027-wachtwoord' };
    const user = { ...account, firstname: 'Test', isActive: true, registrationToken: null, roles: [id] };
    await app.strapi.service('admin::user').create(user);
    const { body } = await ask(app, 'POST', '/admin/login', { body: account });
    const own = /"token":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? '';
    const target = '/content-manager/homepage/recent-documents?action=update';
    const { body: response } = await ask(app, 'GET', target, { token: own });
    expect(JSON.stringify(response).match(/api::[\w.-]+/g)).toEqual(['api::news-article.news-article']);
  });
});

it('the menus have a name, also those that were made before there were names', async () => {
  await app.strapi.db.query('api::navigation.navigation').updateMany({ where: {}, data: { name: null } });
  await nameNavigation(app.strapi);
  const target = '/content-manager/content-types/api::navigation.navigation/configuration';
  const { body } = await ask(app, 'GET', target, { token });
  expect(body).toMatchObject({ data: { contentType: { settings: { mainField: 'name' } } } });
  const { body: menus } = await ask(app, 'GET', '/content-manager/single-types/api::navigation.navigation', {
    token,
  });
  expect(menus).toMatchObject({ data: { name: 'Menu’s' } });
});

it('prices are stored in cents and have a field of their own in the admin', async () => {
  const { body } = await ask(app, 'GET', '/content-manager/content-types', { token });
  const types = (body as { data: { uid: string; attributes: Record<string, object> }[] }).data;
  const attributes = types.find(({ uid }) => uid === 'api::catalogue-item.catalogue-item')?.attributes;
  expect(attributes?.priceCents).toMatchObject({ type: 'integer', customField: 'global::euros' });
  const numbered = types.filter((type) => 'publicId' in type.attributes);
  expect(numbered.length).toBeGreaterThan(8);
  for (const type of numbered)
    expect(type.attributes.publicId).toMatchObject({ customField: 'global::public-number' });
  const { body: items } = await ask(app, 'GET', '/api/catalogue-items?fields=priceCents');
  expect(items).toMatchObject({ data: [{ priceCents: 68500 }] });
});

it('an editor reads in Dutch what is wrong with a price', async () => {
  const item = await app.strapi.db.query('api::catalogue-item.catalogue-item').findOne({ where: {} });
  const target = `/content-manager/collection-types/api::catalogue-item.catalogue-item/${item.documentId}`;
  const { status, body } = await ask(app, 'PUT', target, { token, body: { priceCents: '12.50' } });
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('met een komma')]);
});
