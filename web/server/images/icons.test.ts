import { afterAll, beforeAll, expect, test } from 'vitest';
import { selectIcons } from './icon-collection';
import { startSite, type TestSite } from '../testing.fixture';

let site: TestSite;
beforeAll(async () => {
  site = await startSite(null);
});
afterAll(async () => {
  await site.close();
});

test('icons come in the format of Iconify, unknown ones by name', async () => {
  const { status, headers, body } = await site.ask('/api/_icons/lucide.json?icons=zebra-crossing,rocket');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  const response: unknown = JSON.parse(body);
  expect(response).toMatchObject({ prefix: 'lucide', not_found: ['zebra-crossing'] });
  expect(response).toHaveProperty(['icons', 'rocket', 'body'], expect.stringContaining('<path'));
  expect(response).toHaveProperty('width', 24);
});

test('the second path of the icon endpoint answers the same', async () => {
  const query = 'lucide.json?icons=anchor,rocket';
  const [ours, named] = [await site.ask(`/api/_icons/${query}`), await site.ask(`/api/_nuxt_icon/${query}`)];
  expect([named.status, named.body, named.headers.etag]).toEqual([200, ours.body, ours.headers.etag]);
  for (const target of [
    '/api/_nuxt_icon/',
    '/api/_nuxt_icon/onbekend.json?icons=a',
    '/api/_nuxt_iconx/a.json',
  ])
    expect([target, (await site.ask(target)).status]).toEqual([target, 404]);
});

test('a response is cached long, and a list in another order gives the same response', async () => {
  const one = await site.ask('/api/_icons/lucide.json?icons=rocket,anchor,rocket');
  const other = await site.ask('/api/_icons/lucide.json?icons=anchor,rocket');
  expect(one.body).toBe(other.body);
  expect(one.headers.etag).toBe(other.headers.etag);
  expect(one.headers['cache-control']).toMatch(/public, max-age=604800.*immutable/);
  const again = await site.ask('/api/_icons/lucide.json?icons=anchor,rocket', {
    headers: { 'if-none-match': String(one.headers.etag) },
  });
  expect([again.status, again.body]).toEqual([304, '']);
});

test('a response with an unknown name is not cached for long: the next release may know it', async () => {
  const { headers } = await site.ask('/api/_icons/lucide.json?icons=zebra-crossing');
  expect(headers['cache-control']).toBe('public, max-age=3600');
});

test('an old name gives the drawing that it stands for', () => {
  const collection = {
    prefix: 'x',
    icons: { house: { body: '<path/>' } },
    aliases: { home: { parent: 'house' }, thuis: { parent: 'home' }, lost: { parent: 'gone' } },
  };
  expect(selectIcons(collection, ['thuis', 'lost'])).toEqual({
    prefix: 'x',
    icons: { house: { body: '<path/>' } },
    aliases: { thuis: { parent: 'home' }, home: { parent: 'house' } },
    not_found: ['lost'],
  });
});

test.each([
  ['/api/_icons/mdi.json?icons=home', 'NotFoundError', 404],
  ['/api/_icons/constructor.json?icons=home', 'NotFoundError', 404],
  ['/api/_icons/lucide?icons=house', 'NotFoundError', 404],
  ['/api/_icons/', 'NotFoundError', 404],
  ['/api/_icons/a/lucide.json?icons=house', 'NotFoundError', 404],
  ['/api/_icons/lucide.json', 'BadRequestError', 400],
  ['/api/_icons/lucide.json?icons=', 'BadRequestError', 400],
  ['/api/_icons/lucide.json?icons=../../package', 'BadRequestError', 400],
  ['/api/_icons/lucide.json?icons=House', 'BadRequestError', 400],
  [`/api/_icons/lucide.json?icons=${'house,'.repeat(90)}x`, 'UriTooLongError', 414],
] as const)('the URL %s is a %s', async (path, name, status) => {
  const response = await site.ask(path);
  expect(response.status).toBe(status);
  expect(JSON.parse(response.body)).toMatchObject({ error: { name, status } });
});

test.each(['/api/_icons/../api/x.json', '/api/_icons/%2e%2e/secret.json', '/api/_icons/..%2flucide.json'])(
  'the path %s leads nowhere',
  async (path) => {
    expect((await site.ask(`${path}?icons=house`)).status).toBe(400);
  },
);

test('names that every object has are not taken for icons', async () => {
  const { body } = await site.ask('/api/_icons/lucide.json?icons=constructor,house');
  expect(JSON.parse(body)).toMatchObject({ not_found: ['constructor'] });
});

test('icons can only be read', async () => {
  const response = await site.ask('/api/_icons/lucide.json?icons=house', { method: 'POST' });
  expect([response.status, response.headers.allow]).toEqual([405, 'GET, HEAD']);
});
