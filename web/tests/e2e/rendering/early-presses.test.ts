import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { browserForFile, watchForTrouble } from '../../harness/browser';
import { sharedFair } from '../../harness/shared-fair';

const { site } = sharedFair();
const browser = browserForFile();

const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true };
const wide: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
/** A slow phone may take so long to hydrate a page. */
const hydrationTimeoutMs = 45_000;

const isHydrated = (page: Page) =>
  page.evaluate(() => Object.keys(document.body).some((name) => name.startsWith('__reactFiber')));

const isPainted = (page: Page) => page.evaluate(() => performance.getEntriesByType('paint').length > 0);

/** A page that has been painted and has not hydrated. */
interface EarlyPage {
  page: Page;
  trouble: string[];
  /** Lets the scripts come. */
  release: () => void;
}

/** Opens a page and returns as soon as it has been painted; its scripts come when they are released. */
async function openEarly(path: string, options: BrowserContextOptions): Promise<EarlyPage> {
  const context = await browser.context(options);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site });
  const page = await context.newPage();
  const trouble = watchForTrouble(page, site);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await goUntilPainted(page, path);
  return { page, trouble, release };
}

async function goUntilPainted(page: Page, path: string): Promise<void> {
  await page.goto(site + path, { waitUntil: 'commit' });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await expect.poll(() => isPainted(page), { interval: 20 }).toBe(true);
}

/** Presses something before the page has hydrated. */
async function pressEarly(page: Page, press: () => Promise<unknown>): Promise<void> {
  await press();
  expect(await isHydrated(page), 'the page had hydrated before the press').toBe(false);
}

const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

