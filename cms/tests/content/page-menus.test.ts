import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PageInMenus } from '../../src/content/menu/shape';
import { menuErrors } from '../../src/content/menu/texts';
import { signInAs } from '../harness/admin-account';
import { ask, type App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';

/** An editor puts a page into a menu of the site, and takes it out, without the permission to change the menus. */
let app: App;
let editor: string;
let page: string;
beforeAll(async () => {
  app = await sharedApp();
  editor = await signInAs(app, 'strapi-editor');
});

const menuUid = 'api::navigation.navigation';
const fields = (given: Record<string, unknown>) => given as never;
const pages = () => app.strapi.documents('api::page.page');
interface Menus {
  documentId: string;
  header: { label: string; children: object[] }[];
  footer: object[];
  exhibitorMenu: object[];
  updatedBy: { email: string };
}
const menus = () =>
  app.strapi.documents(menuUid).findFirst({
    locale: 'nl',
    populate: {
      header: { populate: { children: true } },
      footer: { populate: { links: true } },
      exhibitorMenu: true,
      updatedBy: true,
    },
  }) as unknown as Promise<Menus>;

let next = 0;
beforeEach(async () => {
  next += 1;
  const header = [
    {
      label: 'Bezoeken',
      url: '/bezoeken',
      children: [{ label: 'Contact', url: '/contact', icon: 'lucide:mail' }],
    },
    { label: 'Nieuws', url: '/nieuws' },
  ];
  const footer = [{ title: 'De beurs', links: [{ label: 'Contact', url: '/contact' }] }, { title: 'Leeg' }];
  const { documentId } = await menus();
  await app.strapi.documents(menuUid).update({ documentId, locale: 'nl', data: fields({ header, footer }) });
  const data = fields({ title: `Parkeren ${next}`, slug: `parkeren-${next}` });
  page = (await pages().create({ status: 'published', data })).documentId;
});

const call = (
  method: 'GET' | 'PUT' | 'DELETE',
  more: { path?: string; body?: object; token?: string; query?: string } = {},
) => {
  const { path = page, body, token = editor, query = '' } = more;
  return ask(app, method, `/page-menus/${path}${query}`, {
    token,
    ...(body !== undefined && { body }),
  });
};
const messageOf = (body: unknown) => (body as { error: { message: string } }).error.message;
const load = async () => (await call('GET')).body as PageInMenus;
const headingId = async (title: string) =>
  (await load()).headings.find((one) => one.title === title)?.id ?? 0;
const putUnder = async (menu: string, title: string) =>
  call('PUT', { body: { menu, heading: await headingId(title) } });

describe('a page', () => {
  it('is put at the end of a heading of the main menu, and everything else of the menus stays', async () => {
    const before = await menus();
    const { status, body } = await putUnder('header', 'Bezoeken');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      isPublished: true,
      places: [{ menu: 'header', title: 'Bezoeken', isHeading: false }],
    });
    const after = await menus();
    const link = { label: `Parkeren ${next}`, url: `/parkeren-${next}` };
    expect(after.header[0].children).toMatchObject([{ label: 'Contact', icon: 'lucide:mail' }, link]);
    expect([after.header[1].label, after.footer, after.exhibitorMenu]).toEqual([
      'Nieuws',
      before.footer,
      before.exhibitorMenu,
    ]);
    expect(after.updatedBy.email).toBe('strapi-editor@beurs.example');
    const { body: shown } = await ask(app, 'GET', '/api/navigation?populate[header][populate]=children');
    expect(JSON.stringify(shown)).toContain(`/parkeren-${next}`);
    expect((await call('DELETE', { path: `${page}/header` })).body).toMatchObject({ places: [] });
    expect((await menus()).header[0].children).toMatchObject([{ label: 'Contact' }]);
  });

  it('is put under a heading without links, and in both menus', async () => {
    expect((await putUnder('footer', 'Leeg')).status).toBe(200);
    const { body } = await putUnder('header', 'Nieuws');
    expect(body).toMatchObject({
      places: [
        { menu: 'header', title: 'Nieuws' },
        { menu: 'footer', title: 'Leeg' },
      ],
    });
    expect((await call('DELETE', { path: `${page}/footer` })).body).toMatchObject({
      places: [{ menu: 'header', title: 'Nieuws' }],
    });
  });

  it('is not put into a menu twice', async () => {
    await putUnder('header', 'Nieuws');
    const { status, body } = await putUnder('header', 'Bezoeken');
    expect([status, messageOf(body)]).toEqual([409, menuErrors.already('header', 'Nieuws')]);
  });

  it('is found there however its address is written, and taken out', async () => {
    const { documentId, header } = await menus();
    const children = [{ label: 'P', url: `/Parkeren-${next}/?a=b#c` }];
    await app.strapi.documents(menuUid).update({
      documentId,
      locale: 'nl',
      data: fields({ header: [{ ...header[0], children }] }),
    });
    expect((await load()).places).toEqual([{ menu: 'header', title: 'Bezoeken', isHeading: false }]);
    expect((await call('DELETE', { path: `${page}/header` })).body).toMatchObject({ places: [] });
  });

  it('that is a heading itself stays one', async () => {
    const { documentId } = await menus();
    const header = [{ label: 'Parkeren', url: `/parkeren-${next}` }];
    await app.strapi.documents(menuUid).update({ documentId, locale: 'nl', data: fields({ header }) });
    const removal = await call('DELETE', { path: `${page}/header` });
    expect([removal.status, messageOf(removal.body)]).toEqual([409, menuErrors.isHeading('Parkeren')]);
    const { status, body } = await putUnder('header', 'Parkeren');
    expect([status, messageOf(body)]).toEqual([409, menuErrors.already('header', 'Parkeren')]);
  });

  it('has to be on the site, and can be taken out when it is not any more', async () => {
    await putUnder('footer', 'De beurs');
    await pages().unpublish({ documentId: page });
    const { status, body } = await putUnder('header', 'Nieuws');
    expect([status, messageOf(body)]).toEqual([409, menuErrors.notPublished]);
    expect((await load()).isPublished).toBe(false);
    expect((await call('DELETE', { path: `${page}/footer` })).status).toBe(200);
  });

  it('of another language is put into the menus of that language', async () => {
    const query = '?locale=en';
    expect((await call('GET', { query })).status).toBe(404);
    const data = fields({ title: `Parking ${next}`, slug: `parkeren-${next}` });
    await pages().update({ documentId: page, locale: 'en', status: 'published', data });
    const { documentId } = await menus();
    const footer = fields({ footer: [{ title: 'The fair' }] });
    await app.strapi.documents(menuUid).update({ documentId, locale: 'en', data: footer });
    const { headings } = (await call('GET', { query })).body as PageInMenus;
    const heading = headings.find(({ title }) => title === 'The fair')?.id;
    const { body } = await call('PUT', { query, body: { menu: 'footer', heading } });
    expect(body).toMatchObject({ places: [{ menu: 'footer', title: 'The fair' }] });
    expect((await load()).places).toEqual([]);
  });
});

