import AxeBuilder from '@axe-core/playwright';
import type { BrowserContext, Page } from 'playwright-core';
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
  ['/sprekers', /sprekers/i],
  ['/sprekers?q=zzzzzz', /sprekers/i],
  ['/sprekers/3001', /./],
  ['/paviljoens', /paviljoens/i],
  ['/paviljoens/4001', /./],
  ['/plattegrond', /plattegrond/i],
  ['/plattegrond?hal=hal-2&stand=2.C01', /plattegrond/i],
  ['/plattegrond?q=zzzzzz', /plattegrond/i],
  ['/adverteren-en-signing', /adverteren/i],
  ['/adverteren-en-signing?groep=schermen', /adverteren/i],
  ['/adverteren-en-signing?q=zzzzzz', /adverteren/i],
  ['/contractformulier', /contractformulier/i],
  ['/bezoekersprofiel', /bezoekersprofiel/i],
  ['/email-valideren', /e-mailadres/i],
  ['/c', /niets/i],
  ['/c?error=access_denied', /niet gelukt/i],
  ['/over-de-beurs', /./],
  ['/locatie', /./],
  ['/faq', /vragen/i],
  ['/faq?q=kaart&vraag=wat-kost-een-kaart', /vragen/i],
  ['/faq?q=zzzzzz', /vragen/i],
  ['/fotos-2025', /2025/],
  ['/fotos-2025/9001', /openingsdag/i],
  ['/reglement-standhouders', /reglement/i],
  ['/reglement-standhouders?versie=2025.1', /reglement/i],
  ['/deelnemen-als-standhouder', /./],
  ['/nieuws', /nieuws/i],
  ['/nieuws?q=zzzzzz', /nieuws/i],
  ['/nieuws/5001', /./],
  ['/interviews', /interviews/i],
  ['/interviews/6001', /./],
  ['/kalender', /kalender/i],
  ['/kalender/7001', /./],
  ['/vacatures', /vacatures/i],
  ['/vacatures/8001', /./],
  ['/zoeken', /zoeken/i],
  ['/zoeken?q=bouw', /zoeken/i],
  ['/zoeken?q=zzzzzz', /zoeken/i],
  ['/contact', /./],
  ['/bezoeken', /./],
  ['/privacy', /privacy/i],
  ['/toegankelijkheid', /toegankelijkheid/i],
  ['/algemene-voorwaarden', /voorwaarden/i],
  ['/pers', /pers/i],
  ['/welkom', /./],
];

const SETTINGS = [360, 1280].flatMap((width) =>
  [true, false].map((javaScriptEnabled) => ({
    name: `at ${width} px, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`,
    width,
    javaScriptEnabled,
  })),
);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

/** What axe finds that keeps somebody out; in the second colour mode only the colours can differ. */
async function seriousIn(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

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

describe.each(SETTINGS.map((setting) => [setting.name, setting] as const))('%s', (_name, setting) => {
  const { width, javaScriptEnabled } = setting;
  let context: BrowserContext;
  let judging: BrowserContext;
  beforeAll(async () => {
    // Content Security Policy is lifted for axe alone: it is injected by the test.
    const device = {
      viewport: { width, height: 800 },
      colorScheme: 'light',
      // Colours that fade from one mode into the other have no fixed contrast.
      reducedMotion: 'reduce',
      bypassCSP: true,
    } as const;
    context = await browser.context({ ...device, javaScriptEnabled });
    judging = javaScriptEnabled ? context : await browser.context(device);
  });
  afterAll(async () => {
    await context.close();
    await judging.close();
  });

  test.each(PAGES)('%s', async (path, heading) => {
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

    expect(await overflowOf(page)).toBe(0);
    const judged = javaScriptEnabled ? page : await withoutItsScripts(judging, `${site}${path}`);
    expect(await seriousIn(judged)).toEqual([]);

    await judged.emulateMedia({ colorScheme: 'dark' });
    // Without JavaScript the style sheet follows at once; with it, the page as soon as it has woken up.
    const scheme = () => judged.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    await expect.poll(scheme).toBe('dark');
    expect(await seriousIn(judged, ['color-contrast'])).toEqual([]);
    if (judged !== page) await judged.close();

    await page.setViewportSize({ width: 320, height: 640 });
    // A window that is made narrower is laid out anew in a frame or two.
    await expect.poll(() => overflowOf(page)).toBe(0);
    expect(trouble).toEqual([]);
    await page.close();
  });
});
