import type { ChildProcess } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { freePort } from '../../../../scripts/ports.mjs';
import { commands } from '../../../../scripts/programs.mjs';
import { read, signInToAdmin } from '../../harness/admin';
import { browserForFile, untilFetched, watchForTrouble } from '../../harness/browser';
import { end, start } from '../../harness/programs';
import { sharedFair } from '../../harness/shared-fair';

const fair = sharedFair();
const pagesPath = '/content-manager/collection-types/api::page.page';
const path = '/iconen';
const card = (title: string, icon: string) => ({ title, icon, text: 'Een kaart.' });

const browser = browserForFile();
let documentId: string;
let admin: Awaited<ReturnType<typeof signInToAdmin>>;
beforeAll(async () => {
  admin = await signInToAdmin(fair);
  const cards = [
    card('Ingebouwd', 'lucide:ticket'),
    card('Opgehaald', 'lucide:rocket'),
    card('Onbekend', 'lucide:bestaat-niet'),
    card('Andere verzameling', 'mdi:home'),
  ];
  const blocks = [{ __component: 'blocks.cards', title: 'Kaarten', cards }];
  const made = await admin('POST', `${pagesPath}/actions/publish`, {
    title: 'Iconen',
    slug: path.slice(1),
    blocks,
  });
  expect(made.status).toBeLessThan(300);
  documentId = String(read(made.body, 'data', 'documentId'));
});
afterAll(async () => {
  await admin('DELETE', `${pagesPath}/${documentId}`);
});

let page: Page;
beforeEach(async () => {
  page = await browser.page({ viewport: { width: 1280, height: 900 } });
});

/** The plate of the card with this title. */
const plate = (title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .locator('span.rounded-control');
const colour = (title: string) => plate(title).evaluate((it) => getComputedStyle(it).backgroundColor);

test('an icon that is not inlined comes from our own server, and one that does not exist shows nothing and breaks nothing', async () => {
  const trouble = watchForTrouble(page, fair.site);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/_icons/')) asked.push(new URL(request.url()).pathname);
  });
  await page.goto(`${fair.site}${path}`, { waitUntil: 'commit' });
  await plate('Ingebouwd').locator('svg').waitFor();
  const before = await plate('Onbekend').boundingBox();
  await plate('Opgehaald').locator('svg path').first().waitFor();
  await untilFetched(page);

  expect(await plate('Onbekend').locator('svg').count()).toBe(0);
  expect(await colour('Ingebouwd')).not.toBe('rgba(0, 0, 0, 0)');
  expect(await colour('Opgehaald')).toBe(await colour('Ingebouwd'));
  expect(await colour('Onbekend')).toBe('rgba(0, 0, 0, 0)');
  expect(await plate('Onbekend').boundingBox()).toEqual(before);
  expect([...asked].sort()).toEqual(['/api/_icons/lucide.json', '/api/_icons/mdi.json']);
  // The browser itself notes that mdi is not there.
  expect(trouble.filter((line) => !/status of 404/.test(line))).toEqual([]);
});

test('without another icon host in the configuration, none is asked when our own server fails', async () => {
  const foreign = watchForTrouble(page, fair.site);
  let failed = 0;
  await page.route('**/api/_icons/**', (route) => {
    failed += 1;
    return route.fulfill({ status: 500, body: 'kapot' });
  });
  await page.goto(`${fair.site}${path}`);
  await expect.poll(() => failed).toBeGreaterThan(0);
  // The next host would be asked at once.
  await untilFetched(page);
  expect(foreign.filter((line) => line.startsWith('foreign'))).toEqual([]);
});

test('themes and groups of questions carry the icons that editors gave them', async () => {
  await page.goto(`${fair.site}/faq`);
  const categories = page.locator('main nav a[href^="/faq?categorie="]');
  expect(await categories.locator('svg').count()).toBe(await categories.count());
  await page.goto(`${fair.site}/standhouders/1001`);
  const themes = page.locator('main a[href*="thema="]');
  expect(await themes.count()).toBeGreaterThan(0);
  expect(await themes.locator('svg').count()).toBe(await themes.count());
  await page.goto(`${fair.site}/programma/kennissessies?weergave=thema`);
  expect(await page.locator('main h2[id^="thema-"]:not(#thema-zonder) svg').count()).toBeGreaterThan(3);
});