describe('before the page has hydrated,', () => {
  test('Menu opens the menu, and the page stays where it is', async () => {
    const { page, trouble, release } = await openEarly('/', phone);
    await pressEarly(page, () => page.getByRole('link', { name: 'Menu', exact: true }).click());
    expect(await page.evaluate(() => [window.scrollY, location.hash])).toEqual([0, '']);
    release();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.waitFor({ timeout: hydrationTimeoutMs });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    const focused = page.locator('button:focus');
    await expect.poll(() => focused.textContent()).toBe('Menu');
    expect(trouble).toEqual([]);
  });

  test('Filters unfolds at once and stays unfolded, and what is ticked counts', async () => {
    const { page, trouble, release } = await openEarly('/standhouders', phone);
    const button = page.locator('.workspace-filters summary').first();
    const field = page.locator('.workspace-filters').getByRole('checkbox').first();
    expect(await field.isVisible()).toBe(false);
    await pressEarly(page, () => button.click());
    expect(await field.isVisible()).toBe(true);
    await pressEarly(page, () => button.click());
    expect(await field.isVisible()).toBe(false);
    await pressEarly(page, () => button.click());
    await pressEarly(page, () => field.check());
    release();
    await page.waitForURL(/\?\w+=/, { timeout: hydrationTimeoutMs });
    expect(await isSameDocument(page)).toBe(true);
    expect(await field.isVisible()).toBe(true);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('button', { name: 'Toon de resultaten' }).click();
    await field.waitFor({ state: 'hidden' });
    await button.click();
    await page.getByRole('dialog', { name: 'Filters' }).waitFor();
    expect(trouble).toEqual([]);
  });

  test('choosing another order counts', async () => {
    const { page, release } = await openEarly('/standhouders', phone);
    const order = page.getByLabel('Sorteren op');
    await pressEarly(page, () => order.selectOption({ index: 1 }));
    release();
    await page.waitForURL(/[?&]sorteer=/, { timeout: hydrationTimeoutMs });
    expect(await isSameDocument(page)).toBe(true);
  });

  test('Delen and the link to a question share, and lead nowhere else', async () => {
    const { page, release } = await openEarly('/programma/2001', phone);
    await pressEarly(page, () => page.getByRole('link', { name: 'Delen' }).click());
    release();
    await page.getByText('De link is gekopieerd.').waitFor({ timeout: hydrationTimeoutMs });
    expect(await isSameDocument(page)).toBe(true);

    const faq = await openEarly('/faq', phone);
    const question = faq.page.locator('details.question').first();
    await pressEarly(faq.page, () => question.locator('summary').click());
    const copy = question.getByRole('link', { name: 'Kopieer de link' });
    expect(await copy.isVisible()).toBe(true);
    await pressEarly(faq.page, () => copy.click());
    faq.release();
    await faq.page.getByText('De link is gekopieerd.').waitFor({ timeout: hydrationTimeoutMs });
    expect(await copy.isVisible()).toBe(true);
    expect(await isSameDocument(faq.page)).toBe(true);
  });

  test('a password is shown when the visitor asks to see it', async () => {
    const { page, release } = await openEarly('/inloggen', phone);
    const password = page.getByLabel('Wachtwoord', { exact: true });
    await password.fill('geheim');
    await pressEarly(page, () => page.getByRole('button', { name: 'Toon wachtwoord' }).click());
    release();
    await expect.poll(() => password.getAttribute('type'), { timeout: hydrationTimeoutMs }).toBe('text');
    expect(await password.inputValue()).toBe('geheim');
  });

  test('the choice of colours and a menu of the bar open on a wide screen, and the last press counts', async () => {
    const { page, release } = await openEarly('/', wide);
    const more = page.getByRole('button', { name: 'Meer bij' }).first();
    await pressEarly(page, () => page.getByRole('button', { name: /^Kleuren: / }).click());
    await pressEarly(page, () => more.click());
    release();
    await expect.poll(() => more.getAttribute('aria-expanded'), { timeout: hydrationTimeoutMs }).toBe('true');
    expect(await page.getByRole('radio', { name: 'Donker' }).count()).toBe(0);

    const second = await openEarly('/', wide);
    await pressEarly(second.page, () => second.page.getByRole('button', { name: /^Kleuren: / }).click());
    second.release();
    await second.page.getByRole('radio', { name: 'Donker' }).waitFor({ timeout: hydrationTimeoutMs });
  });

  test("the search, the visitor's menu, a tab, the next page and a photo are links to a page, which opens", async () => {
    const page = await browser.page({ ...phone, viewport: { width: 700, height: 800 } });
    // No script comes before the press: scrolling to a link takes a busy machine longer than hydrating.
    await page.route('**/assets/*.js', () => undefined);
    for (const [path, link, leadsTo] of [
      ['/', 'header a[href="/zoeken"]', '/zoeken'],
      ['/', 'header a[href="/account"]', '/inloggen'],
      ['/standhouders', 'main nav a[href="/standhouders/overheden"]', '/standhouders/overheden'],
      ['/standhouders', 'main a[rel="next"]', '/standhouders'],
      ['/fotoalbums/9001', 'main .photo-grid a', '/fotoalbums/9001'],
    ] as const) {
      await goUntilPainted(page, path);
      const target = page.locator(link).first();
      expect(await isHydrated(page), link).toBe(false);
      await target.click({ noWaitAfter: true });
      // By a load of it: a page that has hydrated goes on in the same document.
      await expect
        .poll(() => isSameDocument(page).catch(() => true), { timeout: hydrationTimeoutMs })
        .toBe(false);
      await page.locator('h1').waitFor();
      expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${leadsTo}`));
    }
  });
});

test('when scripts cannot be fetched, Menu leads to the menu at the foot, as without JavaScript', async () => {
  const page = await browser.page(phone);
  let fail = () => {};
  const failure = new Promise<void>((resolve) => (fail = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await failure;
    await route.abort();
  });
  await page.goto(site, { waitUntil: 'commit' });
  const menu = page.getByRole('link', { name: 'Menu', exact: true });
  await menu.click();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  fail();
  await page.waitForURL('**/#alle-onderdelen');
  expect(await isSameDocument(page)).toBe(true);
  // And so does the next press.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await menu.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
});

test('when code cannot be fetched, a link that would be copied is a plain link', async () => {
  const page = await browser.page(phone);
  await page.route('**/assets/below-the-fold-*.js', (route) => route.abort());
  await page.goto(`${site}/faq`, { waitUntil: 'commit' });
  const question = page.locator('details.question').first();
  const isFollowed = async () =>
    page.url().includes('?vraag=') || (await page.getByText('gekopieerd').count()) > 0;
  // For the missing code the page is loaded anew once: a press that falls into that moment is made again.
  const press = async () => {
    const isOpen = await question.evaluate((element) => element.hasAttribute('open'));
    if (!isOpen) await question.locator('summary').click({ timeout: 500 });
    await question.getByRole('link', { name: 'Kopieer de link' }).click({ timeout: 500 });
  };
  await expect
    .poll(async () => {
      if (!(await isFollowed())) await press().catch(() => {});
      return isFollowed();
    })
    .toBe(true);
});

describe('without JavaScript', () => {
  test('Menu leads to the menu at the foot, and Filters folds and unfolds', async () => {
    const page = await browser.page({ ...phone, javaScriptEnabled: false });
    await page.goto(`${site}/standhouders`);
    const filters = page.locator('.workspace-filters');
    const field = filters.getByRole('checkbox').first();
    expect(await field.isVisible()).toBe(true);
    await filters.locator('summary').first().click();
    expect(await field.isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Menu', exact: true }).click();
    expect(page.url()).toContain('#alle-onderdelen');
    await page.locator('#alle-onderdelen').waitFor();
  });
});
