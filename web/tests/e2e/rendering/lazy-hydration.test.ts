import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { waitUntilLaidOut } from '../../harness/axe';
import {
  browserForFile,
  isPartlyUnhydrated,
  leaveUnhydrated,
  untilFetched,
  untilIdle,
  watchForTrouble,
} from '../../harness/browser';
import { sharedFair } from '../../harness/shared-fair';

const { site } = sharedFair();
const browser = browserForFile();

/** Opens a page and leaves it alone; `fetched` tells which scripts it fetches. */
async function open(path: string, width = 1280) {
  const page = leaveUnhydrated(await browser.page({ viewport: { width, height: 800 } }));
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.push(new URL(request.url()).pathname);
  });
  const trouble = watchForTrouble(page, site);
  await page.goto(site + path);
  await untilFetched(page);
  return { page, fetched, trouble };
}

/** How React sends what a script is to put in its place. */
const outlined = ':is(main, footer) template, [hidden][id^="S:"] :is(section, footer)';
const isLazy = (path: string) => /^\/assets\/below-the-fold-[\w-]{8}\.js$/.test(path);
const hero = (page: Page) => page.getByRole('heading', { level: 1 });
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const footer = (page: Page) => page.getByRole('contentinfo');
/** The footer without the marks of buttons whose scripts have not come. */
const footerOf = async (page: Page) => (await footer(page).innerHTML()).replaceAll(' data-early=""', '');

test.each(['/', '/standhouders', '/faq'])(
  'on %s what hydrates later is complete, and fetches nothing until somebody does something',
  async (path) => {
    const { page, fetched, trouble } = await open(path);
    expect(await isPartlyUnhydrated(page)).toBe(true);
    expect(fetched.some(isLazy)).toBe(false);
    await waitUntilLaidOut(page);
    const untouched = await footerOf(page);
    const height = await heightOf(page);
    expect(await page.locator(outlined).count()).toBe(0);
    await page.mouse.move(200, 200);
    await expect.poll(() => isPartlyUnhydrated(page)).toBe(false);
    expect(fetched.some(isLazy)).toBe(true);
    expect(await footerOf(page)).toBe(untouched);
    expect(await heightOf(page)).toBe(height);
    expect(trouble).toEqual([]);
  },
);

test('a page whose code cannot be fetched is left by loading the next one from the server, and a link in a section that cannot hydrate is a plain link', async () => {
  const { page } = await open('/');
  await page.route('**/assets/below-the-fold-*.js', (route) => route.abort());
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  const expectLoaded = async (path: string, title: string) => {
    await page.waitForURL(site + path);
    await expect.poll(() => hero(page).textContent()).toContain(title);
    await untilFetched(page);
    // At most the page that was asked for is loaded again, and never the one that was left.
    expect(new Set(documents)).toEqual(new Set([path]));
    documents.length = 0;
  };
  await footer(page).getByRole('link', { name: 'Standhouders' }).first().click();
  await expectLoaded('/standhouders', 'Standhouders');
  await page.getByRole('banner').getByRole('link', { name: 'Nieuws', exact: true }).first().click();
  await expectLoaded('/nieuws', 'Nieuws');
});

test('a page that is left before all of it has hydrated removes nothing until the next one is there', async () => {
  const { page, trouble } = await open('/');
  let arrive = () => {};
  const later = new Promise<void>((resolve) => (arrive = resolve));
  const asked = page.waitForRequest('**/assets/below-the-fold-*.js');
  await page.route('**/assets/below-the-fold-*.js', async (route) => {
    await later;
    await route.continue();
  });
  await page.evaluate(() => {
    const watched = { gone: false };
    Object.assign(window, { watched, sameDocument: true });
    const parts = document.querySelectorAll('footer, main > *');
    const count = parts.length;
    const title = document.title;
    new MutationObserver(() => {
      if (document.title !== title) return;
      const standing = [...parts].filter((part) => part.isConnected && part.checkVisibility()).length;
      if (standing < count) watched.gone = true;
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  await page.mouse.move(200, 200);
  await asked;
  // The header has code of its own: a link in it goes on in the same document once that is here.
  await page.locator('header button[aria-haspopup="dialog"]').first().waitFor({ state: 'attached' });
  await page.getByRole('banner').getByRole('link', { name: 'Standhouders' }).first().click();
  await untilIdle(page);
  expect(await hero(page).textContent()).not.toContain('Standhouders');
  arrive();
  await page.waitForURL('**/standhouders');
  await expect.poll(() => hero(page).textContent()).toContain('Standhouders');
  expect(await page.evaluate(() => JSON.stringify(Reflect.get(window, 'watched')))).toBe('{"gone":false}');
  expect(await isPartlyUnhydrated(page)).toBe(false);
  // And back, with everything there at once.
  await page.goBack();
  await expect.poll(() => hero(page).textContent()).not.toContain('Standhouders');
  expect(trouble).toEqual([]);
});

test('without JavaScript every section is in its place', async () => {
  const page = await browser.page({ javaScriptEnabled: false });
  await page.goto(site);
  expect(await page.locator('main > section').count()).toBeGreaterThan(5);
  expect(await page.locator(outlined).count()).toBe(0);
  await footer(page).getByRole('link', { name: 'Standhouders' }).first().click();
  await page.waitForURL('**/standhouders');
});
