import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type TestSite } from '../testing.fixture';

let site: TestSite;
beforeAll(async () => {
  site = await startSite(null, page);
});
afterAll(() => site.close());

const page = () =>
  Promise.resolve(new Response('<p>pagina</p>', { headers: { 'Content-Type': 'text/html' } }));
const opened = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };
const typed = { ...opened, 'sec-fetch-site': 'none' };
const from = (path: string) => ({
  ...opened,
  'sec-fetch-site': 'same-origin',
  referer: `http://fair.example${path}`,
});
const rememberedLanguage = (language: string) => `locale=${language}`;

async function visit(path: string, headers: Record<string, string>) {
  const { status, headers: answered } = await site.ask(path, { headers });
  return { status, cookie: answered['set-cookie']?.[0] ?? null, location: answered.location ?? null };
}
const shown = (cookie: string | null) => ({ status: 200, cookie, location: null });

test('the first page somebody opens is remembered', async () => {
  expect(await visit('/', typed)).toEqual(shown(rememberedLanguage('nl')));
  expect(await visit('/en/programma', typed)).toEqual(shown(rememberedLanguage('en')));
  expect(await visit('/', { accept: 'text/html,*/*' })).toEqual(shown(rememberedLanguage('nl')));
  expect(await visit('/', { ...typed, cookie: 'locale=xx' })).toEqual(shown(rememberedLanguage('nl')));
});

test('only a page that a person opens counts', async () => {
  const data = { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' };
  expect(await visit('/en/programma.data', data)).toEqual(shown(null));
  expect(await visit('/', { accept: '*/*' })).toEqual(shown(null));
});

test('switching is remembered, following a link from elsewhere is not', async () => {
  const dutch = 'session=abc; locale=nl';
  expect(await visit('/en/programma', { ...from('/programma'), cookie: dutch })).toEqual(
    shown(rememberedLanguage('en')),
  );
  expect(await visit('/programma', { ...from('/en/programma'), cookie: 'locale=en' })).toEqual(
    shown(rememberedLanguage('nl')),
  );
  expect(await visit('/en/programma', { ...typed, cookie: dutch })).toEqual(shown(null));
  expect(await visit('/en/nieuws', { ...from('/en'), cookie: dutch })).toEqual(shown(null));
});

test('the bare path leads to the remembered language', async () => {
  const english = { ...typed, cookie: 'locale=en' };
  expect(await visit('/?q=1', english)).toEqual({ status: 302, cookie: null, location: '/en?q=1' });
  expect(await visit('/programma', english)).toEqual(shown(null));
  const crossed = { ...english, 'sec-fetch-site': 'cross-site' };
  expect(await visit('/', crossed)).toMatchObject({ status: 302, location: '/en' });
});

test('nobody is kept out of the Dutch front page', async () => {
  const cookie = 'locale=en';
  expect(await visit('/', { ...from('/en'), cookie })).toEqual(shown(rememberedLanguage('nl')));
  // Without a referer, and from a browser that does not say where it comes from.
  expect(await visit('/', { ...opened, 'sec-fetch-site': 'same-origin', cookie })).toEqual(shown(null));
  expect(await visit('/', { accept: 'text/html', cookie })).toEqual(shown(null));
});

test('a redirect to another language is never cached', async () => {
  const { headers } = await site.ask('/', { headers: { ...typed, cookie: 'locale=en' } });
  expect(headers['cache-control']).toBe('no-store');
});

test('what shared caches may store carries no cookie', async () => {
  const feed = await startSite(null, () =>
    Promise.resolve(new Response('<rss/>', { headers: { 'Cache-Control': 'public, max-age=300' } })),
  );
  const { headers } = await feed.ask('/nieuws.rss', { headers: typed });
  await feed.close();
  expect(headers['set-cookie']).toBeUndefined();
});
