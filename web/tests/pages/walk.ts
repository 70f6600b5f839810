import { join } from 'node:path';

import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { barriersIn, drawnRules } from '../harness/axe';
import { leaveUnhydrated, openBrowser, watchForTrouble, type Browser } from '../harness/browser';
import { faultsIn } from '../harness/markup';
import { sharedFair } from '../harness/shared-fair';
import { allPages, type Walked } from './table';

type Colours = 'light' | 'dark';

/** How a page is looked at: the width of the screen, in CSS pixels, and its colours. */
interface View {
  width: number;
  colours: Colours;
}

/** A way in which a page can be visited: loaded in the first view, and brought into the others one after the other. */
interface Way {
  javaScriptEnabled: boolean;
  views: [View, ...View[]];
}

const allViews: Way['views'] = [
  { width: 360, colours: 'light' },
  { width: 360, colours: 'dark' },
  { width: 1280, colours: 'light' },
  { width: 1280, colours: 'dark' },
];

/** One tab for all pages, one after the other, as a visitor does. */
interface Tab {
  page: Page;
  /** Everything that went wrong in it. */
  trouble: string[];
  switchScripts: (isOn: boolean) => Promise<void>;
}

const { site } = sharedFair();
const { PICTURES } = process.env;

function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Waits until a page has been drawn in its new colours: even without motion a colour takes a frame to change. */
async function switchTo(page: Page, colours: Colours): Promise<void> {
  await page.emulateMedia({ colorScheme: colours });
  // Without JavaScript the style sheet follows at once; with it, the page as soon as it has woken up.
  const isDrawn = () =>
    page.evaluate(async (wanted) => {
      if (getComputedStyle(document.documentElement).colorScheme !== wanted) return false;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return !document.getAnimations().some((animation) => animation instanceof CSSTransition);
    }, colours);
  await expect.poll(isDrawn, { timeout: 20_000, interval: 20 }).toBe(true);
}

/** Makes the window narrower or wider. What did not fit before is laid out anew in a frame or two. */
async function expectFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await expect.poll(() => overflowOf(page), { timeout: 10_000, interval: 20 }).toBe(0);
}

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

/** The texts of a page's main headings as the server sent them, tags and all. */
function headingsIn(html: string): string[] {
  return [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, text = '']) => text);
}

/** Saves a picture of a page for people to look at, when the environment variable PICTURES names a folder for them. */
async function savePicture(page: Page, path: string, way: Way, { width, colours }: View): Promise<void> {
  if (!PICTURES || !way.javaScriptEnabled) return;
  const name = path.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home';
  await page.screenshot({ path: join(PICTURES, `${name}-${width}-${colours}.png`), fullPage: true });
}

/**
 * Opens a tab. Where a context has no JavaScript, timers stand still and axe with them, so scripts are switched off in the
 * tab only: switched on again, they let axe run, and leave the page as it came, `noscript` included.
 */
async function openTab(context: BrowserContext, javaScriptEnabled: boolean): Promise<Tab> {
  const page = await context.newPage();
  const trouble = watchForTrouble(page, site);
  if (javaScriptEnabled) return { page, trouble, switchScripts: () => Promise.resolve() };
  const session = await context.newCDPSession(page);
  const switchScripts = async (isOn: boolean) => {
    await session.send('Emulation.setScriptExecutionDisabled', { value: !isOn });
  };
  return { page: leaveUnhydrated(page), trouble, switchScripts };
}

/** Registers a test for each of the pages, visited in one way; in each view there is when pictures are made. */
export function walk(way: Way, pages: readonly Walked[]): void {
  const { javaScriptEnabled } = way;
  const views = PICTURES ? allViews : way.views;
  const [first, ...later] = views;
  const names = views.map(({ width, colours }) => `at ${width} px in ${colours} colours`).join(', then ');
  describe(`a visitor ${javaScriptEnabled ? 'with' : 'without'} JavaScript, ${names}, gets a whole page that bars nobody at`, () => {
    let browser: Browser;
    let context: BrowserContext;
    /** A new tab costs more than most pages do, so one is kept for as long as all is well. */
    let kept: Tab | null = null;
    beforeAll(async () => {
      browser = await openBrowser();
      // Colours that fade from one mode into the other have no fixed contrast.
      context = await browser.context({ reducedMotion: 'reduce' });
    });
    afterAll(() => browser.close());

    test.each(pages)('$path', async ({ path, heading, lang, frame, isExample }) => {
      const tab = kept ?? (await openTab(context, javaScriptEnabled));
      kept = null;
      const { page, trouble, switchScripts } = tab;
      trouble.length = 0;
      // One browser may send a hundred and twenty batches of statistics in a minute, and the walk is quicker than that.
      await context.clearCookies();
      await page.setViewportSize({ width: first.width, height: 800 });
      await page.emulateMedia({ colorScheme: first.colours });
      await switchScripts(false);
      const response = await page.goto(`${site}${path}`, { waitUntil: 'load' });
      expect(response?.status()).toBe(200);

      // As the server sent it and, with JavaScript, as it is once React has taken it over.
      const sent = (await response?.text()) ?? '';
      expect(faultsIn(sent)).toEqual([]);
      expect(headingsIn(sent)).toEqual([expect.stringMatching(heading)]);
      if (javaScriptEnabled) expect(faultsIn(await page.content())).toEqual([]);

      const headings = await page.locator('h1').allTextContents();
      expect(headings).toEqual([expect.stringMatching(heading)]);
      expect(await page.title()).not.toBe('');
      expect(await page.locator('html').getAttribute('lang')).toBe(lang);
      expect(await frameOf(page)).toEqual(frames[frame]);

      expect(await overflowOf(page)).toBe(0);
      await expectFit(page, 320);
      await expectFit(page, first.width);

      await switchScripts(true);
      expect(await barriersIn(page)).toEqual([]);
      await savePicture(page, path, way, first);

      // Header and footer are the same on all of them.
      const within = isExample ? 'html' : 'main';
      for (const view of later) {
        await switchTo(page, view.colours);
        await expectFit(page, view.width);
        expect(await barriersIn(page, { within, rules: drawnRules })).toEqual([]);
        await savePicture(page, path, way, view);
      }

      expect(trouble).toEqual([]);
      kept = tab;
    });
  });
}

/** One page of each kind, which is visited without JavaScript as well. */
export const examples = allPages.filter(({ isExample }) => isExample);
export const others = allPages.filter(({ isExample }) => !isExample);
