import { createServer, type Server } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { read, signInToAdmin } from '../../harness/admin';
import { browserForFile } from '../../harness/browser';
import { openDatabase } from '../../harness/database';
import { sharedFair } from '../../harness/shared-fair';

const fair = sharedFair();
const { site } = fair;
const redirectsPath = '/content-manager/collection-types/api::redirect.redirect';
const permanent = 'Blijvend (301)';

let admin: Awaited<ReturnType<typeof signInToAdmin>>;
const browser = browserForFile();
let elsewhere: { server: Server; origin: string };
beforeAll(async () => {
  admin = await signInToAdmin(fair);
  const server = createServer((_req, res) => {
    res.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Elders</h1>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  elsewhere = { server, origin: `http://127.0.0.1:${address.port}` };
});
afterAll(() => {
  elsewhere.server.close();
});

const made: string[] = [];
/** Makes a redirect the way an editor does. */
async function make(source: string, target: string, code = permanent): Promise<void> {
  const { status, body } = await admin('POST', redirectsPath, { source, target, code, active: true });
  expect(body).toMatchObject({ data: { source } });
  expect(status).toBe(201);
  made.push(String(read(body, 'data', 'documentId')));
}
afterEach(async () => {
  for (const documentId of made.splice(0)) await admin('DELETE', `${redirectsPath}/${documentId}`);
});

/** One request that follows nothing. */
async function ask(path: string, init: RequestInit = {}) {
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
  // As new as what the editor just did: others may get a stale page for a few seconds.
  const after = `na=${admin.change()}`;
  const url = `${site}${path}${path.includes('?') ? '&' : '?'}${after}`;
  const response = await fetch(url, { redirect: 'manual', headers, ...init });
  const location = response.headers.get('location')?.replace(new RegExp(`[?&]${after}`), '') ?? null;
  return { status: response.status, location, response };
}

/** The URL of an item with its name, to which the site sends the number alone. */
const fullOf = async (path: string) => String((await ask(path)).location);

describe('a page', () => {
  test.each([
    ['/oud-adres', 301, '/nieuws'],
    ['/Oud-Adres/', 301, '/nieuws'],
    ['/oud-adres?dag=1&van=mail', 301, '/nieuws?dag=1&van=mail'],
  ])('at %s is redirected with %i to %s', async (path, status, location) => {
    await make('/oud-adres', '/nieuws');
    expect(await ask(path)).toMatchObject({ status, location });
  });

  test.each([
    ['Tijdelijk (302)', 302],
    ['Tijdelijk, zelfde methode (307)', 307],
    ['Blijvend, zelfde methode (308)', 308],
  ])('is redirected with the code of %s, and so is a form', async (code, status) => {
    await make('/oud-formulier', '/contact', code);
    expect(await ask('/oud-formulier')).toMatchObject({ status, location: '/contact' });
    const form = { method: 'POST', body: new URLSearchParams({ naam: 'Noor' }), headers: { origin: site } };
    expect(await ask('/oud-formulier', form)).toMatchObject({ status, location: '/contact' });
  });

  test('below a wildcard keeps the rest of its path, and its own redirect comes first', async () => {
    await make('/beurs-oud/*', '/programma/*?van=oud');
    await make('/beurs-oud/pers', `${elsewhere.origin}/pers`);
    expect(await ask('/beurs-oud/2001')).toMatchObject({ status: 301, location: '/programma/2001?van=oud' });
    expect(await ask('/beurs-oud/pers')).toMatchObject({ status: 301, location: `${elsewhere.origin}/pers` });
    expect(await ask('/beurs-ouder')).toMatchObject({ status: 404 });
  });

  test('is redirected away from a page that exists, and is back when the redirect is gone', async () => {
    await make('/contact', '/locatie');
    expect(await ask('/contact')).toMatchObject({ status: 301, location: '/locatie' });
    for (const documentId of made.splice(0)) await admin('DELETE', `${redirectsPath}/${documentId}`);
    expect(await ask('/contact')).toMatchObject({ status: 200 });
  });

  test('in a loop or an endless chain is shown, or gets a 404', async () => {
    const full = await fullOf('/standhouders/1001');
    const [anna, bram] = [await fullOf('/sprekers/3001'), await fullOf('/sprekers/3002')];
    const database = openDatabase(fair.dataDir);
    const rows = [
      ['/contact', '/locatie'],
      ['/locatie', '/contact'],
      // The site itself sends the short URL of an exhibitor to the full one.
      [full, '/standhouders/1001'],
      // And so it does with speakers, so that these two lead to each other.
      [anna, '/sprekers/3002'],
      [bram, '/sprekers/3001'],
      ['/kring', '/kring-terug'],
      ['/kring-terug', '/kring'],
      ...Array.from({ length: 8 }, (_, step) => [`/keten-${step}`, `/keten-${step + 1}`]),
    ];
    try {
      const insert = database.prepare(
        'insert into redirects (document_id, source, target, code, active) values (?, ?, ?, ?, 1)',
      );
      for (const [source, target] of rows) insert.run(`los${source}`, source, target, permanent);
      expect(await ask('/contact')).toMatchObject({ status: 200 });
      expect(await ask('/locatie')).toMatchObject({ status: 200 });
      expect(await ask('/standhouders/1001')).toMatchObject({ status: 301, location: full });
      for (const path of [full, anna, bram]) expect(await ask(path)).toMatchObject({ status: 200 });
      expect(await ask('/kring')).toMatchObject({ status: 404 });
      expect(await ask('/keten-0')).toMatchObject({ status: 404 });
      expect(await ask('/keten-3')).toMatchObject({ status: 301, location: '/keten-8' });
    } finally {
      database.prepare("delete from redirects where document_id like 'los/%'").run();
      database.close();
    }
  });

  test('in English is redirected with the Dutch one, and stays English', async () => {
    await make('/oud-adres', '/nieuws');
    expect(await ask('/en/oud-adres?dag=1')).toMatchObject({ status: 301, location: '/en/nieuws?dag=1' });
  });

  test('of an item is not redirected in a circle over another item', async () => {
    const first = await fullOf('/sprekers/3001');
    const second = await fullOf('/sprekers/3002');
    await make(first, '/sprekers/3002');
    expect(await ask(first)).toMatchObject({ status: 301, location: '/sprekers/3002' });
    const back = { source: second, target: '/sprekers/3001', code: permanent };
    const { status, body } = await admin('POST', redirectsPath, back);
    expect(status).toBe(400);
    expect(read(body, 'error', 'message')).toContain('Zo ontstaat een kring');
  });

  test('of the server itself cannot be redirected', async () => {
    const response = await admin('POST', redirectsPath, {
      source: '/uploads/x.pdf',
      target: '/nieuws',
      code: permanent,
    });
    expect(response.status).toBe(400);
    expect(read(response.body, 'error', 'details', 'errors', 0, 'path', 0)).toBe('source');
  });
});

describe('inside the app,', () => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.page({ viewport: { width: 1280, height: 800 } });
  });
  beforeEach(async () => {
    await page.goto(site);
    await page.evaluate(() => Reflect.set(window, 'marker', 'kept'));
  });
  const marker = () => page.evaluate(() => Reflect.get(window, 'marker') as unknown);
  /** A link that every page has at its foot. */
  const goToLocation = () =>
    page.getByRole('contentinfo').getByRole('link', { name: 'Locatie' }).first().click();

  test('a redirect wins over the page and is followed without loading the site again', async () => {
    await make('/locatie', '/contact?van=locatie#deel');
    await goToLocation();
    await page.waitForURL(`${site}/contact?van=locatie#deel`);
    await page.getByRole('heading', { level: 1, name: /contact/i }).waitFor();
    expect(await marker()).toBe('kept');
    await page.goBack();
    await page.waitForURL(`${site}/`);
  });

  test('a redirect to another site is a full navigation', async () => {
    await make('/locatie', `${elsewhere.origin}/route`);
    await goToLocation();
    await page.waitForURL(`${elsewhere.origin}/route`);
    await page.getByRole('heading', { name: 'Elders' }).waitFor();
    expect(await marker()).toBeUndefined();
  });

  test('the button of the error screen clears the error and goes home', async () => {
    await make('/locatie', '/bestaat-niet');
    await goToLocation();
    const heading = page.getByRole('heading', { level: 1, name: 'Er is iets fout gegaan' });
    await heading.waitFor();
    await page.getByText('Page Not Found: /bestaat-niet').waitFor();
    await page.getByRole('link', { name: 'Terug naar home' }).click();
    await page.waitForURL(`${site}/`);
    await heading.waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await marker()).toBe('kept');
  });
});

