import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask, type App } from '../harness/app';
import { purge, purgesOf } from '../harness/purges';
import { sharedApp } from '../harness/shared-app';

/** Everything in the admin that changes what visitors see, through the admin's own API. */
let app: App;
let token: string;
const password = 'Beurs-2027-wachtwoord';

beforeAll(async () => {
  app = await sharedApp();
  const role = await app.strapi.db.query('admin::role').findOne({ where: { code: 'strapi-super-admin' } });
  const email = 'beheer@beurs.example';
  const account = { email, password, firstname: 'Beheer', isActive: true, registrationToken: null };
  await app.strapi.service('admin::user').create({ ...account, roles: [role.id] });
  const { body } = await ask(app, 'POST', '/admin/login', { body: { email, password } });
  token = /"token":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? '';
});

const list = (name: string) => `/content-manager/collection-types/api::${name}.${name}`;

/** Asks the admin; anything but a success is a fault in the test. */
async function act(method: string, target: string, body?: unknown): Promise<unknown> {
  const response = await ask(app, method, target, { token, ...(body === undefined ? {} : { body }) });
  if (response.status >= 300) throw new Error(`${method} ${target}: ${JSON.stringify(response.body)}`);
  return response.body;
}
const acting = (method: string, target: string, body?: unknown) =>
  purgesOf(app, () => act(method, target, body));

async function idOf(type: 'exhibitor' | 'pavilion' | 'theme' | 'stand', value: string): Promise<string> {
  const where = { [type === 'stand' ? 'code' : 'slug']: value };
  return (await app.strapi.db.query(`api::${type}.${type}`).findOne({ where })).documentId;
}

it('documents that are published, unpublished and deleted together get a purge each', async () => {
  const documents = app.strapi.documents('api::news-article.news-article');
  const slugs = ['nieuws-1', 'nieuws-2', 'nieuws-3'];
  const fields = { date: '2026-11-02', intro: 'Nieuws.' };
  const made = await Promise.all(
    slugs.map((slug) => documents.create({ data: { title: slug, slug, ...fields } })),
  );
  const documentIds = made.map(({ documentId }) => documentId).sort();
  for (const [action, gone] of [
    ['bulkPublish', false],
    ['bulkPublish', false],
    ['bulkUnpublish', true],
    ['bulkPublish', false],
    ['bulkDelete', true],
  ] as const) {
    const target = `${list('news-article')}/actions/${action}?locale=nl`;
    const purges = await acting('POST', target, { documentIds });
    const expected = documentIds.map((documentId) => purge(['news-articles', documentId], { gone }));
    expect(purges).toHaveLength(expected.length);
    expect(purges).toEqual(expect.arrayContaining(expected));
  }
});

describe('a document', () => {
  it('that is saved purges nothing, and that is published purges what changed', async () => {
    const exhibitor = await idOf('exhibitor', 'houthuis');
    const [first, second] = [await idOf('theme', 'renovatie'), await idOf('theme', 'circulair')];
    const target = `${list('exhibitor')}/${exhibitor}`;
    const order = { themes: { connect: [{ documentId: second, position: { before: first } }] } };
    expect(await acting('PUT', `${target}?locale=nl`, order)).toEqual([]);
    expect(await acting('POST', `${target}/actions/publish?locale=nl`, {})).toEqual([
      purge(['exhibitors', exhibitor]),
    ]);
    const { body } = await ask(app, 'GET', '/api/exhibitors?filters[slug]=houthuis&populate=themes');
    expect(body).toMatchObject({ data: [{ themes: [{ slug: 'circulair' }, { slug: 'renovatie' }, {}] }] });
  });

  it('purges what is connected to it from the other side', async () => {
    const [pavilion, member] = [
      await idOf('pavilion', 'houtplein'),
      await idOf('exhibitor', 'gemeente-meerdam'),
    ];
    const target = `${list('pavilion')}/${pavilion}`;
    const change = { exhibitors: { connect: [{ documentId: member, locale: 'nl' }] } };
    expect(await acting('PUT', `${target}?locale=nl`, change)).toEqual([]);
    expect(await acting('POST', `${target}/actions/publish?locale=nl`, {})).toEqual([
      purge(['pavilions', pavilion, 'exhibitors', member]),
    ]);
    const { body } = await ask(app, 'GET', '/api/exhibitors?filters[pavilion][slug]=houtplein&sort=name');
    expect(body).toMatchObject({ data: [{ documentId: member }, { slug: 'houthuis' }] });

    const stand = await idOf('stand', '1.A03');
    const away = { exhibitors: { disconnect: [{ documentId: member, locale: 'nl' }] } };
    expect(await acting('PUT', `${list('stand')}/${stand}`, away)).toEqual([
      purge(['stands', stand, 'exhibitors', member]),
    ]);
  });

  it('of a single type is purged by its name', async () => {
    const target = '/content-manager/single-types/api::navigation.navigation?locale=nl';
    const [change] = await acting('PUT', target, { header: [] });
    expect(change?.tags).toContain('navigation');
  });
});

