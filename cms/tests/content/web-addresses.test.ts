import { beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';

let app: App;
beforeAll(async () => {
  app = await sharedApp();
});

/** Every field whose pattern takes a web address, in types and components. */
const addressFields = () =>
  [...Object.values(app.strapi.contentTypes), ...Object.values(app.strapi.components)].flatMap(
    ({ uid, attributes }) =>
      Object.entries<{ regex?: RegExp | string }>({ ...attributes }).flatMap(([name, { regex }]) => {
        const pattern = regex === undefined ? null : new RegExp(regex);
        return pattern?.test('https://www.beurs.example') ? [{ field: `${uid} ${name}`, pattern }] : [];
      }),
  );

describe('a web address without https://', () => {
  it('is taken by every field for web addresses', () => {
    const fields = addressFields();
    expect(fields.length).toBeGreaterThanOrEqual(10);
    const refusing = fields.filter(({ pattern }) => !pattern.test('www.beurs.example'));
    expect(refusing.map(({ field }) => field)).toEqual([]);
  });

  it('gets it when it is stored, in a field and in components and blocks', async () => {
    const exhibitors = app.strapi.documents('api::exhibitor.exhibitor');
    const made = await exhibitors.create({
      data: {
        name: 'Zonder',
        slug: 'zonder',
        kind: 'Overheid',
        website: ' www.zonder.example/a?b=c',
        socials: [{ platform: 'LinkedIn', url: 'WWW.zonder.example' }],
      },
      populate: ['socials'],
    });
    expect(made).toMatchObject({
      website: 'https://www.zonder.example/a?b=c',
      socials: [{ url: 'https://WWW.zonder.example' }],
    });
    const page = await app.strapi.documents('api::page.page').create({
      data: {
        title: 'Met knop',
        slug: 'met-knop',
        blocks: [
          { __component: 'blocks.hero', title: 'Kop', buttons: [{ label: 'Ga', url: 'www.ga.example' }] },
        ],
      } as never,
      populate: { blocks: { on: { 'blocks.hero': { populate: ['buttons'] } } } } as never,
    });
    expect(page).toMatchObject({ blocks: [{ buttons: [{ url: 'https://www.ga.example' }] }] });
  });

  it('stays what it is in other fields, and when it has one', async () => {
    const exhibitors = app.strapi.documents('api::exhibitor.exhibitor');
    const { documentId } = await exhibitors.create({
      data: { name: 'www.naam.example', slug: 'naam', kind: 'Overheid', website: 'http://www.naam.example' },
    });
    expect(await exhibitors.findOne({ documentId })).toMatchObject({
      name: 'www.naam.example',
      website: 'http://www.naam.example',
    });
  });
});
