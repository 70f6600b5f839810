import { join } from 'node:path';

import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { barriersIn } from '../harness/axe';
import { leaveUnhydrated, openBrowser, watchForTrouble, type Browser } from '../harness/browser';
import { faultsIn } from '../harness/markup';
import { sharedFair } from '../harness/shared-fair';
import { allPages, type Walked } from './table';

/** A way in which a page can be visited. */
interface Way {
  /** Of the screen, in CSS pixels. */
  width: number;
  javaScriptEnabled: boolean;
  /** The colours it is loaded in, and those it is switched to afterwards. */
  colours: [Colours, Colours?];
}

type Colours = 'light' | 'dark';

const { site } = sharedFair();
const { PICTURES } = process.env;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Waits until a page has been drawn in its new colours: even without motion a colour takes a frame to change. */
async function switchTo(page: Page, colours: Colours): Promise<void> {
  await page.emulateMedia({ colorScheme: colours });
  // Without JavaScript the style sheet follows at once; with it, the page as soon as it has woken up.
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await expect.poll(scheme, { timeout: 10_000 }).toBe(colours);
  const fading = () =>
    page.evaluate(async () => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
    });
  await expect.poll(fading, { timeout: 10_000 }).toBe(0);
}

/** What a page's frame is made of, by landmark. */
const frames = {
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

/** Saves a picture of a page for people to look at, when the environment variable PICTURES names a folder for them. */
async function savePicture(page: Page, path: string, way: Way, colours: Colours): Promise<void> {
  if (!PICTURES || !way.javaScriptEnabled) return;
  const name = path.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home';
  await page.screenshot({ path: join(PICTURES, `${name}-${way.width}-${colours}.png`), fullPage: true });
}

/**
 * Opens a page. Where a context has no JavaScript, timers stand still and axe with them, so scripts are switched off for
 * this page only; `switchOn` lets axe run, and leaves the page as it came, `noscript` included.
 */
async function openPage(context: BrowserContext, javaScriptEnabled: boolean) {
  const page = await context.newPage();
  if (javaScriptEnabled) return { page, switchOn: () => Promise.resolve() };
  const session = await context.newCDPSession(page);
  const switchScripts = async (value: boolean) => {
    await session.send('Emulation.setScriptExecutionDisabled', { value });
  };
  await switchScripts(true);
  return { page: leaveUnhydrated(page), switchOn: () => switchScripts(false) };
}

/** Registers a test for each of the pages, visited in one way. */
export function walk(way: Way, pages: readonly Walked[]): void {
  const { width, javaScriptEnabled, colours } = way;
  const name = `at ${width} px, ${javaScriptEnabled ? 'with' : 'without'} JavaScript, ${colours.join(' and ')}`;
  describe(`a visitor ${name}, gets a whole page that bars nobody at`, () => {
    let context: BrowserContext;
    beforeAll(async () => {
      context = await browser.context({
        viewport: { width, height: 800 },
        colorScheme: colours[0],
        // Colours that fade from one mode into the other have no fixed contrast.
        reducedMotion: 'reduce',
      });
    });
    afterAll(() => context.close());

    test.each(pages)('$path', async ({ path, heading, lang, frame }) => {
      const { page, switchOn } = await openPage(context, javaScriptEnabled);
      const trouble = watchForTrouble(page, site);
      const response = await page.goto(`${site}${path}`, { waitUntil: 'load' });
      expect(response?.status()).toBe(200);

      const headings = await page.locator('h1').allTextContents();
      expect(headings).toHaveLength(1);
      expect(headings[0]).toMatch(heading);
      expect(await page.title()).not.toBe('');
      expect(await page.locator('html').getAttribute('lang')).toBe(lang);
      expect(await frameOf(page)).toEqual(frames[frame]);

      // As the server sent it and, with JavaScript, as it is once React has taken it over.
      expect(faultsIn((await (javaScriptEnabled ? page.content() : response?.text())) ?? '')).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
      await page.setViewportSize({ width: 320, height: 640 });
      // A window that is made narrower is laid out anew in a frame or two.
      await expect.poll(() => overflowOf(page), { timeout: 10_000 }).toBe(0);
      await page.setViewportSize({ width, height: 800 });

      await switchOn();
      expect(await barriersIn(page)).toEqual([]);
      await savePicture(page, path, way, colours[0]);

      if (colours[1]) {
        await switchTo(page, colours[1]);
        await savePicture(page, path, way, colours[1]);
        expect(await barriersIn(page, { rules: ['color-contrast'] })).toEqual([]);
      }

      expect(trouble).toEqual([]);
      await page.close();
    });
  });
}

/** The pages that are visited in every way: one of each kind, or all of them when pictures are made. */
export const examples = allPages.filter(({ isExample }) => isExample || PICTURES);
/** All others, which are visited in the two ways that differ most. */
export const others = allPages.filter((page) => !examples.includes(page));
