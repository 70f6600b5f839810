import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test, vi } from 'vitest';

import { barriersIn } from '../../harness/axe';
import { browserForFile } from '../../harness/browser';
import { withoutPack } from '../../harness/device';
import { sharedFair } from '../../harness/shared-fair';

const { site } = sharedFair();
const browser = browserForFile();
const phone = { viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' } as const;
const patient = { timeout: 30_000, interval: 200 };

const storedPaths = (page: Page, cache: string) =>
  page.evaluate(
    async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
    cache,
  );

/** Opens the site and waits until the worker has stored what a visitor wants in a hall. */
async function visit(page: Page): Promise<void> {
  await page.goto(`${site}/`);
  const wanted = ['/', '/faq', '/mijn-programma', '/offline', '/plattegrond', '/programma', '/sprekers'];
  await vi.waitFor(async () => {
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    expect(await storedPaths(page, 'pages')).toEqual(expect.arrayContaining(wanted));
  }, patient);
}

const heading = (page: Page, name: RegExp | string) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const notice = (page: Page) => page.locator('#offline-notice');

describe('a visitor whose phone had reception once', () => {
  let page: Page;
  let title: string;
  const errors: string[] = [];
  beforeAll(async () => {
    page = await browser.page(phone);
    // It has the pages that it stored; pack.test.ts is about one that has the data of all.
    await withoutPack(page.context());
    page.on('pageerror', ({ message }) => errors.push(message));
    await visit(page);
    await page.goto(`${site}/programma?dag=2027-02-10`);
    const save = page
      .locator('main')
      .getByRole('button', { name: /^Bewaren: / })
      .first();
    await save.click();
    await vi.waitFor(async () => expect(await save.getAttribute('aria-pressed')).toBe('true'), patient);
    const link = page.locator('main h4 a[href^="/programma/"]').first();
    title = await link.innerText();
    await link.click();
    await heading(page, title);
    // A link under the pointer may have its data stored as well.
    const opened = /\/programma\/\d+/.exec(page.url())?.[0] ?? '';
    await vi.waitFor(
      async () => expect(await storedPaths(page, 'data')).toContain(`${opened}.data`),
      patient,
    );
    await page.goto(`${site}/inloggen`);
    await page.goto(`${site}/account`);
    await page.context().setOffline(true);
  }, 180_000);

  test('finds the programme, the exhibitors, the plan and the questions, never opened before, with their age', async () => {
    for (const [path, name] of [
      ['/programma', 'Programma'],
      ['/standhouders', 'Standhouders'],
      ['/plattegrond', /plattegrond/i],
      ['/faq', /vragen/i],
      ['/sprekers', 'Sprekers'],
      ['/', /./],
    ] as const) {
      await page.goto(site + path);
      await heading(page, name);
      await expect
        .poll(() => notice(page).innerText(), patient)
        .toMatch(/^Geen goede verbinding\. U ziet deze pagina/);
    }
    expect(await barriersIn(page)).toEqual([]);
  });

  test('sees no broken picture where one is not on the device', async () => {
    await page.goto(`${site}/standhouders`);
    const last = page.locator('main article .logo img').last();
    await last.scrollIntoViewIfNeeded();
    await expect
      .poll(() => last.evaluate((one) => one instanceof HTMLImageElement && one.complete))
      .toBe(true);
    const broken = await page
      .locator('main img')
      .evaluateAll((all) =>
        all.filter((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth === 0),
      );
    expect(broken).toEqual([]);
    // Its place is what it was.
    const { width, height } = (await last.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThan(30);
  });

  test('has what was saved, and can save more', async () => {
    await page.goto(`${site}/mijn-programma`);
    const steps = page.locator('main ol article');
    await expect.poll(() => steps.count()).toBe(1);
    await page.goto(`${site}/programma`);
    const second = page
      .locator('main')
      .getByRole('button', { name: /^Bewaren: / })
      .nth(4);
    await second.click();
    await expect.poll(() => second.getAttribute('aria-pressed')).toBe('true');
    await page.goto(`${site}/mijn-programma`);
    await expect.poll(() => steps.count()).toBe(2);
  });

  test('reads a page again that was opened by a press, and whose document was never loaded', async () => {
    await page.goto(`${site}/mijn-programma`);
    await page.locator('main ol article').getByRole('link', { name: title }).click();
    await heading(page, title);
    await page.reload();
    await heading(page, title);
    expect(new URL(page.url()).pathname).toMatch(/^\/programma\/\d+$/);
  });

  test('learns what else there is where a page is not on the device, by an address and by a press', async () => {
    await page.goto(`${site}/nieuws`);
    await heading(page, 'Zonder ontvangst');
    expect(new URL(page.url()).search).toBe('?van=%2Fnieuws');
    await page
      .getByRole('link', { name: /^Programma/ })
      .first()
      .waitFor();
    expect(await barriersIn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    await page.goto(`${site}/standhouders`);
    await page.locator('main article a[href^="/standhouders/"]').first().click();
    await heading(page, 'Zonder ontvangst');
  });

  test('sees no page that fails in the browser', () => {
    expect(errors).toEqual([]);
  });

  test('leaves no page of their own on the device', async () => {
    const paths = [...(await storedPaths(page, 'pages')), ...(await storedPaths(page, 'data'))];
    expect(paths.filter((path) => /account|inloggen/.test(path))).toEqual([]);
  });

  test('is not led away from the site by the page about being offline', async () => {
    for (const from of [
      '//example.com',
      '/\\example.com',
      'https://example.com/',
      'javascript:alert(1)',
      '/offline',
    ]) {
      await page.goto(`${site}/offline?${new URLSearchParams({ van: from }).toString()}`);
      await heading(page, 'Zonder ontvangst');
      expect(await page.getByRole('link', { name: 'Probeer opnieuw' }).count()).toBe(0);
    }
  });

  test('never sees a page with files of another build', async () => {
    await page.evaluate(async () => {
      const cache = await caches.open('pages');
      const html = await (await cache.match('/faq', { ignoreVary: true }))?.text();
      const changed = html?.replaceAll(/\/assets\/app-[\w-]+\.css/g, '/assets/app-weg.css') ?? '';
      const headers = {
        'Content-Type': 'text/html',
        'Cache-Control': 'public',
        Date: new Date().toUTCString(),
      };
      await cache.put('/faq', new Response(changed, { headers }));
    });
    await page.goto(`${site}/faq`);
    await heading(page, 'Zonder ontvangst');
  });
});

test('a device without room shows the site all the same', async () => {
  const page = await browser.page(phone);
  await withoutPack(page.context());
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: site, quotaSize: 50_000 });
  await page.goto(`${site}/programma`);
  await heading(page, 'Programma');
  await page.goto(`${site}/faq`);
  await heading(page, /vragen/i);
});
