import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { UID } from '@strapi/strapi';
import { beforeAll, describe, expect, it } from 'vitest';
import { belongsToRoute, isReserved } from '../../src/platform/documents/site-paths';
import '../harness/features';
import { ask, type App } from '../harness/app';
import { signInAsEditor } from '../harness/admin-account';
import { sharedApp } from '../harness/shared-app';

/**
 * The slug, the last segment of a document's URL: where it comes from, which ones are rejected, and what a change
 * does.
 */
let app: App;
let token: string;

type Fields = Record<string, unknown>;
const change = (fields: Fields) => fields;
const pages = () => app.strapi.documents('api::page.page');
const documentsOf = (uid: UID.ContentType) => app.strapi.documents(uid);
const slugOf = async (uid: UID.ContentType, documentId: string, locale?: string) => {
  const found: Fields | null = await documentsOf(uid).findOne({ documentId, locale });
  return found?.slug;
};
const publishedPage = (slug: string) => pages().create({ data: { title: slug, slug }, status: 'published' });
const rename = async (documentId: string, slug: string) =>
  pages().update({ documentId, data: change({ slug }), status: 'published' });
const lookup = async (target: string) =>
  (await ask(app, 'GET', `/api/redirects/lookup?path=${encodeURIComponent(target)}`)).body;
const redirects = () => app.strapi.db.query('api::redirect.redirect').findMany({ orderBy: 'source' });

beforeAll(async () => {
  app = await sharedApp();
  token = await signInAsEditor(app);
});

describe('the list of reserved slugs', () => {
  const source = readFileSync(path.resolve(import.meta.dirname, '../../../web/app/routes.ts'), 'utf8');
  const firstSegments = [...source.matchAll(/\broute\('([^'/]+)/g)].map(([, segment = '']) => segment);
  const names = [...new Set(firstSegments)].filter((segment) => /^[a-z0-9-]+$/.test(segment));

  it('has the first segment of every route of the site, unless the route reads the page with that slug', () => {
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !isReserved(name) && !belongsToRoute(name))).toEqual([]);
  });

  it('reserves nothing for routes that are gone', () => {
    const asked = ['programma', 'nieuws', 'c', 'zoeken', 'account', 'faq'];
    expect(asked.filter((name) => !names.includes(name))).toEqual([]);
    expect(isReserved('contact')).toBe(false);
  });
});

/** Fields without which a document cannot be saved, beside its title. */
function neededBy(uid: string): object {
  if (uid === 'api::form.form') return { fields: [{ label: 'Uw vraag', kind: 'Tekst' }] };
  return /^api::(exhibitor|session)-kind\./.test(uid) ? { name: 'Dakdekker' } : {};
}

