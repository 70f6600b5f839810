import { afterAll, beforeAll, expect, test } from 'vitest';

import { read, signInToAdmin } from '../../harness/admin';
import { browserForFile } from '../../harness/browser';
import { withoutPack } from '../../harness/device';
import { startFair, type Fair } from '../../harness/fair';

const browser = browserForFile();
const settings = '/content-manager/single-types/api::site-setting.site-setting';
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** A fair of its own: every page of it changes. */
let fair: Fair;
let admin: Awaited<ReturnType<typeof signInToAdmin>>;
beforeAll(async () => {
  fair = await startFair();
  admin = await signInToAdmin(fair);
}, 240_000);
afterAll(() => fair.stop());

async function setEnglish(english: boolean): Promise<void> {
  const { status } = await admin('PUT', settings, { english });
  expect(status).toBe(200);
}

/** Paths of the pages in the pack of a language, as devices get it. */
async function packed(language: string): Promise<string[]> {
  const get = async (path: string): Promise<unknown> => (await fetch(fair.site + path)).json();
  const folder = `/pakket/${String(read(await get('/builds/latest.json'), 'id'))}/${language}`;
  await expect
    .poll(async () => (await fetch(`${fair.site}${folder}.json`)).status, { timeout: 60_000 })
    .toBe(200);
  const versions = Object.entries(read(await get(`${folder}.json`), 'versions') as Record<string, string>);
  const types = await Promise.all(
    versions.map(([type, version]) => get(`${folder}/${type}-${version}.json`)),
  );
  return types.flatMap((type) => Object.keys(read(type, 'pages') as object));
}

/** Opens a page as it is after the last change. */
async function visit(path: string) {
  const query = `${path.includes('?') ? '&' : '?'}na=${admin.change()}`;
  const headers = { 'user-agent': userAgent };
  const response = await fetch(fair.site + path + query, { redirect: 'manual', headers });
  const location = response.headers.get('location')?.replace(/[?&]na=\d+$/, '') ?? null;
  return { status: response.status, location, text: await response.text() };
}

const shown = ['/en', '/en/programma', '/en/programma?dag=2027-02-10', '/en/sprekers', '/en/faq'];
const others = [
  '/en/nieuws.rss',
  '/en/programma.csv',
  '/en/mijn-programma.ics',
  '/en/manifest.webmanifest',
  '/en/zoeken.index.json',
  '/en/deel/programma.png',
  '/en/bestaat-niet/hier',
];

test('with English off its addresses lead to Dutch, and nothing names it; on again, all of it is back', async () => {
  for (const path of shown) expect((await visit(path)).status, path).toBe(200);
  const before = await visit('/programma');
  expect(before.text).toContain('hrefLang="en"');
  expect((await visit('/sitemap.xml')).text).toContain(`${fair.site}/en/programma`);
  expect(await packed('en')).toContain('/en/programma');

  await setEnglish(false);
  for (const path of [...shown, ...others])
    expect(await visit(path), path).toMatchObject({
      status: 307,
      location: path.replace(/^\/en(?=\/|$)/, '') || '/',
    });
  const dutch = await visit('/programma');
  expect(dutch.status).toBe(200);
  expect(dutch.text.toLowerCase()).not.toContain('hreflang');
  expect(dutch.text).not.toMatch(/href="[^"]*\/en(?:\/|")/);
  const sitemap = (await visit('/sitemap.xml')).text;
  expect(sitemap).toContain(`<loc>${fair.site}/programma</loc>`);
  expect(sitemap).not.toMatch(/\/en[/<"]|hreflang/);
  expect(await packed('en')).toEqual([]);

  await setEnglish(true);
  for (const path of shown) expect((await visit(path)).status, path).toBe(200);
  const after = await visit('/programma');
  expect(after.text).toContain('hrefLang="en"');
  expect((await visit('/sitemap.xml')).text).toContain(`${fair.site}/en/programma`);
});

test('a visitor who read English gets the Dutch front page, without going round', async () => {
  await setEnglish(false);
  const page = await browser.page({ viewport: { width: 1280, height: 800 } });
  await page.context().addCookies([{ name: 'locale', value: 'en', url: fair.site }]);
  const response = await page.goto(`${fair.site}/`);
  expect(response?.status()).toBe(200);
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.getByText('English', { exact: true }).count()).toBe(0);
  await setEnglish(true);
});

test('a page that was open in English goes on in Dutch', async () => {
  const page = await browser.page({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${fair.site}/en/faq`);
  await setEnglish(false);
  await page.getByRole('banner').getByRole('link', { name: 'Programme' }).click();
  await page.waitForURL((url) => url.pathname === '/programma');
  expect(await page.locator('html').getAttribute('lang')).toBe('nl');
  await setEnglish(true);
});

test('a device installs the service worker, and stores no page in English', async () => {
  await setEnglish(false);
  const page = await browser.page({ viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' });
  await withoutPack(page.context());
  await page.goto(`${fair.site}/`);
  const stored = await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const requests = await (await caches.open('pages')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });
  expect(stored).toContain('/mijn-programma');
  expect(stored.filter((path) => path.startsWith('/en'))).toEqual([]);
});
