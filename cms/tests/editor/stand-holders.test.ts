import { beforeAll, expect, it } from 'vitest';
import { signInAs } from '../harness/admin-account';
import { ask, type App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';

let app: App;
beforeAll(async () => {
  app = await sharedApp();
});

const stands = '/content-manager/collection-types/api::stand.stand?sort=code:ASC';
const list = async (token: string) => {
  const { status, body } = await ask(app, 'GET', stands, { token });
  expect(status).toBe(200);
  return (body as { results: { code: string; exhibitors?: unknown }[] }).results;
};

it('the list of stands names who holds each, once for all languages and drafts', async () => {
  const token = await signInAs(app, 'organiser');
  const exhibitors = app.strapi.documents('api::exhibitor.exhibitor');
  const [house] = await exhibitors.findMany({ filters: { slug: 'houthuis' }, locale: 'nl' });
  const { documentId } = house ?? expect.fail('The small fair has no Houthuis.');
  const english: object = { name: 'Houthuis', slug: 'houthuis', kind: 'Nieuwbouwconcept' };
  await exhibitors.update({ documentId, locale: 'en', data: english, status: 'published' });
  const holder = { documentId, name: 'Houthuis' };
  expect(await list(token)).toMatchObject([
    { code: '1.A01', exhibitors: [holder] },
    { code: '1.A02', exhibitors: [holder] },
    { code: '1.A03', exhibitors: [{ name: 'Gemeente Meerdam' }] },
    { code: '1.A04', exhibitors: [] },
  ]);
  const { body } = await ask(app, 'GET', '/content-manager/collection-types/api::pavilion.pavilion', {
    token,
  });
  expect(body).toMatchObject({ results: [{ exhibitors: { count: expect.any(Number) } }] });
});

it('the stands that an exhibitor can get say who holds them', async () => {
  const token = await signInAs(app, 'strapi-editor');
  const choices = async (search = '') => {
    const target = `/content-manager/relations/api::exhibitor.exhibitor/stands?pageSize=10${search}`;
    const { status, body } = await ask(app, 'GET', target, { token });
    expect(status).toBe(200);
    return (body as { results: { code: string }[] }).results.map(({ code }) => code);
  };
  expect(await choices()).toEqual([
    '1.A01 – Houthuis',
    '1.A02 – Houthuis',
    '1.A03 – Gemeente Meerdam',
    '1.A04 – vrij',
  ]);
  expect(await choices('&_q=A04')).toEqual(['1.A04 – vrij']);
});

it('the stands that an exhibitor has say who holds them', async () => {
  const token = await signInAs(app, 'strapi-editor');
  const { documentId } = await app.strapi.db
    .query('api::exhibitor.exhibitor')
    .findOne({ where: { slug: 'houthuis' } });
  const target = `/content-manager/relations/api::exhibitor.exhibitor/${documentId}/stands?locale=nl`;
  const { status, body } = await ask(app, 'GET', target, { token });
  const codes = (body as { results: { code: string }[] }).results.map(({ code }) => code);
  expect([status, codes.sort()]).toEqual([200, ['1.A01 – Houthuis', '1.A02 – Houthuis']]);
});

it('whoever may read stands and no exhibitors gets no names', async () => {
  const { id } = await app.strapi.db
    .query('admin::role')
    .create({ data: { code: 'only-stands', name: 'Stands' } });
  await app.strapi.service('admin::role').assignPermissions(id, [
    {
      action: 'plugin::content-manager.explorer.read',
      subject: 'api::stand.stand',
      properties: { fields: ['code', 'exhibitors'] },
      conditions: [],
    },
  ]);
  const account = { email: 'stands@beurs.example', password: 'Beurs-2027-wachtwoord' };
  const user = { ...account, firstname: 'Test', isActive: true, registrationToken: null, roles: [id] };
  await app.strapi.service('admin::user').create(user);
  const { body } = await ask(app, 'POST', '/admin/login', { body: account });
  const token = /"token":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? '';
  const listed = await list(token);
  expect(listed.length).toBeGreaterThan(3);
  expect(JSON.stringify(listed)).not.toContain('Houthuis');
});
