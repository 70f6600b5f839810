import { beforeAll, describe, expect, it } from 'vitest';
import { signInAs, signInAsEditor } from '../harness/admin-account';
import { ask, type App } from '../harness/app';
import { makePerson, bind } from '../harness/people';
import { sharedApp } from '../harness/shared-app';

/** The demo fair is taken away, and put back. */
let app: App;
let token: string;
beforeAll(async () => {
  app = await sharedApp();
  await app.strapi.plugin('i18n').service('locales').create({ code: 'en', name: 'English' });
  token = await signInAs(app, 'organiser');
});

interface Line {
  uid: string;
  going: number;
  changed: number;
  held: number;
  needed: number;
}
const plan = async () => ((await ask(app, 'GET', '/demo', { token })).body as { data: Line[] }).data;
const lineOf = async (uid: string) => (await plan()).find((line) => line.uid === uid);
const remove = (body: object, as = token) => ask(app, 'POST', '/demo/removal', { token: as, body });
const call = (method: string, target: string, body?: object) =>
  ask(app, method, target, { token, ...(body && { body }) });
const everyType = async () => (await plan()).map(({ uid }) => uid);

/** Every row of the content of the fair, and of what ties it together. */
async function content(): Promise<Record<string, string[]>> {
  const { connection, metadata } = app.strapi.db;
  const tables = [...metadata.values()].flatMap(({ tableName, uid }) =>
    /^(api|plugin|admin)::/.test(uid) && !siteUids.has(uid) ? [] : [tableName],
  );
  const found: Record<string, string[]> = {};
  for (const table of [...new Set(tables)].sort())
    found[table] = ((await connection(table).orderBy('id')) as object[]).map((row) => JSON.stringify(row));
  return found;
}
const page = 'api::page.page';
const rules = 'api::rules-version.rules-version';
let siteUids = new Set<string>();
beforeAll(async () => {
  siteUids = new Set(await everyType());
});

async function lastImport() {
  const { body } = await call('GET', '/list-imports');
  return (body as { data: { id: number; list: string; state: string }[] }).data[0];
}

async function undo(id: number) {
  const response = await call('POST', `/list-imports/${id}/undo`, { back: [] });
  expect(response.status).toBe(200);
  await expect.poll(async () => (await lastImport())?.state).not.toBe('wordt teruggedraaid');
  return (await lastImport())?.state;
}

const errorOf = (body: unknown) => (body as { error?: { message: string } }).error?.message;

