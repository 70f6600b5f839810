import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { browserForFile } from '../../harness/browser';
import { sharedFair } from '../../harness/shared-fair';

const { site } = sharedFair();

const browser = browserForFile();

/** Keeps the data of the next pages back until it is released. */
async function holdData(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.data(\?|$)/, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** Records when a link is followed, and when the bar is first there after that. */
async function recordWaiting(page: Page): Promise<void> {
  await page.evaluate(() => {
    const noted = { clicked: 0, shown: null as number | null };
    Object.assign(window, { noted });
    const onClick = () => Object.assign(noted, { clicked: performance.now(), shown: null });
    document.addEventListener('click', onClick, true);
    new MutationObserver(() => {
      if (document.querySelector('[role="progressbar"]')) noted.shown ??= performance.now();
    }).observe(document.body, { childList: true, subtree: true });
  });
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
    const { clicked, shown } = Reflect.get(window, 'noted') as { clicked: number; shown: number | null };
    return shown === null ? null : shown - clicked;
  });
}

test('a slow page shows a bar with a name, not before 100 ms, whether motion is wanted or not', async () => {
  const page = await browser.page();
  await page.goto(site);
  await recordWaiting(page);
  const bar = page.getByRole('progressbar', { name: 'De pagina wordt geladen' });
  for (const [reducedMotion, path] of [
    ['no-preference', '/nieuws'],
    ['reduce', '/faq'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    const release = await holdData(page);
    await follow(page, path);
    await bar.waitFor();
    expect(await bar.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    release();
    await page.waitForURL(site + path);
    await bar.waitFor({ state: 'detached' });
    expect(await waited(page)).toBeGreaterThanOrEqual(100);
    await page.unrouteAll();
  }
});

test('a slow list shows its skeleton while it waits, whether motion is wanted or not', async () => {
  const page = await browser.page({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${site}/standhouders`);
  const skeleton = page.locator('.skeleton').first();
  for (const [reducedMotion, query] of [
    ['no-preference', 'waterveld'],
    ['reduce', 'bouw'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    const release = await holdData(page);
    await page.locator('main input[name="q"]:visible').first().fill(query);
    await skeleton.waitFor();
    await expect.poll(() => skeleton.evaluate((shape) => getComputedStyle(shape).opacity)).toBe('1');
    release();
    await page.waitForURL(`**q=${query}`);
    await skeleton.waitFor({ state: 'detached' });
    await page.unrouteAll();
  }
});
