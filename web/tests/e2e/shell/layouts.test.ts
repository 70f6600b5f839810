import { expect, test } from 'vitest';

import { browserForFile, watchForTrouble } from '../../harness/browser';
import { sharedFair } from '../../harness/shared-fair';

const { site } = sharedFair();
const browser = browserForFile();

test('the header and its focus stay from a page in the default layout to one with its own frame and back', async () => {
  const page = await browser.page({ viewport: { width: 1280, height: 800 } });
  const trouble = watchForTrouble(page, site);
  await page.goto(site);
  await page.locator('header button[aria-keyshortcuts]').waitFor();
  const header = await page.locator('header').elementHandle();
  for (const [name, path] of [
    ['Standhouders', '/standhouders'],
    ['Nieuws', '/nieuws'],
    ['Programma', '/programma'],
  ] as const) {
    const link = page.locator('header nav').getByRole('link', { name, exact: true }).first();
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site}${path}`);
    await expect.poll(() => page.locator('h1').textContent()).toContain(name);
    expect(await header.evaluate((element) => element.isConnected), path).toBe(true);
    expect(await link.evaluate((element) => element === document.activeElement), path).toBe(true);
    for (const role of ['banner', 'main', 'contentinfo'] as const)
      expect(await page.getByRole(role).count(), `${role} on ${path}`).toBe(1);
  }
  // The skip link leads to the page, in every frame.
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="#inhoud"]')?.focus());
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('inhoud');
  expect(trouble).toEqual([]);
});

test('a search that is open stays open when a page with another frame comes under it', async () => {
  const page = await browser.page({ viewport: { width: 1280, height: 800 } });
  await page.goto(site);
  await page.locator('header button[aria-keyshortcuts]').waitFor();
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/standhouders.data*', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.locator('header nav').getByRole('link', { name: 'Standhouders', exact: true }).first().click();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.fill('beton');
  arrive();
  await expect.poll(() => page.locator('h1').textContent()).toContain('tandhouders');
  expect(await field.inputValue()).toBe('beton');
});

test.each([
  '/',
  '/programma',
  '/standhouders',
  '/standhouders/1040',
  '/nieuws/5001',
  '/faq',
  '/contact',
  '/privacy/statistiek',
  '/mijn-badge',
])('%s has one left edge at 1280 px, from the name of the fair down to the last section', async (path) => {
  const page = await browser.page({ viewport: { width: 1280, height: 800 } });
  await page.goto(site + path);
  const edges = await page.evaluate(() => {
    const edgeOf = (element: Element) =>
      Math.round(element.getBoundingClientRect().left + parseFloat(getComputedStyle(element).paddingLeft));
    const measured = document.querySelectorAll(
      'header a[href="/"], main h1, main .px-gutter, .site-foot .px-gutter',
    );
    return [...new Set([...measured].filter((one) => one.checkVisibility()).map(edgeOf))];
  });
  expect(edges).toEqual([40]);
});
