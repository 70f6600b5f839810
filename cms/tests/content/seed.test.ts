import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { seedFair } from '../../seed/load/seed';
import { makeFirstAdmin } from '../../seed/load/first-admin';
import { ask, startApp, type App } from '../harness/app';
import { fair, street } from '../harness/fair';

let seeded: App;
const seed = (app: App, content = fair) =>
  seedFair(app.strapi, { fair: content, picturesFolder: inject('pictures'), log: () => undefined });

beforeAll(async () => {
  seeded = await startApp(inject('template'));
});
afterAll(() => seeded.stop());

describe('the seed', () => {
  it('leaves a database with content alone', async () => {
    const before = await seeded.strapi.db.query('api::exhibitor.exhibitor').count();
    expect(await seed(seeded)).toBe(false);
    expect(await seeded.strapi.db.query('api::exhibitor.exhibitor').count()).toBe(before);
  });

  it('leaves a database alone in which somebody made a single document', async () => {
    const { strapi } = seeded;
    const types = Object.values(strapi.contentTypes).filter(
      ({ uid }) => uid.startsWith('api::') && !/counter$|purge/.test(uid),
    );
    for (const { uid } of types) await strapi.db.query(uid).deleteMany({});
    await strapi.db.query('plugin::upload.file').deleteMany({});
    await strapi.documents('api::theme.theme').create({ data: { name: 'Eigen', slug: 'eigen' } });
    expect(await seed(seeded)).toBe(false);
    expect(await strapi.db.query('api::exhibitor.exhibitor').count()).toBe(0);

    await strapi.db.query('api::theme.theme').deleteMany({});
    await expect(
      seed(seeded, { ...fair, vacancies: [{ title: 'x', slug: 'x', employer: 'x', posted: 'nooit' }] }),
    ).rejects.toThrow();
    for (const { uid } of types) {
      expect([uid, await strapi.db.query(uid).count()]).toEqual([uid, 0]);
    }
    expect(await strapi.db.query('plugin::upload.file').count()).toBe(0);
  });

  it('names a picture that is missing and a reference to nothing', async () => {
    const { themes, ...rest } = fair;
    await expect(seed(seeded, { ...rest, themes: [] })).rejects.toThrow('There is no theme called renovatie');
    const photos = [
      { image: { key: 'photos/weg', alt: 'Weg' } },
      { image: { key: 'photos/ook-weg', alt: 'Weg' } },
    ];
    const albums = [{ title: 'x', slug: 'x', date: '2025-01-01', photos }];
    await expect(seed(seeded, { ...rest, themes, albums })).rejects.toThrow('photos/weg, photos/ook-weg');
    const other = fair.news.map((article) => ({ ...article, image: { ...street, alt: 'Iets anders' } }));
    await expect(seed(seeded, { ...rest, themes, news: other })).rejects.toThrow('two alternative texts');
  });

  it('makes the first admin once', async () => {
    const account = { email: 'beheer@beurs.example', password: 'Proef-beurs-2027' };
    const admins = () => seeded.strapi.db.query('admin::user').findMany({ populate: ['roles'] });
    await expect(makeFirstAdmin(seeded.strapi, null, () => undefined)).rejects.toThrow('ADMIN_EMAIL');
    const weak = { ...account, password: 'Welkom123456' };
    const rejected = /ADMIN_PASSWORD.*komt te veel voor/s;
    await expect(makeFirstAdmin(seeded.strapi, weak, () => undefined)).rejects.toThrow(rejected);
    await makeFirstAdmin(seeded.strapi, account, () => undefined);
    await makeFirstAdmin(seeded.strapi, { ...account, email: 'tweede@beurs.example' }, () => undefined);
    expect(await admins()).toMatchObject([{ email: account.email, roles: [{ code: 'strapi-super-admin' }] }]);
    const { status } = await ask(seeded, 'POST', '/admin/login', { body: account });
    expect(status).toBe(200);
  });
});
