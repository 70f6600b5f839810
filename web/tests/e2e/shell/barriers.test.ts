import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';

import { barriersIn } from '../../harness/axe';
import { browserForFile } from '../../harness/browser';
import { sharedFair } from '../../harness/shared-fair';

const { site } = sharedFair();
const browser = browserForFile();

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** Everything that opens over a page: where, on which screen, how, and what of it must be there. */
const overlays: [
  what: string,
  path: string,
  screen: typeof phone,
  open: (page: Page) => Promise<void>,
  shown: string,
][] = [
  ['the menu', '/contact', phone, press('Menu'), 'dialog[open] nav'],
  [
    'a menu of the header',
    '/contact',
    desktop,
    (page) => page.locator('header nav button').first().click(),
    'header .popover',
  ],
  ['the search', '/contact', phone, press('Zoeken'), 'dialog[open] input'],
  [
    'the filters',
    '/standhouders',
    phone,
    (page) => page.locator('.workspace-filters summary').first().click(),
    'dialog[open] form',
  ],
  ['the menu of a visitor', '/contact', desktop, press('Uw menu'), 'header .popover'],
  [
    'signing in',
    '/contact',
    desktop,
    async (page) => {
      await press('Uw menu')(page);
      await page.locator('header .popover').getByRole('button', { name: 'Inloggen' }).click();
    },
    'dialog[open] form',
  ],
  [
    'a photo',
    '/fotoalbums/9001',
    desktop,
    (page) => page.locator('.photo-grid a').first().click(),
    'dialog[open] img',
  ],
  [
    'the colours',
    '/contact',
    desktop,
    (page) => page.getByRole('button', { name: /^Kleuren: / }).click(),
    'header .popover',
  ],
];

const colourRules = ['color-contrast', 'link-in-text-block'];

let page: Page;
beforeAll(async () => {
  // One tab for all: a new one costs more than loading a page in it.
  page = await browser.page({ reducedMotion: 'reduce' });
});

test.each(overlays)(
  '%s has no barriers, in light and in dark colours',
  async (_what, path, viewport, open, shown) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(site + path);
    await page.locator('header button[aria-keyshortcuts]').waitFor();
    await open(page);
    await page.locator(shown).first().waitFor();
    // Nothing under a dialog can be reached, so that a dialog is all there is.
    const within = shown.split(' ', 1)[0];
    expect(await barriersIn(page, { within, from: 'minor' })).toEqual([]);

    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html.dark').waitFor({ state: 'attached' });
    expect(await page.locator(shown).first().isVisible()).toBe(true);
    expect(await barriersIn(page, { within, rules: colourRules, from: 'minor' })).toEqual([]);
  },
);