describe('a slug', () => {
  const types = () =>
    Object.values(app.strapi.contentTypes).filter(
      ({ uid, attributes }) => uid.startsWith('api::') && attributes.slug?.type === 'uid',
    );

  it('is made from the title in every type that has one', async () => {
    expect(types()).toHaveLength(20);
    for (const { uid, attributes } of types()) {
      const target = attributes.slug?.type === 'uid' ? attributes.slug.targetField : undefined;
      const { documentId } = await documentsOf(uid).create({
        data: change({
          [String(target)]: 'Hout & staal: één café in ’s‑Hertogenbosch',
          ...neededBy(uid),
        }),
      });
      expect([uid, await slugOf(uid, documentId)]).toEqual([
        uid,
        'hout-en-staal-een-cafe-in-s-hertogenbosch',
      ]);
    }
  });

  it('follows the title until the document is published, and stays from then on', async () => {
    const uid = 'api::news-article.news-article';
    const news = documentsOf(uid);
    const { documentId } = await news.create({
      data: change({ title: 'Eerste kop', date: '2026-11-20', intro: 'Kort.' }),
    });
    await news.update({ documentId, data: change({ title: 'Tweede kop' }) });
    expect(await slugOf(uid, documentId)).toBe('tweede-kop');
    await news.publish({ documentId });
    await news.update({ documentId, data: change({ title: 'Derde kop' }) });
    expect(await slugOf(uid, documentId)).toBe('tweede-kop');
  });

  it('that somebody chose does not follow the title', async () => {
    const { documentId } = await pages().create({ data: { title: 'Een', slug: 'gekozen' } });
    await pages().update({ documentId, data: change({ title: 'Twee' }) });
    expect(await slugOf('api::page.page', documentId)).toBe('gekozen');
  });

  it('gets a number where the title is in use, and a copy gets one too', async () => {
    const title = 'Dubbel';
    const [one, two] = [
      await pages().create({ data: change({ title }) }),
      await pages().create({ data: change({ title }) }),
    ];
    expect([
      await slugOf('api::page.page', one.documentId),
      await slugOf('api::page.page', two.documentId),
    ]).toEqual(['dubbel', 'dubbel-1']);
    const copy = await pages().clone({ documentId: one.documentId, data: {} });
    expect(await slugOf('api::page.page', String(copy?.documentId))).toBe('dubbel-2');
  });

  it.each([
    ['Βιομηχανική κατασκευή', 'viomichaniki-kataskeyi'],
    ['Промислове будівництво', 'promislove-budivnitstvo'],
    ['Ђорђе Ћирић: объём', 'djordje-ciric-obem'],
    ['Wohnen im Þorp, Iğdır', 'wohnen-im-thorp-igdir'],
  ])('of “%s” is in Latin letters', async (title, slug) => {
    const { documentId } = await pages().create({ data: change({ title }) });
    expect(await slugOf('api::page.page', documentId)).toBe(slug);
  });

  it('has a number where nothing of the title can stand in it, in every type', async () => {
    for (const { uid, attributes } of types()) {
      const target = attributes.slug?.type === 'uid' ? String(attributes.slug.targetField) : '';
      const slugs = [];
      for (const title of ['工业化住宅', 'البناء الصناعي', '🏠', '???']) {
        const { documentId } = await documentsOf(uid).create({
          data: change({
            [target]: title,
            ...neededBy(uid),
          }),
        });
        slugs.push(await slugOf(uid, documentId));
      }
      const [first = ''] = slugs;
      const base = String(first).replace(/-1$/, '');
      expect([uid, slugs]).toEqual([uid, [1, 2, 3, 4].map((number) => `${base}-${number}`)]);
      expect(base).toMatch(/^[a-z]+(-[a-z]+)*$/);
    }
  });

  it('with a number follows a title that can stand in it', async () => {
    const { documentId } = await pages().create({ data: change({ title: '住宅' }) });
    expect(await slugOf('api::page.page', documentId)).toMatch(/^paginas-\d+$/);
    await pages().update({ documentId, data: change({ title: 'Huizen van hout' }) });
    expect(await slugOf('api::page.page', documentId)).toBe('huizen-van-hout');
  });

  it('is the same in a translation', async () => {
    const { documentId } = await pages().create({ data: { title: 'Vervoer', slug: 'vervoer' } });
    await pages().update({
      documentId,
      locale: 'en',
      data: change({ title: 'Transport', slug: 'transport' }),
    });
    expect(await slugOf('api::page.page', documentId, 'en')).toBe('vervoer');
  });

  it.each([
    ['programma', '/programma is een vast onderdeel van de site. Kies een ander adres.'],
    ['en', '/en is een vast onderdeel van de site. Kies een ander adres.'],
    ['uploads', '/uploads is een vast onderdeel van de site. Kies een ander adres.'],
  ])('of a page cannot be %s', async (slug, message) => {
    await expect(pages().create({ data: { title: slug, slug } })).rejects.toThrow(message);
    const { documentId } = await pages().create({ data: change({ title: slug }) });
    expect(await slugOf('api::page.page', documentId)).toBe(`${slug}-1`);
  });

  it('in use is rejected, and the message names the document that has it', async () => {
    await pages().create({ data: { title: 'De eerste', slug: 'bezet' } });
    await expect(pages().create({ data: { title: 'De tweede', slug: 'bezet' } })).rejects.toMatchObject({
      message: 'Dit adres is al van “De eerste”. Kies een ander adres.',
      details: { errors: [{ path: ['slug'] }] },
    });
  });
});

