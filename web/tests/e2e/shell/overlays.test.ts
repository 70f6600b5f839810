import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { browserForFile, untilIdle, watchForTrouble } from '../../harness/browser';
import { sharedFair } from '../../harness/shared-fair';

const { site } = sharedFair();
const phone = { viewport: { width: 360, height: 740 } };

const browser = browserForFile();

async function open(path: string, options: BrowserContextOptions = phone): Promise<Page> {
  const page = await browser.page(options);
  await page.goto(`${site}${path}`);
  // The button takes the place of the link when the page can be pressed.
  await page.locator('header button[aria-keyshortcuts]').waitFor();
  return page;
}

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const path = (page: Page) => page.url().slice(site.length);
const heading = (page: Page) => page.locator('main h1').textContent();

/** Presses what leads to another page, and waits until that stands. */
async function goBy(press: () => Promise<unknown>, page: Page, url: RegExp): Promise<void> {
  const left = await heading(page);
  await press();
  await page.waitForURL(url);
  await expect.poll(() => heading(page)).not.toBe(left);
}

/** Presses what an open modal keeps out of reach, as a script of the page may. */
async function pressBehind(page: Page, selector: string): Promise<void> {
  await page.evaluate((target) => document.querySelector<HTMLElement>(target)?.click(), selector);
}

/** The names of the modals that are open. */
async function openModals(page: Page): Promise<string[]> {
  return page
    .locator('dialog[open] h2:first-of-type')
    .evaluateAll((titles) => titles.filter((title) => title.id !== '').map((title) => title.textContent));
}

async function waitForModals(page: Page, names: string[]): Promise<void> {
  await expect.poll(() => openModals(page)).toEqual(names);
}

