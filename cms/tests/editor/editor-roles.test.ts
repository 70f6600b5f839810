import { beforeAll, describe, expect, it } from 'vitest';
import { mediaActions } from '../../src/platform/editor/roles';
import { signInAs } from '../harness/admin-account';
import { ask, type ApiResponse, type App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';

/** The three roles of the admin, asked through the admin's own API by a real account of each. */
let app: App;
const token: Record<string, string> = {};

beforeAll(async () => {
  app = await sharedApp();
  for (const code of ['strapi-editor', 'organiser', 'strapi-super-admin'])
    token[code] = await signInAs(app, code);
});

const as = (role: string, method: string, target: string, body?: unknown) =>
  ask(app, method, target, { token: token[role] ?? '', ...(body === undefined ? {} : { body }) });
const list = (name: string) => `/content-manager/collection-types/api::${name}.${name}`;
const single = (name: string) => `/content-manager/single-types/api::${name}.${name}`;

function dataOf({ body }: ApiResponse): Record<string, unknown> {
  const data: unknown = typeof body === 'object' && body && 'data' in body ? body.data : undefined;
  if (typeof data !== 'object' || data === null)
    throw new Error(`There is no data in ${JSON.stringify(body)}`);
  return { ...data };
}

it('the roles of the admin are exactly three, with Dutch names', async () => {
  const { body } = await as('strapi-super-admin', 'GET', '/admin/roles?sort=name:ASC');
  expect(body).toMatchObject({
    data: [
      { code: 'strapi-super-admin', name: 'Beheerder' },
      { code: 'organiser', name: 'Organisator' },
      { code: 'strapi-editor', name: 'Redacteur' },
    ],
  });
});

describe.each(['strapi-editor', 'organiser'])('%s', (role) => {
  it('holds permissions of content, files and our own pages only: nothing of tokens, webhooks, transfers or plugins', async () => {
    const { body } = await as(role, 'GET', '/admin/users/me/permissions');
    const held = (body as { data: { action: string }[] }).data.map(({ action }) => action);
    expect(held.length).toBeGreaterThan(10);
    const ours = /^(api::[\w-]+\.(read|update|export)|plugin::content-manager\.explorer\.\w+)$/;
    expect(held.filter((action) => !ours.test(action) && !mediaActions.includes(action))).toEqual([]);
  });

  it('writes, publishes and deletes content, and cannot pick its public number', async () => {
    const made = await as(role, 'POST', list('news-article'), {
      title: `Bericht van ${role}`,
      slug: `bericht-van-${role}`,
      date: '2027-01-05',
      intro: 'Er is nieuws.',
      publicId: 1,
      seo: { title: 'Nieuws', description: 'Er is nieuws van de beurs.' },
    });
    expect(made).toMatchObject({ status: 201, body: { data: { title: `Bericht van ${role}` } } });
    const { documentId, publicId } = dataOf(made);
    expect(publicId).toBeGreaterThan(5000);

    const target = `${list('news-article')}/${String(documentId)}`;
    const changed = await as(role, 'PUT', target, { title: 'Beter bericht', publicId: 2, locale: 'nl' });
    expect(changed).toMatchObject({ status: 200, body: { data: { title: 'Beter bericht', publicId } } });
    expect(await as(role, 'POST', `${target}/actions/publish`, {})).toMatchObject({ status: 200 });
    expect(await as(role, 'DELETE', target)).toMatchObject({ status: 200 });
  });

  it('writes pages of blocks', async () => {
    const made = await as(role, 'POST', list('page'), {
      title: 'Bereikbaarheid',
      slug: `bereikbaarheid-${role}`,
      layout: 'Standaard',
      blocks: [{ __component: 'blocks.quote', text: 'Kom met de trein.', name: 'Noor' }],
      seo: { title: 'Bereikbaarheid' },
    });
    expect(made).toMatchObject({ status: 201 });
    expect(dataOf(made)).toMatchObject({
      seo: { title: 'Bereikbaarheid' },
      blocks: [{ text: 'Kom met de trein.', name: 'Noor' }],
    });
  });

  it('makes redirects and short links', async () => {
    const redirect = { source: `/oud-${role}`, target: '/nieuws', code: 'Blijvend (301)' };
    expect(await as(role, 'POST', list('redirect'), redirect)).toMatchObject({ status: 201 });
    const link = { code: `mail-${role}`, target: '/programma' };
    expect(await as(role, 'POST', list('short-link'), link)).toMatchObject({ status: 201 });
  });

  it('looks into halls and the media library', async () => {
    expect(await as(role, 'GET', list('hall'))).toMatchObject({ status: 200 });
    expect(await as(role, 'GET', '/upload/files')).toMatchObject({ status: 200 });
  });

  it('cannot open accounts, roles, tokens, site users and the set-up of forms', async () => {
    const closed: [string, string][] = [
      ['GET', '/admin/users'],
      ['GET', '/admin/roles'],
      ['GET', '/admin/api-tokens'],
      ['GET', '/admin/webhooks'],
      ['GET', '/users-permissions/advanced'],
      ['GET', '/upload/settings'],
      ['GET', '/content-manager/collection-types/plugin::users-permissions.user'],
      ['PUT', '/content-manager/content-types/api::page.page/configuration'],
    ];
    for (const [method, target] of closed) {
      expect((await as(role, method, target, method === 'PUT' ? {} : undefined)).status, target).toBe(403);
    }
  });
});

describe('of colleagues,', () => {
  const types = ['news-article', 'page', 'exhibitor'];
  const questions = (relation: string, field: string) => [
    `filters[${relation}][${field}][$startsWith]=s`,
    `filters[$and][0][${relation}][${field}][$notNull]=true`,
    `filters[$or][0][$not][${relation}][${field}]=x`,
    `sort=${relation}.${field}:ASC`,
    `sort[0]=title&sort[1]=${relation}.${field}`,
    `sort[${relation}][${field}]=asc`,
    `populate[${relation}][filters][${field}][$contains]=a`,
    `populate[${relation}][fields][0]=${field}`,
    `populate[themes][filters][${relation}][${field}][$contains]=a`,
    `populate[themes][sort]=${relation}.${field}`,
  ];

  it('an editor sees names, and finds nothing out of their accounts', async () => {
    const fields = ['email', 'password', 'resetPasswordToken', 'registrationToken', 'roles', 'isActive'];
    const secrets = ['createdBy', 'updatedBy'].flatMap((relation) =>
      fields.flatMap((field) => questions(relation, field)),
    );
    for (const query of secrets) {
      const { status, body } = await as('strapi-editor', 'GET', `${list('news-article')}?${query}`);
      expect([query, status, JSON.stringify(body).includes('@beurs.example')]).toEqual([query, 400, false]);
    }
    const nested = 'filters[createdBy][email][$startsWith]=s';
    const others = [
      ...types.map((name) => `${list(name)}?${nested}`),
      `/upload/files?${nested}`,
      `/upload/files?filters[folder][createdBy][email][$notNull]=true`,
      `/upload/folders?${nested}`,
      `/content-manager/relations/api::news-article.news-article/themes?${nested}`,
      `/CONTENT-MANAGER/collection-types/api::page.page?${nested}`,
      `${list('page')}?filters%5BcreatedBy%5D%5Bemail%5D%5B%24startsWith%5D=s`,
    ];
    for (const target of others)
      expect([target, (await as('strapi-editor', 'GET', target)).status]).toEqual([target, 400]);
  });

  it('an editor still finds what a colleague made', async () => {
    for (const query of [
      'filters[$and][0][createdBy][id][$eq]=1',
      'filters[updatedBy][id][$in][0]=1',
      'sort=createdBy.firstname:ASC',
      '_q=createdBy.email',
    ]) {
      const { status } = await as('strapi-editor', 'GET', `${list('news-article')}?${query}`);
      expect([query, status]).toEqual([query, 200]);
    }
    const { body } = await as('strapi-editor', 'GET', list('page'));
    expect(JSON.stringify(body)).not.toContain('@beurs.example');
    const searched = await as('strapi-editor', 'GET', `${list('page')}?_q=strapi-editor@beurs.example`);
    expect(searched).toMatchObject({ status: 200, body: { results: [] } });
  });

  it('an editor opens what a colleague made, also after the admin has read what the types are', async () => {
    const made = await as('organiser', 'POST', list('news-article'), {
      title: 'Van de organisator',
      date: '2027-01-05',
    });
    const { documentId } = dataOf(made);
    for (const target of ['/admin/guided-tour-meta', '/content-manager/init', list('news-article')])
      expect([target, (await as('strapi-editor', 'GET', target)).status]).toEqual([target, 200]);
    const opened = await as('strapi-editor', 'GET', `${list('news-article')}/${String(documentId)}`);
    expect([opened.status, dataOf(opened).createdBy]).toEqual([
      200,
      { id: expect.any(Number), firstname: 'organiser', lastname: null, username: null },
    ]);
  });
});

describe('what only the organiser manages', () => {
  it.each(['site-setting', 'navigation'])('is hidden from an editor: %s', async (name) => {
    expect((await as('strapi-editor', 'GET', single(name))).status).toBe(403);
    expect((await as('strapi-editor', 'PUT', single(name), {})).status).toBe(403);
    expect((await as('organiser', 'GET', single(name))).status).toBe(200);
  });

  it('can be changed by an organiser, in all its parts', async () => {
    const before = dataOf(await as('organiser', 'GET', single('site-setting')));
    const changed = await as('organiser', 'PUT', single('site-setting'), {
      tagline: 'Een nieuwe ondertitel',
      contact: { email: 'nieuw@beurs.example' },
    });
    expect(changed).toMatchObject({
      status: 200,
      body: {
        data: {
          name: before.name,
          tagline: 'Een nieuwe ondertitel',
          contact: { email: 'nieuw@beurs.example' },
        },
      },
    });
  });

  it.each([
    ['hall', { name: 'Hal 9', slug: 'hal-9' }],
    ['room', { name: 'Zaal 9', slug: 'zaal-9' }],
    ['stand', { code: '9.Z99' }],
  ])('is made by an organiser and not by an editor: %s', async (name, data) => {
    expect((await as('strapi-editor', 'POST', list(name), data)).status).toBe(403);
    expect((await as('organiser', 'POST', list(name), data)).status).toBe(201);
  });
});

it('an administrator reaches accounts and roles', async () => {
  for (const target of ['/admin/users', '/admin/roles', '/admin/api-tokens']) {
    expect((await as('strapi-super-admin', 'GET', target)).status, target).toBe(200);
  }
});

it('an administrator can bind a user of the site to a company, and nobody else can', async () => {
  const users = app.strapi.db.query('plugin::users-permissions.user');
  const role = await app.strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'exhibitor' } });
  const register = { username: 'els', email: 'els@bezoeker.example', password: 'vier losse woorden thuis' };
  await ask(app, 'POST', '/api/auth/local/register', { body: register });
  const { id, documentId } = await users.findOne({ where: { username: 'els' } });
  const [company] = await app.strapi.documents('api::exhibitor.exhibitor').findMany({ locale: 'nl' });
  const target = `/content-manager/collection-types/plugin::users-permissions.user/${documentId}`;
  const binding = {
    role: { connect: [{ id: role.id }], disconnect: [] },
    exhibitor: {
      connect: [{ id: company?.id, documentId: company?.documentId, locale: 'nl' }],
      disconnect: [],
    },
  };
  for (const editor of ['strapi-editor', 'organiser'])
    expect((await as(editor, 'PUT', target, binding)).status).toBe(403);
  expect(await as('strapi-super-admin', 'PUT', target, binding)).toMatchObject({ status: 200 });
  const bound = await users.findOne({ where: { id }, populate: ['role', 'exhibitor'] });
  expect(bound).toMatchObject({
    role: { type: 'exhibitor' },
    exhibitor: { documentId: company?.documentId },
  });
});
