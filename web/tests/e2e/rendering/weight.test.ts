import { readFile } from 'node:fs/promises';
import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { z } from 'zod';

import {
  browserForFile,
  hydrate,
  leaveUnhydrated,
  untilFetched,
  watchForTrouble,
} from '../../harness/browser';
import { sharedFair } from '../../harness/shared-fair';

const { site } = sharedFair();
const browser = browserForFile();

/** Opens a page and waits until its scripts have run; `fetched` names the scripts and fonts that it fetches. */
async function open(
  path: string,
  width = 360,
): Promise<{ page: Page; fetched: string[]; trouble: string[] }> {
  const page = leaveUnhydrated(await browser.page({ viewport: { width, height: 800 } }));
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (['script', 'font'].includes(request.resourceType())) fetched.push(new URL(request.url()).pathname);
  });
  const trouble = watchForTrouble(page, site);
  await page.goto(site + path);
  await started(page);
  await untilFetched(page);
  return { page, fetched, trouble };
}

const started = (page: Page) => page.locator('html[data-started]').waitFor();

const texts = (fetched: string[]) =>
  fetched.flatMap((path) => /\/assets\/((?:nl|en)-[a-z]+)-/.exec(path)?.[1] ?? []).sort();
const has = (fetched: string[], name: string) => fetched.some((path) => path.startsWith(`/assets/${name}-`));

test.each([
  ['/', ['nl-start']],
  ['/en/standhouders', ['en-start']],
  ['/faq', ['nl-rest', 'nl-start']],
  ['/adverteren-en-signing', ['nl-orders', 'nl-start']],
])(
  '%s starts with the texts of its language that it needs, and without the icons of menus',
  async (path, expected) => {
    const { fetched, trouble } = await open(path);
    expect(texts(fetched)).toEqual(expected);
    expect(has(fetched, 'drawings')).toBe(false);
    expect(fetched.filter((name) => name.endsWith('.woff2'))).toHaveLength(2);
    expect(trouble).toEqual([]);
  },
);

test('a page that nobody does anything on fetches no more JavaScript than its budget says', async () => {
  const budget = z
    .object({ javascript: z.record(z.string(), z.number()) })
    .parse(JSON.parse(await readFile(new URL('../../../weight.json', import.meta.url), 'utf8'))).javascript;
  const list = await (await fetch(`${site}/standhouders`)).text();
  const exhibitor = /\/standhouders\/\d+\/[\w-]+/.exec(list)?.[0] ?? '';
  const pages = [
    ['/', '/'],
    ['/standhouders', '/standhouders'],
    [exhibitor, '/standhouders/1/x'],
  ] as const;
  for (const [path, name] of pages) {
    const page = leaveUnhydrated(await browser.page({ viewport: { width: 1280, height: 800 } }));
    const scripts: Request[] = [];
    let asked = 0;
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked += 1;
    });
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request);
    });
    await page.clock.install();
    await page.goto(site + path);
    await untilFetched(page);
    await page.clock.fastForward(60_000);
    await untilFetched(page);
    await expect.poll(() => scripts.length).toBe(asked);
    // The script that counts visits has a limit of its own, in `npm run weigh`.
    const ofPage = scripts.filter((script) => !/\/statistics-[^/]*\.js$/.test(script.url()));
    expect(scripts.length - ofPage.length).toBe(1);
    const sizes = await Promise.all(ofPage.map((script) => script.sizes()));
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    // Less than this would be a page whose scripts were not seen.
    expect(bytes).toBeGreaterThan(80_000);
    expect(bytes, path).toBeLessThanOrEqual(budget[name] ?? 0);
  }
});

test('icons of the page stay, and those of a menu are fetched with it and not before', async () => {
  const { page, fetched, trouble } = await open('/standhouders');
  expect(texts(fetched)).toEqual(['nl-start']);
  expect(has(fetched, 'drawings')).toBe(false);
  const empty = () => page.locator('svg:empty').count();
  expect(await empty()).toBe(0);
  await hydrate(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('navigation').first().waitFor();
  expect(has(fetched, 'drawings')).toBe(true);
  await expect.poll(empty).toBe(0);
  expect(trouble).toEqual([]);
});

test('the next page fetches its texts and icons', async () => {
  const { page, fetched, trouble } = await open('/standhouders', 1280);
  await hydrate(page);
  await page.locator('main article a').first().click();
  await page.waitForURL(/\/standhouders\/\d+\//);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(texts(fetched)).toEqual([
    'nl-account',
    'nl-contracts',
    'nl-fair',
    'nl-orders',
    'nl-rest',
    'nl-start',
    'nl-visit',
  ]);
  await expect.poll(() => page.locator('svg:empty').count()).toBe(0);
  expect(trouble).toEqual([]);
});

test('scripts wait until styles have come and the page can be painted', async () => {
  const page = await browser.page({ viewport: { width: 360, height: 800 } });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  let arrive = () => {};
  const styles = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/*.css', async (route) => {
    await styles;
    await route.continue();
  });
  await page.goto(site, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 500 })));
  expect(scripts).toEqual([]);
  arrive();
  await started(page);
  expect(scripts).not.toEqual([]);
});

test('what is below the fold is laid out once the page has hydrated, and at once after a reload', async () => {
  const { page, trouble } = await open('/programma');
  const notLaidOut = () =>
    page
      .locator('.below-the-fold, .site-foot')
      .evaluateAll(
        (elements) =>
          elements.filter((element) => getComputedStyle(element).contentVisibility === 'auto').length,
      );
  const deferring = () => page.locator('html.defers-layout').count();
  // Late layout leaves a trace; the state before it may be over before the test looks.
  const laidOutLater = () => page.locator('.below-the-fold[style*="content-visibility"]').count();
  await expect.poll(laidOutLater).toBeGreaterThan(10);
  await expect.poll(notLaidOut).toBe(0);
  await page.reload();
  expect(await deferring()).toBe(0);
  expect(await laidOutLater()).toBe(0);
  expect(await notLaidOut()).toBe(0);
  // The next page is whole as well, however it was come by.
  await page.goto(`${site}/standhouders`);
  await hydrate(page);
  await page.locator('main article a').first().click();
  await page.waitForURL(/\/standhouders\/\d+\//);
  expect(await deferring()).toBe(0);
  expect(trouble).toEqual([]);
});
