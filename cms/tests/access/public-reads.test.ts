import { beforeAll, describe, expect, it } from 'vitest';
import { publicActions as actionsNow } from '../../src/platform/access/public-actions';
import '../harness/features';
import { setPublicPermissions } from '../../src/platform/access/permissions';
import { ask, type App } from '../harness/app';
import { decisions } from '../harness/endpoints';
import { sharedApp } from '../harness/shared-app';
import { askExactly, spellings } from '../harness/spellings';

const publicActions = actionsNow();
let app: App;
const secret = 'geheim';

beforeAll(async () => {
  app = await sharedApp();
  const { strapi } = app;
  const [hall] = await strapi.documents('api::hall.hall').findMany({});
  const [stand] = await strapi.documents('api::stand.stand').findMany({});
  const [category] = await strapi.documents('api::faq-category.faq-category').findMany({});
  await strapi.documents('api::exhibitor.exhibitor').create({
    data: { name: 'Conceptbedrijf', slug: 'conceptbedrijf', kind: 'Overheid', stands: [stand?.documentId] },
  });
  await strapi.documents('api::faq-question.faq-question').create({
    data: { question: 'Conceptvraag?', slug: 'conceptvraag', answer: [], category: category?.documentId },
  });
  expect(hall).toBeDefined();
});

const get = (target: string) => ask(app, 'GET', `/api/${target}`);

describe('public permissions', () => {
  const stored = async (type: string) => {
    const role = await app.strapi.db
      .query('plugin::users-permissions.role')
      .findOne({ where: { type }, populate: ['permissions'] });
    return role.permissions.map(({ action }: { action: string }) => action).sort();
  };

  it.each(Object.keys(publicActions))('of the role %s equal the list', async (type) => {
    expect(await stored(type)).toEqual([...(publicActions[type] ?? [])].sort());
  });

  it('name actions that exist', () => {
    for (const action of Object.values(publicActions).flat()) {
      const [scope = '', controller = '', name = ''] = action.split('.');
      const found = app.strapi.controller(`${scope}.${controller}` as 'admin::admin')[name];
      expect([action, typeof found]).toEqual([action, 'function']);
    }
  });

  it('are restored when somebody changed them', async () => {
    const permissions = app.strapi.db.query('plugin::users-permissions.permission');
    const role = await app.strapi.db
      .query('plugin::users-permissions.role')
      .findOne({ where: { type: 'public' } });
    const before = await stored('public');
    await permissions.create({ data: { action: 'plugin::users-permissions.user.find', role: role.id } });
    const [page] = await permissions.findMany({
      where: { action: 'api::page.page.find', role: { id: role.id } },
    });
    await permissions.delete({ where: { id: page.id } });
    await setPublicPermissions(app.strapi);
    expect(await stored('public')).toEqual(before);
  });

  it.each([
    'users',
    'users/1',
    'users-permissions/roles',
    'upload/files',
    'public-id-counters',
    'i18n/locales',
    'content-type-builder/content-types',
  ])('keep /%s closed', async (target) => {
    const { status, body } = await get(target);
    expect([403, 404]).toContain(status);
    expect(body).toMatchObject({ data: null });
  });

  it.each([
    ['POST', 'exhibitors'],
    ['PUT', 'exhibitors/x'],
    ['DELETE', 'exhibitors/x'],
    ['PUT', 'site-setting'],
    ['POST', 'upload'],
  ])('allow no %s /%s', async (method, target) => {
    const body = method === 'DELETE' ? {} : { body: { data: {} } };
    expect([403, 404, 405]).toContain((await ask(app, method, `/api/${target}`, body)).status);
  });
});