describe('while an editor types,', () => {
  const question = async (name: string, body: Fields, query = '') =>
    (
      await ask(app, 'POST', `/content-manager/uid/${name}${query}`, {
        token,
        body: { contentTypeUID: 'api::page.page', field: 'slug', ...body },
      })
    ).body;

  it('an empty title gives no slug, rather than the name of the type', async () => {
    expect(await question('generate', { data: {} })).toEqual({ data: '', follows: true, fixed: false });
    expect(await question('generate', { data: { title: 'Route & parkeren' } })).toMatchObject({
      data: 'route-en-parkeren',
    });
  });

  it('a reserved or taken slug is reported, with one that is free', async () => {
    expect(await question('check-availability', { value: 'nieuws' })).toEqual({
      isAvailable: false,
      suggestion: 'nieuws-1',
      reason: '/nieuws is een vast onderdeel van de site. Kies een ander adres.',
    });
    const { documentId } = await pages().create({ data: { title: 'Halte', slug: 'halte' } });
    expect(await question('check-availability', { value: 'halte' })).toMatchObject({
      isAvailable: false,
      suggestion: 'halte-1',
      reason: 'Dit adres is al van “Halte”. Kies een ander adres.',
    });
    expect(await question('check-availability', { value: 'halte', documentId })).toMatchObject({
      isAvailable: true,
    });
    expect(await question('check-availability', { value: 'Twee Woorden!' })).toMatchObject({
      isAvailable: false,
      suggestion: 'twee-woorden',
    });
  });

  it('a published document and a translation keep theirs', async () => {
    const { documentId } = await publishedPage('blijft');
    const data = { id: documentId, title: 'Anders' };
    expect(await question('generate', { data })).toEqual({ data: 'anders', follows: false, fixed: false });
    expect(await question('generate', { data }, '?locale=en')).toEqual({
      data: 'blijft',
      follows: false,
      fixed: true,
    });
  });

  it('questions about a type without slugs are rejected', async () => {
    expect(await question('generate', { contentTypeUID: 'api::stand.stand', data: {} })).toMatchObject({
      error: { status: 400, message: 'Dit veld heeft geen adres op de site.' },
    });
    expect(
      await question('generate', { contentTypeUID: 'plugin::users-permissions.user', data: {} }),
    ).toMatchObject({
      error: { status: 400 },
    });
  });
});

