import AxeBuilder from '@axe-core/playwright';
import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { openBrowser, watchForTrouble, type Browser } from '../harness/browser';

const { site } = inject('fair');

/** Every page of the site, with a word its one h1 must hold. */
const PAGES: [path: string, heading: RegExp][] = [
  ['/', /./],
  ['/programma', /programma/i],
  ['/programma?weergave=rooster', /programma/i],
  ['/programma/tours', /tours/i],
  ['/programma/kennissessies', /kennissessies/i],
  ['/programma/2001', /./],
  ['/standhouders', /standhouders/i],
  ['/standhouders/overheden', /overheden/i],
  ['/standhouders/woningcorporaties', /woningcorporaties/i],
  ['/standhouders/nieuwbouwconcepten', /nieuwbouwconcepten/i],
  ['/standhouders/bestaande-bouwconcepten', /bestaande/i],
  ['/standhouders/1001', /./],
  ['/standhouders?q=zzzzzz', /standhouders/i],
  ['/over-de-beurs', /./],
  ['/locatie', /./],
  ['/faq', /./],
  ['/fotos-2025', /./],
  ['/nieuws', /nieuws/i],
  ['/nieuws?q=zzzzzz', /nieuws/i],
  ['/nieuws/5001', /./],
  ['/contact', /./],
  ['/welkom', /./],
];

const SETTINGS = [360, 1280].flatMap((width) =>
  (['light', 'dark'] as const).flatMap((colorScheme) =>
    [true, false].map((javaScriptEnabled) => ({
      name: `at ${width} px, ${colorScheme}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`,
      width,
      colorScheme,
      javaScriptEnabled,
    })),
  ),
);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

describe.each(SETTINGS.map((setting) => [setting.name, setting] as const))('%s', (_name, setting) => {
  let context: BrowserContext;
  beforeAll(async () => {
    const { width, colorScheme, javaScriptEnabled } = setting;
    // Content Security Policy is lifted for axe alone: it is injected by the test.
    context = await browser.context({
      viewport: { width, height: 800 },
      colorScheme,
      javaScriptEnabled,
      bypassCSP: true,
    });
  });
  afterAll(async () => {
    await context.close();
  });

  // Several at a time: while axe reads one page, the next is being rendered.
  test.concurrent.for(PAGES)('%s', async ([path, heading], { expect }) => {
    const page = await context.newPage();
    const trouble = watchForTrouble(page, site);
    const answer = await page.goto(`${site}${path}`, { waitUntil: 'load' });
    expect(answer?.status()).toBe(200);

    const headings = await page.locator('h1').allTextContents();
    expect(headings).toHaveLength(1);
    expect(headings[0]).toMatch(heading);
    expect(await page.title()).not.toBe('');
    expect(await page.locator('html').getAttribute('lang')).toBe('nl');
    expect(await page.locator('main').count()).toBe(1);

    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);

    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    const serious = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
    expect(serious).toEqual([]);
    expect(trouble).toEqual([]);
    await page.close();
  });
});

describe('at 320 px', () => {
  test.each(PAGES)('%s does not scroll sideways', async (path) => {
    const context = await browser.context({ viewport: { width: 320, height: 640 } });
    const page = await context.newPage();
    await page.goto(`${site}${path}`);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await context.close();
  });
});