describe('a public read', () => {
  it.each([
    'exhibitors?pagination[pageSize]=100',
    'exhibitors?populate=*',
    'exhibitors?populate[contactPerson]=true&populate[stands]=true',
    'speakers?populate=*',
    'sessions?populate[speakers][populate]=speaker&populate[exhibitors]=true',
    'stands?populate[exhibitors]=true',
    'stands?populate[exhibitors][populate]=*',
    'halls?populate[stands][populate][exhibitors]=true',
    'faq-categories?populate[questions]=true',
    'redirects',
    'short-links',
    'exhibitors?locale=*',
    'pages?populate[blocks][populate]=*',
    'exhibitors?filters[publishedAt][$null]=true',
    'exhibitors?fields[0]=name&fields[1]=slug',
  ])('gives no draft and no private field: GET /%s', async (target) => {
    const { status, body } = await get(target);
    const text = JSON.stringify(body).toLowerCase();
    // A 400 is as good as a response without them; a 500 is not.
    expect([200, 400]).toContain(status);
    expect(text).not.toContain(secret);
    expect(text).not.toContain('conceptbedrijf');
    expect(text).not.toContain('conceptvraag');
    expect(text).not.toMatch(/"(createdby|updatedby|internalnote|contactperson|privateemail|privatephone)":/);
  });

  it.each([
    'exhibitors?status=draft',
    'exhibitors?status[]=draft',
    'exhibitors?publicationState=preview',
    'exhibitors?publicationFilter=draft',
    'exhibitors?hasPublishedVersion=false',
    'exhibitors?_q=geheim',
    'exhibitors?populate[stands][populate][exhibitors][status]=draft',
    'exhibitors?populate[pavilion][_q]=x',
    'exhibitors?populate[stands][count]=true',
    'stands?filters[exhibitors][name][$contains]=Concept',
    'stands?filters[$or][0][exhibitors][slug]=conceptbedrijf',
    'stands?filters[$not][exhibitors][slug]=conceptbedrijf',
    'stands?sort=exhibitors.name',
    'stands?sort[0]=exhibitors.name:desc',
    'stands?sort[exhibitors][name]=asc',
    'halls?filters[stands][exhibitors][name][$startsWith]=C',
    'halls?populate[stands][filters][exhibitors][slug]=conceptbedrijf',
    'faq-categories?filters[questions][slug]=conceptvraag',
    'exhibitors?filters[internalNote][$contains]=geheim',
    'exhibitors?filters[contactPerson][email][$contains]=geheim',
    'exhibitors?filters[$and][0][$or][0][internalNote][$notNull]=true',
    'exhibitors?sort=internalNote',
    'exhibitors?sort=contactPerson.email',
    'exhibitors?fields[0]=internalNote',
    'exhibitors?filters[createdBy][email][$contains]=a',
    'exhibitors?filters[createdBy][password][$startsWith]=a',
    'exhibitors?sort=createdBy.email',
    'exhibitors?populate=createdBy',
    'exhibitors?populate[createdBy][fields][0]=email',
    'stands?filters[internalNote][$contains]=geheim',
    'sessions?filters[speakers][speaker][privateEmail][$contains]=geheim',
    'sessions?populate[speakers][populate][speaker][filters][privateEmail][$contains]=geheim',
    'sessions?populate[speakers][populate][speaker][fields][0]=privateEmail',
    'exhibitors?filters[pavilion][exhibitors][internalNote]=x',
    'exhibitors?where[internalNote]=x',
    'exhibitors?filters[logo][related][id]=1',
    'exhibitors?lookup[id]=1',
    'exhibitors?filters[localizations][slug][$startsWith]=concept',
    'exhibitors?filters[$and][0][localizations][publishedAt][$null]=true',
    'exhibitors?sort=localizations.slug',
    'exhibitors?populate[logo][populate]=*',
    'exhibitors?populate[logo][populate]=related',
    'exhibitors?populate[logo][populate][related]=true',
    'exhibitors?populate[products][populate][image][populate][0]=related',
    'exhibitors?populate=logo.related',
    'exhibitors?populate[0]=products.image.related',
    'pages?populate[blocks][on][blocks.hero][populate][image][populate]=*',
  ])('that asks for drafts or private fields gets a 400: GET /%s', async (target) => {
    const { status, body } = await get(target);
    expect([target, status, body]).toEqual([
      target,
      400,
      {
        data: null,
        error: {
          status: 400,
          name: 'ValidationError',
          message: expect.any(String),
          details: expect.anything(),
        },
      },
    ]);
    expect(JSON.stringify(body)).not.toContain('@');
  });

  it('may ask what the site needs', async () => {
    for (const target of [
      'exhibitors?status=published&filters[publicId]=1001&populate[logo]=true',
      'sessions?filters[speakers][speaker][publicId]=3001&sort[0]=day&sort[1]=startTime',
      'sessions?filters[exhibitors][publicId]=1001',
      'sessions?sort=room.rank',
      'faq-questions?filters[category][slug]=bezoek&sort=rank',
      'exhibitors?filters[stands][hall][slug]=hal-1',
    ]) {
      const { status, body } = await get(target);
      expect([target, status]).toEqual([target, 200]);
      expect(body).not.toMatchObject({ data: [] });
    }
  });

  it('has at most a hundred documents on a page', async () => {
    expect((await get('exhibitors?pagination[pageSize]=5000')).body).toMatchObject({
      meta: { pagination: { pageSize: 100 } },
    });
  });
});

/** Everything that the router matches, in any spelling, is guarded as that route. */
describe.each(Object.keys(spellings))('a path written with %s', (name) => {
  const spell = (path: string) => spellings[name]?.(path) ?? '';
  const open = () =>
    [...decisions].flatMap(([key, decision]) => (decision === 'open' ? [key.slice('GET '.length)] : []));

  it('leads to no draft, of any type', async () => {
    const { documentId } = await app.strapi
      .documents('api::exhibitor.exhibitor')
      .findFirst({ filters: { slug: 'conceptbedrijf' } })
      .then((found) => found ?? { documentId: '' });
    expect([open().length > 20, documentId]).toEqual([true, expect.stringMatching(/./)]);
    for (const path of open().map((found) => found.replace(':id', documentId)))
      for (const query of ['status=draft&populate=*', '_q=concept', 'publicationState=preview']) {
        const { status, text } = await askExactly(app, 'GET', `${spell(path)}?${query}`);
        expect([path, query, status, text]).toEqual([
          path,
          query,
          expect.toBeOneOf([400, 404]),
          expect.not.stringMatching(/conceptbedrijf|conceptvraag/i),
        ]);
      }
  });

  it('takes nothing but a JSON object', async () => {
    const headers = { 'content-type': 'application/json' };
    for (const path of ['/api/auth/local', '/api/auth/local/register', '/api/auth/refresh']) {
      const { status, text } = await askExactly(app, 'POST', spell(path), headers, '["a"]');
      expect([path, status]).toEqual([path, expect.toBeOneOf([400, 404, 405])]);
      // Other paths go to the static files, which reveal nothing.
      if (status === 400 && text !== '') expect(text).toContain('The body must be a JSON object.');
    }
  });
});