describe('a published page that gets another slug', () => {
  it('leaves a redirect, in every language, once it is published', async () => {
    const { documentId } = await publishedPage('oud-a');
    await pages().update({ documentId, data: change({ slug: 'nieuw-a' }) });
    expect(await lookup('/oud-a')).toEqual({ redirect: null });
    await pages().publish({ documentId });
    expect(await lookup('/oud-a')).toEqual({ redirect: { target: '/nieuw-a', code: 301 } });
    expect(await lookup('/en/oud-a')).toEqual({ redirect: { target: '/en/nieuw-a', code: 301 } });
  });

  it('twice leaves no chain, and what led to the first leads to the last', async () => {
    const { documentId } = await publishedPage('een-b');
    await app.strapi
      .documents('api::redirect.redirect')
      .create({ data: { source: '/folder', target: '/en/een-b?van=folder', code: 'Tijdelijk (302)' } });
    await rename(documentId, 'twee-b');
    await rename(documentId, 'drie-b');
    const found: { source: string; target: string }[] = await redirects();
    const own = found.filter(({ target }) => target.includes('drie-b'));
    expect(own.map(({ source, target }) => [source, target])).toEqual([
      ['/een-b', '/drie-b'],
      ['/folder', '/en/drie-b?van=folder'],
      ['/twee-b', '/drie-b'],
    ]);
  });

  it('and then its first one again is found there, without a loop', async () => {
    const { documentId } = await publishedPage('een-c');
    await rename(documentId, 'twee-c');
    await rename(documentId, 'een-c');
    expect(await lookup('/een-c')).toEqual({ redirect: null });
    expect(await lookup('/twee-c')).toEqual({ redirect: { target: '/een-c', code: 301 } });
  });

  it('keeps the old slug from others while it is redirected', async () => {
    const { documentId } = await publishedPage('een-d');
    await rename(documentId, 'twee-d');
    await expect(publishedPage('een-d')).rejects.toThrow(
      'Van /een-d gaat een doorverwijzing uit, naar /twee-d.',
    );
  });

  it('is rejected where a route of the site shows the page', async () => {
    const { documentId } = await publishedPage('faq');
    await expect(rename(documentId, 'vragen')).rejects.toThrow('het adres blijft faq');
    expect(
      await pages().update({ documentId, data: change({ title: 'Vragen' }), status: 'published' }),
    ).toMatchObject({
      slug: 'faq',
    });
  });

  it('while it is off the site leaves a redirect as well, once it is published again', async () => {
    const { documentId } = await publishedPage('een-f');
    await pages().unpublish({ documentId });
    await pages().update({ documentId, data: change({ slug: 'twee-f' }) });
    await pages().update({ documentId, data: change({ slug: 'drie-f' }) });
    expect(await lookup('/een-f')).toEqual({ redirect: null });
    await pages().publish({ documentId });
    expect(await lookup('/een-f')).toEqual({ redirect: { target: '/drie-f', code: 301 } });
    expect(await lookup('/en/een-f')).toEqual({ redirect: { target: '/en/drie-f', code: 301 } });
    expect(await lookup('/twee-f')).toEqual({ redirect: null });
  });

  it('while it is off the site may get an earlier one back, without a loop', async () => {
    const { documentId } = await publishedPage('een-g');
    await rename(documentId, 'twee-g');
    await pages().unpublish({ documentId });
    await rename(documentId, 'een-g');
    expect(await lookup('/een-g')).toEqual({ redirect: null });
    expect(await lookup('/twee-g')).toEqual({ redirect: { target: '/een-g', code: 301 } });
    await pages().unpublish({ documentId });
    await pages().publish({ documentId });
    expect(await lookup('/een-g')).toEqual({ redirect: null });
  });

  it('while another page took its first one leads nobody away from that page', async () => {
    const { documentId } = await publishedPage('een-h');
    await pages().unpublish({ documentId });
    await pages().update({ documentId, data: change({ slug: 'twee-h' }) });
    await publishedPage('een-h');
    await pages().publish({ documentId });
    expect(await lookup('/een-h')).toEqual({ redirect: null });
  });

  it('as a copy of one that is off the site leaves nothing of that one', async () => {
    const { documentId } = await publishedPage('een-i');
    await pages().unpublish({ documentId });
    const copy = await pages().clone({ documentId, data: {} });
    await pages().update({ documentId, data: change({ slug: 'twee-i' }) });
    await pages().publish({ documentId: copy?.documentId ?? '' });
    expect(await lookup('/een-i')).toEqual({ redirect: null });
    await pages().publish({ documentId });
    expect(await lookup('/een-i')).toEqual({ redirect: { target: '/twee-i', code: 301 } });
  });

  it('unpublished, renamed and published in the admin leaves a redirect, and the form has no field for it', async () => {
    const { documentId } = await publishedPage('een-j');
    const page = `/content-manager/collection-types/api::page.page/${documentId}`;
    const admin = (method: string, path: string, body?: object) =>
      ask(app, method, path, { token, ...(body && { body }) });
    expect((await admin('POST', `${page}/actions/unpublish`, {})).status).toBe(200);
    expect((await admin('PUT', page, { slug: 'twee-j', publishedSlug: 'gekozen-j' })).status).toBe(200);
    expect((await admin('POST', `${page}/actions/publish`, {})).status).toBe(200);
    expect(await lookup('/een-j')).toEqual({ redirect: { target: '/twee-j', code: 301 } });
    expect(await lookup('/gekozen-j')).toEqual({ redirect: null });
  });

  it('leaves nothing when publishing fails', async () => {
    const { documentId } = await publishedPage('een-e');
    await pages().update({ documentId, data: change({ slug: 'twee-e', title: null }) });
    await expect(pages().publish({ documentId })).rejects.toThrow();
    expect(await lookup('/een-e')).toEqual({ redirect: null });
  });
});
