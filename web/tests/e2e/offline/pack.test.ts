import { readFile } from 'node:fs/promises';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { decode } from 'turbo-stream';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

import { read, signInToAdmin } from '../../harness/admin';
import { browserForFile } from '../../harness/browser';
import { canSearchOn, packedOn, untilPackIsMade } from '../../harness/device';
import { sharedFair } from '../../harness/shared-fair';

/** The most that a device may have to fetch, in bytes as they travel: all of the fair, and what one session is in. */
const mostWhole = 250_000;
const mostMoved = 150_000;

const fair = sharedFair();
const { site } = fair;
let folder: string;
beforeAll(async () => {
  const latest: unknown = JSON.parse(
    await readFile(new URL('../../../build/client/builds/latest.json', import.meta.url), 'utf8'),
  );
  folder = `/pakket/${String(read(latest, 'id'))}`;
  await untilPackIsMade(site);
}, 180_000);

const browser = browserForFile();
const phone = { viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' } as const;
const patient = { timeout: 90_000, interval: 200 };

/** Asks as browsers do; undici would hide what travelled. */
async function ask(path: string): Promise<{ status: number; bytes: number; body: unknown }> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(site + path, { headers: { 'accept-encoding': 'br, gzip' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const sent = Buffer.concat(chunks);
        const encoding = response.headers['content-encoding'];
        const text = encoding === 'br' ? brotliDecompressSync(sent) : encoding ? gunzipSync(sent) : sent;
        const body: unknown = JSON.parse(text.toString());
        resolve({ status: response.statusCode ?? 0, bytes: sent.length, body });
      });
    }).on('error', reject);
  });
}

const narrowedPaths = [
  '/programma?dag=2027-02-10&soort=tour',
  '/programma?dag=alle&q=hout',
  '/programma?dag=2027-02-09&weergave=rooster',
  '/programma/kennissessies?dag=alle&taal=nl',
  '/standhouders?soort=overheden&sorteer=naam',
  '/standhouders?q=bouw&pagina=1',
  '/standhouders?pagina=3',
  '/standhouders/woningcorporaties?sorteer=stand',
  '/sprekers?q=van&sorteer=naam',
  '/plattegrond?hal=hal-2',
];

/** The router's URL for the data of a list alone. */
function dataPath(path: string, pages: ReadonlyMap<string, unknown>): string {
  const [pathname = '', search] = path.split('?', 2);
  const query = new URLSearchParams(search);
  query.set('_routes', Object.keys(pages.get(pathname) ?? {}).join(','));
  return `${pathname}.data?${query.toString()}`;
}

/** The data of a page without what day it is, which a device knows by itself. */
async function ownData(text: string): Promise<unknown> {
  const { value, done } = await decode(new Blob([text]).stream());
  await done;
  const [route] = Object.values(value ?? {}) as unknown[];
  const data: object = Object.assign({}, read(route, 'data'));
  return Object.fromEntries(
    Object.entries(data).filter(([name]) => name !== 'today' && name !== 'todaysSessions'),
  );
}

const dataOf = async (path: string, pages: ReadonlyMap<string, unknown>) =>
  ownData(await (await fetch(site + dataPath(path, pages))).text());

const isStored = (page: Page, path: string) =>
  page.evaluate(async (asked) => (await caches.match(asked, { ignoreVary: true })) !== undefined, path);

/** The versions by type, once the pack is made. */
async function versions(language = 'nl'): Promise<Record<string, string>> {
  const answer = await vi.waitFor(async () => {
    const { status, body } = await ask(`${folder}/${language}.json`);
    expect(status).toBe(200);
    return body;
  }, patient);
  return Object.fromEntries(
    Object.entries(read(answer, 'versions') ?? {}).map(([type, v]) => [type, String(v)]),
  );
}

