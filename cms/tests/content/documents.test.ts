import { beforeAll, describe, expect, it } from 'vitest';
import { prepareCounters } from '../../src/platform/documents/public-id';
import { type App } from '../harness/app';
import '../harness/features';
import { sharedApp } from '../harness/shared-app';

let app: App;
const uid = 'api::exhibitor.exhibitor';
type Fields = Record<string, unknown>;
const exhibitor = (slug: string, more: Fields = {}): Fields => ({
  name: slug,
  slug,
  kind: 'Overheid',
  ...more,
});
const change = (fields: Fields) => fields;
const documents = () => app.strapi.documents(uid);
const numberOf = async (documentId: string, status: 'draft' | 'published' = 'draft') =>
  (await documents().findOne({ documentId, status }))?.publicId;

beforeAll(async () => {
  app = await sharedApp();
});

describe('public numbers', () => {
  it('go up by one, whatever number is sent', async () => {
    const one = await documents().create({ data: exhibitor('a1') });
    const two = await documents().create({ data: exhibitor('a2', { publicId: 5 }) });
    expect([one.publicId, two.publicId]).toEqual([1003, 1004]);
  });

  it('have an index in every type, because URLs of the site name them', async () => {
    const models = Object.values(app.strapi.contentTypes).filter(
      ({ attributes }) => 'publicId' in attributes,
    );
    expect(models).toHaveLength(9);
    for (const { collectionName = '' } of models) {
      const table: string = collectionName;
      const indexes = await app.strapi.db.dialect.schemaInspector.getIndexes(table);
      expect(indexes, table).toContainEqual(
        expect.objectContaining({ columns: ['public_id'], name: `${table}_public_id_idx` }),
      );
    }
  });

  it('stay when a document is changed, published, changed and published again', async () => {
    const { documentId, publicId } = await documents().create({ data: exhibitor('b1'), status: 'published' });
    await documents().update({ documentId, data: change({ name: 'B', publicId: 9 }) });
    await documents().publish({ documentId });
    await documents().update({ documentId, data: change({ publicId: null }), status: 'published' });
    expect([await numberOf(documentId), await numberOf(documentId, 'published')]).toEqual([
      publicId,
      publicId,
    ]);
  });

  it('are the same in another language', async () => {
    await app.strapi.plugin('i18n').service('locales').create({ code: 'en', name: 'English' });
    const { documentId, publicId } = await documents().create({ data: exhibitor('c1') });
    const english = await documents().update({
      documentId,
      locale: 'en',
      data: exhibitor('c1-en', { publicId: 3 }),
    });
    expect([english?.locale, english?.publicId]).toEqual(['en', publicId]);
    await documents().publish({ documentId, locale: '*' });
    expect((await documents().findOne({ documentId, locale: 'en', status: 'published' }))?.publicId).toBe(
      publicId,
    );
  });

  it('are not used again after a delete or a restart', async () => {
    const last = await documents().create({ data: exhibitor('d1') });
    await documents().delete({ documentId: last.documentId });
    await prepareCounters(app.strapi);
    const next = await documents().create({ data: exhibitor('d2') });
    expect(next.publicId).toBe(Number(last.publicId) + 1);
  });

  it('differ when documents are made at the same time, and in a copy', async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, i) => documents().create({ data: exhibitor(`e${i}`) })),
    );
    const numbers = made.map(({ publicId }) => publicId);
    expect(new Set(numbers).size).toBe(8);
    const copy = await documents().clone({ documentId: made[0]?.documentId ?? '', data: { slug: 'e-copy' } });
    expect(numbers).not.toContain(copy?.entries[0]?.publicId);
  });

  it('catch up with numbers that came in another way', async () => {
    const row = await app.strapi.db.query(uid).findOne({ where: { slug: 'a1' } });
    await app.strapi.db.query(uid).update({ where: { id: row.id }, data: { publicId: 1500 } });
    await prepareCounters(app.strapi);
    expect((await documents().create({ data: exhibitor('f1') })).publicId).toBe(1501);
  });
});

describe('slugs', () => {
  it.each([
    'Hoofd',
    'met spatie',
    'twee--streepjes',
    '-begin',
    'emoji-😀',
    '<script>',
    '../weg',
    'a'.repeat(201),
  ])('cannot have %s', async (slug) => {
    await expect(documents().create({ data: exhibitor('x', { slug }) })).rejects.toThrow();
  });

  it('are unique within a language', async () => {
    await documents().create({ data: exhibitor('uniek'), status: 'published' });
    const again = documents().create({ data: exhibitor('uniek'), status: 'published' });
    await expect(again).rejects.toThrow('Dit adres is al van “uniek”.');
  });
});

describe('publishing', () => {
  it('keeps the order of relations when a document is published again', async () => {
    const themes = await app.strapi.documents('api::theme.theme').findMany({ sort: 'slug:desc' });
    const ids = themes.map(({ documentId }) => documentId);
    const { documentId } = await documents().create({
      data: exhibitor('volgorde', { themes: ids }),
      status: 'published',
    });
    await documents().update({
      documentId,
      data: change({ themes: [...ids].reverse() }),
      status: 'published',
    });
    const found = await documents().findOne({ documentId, status: 'published', populate: ['themes'] });
    expect(found?.themes?.map((theme: { slug: string }) => theme.slug)).toEqual(
      themes.map(({ slug }) => slug).reverse(),
    );
  });
});
