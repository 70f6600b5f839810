import { afterAll, beforeAll, expect, test } from 'vitest';
import { read, signInToAdmin } from '../../harness/admin';
import { sharedFair } from '../../harness/shared-fair';

/** A page with photos, at the path that an editor gave it. */
const fair = sharedFair();
const pages = '/content-manager/collection-types/api::page.page';
let admin: Awaited<ReturnType<typeof signInToAdmin>>;
let documentId: string;
const content = { title: 'Sfeer van toen', slug: 'sfeer-van-toen', layout: 'Standaard', blocks: [] };

beforeAll(async () => {
  admin = await signInToAdmin(fair);
  const { body } = await admin('POST', `${pages}/actions/publish?locale=nl`, {
    ...content,
    photosOfYear: '2025',
  });
  documentId = String(read(body, 'data', 'documentId'));
});
afterAll(async () => {
  await admin('DELETE', `${pages}/${documentId}`);
});

const get = (path: string) =>
  fetch(`${fair.site}${path}`, { redirect: 'manual', headers: { 'user-agent': 'Mozilla/5.0' } });
const html = async (path: string) => (await get(`${path}?na=${admin.change()}`)).text();
const album = 'href="/fotoalbums/9001/openingsdag-2025"';

test('the albums of its year stand on a page with a year, and on no other', async () => {
  expect(await html('/sfeer-van-toen')).toContain(album);
  expect(await html('/fotos-2025')).toContain(album);
  const put = await admin('POST', `${pages}/${documentId}/actions/publish?locale=nl`, {
    ...content,
    photosOfYear: null,
  });
  expect(put.status).toBe(200);
  const without = await html('/sfeer-van-toen');
  expect(without).toContain('Sfeer van toen');
  expect(without).not.toContain(album);
});

test('a path that no page has is a 404', async () => {
  expect((await get('/fotos-2027')).status).toBe(404);
  expect((await get('/fotos-2027/9001')).status).toBe(404);
  expect((await get('/contact/9001')).status).toBe(404);
});

test.each([
  ['/fotos-2025/9001', '/fotoalbums/9001/openingsdag-2025'],
  ['/fotos-2025/9001/oude-naam?foto=2', '/fotoalbums/9001/openingsdag-2025?foto=2'],
  ['/en/fotos-2025/9001', '/en/fotoalbums/9001/openingsdag-2025'],
])('a link to an album below its page leads on: %s', async (path, target) => {
  const response = await get(path);
  expect([response.status, response.headers.get('location')]).toEqual([301, target]);
});

test('an album names the page that lists it', async () => {
  expect(await html('/fotoalbums/9001/openingsdag-2025')).toContain('href="/fotos-2025"');
  expect((await get('/fotos-2025/999999')).status).toBe(404);
});
