import { beforeAll, describe, expect, it } from 'vitest';
import { signInAs } from '../harness/admin-account';
import { ask, type App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';

/** The rows that are left of documents, in all languages and versions, once an editor deletes one. */
let app: App;
let token: string;
beforeAll(async () => {
  app = await sharedApp();
  token = await signInAs(app, 'strapi-editor');
});

const list = '/content-manager/collection-types/api::page.page';
const send = async (method: string, target: string, body?: object) =>
  (await ask(app, method, target, { token, ...(body && { body }) })).status;

let count = 0;
/** Makes a page that is published in these languages. */
async function makePage(languages: readonly string[] = ['nl', 'en']): Promise<string> {
  const slug = `te-wissen-${(count += 1)}`;
  const pages = app.strapi.documents('api::page.page');
  const data = { title: 'Te wissen', slug };
  const { documentId } = await pages.create({ data, status: 'published' });
  for (const locale of languages) {
    const changed: object = { title: 'Anders', slug };
    await pages.update({ documentId, locale, data: changed, status: 'published' });
  }
  return documentId;
}

/** The languages of the rows of a document: one for its draft and one for its published version. */
async function left(documentId: string): Promise<string[]> {
  const rows: { locale: string }[] = await app.strapi.db
    .query('api::page.page')
    .findMany({ select: ['locale'], where: { documentId } });
  return rows.map(({ locale }) => locale).sort();
}

describe('a document that is deleted in Dutch goes in all languages', () => {
  it.each(['', '?locale=nl', '?locale=*'])('alone: %s', async (query) => {
    const page = await makePage();
    expect(await left(page)).toEqual(['en', 'en', 'nl', 'nl']);
    expect(await send('DELETE', `${list}/${page}${query}`)).toBe(200);
    expect(await left(page)).toEqual([]);
  });

  it.each(['', '?locale=nl'])('with others: %s', async (query) => {
    const pages = [await makePage(), await makePage(['nl'])];
    const other = await makePage();
    expect(await send('POST', `${list}/actions/bulkDelete${query}`, { documentIds: pages })).toBe(200);
    expect((await Promise.all(pages.map(left))).flat()).toEqual([]);
    expect(await left(other)).toEqual(['en', 'en', 'nl', 'nl']);
  });

  it('from code', async () => {
    const documentId = await makePage();
    await app.strapi.documents('api::page.page').delete({ documentId });
    expect(await left(documentId)).toEqual([]);
  });

  it('or in none, where one of several has to stay', async () => {
    const page = await makePage();
    const home = await app.strapi.db.query('api::page.page').findOne({ where: { slug: 'home' } });
    const documentIds = [page, home.documentId];
    expect(await send('POST', `${list}/actions/bulkDelete`, { documentIds })).toBe(400);
    expect(await left(page)).toEqual(['en', 'en', 'nl', 'nl']);
  });
});

describe('a translation can go alone', () => {
  it('from its form', async () => {
    const page = await makePage();
    expect(await send('DELETE', `${list}/${page}?locale=en`)).toBe(200);
    expect(await left(page)).toEqual(['nl', 'nl']);
  });

  it('from the list of translations', async () => {
    const documentIds = [await makePage(), await makePage()];
    expect(await send('POST', `${list}/actions/bulkDelete?locale=en`, { documentIds })).toBe(200);
    expect((await Promise.all(documentIds.map(left))).flat()).toEqual(['nl', 'nl', 'nl', 'nl']);
  });
});

it('what is taken off the site in the list of translations stays there in Dutch', async () => {
  const page = await makePage();
  const versions = async () => {
    const rows: { locale: string; publishedAt: unknown }[] = await app.strapi.db
      .query('api::page.page')
      .findMany({ select: ['locale', 'publishedAt'], where: { documentId: page } });
    return rows.flatMap(({ locale, publishedAt }) => (publishedAt ? locale : [])).sort();
  };
  const documentIds = [page];
  expect(await send('POST', `${list}/actions/bulkUnpublish?locale=en`, { documentIds })).toBe(200);
  expect(await versions()).toEqual(['nl']);
  expect(await send('POST', `${list}/actions/bulkPublish?locale=en`, { documentIds })).toBe(200);
  expect(await versions()).toEqual(['en', 'nl']);
});