/** The data of all pages, by path. */
async function wholePack(): Promise<{
  pages: Map<string, unknown>;
  values: Map<string, unknown>;
  bytes: number;
}> {
  const pages = new Map<string, unknown>();
  const values = new Map<string, unknown>();
  let bytes = 0;
  for (const [type, version] of Object.entries(await versions())) {
    const answer = await ask(`${folder}/nl/${type}-${version}.json`);
    bytes += answer.bytes;
    for (const [path, data] of Object.entries(read(answer.body, 'pages') ?? {}))
      (type === 'gedeeld' ? values : pages).set(path, data);
  }
  const withValues = (data: unknown): unknown =>
    JSON.parse(JSON.stringify(data), (_name, value: unknown) => {
      const name = read(value, '$');
      return typeof name === 'string' ? withValues(values.get(name)) : value;
    });
  for (const [path, data] of pages) pages.set(path, withValues(data));
  return { pages, values, bytes };
}

const sessionsPath = '/content-manager/collection-types/api::session.session';

test('all of the demo fair is at most 250 kB, and one session that moved at most 150 kB', async () => {
  const before = await versions();
  const { pages, bytes } = await wholePack();
  expect([...pages.keys()].filter((path) => /^\/programma\/\d+$/.test(path)).length).toBeGreaterThan(80);
  expect([...pages.keys()].filter((path) => /^\/standhouders\/\d+\//.test(path)).length).toBeGreaterThan(100);
  expect(pages.has('/plattegrond') && pages.has('/faq') && pages.has('/programma?dag=2027-02-10')).toBe(true);
  expect(bytes).toBeLessThanOrEqual(mostWhole);

  const admin = await signInToAdmin(fair);
  const { body } = await admin('GET', `${sessionsPath}?page=1&pageSize=1&sort=publicId:ASC`);
  const [session] = read(body, 'results') as unknown[];
  const [id, endTime] = [String(read(session, 'documentId')), String(read(session, 'endTime'))];
  const later = endTime.replace(/^\d\d/, (hour) => String(Number(hour) + 1));
  const endAt = (time: string) =>
    admin('POST', `${sessionsPath}/${id}/actions/publish?locale=nl`, { endTime: time });
  expect((await endAt(later)).status).toBe(200);
  onTestFinished(async () => {
    await endAt(endTime);
  });

  const after = await versions();
  let moved = 0;
  for (const [type, version] of Object.entries(after)) {
    if (before[type] === version) continue;
    moved += (await ask(`${folder}/nl/${type}-${version}.json`)).bytes;
  }
  const path = `/programma/${String(read(session, 'publicId'))}`;
  expect(JSON.stringify((await wholePack()).pages.get(path))).toContain(later.slice(0, 5));
  expect(moved).toBeLessThanOrEqual(mostMoved);
});

test('only what there is now, for this build, is found', async () => {
  const { programma = '' } = await versions();
  const found = await ask(`${folder}/nl/programma-${programma}.json`);
  expect(read(found.body, 'pages', '/programma')).toBeDefined();
  const wrong = ['', '999', 'AAAAAAAAAAAAAAAA', 'x'.repeat(17), '../../../../etc/p'];
  for (const path of [
    ...wrong.map((version) => `${folder}/nl/programma-${version}.json`),
    '/pakket/anders/nl.json',
    `${folder}/de.json`,
    `${folder}/nl/constructor-${programma}.json`,
    `${folder}/nl/programma.json`,
    `${folder}/nl/programma`,
    `${folder}/nl/../../nl.json`,
  ])
    expect((await fetch(site + path)).status).toBe(404);
  expect((await fetch(`${site}${folder}/nl/programma-${'%00'.repeat(16)}.json`)).status).toBe(400);
  expect((await fetch(`${site}${folder}/nl.json`, { method: 'POST' })).status).toBe(405);
});

describe('a visitor whose phone had reception once, for one page', () => {
  let page: Page;
  let pages: Map<string, unknown>;
  let headings: Map<string, string>;
  /** One of each kind of page. */
  const opened = [
    /^\/programma\/\d+$/,
    /^\/standhouders\/\d+\//,
    /^\/sprekers\/\d+\//,
    /^\/paviljoens\/\d+\//,
    /^\/programma\?dag=2027-02-10$/,
    /^\/sprekers\?pagina=2$/,
    /^\/locatie$/,
  ];
  /** Filtered lists, as the server renders them. */
  let narrowed: Map<string, unknown>;
  let article: { path: string; title: string };
  const errors: string[] = [];
  beforeAll(async () => {
    let values;
    ({ pages, values } = await wholePack());
    const stored = pages.size + values.size;
    const shown = opened.map((kind) => [...pages.keys()].filter((path) => kind.test(path)).at(-1) ?? '/none');
    headings = new Map(
      await Promise.all(
        shown.map(async (path) => {
          const html = await (await fetch(site + path)).text();
          return [path, /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '') ?? ''] as const;
        }),
      ),
    );
    page = await browser.page(phone);
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`${site}/faq`);
    // The worker comes with the first interaction.
    await page.mouse.click(10, 10);
    await vi.waitFor(async () => {
      expect(await packedOn(page)).toBe(stored);
      expect(await canSearchOn(page)).toBe(true);
    }, patient);
    narrowed = new Map(
      await Promise.all(narrowedPaths.map(async (path) => [path, await dataOf(path, pages)] as const)),
    );
    // News is not in the pack: it is there once it was opened.
    const list = await (await fetch(`${site}/nieuws`)).text();
    const path = /href="(\/nieuws\/\d+\/[\w-]+)"/.exec(list)?.[1] ?? '';
    await page.goto(site + path);
    article = { path, title: await page.locator('h1').innerText() };
    await vi.waitFor(async () => expect(await isStored(page, article.path)).toBe(true), patient);
    await page.context().setOffline(true);
  }, 180_000);

  test('follows the redirects of editors, of one path and of all below it, however they are written', async () => {
    const [exhibitor = ''] = [...headings.keys()].filter((known) => known.startsWith('/standhouders/'));
    for (const [from, to] of [
      ['/veelgestelde-vragen', '/faq'],
      ['/Veelgestelde-Vragen/?bron=folder', '/faq'],
      ['/exposanten', '/standhouders'],
      // For everything below it, with what stands there.
      ['/exposanten/overheden', '/standhouders/overheden'],
      [exhibitor.replace('/standhouders/', '/Exposanten/'), exhibitor],
      // And then to the name that it has now.
      [exhibitor.replace(/^\/standhouders(.*\/)[^/]+$/, '/exposanten$1vroeger'), exhibitor],
      ['/exposanten/overheden/?bron=folder', '/standhouders/overheden'],
    ] as const) {
      await page.goto(site + from);
      // Pages that only the pack has are shown by way of /offline.
      await expect.poll(() => page.url()).toBe(site + to);
    }
    await page.getByRole('heading', { level: 1, name: 'Overheden' }).waitFor();
  });

  test('has the data of every page, the same as the server gave', async () => {
    const shown = [...pages];
    expect(shown.length).toBeGreaterThan(300);
    const texts = await page.evaluate(
      (asked) =>
        Promise.all(
          asked.map(async ([path, routes]) => {
            const [pathname = '', search] = path.split('?', 2);
            const name = pathname.endsWith('/') ? `${pathname}_` : pathname;
            const query = new URLSearchParams(search);
            query.set('_routes', routes);
            return (await fetch(`${name}.data?${query.toString()}`)).text();
          }),
        ),
      shown.map(([path, data]) => [path, Object.keys(data ?? {}).join(',')] as const),
    );
    for (const [at, [path, data]] of shown.entries()) {
      const { value } = await decode(new Blob([texts[at] ?? '']).stream());
      expect(value, path).toEqual(data);
    }
  });

  test('narrows lists by search, filters, order and page as the server does', async () => {
    for (const [path, asked] of narrowed) {
      const text = await page.evaluate(async (url) => (await fetch(url)).text(), dataPath(path, pages));
      expect(await ownData(text), path).toEqual(asked);
      // Something is left of it, so that there is something to be right about.
      expect(JSON.stringify(asked).length, path).toBeGreaterThan(1000);
    }
    await page.goto(`${site}/programma?dag=2027-02-10&q=hout`);
    await page.getByRole('heading', { level: 1, name: 'Programma' }).waitFor();
    expect(page.url()).toBe(`${site}/programma?dag=2027-02-10&q=hout`);
    await page.goto(`${site}/standhouders`);
    await page.locator('main').getByRole('searchbox').first().fill('hout');
    await page.locator('main').getByRole('searchbox').first().press('Enter');
    await expect.poll(() => new URL(page.url()).search).toBe('?q=hout');
    const cards = page.locator('main article');
    await expect.poll(() => cards.first().innerText()).toMatch(/hout/i);
    await expect.poll(() => page.locator('#offline-notice').innerText()).toMatch(/^Geen goede verbinding/);
    // A page that the list does not have, and a query of nobody's.
    for (const wrong of ['?pagina=99', '?pagina=x']) {
      await page.goto(`${site}/standhouders${wrong}`);
      await page.getByRole('heading', { level: 1, name: 'Zonder ontvangst' }).waitFor();
    }
    expect(errors).toEqual([]);
  });

  test('opens pages of every kind that were never opened, by their address, with their age', async () => {
    expect(headings.size).toBe(opened.length);
    for (const [path, name] of headings) {
      await page.goto(site + path);
      await expect.poll(() => page.locator('h1').innerText()).toBe(plain(name));
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
      await expect.poll(() => page.locator('#offline-notice').innerText()).toMatch(/^Geen goede verbinding/);
    }
    expect(errors).toEqual([]);
  });

  test('finds what is on the device by what it is, each page once, and searches from there', async () => {
    await page.goto(`${site}/offline`);
    const fair = page.getByRole('heading', { level: 2, name: 'Op de beurs' }).locator('xpath=..');
    await fair.waitFor();
    expect(await fair.getByRole('link').allInnerTexts()).toEqual([
      'Nu en straks',
      'Programma van dinsdag 9 februari 2027',
      'Programma van woensdag 10 februari 2027',
      'Programma van donderdag 11 februari 2027',
      'Plattegrond',
      'Mijn programma',
      'Badge',
    ]);
    const links = await page
      .locator('main section a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(expect.arrayContaining(['/standhouders', '/sprekers', '/faq', article.path]));
    expect(links).not.toContain('/nieuws');
    expect(new Set(links).size).toBe(links.length);
    await page.locator('main').getByRole('searchbox').fill('kraan');
    await page.locator('main').getByRole('searchbox').press('Enter');
    await expect.poll(() => page.url()).toBe(`${site}/zoeken?q=kraan`);
    await page.locator('main section li a').filter({ hasText: /kraan/i }).first().waitFor();
  });

  test('searches, on the page of results and by its address', async () => {
    await page.goto(`${site}/zoeken?q=hout`);
    await page.getByRole('heading', { level: 1, name: 'Zoeken' }).waitFor();
    const hits = page.locator('main section li a');
    await expect.poll(() => hits.count()).toBeGreaterThan(3);
    await page.locator('main').getByRole('searchbox').fill('kraan');
    await page.locator('main').getByRole('button', { name: 'Zoek' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?q=kraan');
    await expect.poll(() => hits.first().innerText()).toMatch(/kraan/i);
    await hits.first().click();
    await expect.poll(() => page.locator('h1').innerText()).not.toBe('Zoeken');
  });

  test('is led from an earlier name to the page that the device has: from the pack, or opened before', async () => {
    const [exhibitor = ''] = [...headings.keys()].filter((known) => known.startsWith('/standhouders/'));
    for (const [path, name] of [
      [exhibitor, plain(headings.get(exhibitor) ?? '')],
      [article.path, article.title],
    ] as const) {
      for (const from of [path.replace(/[^/]+$/, 'een-eerdere-naam'), path.replace(/\/[^/]+$/, '')]) {
        await page.goto(site + from);
        await expect.poll(() => page.url()).toBe(site + path);
        await expect.poll(() => page.locator('h1').innerText()).toBe(name);
      }
    }
    // Of what is not here at all, nothing is made up.
    await page.goto(`${site}/nieuws/999999/weg`);
    await page.getByRole('heading', { level: 1, name: 'Zonder ontvangst' }).waitFor();
  });
});

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const plain = (html: string) =>
  html.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => entities[name] ?? whole);
