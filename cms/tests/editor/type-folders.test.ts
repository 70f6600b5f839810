import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { signInAs } from '../harness/admin-account';
import { ask, type App } from '../harness/app';
import { purgesOf } from '../harness/purges';
import { sharedApp } from '../harness/shared-app';

/** Files that editors upload in the form of a document land in the folder of its type. */
let app: App;
let token: string;
beforeAll(async () => {
  app = await sharedApp();
  token = await signInAs(app, 'strapi-editor');
});

let shade = 0;
async function upload(folder: number | null = null): Promise<{ id: number; url: string }> {
  const form = new FormData();
  form.append('fileInfo', JSON.stringify({ name: 'plaat.png', folder }));
  const background = { r: (shade += 1), g: 9, b: 9 };
  const image = sharp({ create: { width: 40, height: 20, channels: 3, background } });
  form.append(
    'files',
    new File([new Uint8Array(await image.png().toBuffer())], 'plaat.png', { type: 'image/png' }),
  );
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${app.url}/upload`, { method: 'POST', headers, body: form });
  expect(response.status).toBe(201);
  const [file] = (await response.json()) as [{ id: number; url: string }];
  return file;
}

async function folderOf(id: number): Promise<{ name: string | null; path: string; url: string }> {
  const { folder, folderPath, url } = await app.strapi.db
    .query('plugin::upload.file')
    .findOne({ where: { id }, populate: ['folder'] });
  expect(folderPath).toBe(folder?.path ?? '/');
  return { name: folder?.name ?? null, path: folderPath, url };
}

const list = '/content-manager/collection-types';
const send = async (method: string, target: string, body: object) => {
  const { status, body: answer } = await ask(app, method, target, { token, body });
  expect([200, 201]).toContain(status);
  return (answer as { data: { documentId: string } }).data.documentId;
};
const page = (slug: string, image: unknown) => ({
  title: slug,
  slug,
  blocks: [{ __component: 'blocks.hero', title: 'Kop', image }],
});

it('in a field and in a block, once it is saved; its URL stays and no page is stale', async () => {
  const [first, second] = [await upload(), await upload()];
  expect((await folderOf(first.id)).name).toBeNull();
  const article = { title: 'Met beeld', slug: 'met-beeld', date: '2026-11-02', intro: 'Nieuws.' };
  const target = `${list}/api::news-article.news-article`;
  expect(await purgesOf(app, () => send('POST', target, { ...article, image: first }))).toEqual([]);
  expect(await folderOf(first.id)).toMatchObject({ name: 'Nieuws', url: first.url });
  const documentId = await send('POST', `${list}/api::page.page`, page('met-blok', second.id));
  expect((await folderOf(second.id)).name).toBe('Pagina’s');
  const third = await upload();
  await send('PUT', `${list}/api::page.page/${documentId}`, page('met-blok', { id: third.id }));
  expect(await folderOf(third.id)).toMatchObject({ path: (await folderOf(second.id)).path });
});

it('also when many are the first at the same time, in one folder', async () => {
  const files = [await upload(), await upload(), await upload()];
  const speakers = app.strapi.documents('api::speaker.speaker');
  await Promise.all(
    files.map(({ id }, index) =>
      speakers.create({
        data: { name: `Spreker ${index}`, slug: `spreker-${index}`, portrait: id } as never,
      }),
    ),
  );
  const folders = await Promise.all(files.map(({ id }) => folderOf(id)));
  expect(folders.map(({ name }) => name)).toEqual(['Sprekers', 'Sprekers', 'Sprekers']);
  expect(new Set(folders.map(({ path }) => path)).size).toBe(1);
});

it('but not when its editor chose another folder', async () => {
  const folder = await app.strapi.plugin('upload').service('folder').create({ name: 'Eigen map' });
  const file = await upload(folder.id);
  await send('POST', `${list}/api::page.page`, page('uit-eigen-map', file.id));
  expect((await folderOf(file.id)).name).toBe('Eigen map');
});

it('and not when the document is refused', async () => {
  const file = await upload();
  const refused = await ask(app, 'POST', `${list}/api::page.page`, {
    token,
    body: page('geen goed adres', file.id),
  });
  expect(refused.status).toBe(400);
  expect((await folderOf(file.id)).name).toBeNull();
});
