import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { browserForFile } from '../../harness/browser';
import { sharedFair } from '../../harness/shared-fair';

const { site } = sharedFair();

const browser = browserForFile();

/** Opens the home page, holds the data of the next pages for `delayMs`, and records when the bar is first there. */
async function openWithSlowAnswers(delayMs: number, options?: BrowserContextOptions): Promise<Page> {
  const page = await browser.page(options);
  await page.goto(site);
  await page.route(/\.data(\?|$)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await route.continue().catch(() => undefined);
  });
  await page.evaluate(() => {
    document.addEventListener('click', () => sessionStorage.setItem('clicked', String(performance.now())));
    new MutationObserver(() => {
      if (!document.querySelector('[role="progressbar"]') || sessionStorage.getItem('shown')) return;
      sessionStorage.setItem('shown', String(performance.now()));
    }).observe(document.body, { childList: true, subtree: true });
  });
  return page;
}

/** Follows a link as a keyboard or a script would: no pointer rests on it first, so nothing is fetched ahead. */
async function follow(page: Page, path: string): Promise<void> {
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
}

/** Milliseconds between the click and the bar; null when it never showed. */
function waited(page: Page): Promise<number | null> {
  return page.evaluate(() => {
    const shown = sessionStorage.getItem('shown');
    return shown === null ? null : Number(shown) - Number(sessionStorage.getItem('clicked'));
  });
}

test.each(['no-preference', 'reduce'] as const)(
  'a slow page shows a bar with a name, not before 100 ms (motion: %s)',
  async (reducedMotion) => {
    const page = await openWithSlowAnswers(700, { reducedMotion });
    await follow(page, '/nieuws');
    const bar = page.getByRole('progressbar', { name: 'De pagina wordt geladen' });
    await bar.waitFor();
    expect(await bar.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    await page.waitForURL(`${site}/nieuws`);
    await bar.waitFor({ state: 'detached' });
    expect(await waited(page)).toBeGreaterThanOrEqual(100);
  },
);

test.each(['no-preference', 'reduce'] as const)(
  'a slow list shows its skeleton while it waits (motion: %s)',
  async (reducedMotion) => {
    const page = await browser.page({ viewport: { width: 1280, height: 900 }, reducedMotion });
    await page.goto(`${site}/standhouders`);
    await page.route(/\.data(\?|$)/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue().catch(() => undefined);
    });
    await page.locator('main input[name="q"]').first().fill('waterveld');
    const skeleton = page.locator('.skeleton').first();
    await skeleton.waitFor();
    await expect.poll(() => skeleton.evaluate((shape) => getComputedStyle(shape).opacity)).toBe('1');
    await page.waitForURL(/q=waterveld/);
  },
);