describe('the demo fair', () => {
  it('goes in both languages, but for what the site needs, and comes back byte for byte', async () => {
    const documents = app.strapi.documents('api::news-article.news-article');
    const [article] = await documents.findMany({ limit: 1 });
    const { documentId = '' } = article ?? {};
    const english: object = {
      title: 'The fair is near',
      slug: 'the-fair-is-near',
      date: '2026-11-02',
      intro: 'Soon.',
    };
    await documents.update({ documentId, locale: 'en', data: english });
    await documents.publish({ documentId, locale: 'en' });
    const before = await content();
    const kept = new Map([
      [page, await app.strapi.db.query(page).count()],
      [rules, await app.strapi.db.query(rules).count()],
    ]);
    const response = await remove({ types: await everyType(), changedToo: true });
    expect(response.status).toBe(200);
    const left = (await plan()).map(({ uid, going, needed }) => [uid, going, needed]);
    // The start page, and the rules of contracts.
    expect(left.sort()).toEqual([
      [page, 0, 1],
      [rules, 0, 1],
    ]);
    expect(await documents.findMany({ locale: 'en' })).toEqual([]);
    for (const uid of siteUids)
      expect([uid, await app.strapi.db.query(uid as never).count()]).toEqual([uid, kept.get(uid) ?? 0]);
    const named = await app.strapi.db
      .connection('files_related_mph')
      .distinct('related_type')
      .pluck('related_type');
    expect(named.filter((type: string) => siteUids.has(type) && type !== page)).toEqual([]);
    const list = await lastImport();
    expect(list).toMatchObject({ list: 'Voorbeeldbeurs', state: 'klaar' });
    expect((await call('GET', `/list-imports/${list?.id}/undo`)).body).toMatchObject({ rows: [] });
    expect(await undo(list?.id ?? 0)).toBe('teruggedraaid');
    expect(await content()).toEqual(before);
  });

  it('keeps what an editor changed, unless somebody says otherwise', async () => {
    const documents = app.strapi.documents('api::speaker.speaker');
    const changed: object = { name: 'Eigen spreker' };
    const [speaker] = await documents.findMany({ filters: { slug: 'noor-blom' } });
    await documents.update({ documentId: speaker?.documentId ?? '', data: changed });
    expect(await lineOf('api::speaker.speaker')).toMatchObject({ going: 1, changed: 1 });
    expect((await remove({ types: ['api::speaker.speaker'] })).body).toEqual({ removed: 1 });
    expect((await documents.findMany({})).map(({ name }) => name)).toEqual(['Eigen spreker']);
    expect(await undo((await lastImport())?.id ?? 0)).toBe('teruggedraaid');
    expect(await documents.count({})).toBe(2);
  });

  it('keeps the company of somebody with an account', async () => {
    const person = await makePerson(app, 'eva');
    const [company] = await app.strapi.documents('api::exhibitor.exhibitor').findMany({ limit: 1 });
    await bind(app, person, company?.documentId ?? '');
    expect(await lineOf('api::exhibitor.exhibitor')).toMatchObject({ held: 1, going: 1 });
  });

  it('keeps the kinds that an exhibitor is of', async () => {
    const uid = 'api::exhibitor-kind.exhibitor-kind';
    expect((await remove({ types: [uid], changedToo: true })).body).toEqual({ removed: 2 });
    const kept = await app.strapi.documents(uid).findMany({ sort: 'rank' });
    expect(kept.map(({ key }) => key)).toEqual(['Overheid', 'Nieuwbouwconcept']);
    expect(await undo((await lastImport())?.id ?? 0)).toBe('teruggedraaid');
  });

  it('stays taken away where somebody else has what it would need, until that is free again', async () => {
    const uid = 'api::vacancy.vacancy';
    const documents = app.strapi.documents(uid);
    await remove({ types: [uid] });
    const data = { title: 'Timmervrouw', slug: 'timmervrouw', employer: 'Iemand', posted: '2026-11-02' };
    const { documentId } = await documents.create({ data });
    const { id = 0 } = (await lastImport()) ?? {};
    const { body } = await call('GET', `/list-imports/${id}/undo`);
    const [row] = (body as { rows: { message: string; mayGoBack: boolean }[] }).rows;
    expect(row).toMatchObject({ mayGoBack: false });
    expect(row?.message).toContain('timmervrouw');
    expect(await undo(id)).toBe('deels teruggedraaid');
    expect((await documents.findMany({})).map(({ employer }) => employer)).toEqual(['Iemand']);
    await documents.delete({ documentId });
    expect(await undo(id)).toBe('teruggedraaid');
    expect((await documents.findMany({})).map(({ employer }) => employer)).toEqual(['Houthuis']);
  });
});

describe('who may do it', () => {
  it('is the organiser, and nobody else', async () => {
    const editor = await signInAsEditor(app);
    expect((await ask(app, 'GET', '/demo', { token: editor })).status).toBe(403);
    expect((await remove({ types: ['api::vacancy.vacancy'] }, editor)).status).toBe(403);
  });

  it.each([
    {},
    { types: [] },
    { types: ['api::site-setting.site-setting'] },
    { types: 'api::page.page' },
    { types: ['plugin::users-permissions.user'] },
  ])('chooses types that can go: %j', async (body) => {
    const response = await remove(body);
    expect([response.status, errorOf(response.body)]).toEqual([400, 'Kies wat er weg mag.']);
  });

  it('hears when there is nothing left', async () => {
    await remove({ types: ['api::calendar-item.calendar-item'], changedToo: true });
    const response = await remove({ types: ['api::calendar-item.calendar-item'], changedToo: true });
    expect([response.status, errorOf(response.body)]).toEqual([
      400,
      'Er is niets meer van de voorbeeldbeurs dat weg kan.',
    ]);
  });
});
