import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';

import { browserForFile, hydrate, leaveUnhydrated, untilFetched, untilIdle } from '../../harness/browser';
import { sharedFair } from '../../harness/shared-fair';

const { site } = sharedFair();

const browser = browserForFile();

/** Opens the exhibitors on a slow line, and counts how many pages are being fetched ahead. */
async function openSlowly() {
  const page = await browser.page({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${site}/standhouders`);
  await untilFetched(page);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 700,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const fetched = { now: new Set<Request>(), most: 0, all: 0 };
  page.on('request', (request) => {
    if (!request.url().includes('.data')) return;
    fetched.now.add(request);
    fetched.all += 1;
    fetched.most = Math.max(fetched.most, fetched.now.size);
  });
  page.on('requestfinished', (request) => fetched.now.delete(request));
  page.on('requestfailed', (request) => fetched.now.delete(request));
  return { page, fetched };
}

/** Touches many links in a row, as a finger that scrolls over a list does. */
const touchLinks = (page: Page, count: number) =>
  page.locator('main a[href^="/standhouders/1"]').evaluateAll((links, most) => {
    for (const link of links.slice(0, most)) link.dispatchEvent(new Event('touchstart', { bubbles: true }));
  }, count);

test('with data saver or a slow connection nothing is fetched ahead; otherwise pages are, four at a time', async () => {
  const { page, fetched } = await openSlowly();
  for (const connection of [
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: '2g' },
  ]) {
    await page.evaluate((value) => {
      Object.defineProperty(navigator, 'connection', { value, configurable: true });
    }, connection);
    await touchLinks(page, 10);
    await untilIdle(page);
    expect(fetched.all, JSON.stringify(connection)).toBe(0);
  }
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'connection'));
  await touchLinks(page, 10);
  await expect.poll(() => fetched.all, { timeout: 45_000 }).toBe(10);
  expect(fetched.most).toBe(4);
});

test('what a page imports is preloaded with the page', async () => {
  const page = leaveUnhydrated(await browser.page({ viewport: { width: 1280, height: 900 } }));
  await page.goto(`${site}/standhouders`);
  await page.locator('html[data-started]').waitFor();
  await untilFetched(page);
  await hydrate(page);
  await page.evaluate(() => {
    new MutationObserver((changes) => {
      const links = changes
        .flatMap(({ addedNodes }) => [...addedNodes])
        .flatMap((node) => (node instanceof Element ? [...node.querySelectorAll('link')] : []));
      const preloaded = links.filter(({ rel }) => rel === 'modulepreload').map(({ href }) => href);
      if (preloaded.length > 0) document.body.dataset.preloaded = preloaded.join(' ');
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('link', { name: 'Plattegrond' }).first().hover();
  const preloaded = () => page.locator('body').evaluate((body) => body.dataset.preloaded?.split(' ') ?? []);
  await expect.poll(async () => (await preloaded()).length).toBeGreaterThan(3);
  expect((await preloaded()).some((url) => /\/assets\/plan-[^/]+\.js$/.test(url))).toBe(true);
});