test('without JavaScript the button of the error screen is a link home', async () => {
  const page = await browser.page({ javaScriptEnabled: false });
  expect((await page.goto(`${site}/bestaat-niet`))?.status()).toBe(404);
  await page.getByRole('link', { name: 'Terug naar home' }).click();
  await page.waitForURL(`${site}/`);
});

describe('a short link', () => {
  test('leads to its target, also typed in capitals, and nobody caches the response', async () => {
    for (const path of ['/l/kaart?van=mail', '/l/KAART?van=mail']) {
      const { status, location, response } = await ask(path);
      expect({ status, location }).toEqual({ status: 302, location: '/bezoekersprofiel?van=mail' });
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
    }
  });

  test.each(['/l/bestaat-niet', '/l/%3Cb%3Ekaart', '/l/a%20b'])(
    'that does not exist gets a 404: %s',
    async (path) => {
      const { status, response } = await ask(path);
      const text = await response.text();
      expect(status).toBe(404);
      expect(text).toContain('Er is iets fout gegaan');
      expect(text).toContain('noindex');
      expect(text).not.toContain('<b>kaart');
    },
  );
});

test('the health check names the build and says whether there is content, and nobody caches it', async () => {
  const { status, response } = await ask('/health');
  expect(status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const body: unknown = await response.json();
  expect(body).toMatchObject({ status: 'ok', content: 'up', database: 'up' });
  expect(read(body, 'build')).toMatch(/./);
});

test.each([
  ['/bestaat-niet', 404],
  ['/standhouders?pagina=x', 400],
  ['/%', 400],
  ['/l/bestaat-niet', 404],
])('a robot gets the status and a line of text for %s', async (path, status) => {
  const headers = {
    'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  };
  const { response } = await ask(path, { headers });
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toContain('text/plain');
  expect(await response.text()).not.toMatch(/<|Terug naar home/);
});