describe('modals', () => {
  test('lie on each other, and Escape and Back close only the top one; slide-overs replace each other, and one Back closes the open one', async () => {
    const page = await open('/standhouders');
    const trouble = watchForTrouble(page, site);
    await menuButton(page).click();
    await waitForModals(page, ['Menu']);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');

    await pressBehind(page, 'header button[aria-keyshortcuts]');
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(2);
    await page.keyboard.press('Escape');
    await waitForModals(page, ['Menu']);

    await pressBehind(page, 'header button[aria-keyshortcuts]');
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(2);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goBack();
    await waitForModals(page, ['Menu']);
    await page.goBack();
    await waitForModals(page, []);
    expect(path(page)).toBe('/standhouders');
    // The page under them is the same: nothing of it has to come again.
    expect(asked.filter((url) => url.includes('.data'))).toEqual([]);
    expect(await menuButton(page).evaluate((button) => button === document.activeElement)).toBe(true);

    await menuButton(page).click();
    await waitForModals(page, ['Menu']);
    await pressBehind(page, '.workspace-filters summary');
    await waitForModals(page, ['Filters']);
    await page.goBack();
    await waitForModals(page, []);
    expect(path(page)).toBe('/standhouders');
    expect(await menuButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
    expect(trouble).toEqual([]);
  });
});

describe('Back between a choice in a modal and the page it leads to', () => {
  test('calls off a page that is still underway', async () => {
    const page = await open('/contact');
    const title = await heading(page);
    let respond = () => {};
    const held = new Promise<void>((resolve) => {
      respond = resolve;
    });
    await page.route(/\/locatie\.data/, async (route) => {
      await held;
      await route.continue().catch(() => {});
    });
    const asked = page.waitForRequest(/\/locatie\.data/);
    const calledOff = page.waitForEvent('requestfailed', (request) => /\/locatie\.data/.test(request.url()));
    await menuButton(page).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Locatie' }).first().click();
    await asked;
    await page.goBack();
    await waitForModals(page, []);
    await calledOff;
    respond();
    await untilIdle(page);
    expect([path(page), await heading(page)]).toEqual(['/contact', title]);
  });

  test('leaves the page again that came this very moment', async () => {
    const page = await open('/contact');
    const title = await heading(page);
    await page.evaluate(() => {
      const replace = window.history.replaceState.bind(window.history);
      window.history.replaceState = (state: unknown, unused: string, url?: string | URL | null) => {
        replace(state, unused, url);
        if (!String(url).endsWith('/locatie')) return;
        window.history.replaceState = replace;
        window.history.back();
        document.documentElement.dataset.wentBack = '';
        // The page is kept from being painted until the browser has gone back.
        const until = performance.now() + 300;
        while (performance.now() < until);
      };
    });
    await menuButton(page).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Locatie' }).first().click();
    await page.locator('html[data-went-back]').waitFor();
    await expect.poll(async () => [path(page), await heading(page)]).toEqual(['/contact', title]);
    await untilIdle(page);
    expect([path(page), await heading(page)]).toEqual(['/contact', title]);
    await waitForModals(page, []);
  });
});

describe('a navigation closes', () => {
  test('the menu', async () => {
    const page = await open('/contact');
    await menuButton(page).click();
    const link = page.getByRole('dialog').getByRole('link', { name: 'Locatie' }).first();
    await goBy(() => link.click(), page, /\/locatie$/);
    await waitForModals(page, []);
    await goBy(() => page.goBack(), page, /\/contact$/);
    expect(await menuButton(page).getAttribute('aria-expanded')).toBe('false');
    await waitForModals(page, []);
  });

  test("the visitor's menu", async () => {
    const page = await open('/contact', { viewport: { width: 1280, height: 800 } });
    const link = page.locator('footer').getByRole('link', { name: 'Locatie' }).first();
    await goBy(() => link.click(), page, /\/locatie$/);
    const menu = page.getByRole('button', { name: 'Uw menu' });
    await menu.click();
    expect(await menu.getAttribute('aria-expanded')).toBe('true');
    await goBy(() => page.goBack(), page, /\/contact$/);
    expect(await menu.getAttribute('aria-expanded')).toBe('false');
    await goBy(() => page.goForward(), page, /\/locatie$/);
    expect(await menu.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('toasts', () => {
  const copied = (page: Page) => page.getByText('De link is gekopieerd.');
  const share = (page: Page) => page.getByRole('button', { name: 'Delen' });

  async function openToShare(works: boolean): Promise<Page> {
    const page = await browser.page({ viewport: { width: 1280, height: 800 } });
    await page.addInitScript((clipboardWorks) => {
      const writeText = () => (clipboardWorks ? Promise.resolve() : Promise.reject(new Error('not allowed')));
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    }, works);
    await page.goto(`${site}/standhouders/1001`);
    await share(page).waitFor();
    await page.clock.install();
    return page;
  }

  test('are read out, wait while they are pointed at or have the focus, and go then or with a button that gives the focus back', async () => {
    const page = await openToShare(true);
    await share(page).click();
    await copied(page).hover();
    await page.clock.fastForward(30_000);
    expect(await copied(page).isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Melding sluiten' }).focus();
    await page.mouse.move(5, 5);
    await page.clock.fastForward(30_000);
    expect(await copied(page).isVisible()).toBe(true);
    await share(page).focus();
    await page.clock.fastForward(3_000);
    expect(await copied(page).isVisible()).toBe(true);
    await page.clock.fastForward(30_000);
    await copied(page).waitFor({ state: 'detached' });

    await share(page).click();
    await share(page).click();
    await expect
      .poll(() =>
        page
          .getByRole('status')
          .filter({ has: copied(page) })
          .count(),
      )
      .toBe(1);
    // The same words twice are shown once.
    expect(await copied(page).count()).toBe(1);
    await page.getByRole('button', { name: 'Melding sluiten' }).click();
    await expect.poll(() => copied(page).count()).toBe(0);
    expect(await share(page).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('never carry a failure: the URL stays where the button is', async () => {
    const page = await openToShare(false);
    await share(page).click();
    const alert = page.locator('main').getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toMatch(/^Kopiëren lukte niet.*\/standhouders\/1001/);
    await page.clock.fastForward(60_000);
    expect(await alert.isVisible()).toBe(true);
  });
});
