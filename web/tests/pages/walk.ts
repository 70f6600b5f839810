import { join } from 'node:path';

import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { barriersIn } from '../harness/axe';
import { openBrowser, watchForTrouble, type Browser } from '../harness/browser';
import { faultsIn } from '../harness/markup';
import { PAGES, type Walked } from './table';

const { site } = inject('fair');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

/**
 * The page as it is without its scripts, in a browser that can still run axe: where scripts are off, its timers stand
 * still too.
 */
async function withoutItsScripts(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.route(address, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({ response: answer, body: html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '') });
  });
  await page.goto(address, { waitUntil: 'load' });
  return page;
}

function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Waits until a page has been drawn in its new colours: even without motion a colour takes a frame to change. */
async function inDarkColours(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  // Without JavaScript the style sheet follows at once; with it, the page as soon as it has woken up.
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await expect.poll(scheme, { timeout: 10_000 }).toBe('dark');
  const fading = () =>
    page.evaluate(async () => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
    });
  await expect.poll(fading, { timeout: 10_000 }).toBe(0);
}

/** What a page's frame is made of, by landmark. */
const FRAMES = {
  default: { banner: 1, main: 1, contentinfo: 1 },
  empty: { banner: 0, main: 1, contentinfo: 0 },
};

async function frameOf(page: Page) {
  const count = (role: 'banner' | 'main' | 'contentinfo') => page.getByRole(role).count();
  return {
    banner: await count('banner'),
    main: await count('main'),
    contentinfo: await count('contentinfo'),
  };
}

/** Keeps a picture of a page for people to look at, when the environment variable PICTURES names a folder for them. */
async function keepPicture(page: Page, path: string, width: number, mode: 'light' | 'dark'): Promise<void> {
  const { PICTURES: folder } = process.env;
  if (!folder) return;
  const name = path.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home';
  await page.screenshot({ path: join(folder, `${name}-${width}-${mode}.png`), fullPage: true });
}

/** Registers a test for each page of the site, with and without JavaScript, on a screen of a width in CSS pixels. */
export function walkAllPages(width: number): void {
  describe.each([
    [`at ${width} px, with JavaScript`, true],
    [`at ${width} px, without JavaScript`, false],
  ])('%s', (_name, javaScriptEnabled) => walk(width, javaScriptEnabled));
}

function walk(width: number, javaScriptEnabled: boolean): void {
  let context: BrowserContext;
  let judging: BrowserContext;
  beforeAll(async () => {
    const device = {
      viewport: { width, height: 800 },
      colorScheme: 'light',
      // Colours that fade from one mode into the other have no fixed contrast.
      reducedMotion: 'reduce',
    } as const;
    context = await browser.context({ ...device, javaScriptEnabled });
    judging = javaScriptEnabled ? context : await browser.context(device);
  });
  afterAll(async () => {
    await context.close();
    await judging.close();
  });

  test.each(PAGES)('$path', async ({ path, heading, lang, frame }: Walked) => {
    const page = await context.newPage();
    const trouble = watchForTrouble(page, site);
    const answer = await page.goto(`${site}${path}`, { waitUntil: 'load' });
    expect(answer?.status()).toBe(200);

    const headings = await page.locator('h1').allTextContents();
    expect(headings).toHaveLength(1);
    expect(headings[0]).toMatch(heading);
    expect(await page.title()).not.toBe('');
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    expect(await frameOf(page)).toEqual(FRAMES[frame]);

    // As the server sent it and, with JavaScript, as it is once the page is awake.
    expect(faultsIn((await (javaScriptEnabled ? page.content() : answer?.text())) ?? '')).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
    const judged = javaScriptEnabled ? page : await withoutItsScripts(judging, `${site}${path}`);
    expect(await barriersIn(judged)).toEqual([]);
    if (javaScriptEnabled) await keepPicture(page, path, width, 'light');

    await inDarkColours(judged);
    if (javaScriptEnabled) await keepPicture(page, path, width, 'dark');
    expect(await barriersIn(judged, { rules: ['color-contrast'] })).toEqual([]);
    if (judged !== page) await judged.close();

    await page.setViewportSize({ width: 320, height: 640 });
    // A window that is made narrower is laid out anew in a frame or two.
    await expect.poll(() => overflowOf(page), { timeout: 10_000 }).toBe(0);
    expect(trouble).toEqual([]);
    await page.close();
  });
}
