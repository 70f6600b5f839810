import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';

import { browserForFile, watchForTrouble } from '../harness/browser';

const { site } = inject('fair');
const browser = browserForFile();

/** Opens a page and waits until it is awake; answers with the names of the scripts and fonts that it fetched. */
async function open(
  path: string,
  width = 360,
): Promise<{ page: Page; fetched: string[]; trouble: string[] }> {
  const page = await browser.page({ viewport: { width, height: 800 } });
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (['script', 'font'].includes(request.resourceType())) fetched.push(new URL(request.url()).pathname);
  });
  const trouble = watchForTrouble(page, site);
  await page.goto(site + path, { waitUntil: 'networkidle' });
  await page.getByRole('banner').locator('button[aria-haspopup="dialog"]').first().waitFor();
  return { page, fetched, trouble };
}

const texts = (fetched: string[]) =>
  fetched.flatMap((path) => /\/assets\/((?:nl|en)-[a-z]+)-/.exec(path)?.[1] ?? []).sort();
const has = (fetched: string[], name: string) => fetched.some((path) => path.startsWith(`/assets/${name}-`));

test.each([
  ['/', ['nl-fair', 'nl-start']],
  ['/en', ['en-fair', 'en-start']],
  ['/standhouders', ['nl-start']],
  ['/en/standhouders', ['en-start']],
  ['/faq', ['nl-fair', 'nl-rest', 'nl-start']],
])('%s starts with the texts of its language that it needs, and no drawings', async (path, expected) => {
  const { fetched, trouble } = await open(path);
  expect(texts(fetched)).toEqual(expected);
  expect(has(fetched, 'drawings')).toBe(false);
  expect(fetched.filter((name) => name.endsWith('.woff2'))).toHaveLength(2);
  expect(trouble).toEqual([]);
});

test('icons that came with the page stay, and those of a menu come with it', async () => {
  const { page, fetched, trouble } = await open('/standhouders');
  const empty = () => page.locator('svg:empty').count();
  expect(await empty()).toBe(0);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('navigation').first().waitFor();
  expect(has(fetched, 'drawings')).toBe(true);
  await expect.poll(empty).toBe(0);
  expect(trouble).toEqual([]);
});

test('the next page brings its texts and icons along', async () => {
  const { page, fetched, trouble } = await open('/standhouders', 1280);
  await page.locator('main article a').first().click();
  await page.waitForURL(/\/standhouders\/\d+\//);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(texts(fetched)).toEqual(['nl-fair', 'nl-rest', 'nl-start']);
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
  await page.waitForTimeout(500);
  expect(scripts).toEqual([]);
  arrive();
  await page.locator('header button[aria-haspopup="dialog"]').first().waitFor();
  expect(scripts).not.toEqual([]);
});

test('what is far down a page that is opened is laid out once it is awake, and at once after a reload', async () => {
  const { page, trouble } = await open('/programma');
  const left = () =>
    page
      .locator('.late, .site-foot')
      .evaluateAll(
        (parts) => parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length,
      );
  const isFresh = () => page.locator('html.fresh').count();
  expect(await page.locator('.late').count()).toBeGreaterThan(10);
  expect(await isFresh()).toBe(1);
  await expect.poll(left).toBe(0);
  await page.reload();
  expect(await isFresh()).toBe(0);
  expect(await left()).toBe(0);
  // The next page is whole as well, however it was come by.
  await page.goto(`${site}/standhouders`);
  await page.locator('main article a').first().click();
  await page.waitForURL(/\/standhouders\/\d+\//);
  expect(await isFresh()).toBe(0);
  expect(trouble).toEqual([]);
});