describe('a wrong question', () => {
  it.each([
    [],
    {},
    { menu: 'header' },
    { menu: 'exhibitorMenu', heading: 1 },
    { menu: '__proto__', heading: 1 },
    { menu: 'header', heading: '1' },
    { menu: 'header', heading: 1.5 },
    { menu: ['header'], heading: 1 },
  ])('with %j gets a Dutch answer', async (body) => {
    const response = await call('PUT', { body });
    expect([response.status, messageOf(response.body)]).toEqual([400, menuErrors.unreadable]);
  });

  it('about a heading or page that is not there gets one too', async () => {
    const gone = await call('PUT', { body: { menu: 'header', heading: 2 ** 40 } });
    expect([gone.status, messageOf(gone.body)]).toEqual([409, menuErrors.headingGone]);
    const footerId = await headingId('De beurs');
    expect((await call('PUT', { body: { menu: 'header', heading: footerId + 1000 } })).status).toBe(409);
    const other = await call('GET', { path: 'x'.repeat(24) });
    expect([other.status, messageOf(other.body)]).toEqual([404, menuErrors.noPage]);
    const notIn = await call('DELETE', { path: `${page}/footer` });
    expect([notIn.status, messageOf(notIn.body)]).toEqual([409, menuErrors.notThere('footer')]);
    const wrongMenu = await call('DELETE', { path: `${page}/exhibitorMenu` });
    expect([wrongMenu.status, messageOf(wrongMenu.body)]).toEqual([400, menuErrors.unreadable]);
  });
});

describe('who may not publish pages', () => {
  it('may do nothing here, even who may change them', async () => {
    const made = await app.strapi
      .service('admin::role')
      .create({ code: 'schrijver', name: 'Schrijver', description: 'Publiceert niet.' });
    for (const action of ['read', 'update', 'create'])
      await app.strapi.db.query('admin::permission').create({
        data: {
          action: `plugin::content-manager.explorer.${action}`,
          subject: 'api::page.page',
          properties: {},
          conditions: [],
          role: made.id,
        },
      });
    const token = await signInAs(app, 'schrijver');
    const heading = await headingId('Nieuws');
    const before = await menus();
    expect([
      (await call('GET', { token })).status,
      (await call('PUT', { token, body: { menu: 'header', heading } })).status,
      (await call('DELETE', { token, path: `${page}/header` })).status,
    ]).toEqual([403, 403, 403]);
    expect(await menus()).toEqual(before);
  });

  it('and an editor still may not change the menus themselves', async () => {
    const { status } = await ask(app, 'PUT', `/content-manager/single-types/${menuUid}`, {
      token: editor,
      body: { header: [] },
    });
    expect(status).toBe(403);
  });
});