describe('a file of the media library', () => {
  async function send(target: string, fields: object, color?: string): Promise<{ id: number }> {
    const form = new FormData();
    form.append('fileInfo', JSON.stringify(fields));
    if (color !== undefined) {
      const image = sharp({ create: { width: 40, height: 20, channels: 3, background: color } });
      const bytes = new Uint8Array(await image.png().toBuffer());
      form.append('files', new File([bytes], 'plaat.png', { type: 'image/png' }));
    }
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${app.url}${target}`, { method: 'POST', headers, body: form });
    const text = await response.text();
    if (response.status >= 300) throw new Error(`${target}: ${text}`);
    return [JSON.parse(text)].flat()[0];
  }
  const documentIdOf = async (id: number): Promise<string> =>
    (await app.strapi.db.query('plugin::upload.file').findOne({ where: { id } })).documentId;

  it('has its documentId wherever a response shows it, however few fields are asked for', async () => {
    const responses = await Promise.all(
      [
        'news-articles?fields=title&populate[image][fields]=url',
        'exhibitors?filters[slug]=houthuis&populate[products][populate][image][fields]=url',
        'pages?populate[blocks][on][blocks.hero][populate][image][fields]=url',
      ].map((target) => ask(app, 'GET', `/api/${target}`)),
    );
    const file = await app.strapi.db
      .query('plugin::upload.file')
      .findOne({ where: { name: { $startsWith: 'street' } } });
    const shown = { documentId: file.documentId, url: file.url };
    expect(responses.map(({ body }) => body)).toMatchObject([
      { data: [{ image: shown }] },
      { data: [{ products: [{ image: shown }] }] },
      { data: [{ blocks: [{ image: shown }] }] },
    ]);
  });

  it('purges where it is shown when it is edited, replaced or deleted, and not when it is new', async () => {
    let id = 0;
    const made = await purgesOf(app, async () => ({ id } = await send('/upload', { name: 'plaat' }, 'red')));
    expect(made).toEqual([]);
    const documentId = await documentIdOf(id);
    const changed = [purge(['files', documentId])];
    const info = { alternativeText: 'Een plaat', name: 'plaat' };
    expect(await purgesOf(app, () => send(`/upload?id=${id}`, info))).toEqual(changed);
    expect(await purgesOf(app, () => send(`/upload?id=${id}`, info, 'blue'))).toEqual(changed);
    expect(await acting('DELETE', `/upload/files/${id}`)).toEqual([
      purge(['files', documentId], { gone: true }),
    ]);
  });

  it('purges for every one of many', async () => {
    const files = await Promise.all(['red', 'blue'].map((color) => send('/upload', { name: color }, color)));
    const ids = await Promise.all(files.map(({ id }) => documentIdOf(id)));
    const purges = await acting('POST', '/upload/actions/bulk-delete', {
      fileIds: files.map(({ id }) => id),
      folderIds: [],
    });
    expect(
      purges
        .flatMap(({ tags }) => tags)
        .filter((tag) => tag !== 'files')
        .sort(),
    ).toEqual(ids.sort());
    expect(purges.every(({ gone }) => gone)).toBe(true);
  });

  it('is purged in the same transaction', async () => {
    const { id } = await send('/upload', { name: 'blijft' }, 'red');
    const purges = await purgesOf(app, async () => {
      const undone = app.strapi.db.transaction(async () => {
        await app.strapi.db
          .query('plugin::upload.file')
          .update({ where: { id }, data: { name: 'toch niet' } });
        throw new Error('Toch niet.');
      });
      await expect(undone).rejects.toThrow('Toch niet.');
    });
    expect(purges).toEqual([]);
  });
});