describe('with another icon host in the configuration,', () => {
  let site: { program: ChildProcess; origin: string };
  let other: { server: Server; asked: string[] };
  beforeAll(async () => {
    const asked: string[] = [];
    const server = createServer((req, res) => {
      const { pathname, searchParams } = new URL(req.url ?? '/', 'http://other');
      asked.push(pathname);
      const names = (searchParams.get('icons') ?? '').split(',');
      const icons = Object.fromEntries(
        names.map((name) => [name, { body: '<path id="other" d="M0 0h9v9z"/>' }]),
      );
      res.setHeader('Access-Control-Allow-Origin', '*').setHeader('Content-Type', 'application/json');
      res.end(JSON.stringify({ prefix: pathname.slice(1, -'.json'.length), icons, width: 24, height: 24 }));
    });
    const [otherPort, port] = [await freePort(), await freePort()];
    await new Promise<void>((resolve) => server.listen(otherPort, '127.0.0.1', resolve));
    other = { server, asked };
    const origin = `http://localhost:${port}`;
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      SITE_URL: origin,
      CONTENT_URL: fair.cms,
      DATA_DIR: fair.dataDir,
      ICON_HOSTS: `http://127.0.0.1:${otherPort}/`,
    };
    site = { origin, program: await start(commands.web, env, `${origin}/health`) };
  });
  afterAll(async () => {
    await end(site.program);
    other.server.close();
  });
  beforeEach(() => {
    other.asked.length = 0;
  });
  const ours = (url: URL) => url.origin === site.origin && url.pathname.startsWith('/api/_icons/');
  const otherHost = () => `127.0.0.1:${(other.server.address() as AddressInfo).port}`;
  const fromOther = () => plate('Opgehaald').locator('svg #other, svg [d="M0 0h9v9z"]').first();

  test('it is asked when our own server fails, not while that answers, and nothing breaks when every host fails', async () => {
    // Our server does not have the collection of the fourth card: a 404 ends the search.
    const missing = page.waitForResponse(
      (response) => ours(new URL(response.url())) && response.status() === 404,
    );
    await page.goto(`${site.origin}${path}`);
    await plate('Opgehaald').locator('svg').waitFor();
    await missing;
    await untilFetched(page);
    expect(other.asked).toEqual([]);
    expect(await plate('Andere verzameling').locator('svg').count()).toBe(0);

    await page.route(ours, (route) => route.fulfill({ status: 500, body: 'kapot' }));
    await page.goto(`${site.origin}${path}`);
    await fromOther().waitFor();
    expect(other.asked).toContain('/lucide.json');

    const uncaught: Error[] = [];
    page.on('pageerror', (error) => uncaught.push(error));
    await page.route(
      (url) => ours(url) || url.hostname === '127.0.0.1',
      (route) => route.abort(),
    );
    const failed = page.waitForEvent('requestfailed', (request) => !ours(new URL(request.url())));
    await page.goto(`${site.origin}${path}`);
    await failed;
    await untilFetched(page);
    expect(await plate('Opgehaald').locator('svg').count()).toBe(0);
    expect(await plate('Ingebouwd').locator('svg').count()).toBe(1);
    expect(uncaught).toEqual([]);
  });

  test('it is asked 750 ms into a silence, and our own server is given 1500 ms', async () => {
    // By the clock of the page: this process may hear of it late.
    await page.addInitScript(() => {
      const calls: { host: string; at: number; failedAt: number | null }[] = [];
      Object.assign(window, { calls });
      const fetchIt = window.fetch.bind(window);
      window.fetch = async (input, init) => {
        const url = new URL(input instanceof Request ? input.url : input, location.href);
        const call = { host: url.host, at: performance.now(), failedAt: null as number | null };
        if (url.searchParams.has('icons')) calls.push(call);
        return fetchIt(input, init).catch((error: unknown) => {
          call.failedAt = performance.now();
          throw error;
        });
      };
    });
    await page.route(ours, () => undefined);
    await page.goto(`${site.origin}${path}`);
    await fromOther().waitFor();
    const firstOf = (host: string) =>
      page.evaluate(
        (wanted) =>
          (
            window as unknown as { calls: { host: string; at: number; failedAt: number | null }[] }
          ).calls.find((call) => call.host === wanted),
        host,
      );
    const own = new URL(site.origin).host;
    await expect.poll(async () => (await firstOf(own))?.failedAt).toBeGreaterThan(0);
    const [first, second] = [await firstOf(own), await firstOf(otherHost())];
    const [askedAfter, given] = [
      Number(second?.at) - Number(first?.at),
      Number(first?.failedAt) - Number(first?.at),
    ];
    expect(askedAfter).toBeGreaterThanOrEqual(700);
    expect(askedAfter).toBeLessThan(given);
    expect(given).toBeGreaterThanOrEqual(1_400);
    expect(given).toBeLessThan(4_000);
  });
});

test('a wrong host in the configuration stops the server with one line', async () => {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(await freePort()),
    ICON_HOSTS: 'iconen',
  };
  await expect(start(commands.web, env, 'http://localhost:9/')).rejects.toThrow(
    /Wrong environment: ICON_HOSTS/,
  );
});
