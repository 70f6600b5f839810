import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { browserForFile, hydrate, watchForTrouble } from '../../harness/browser';
import { sharedFair } from '../../harness/shared-fair';

const { site, cms } = sharedFair();
const secondsPerDay = 24 * 60 * 60;

const browser = browserForFile();

async function visit(path: string, options?: BrowserContextOptions): Promise<Page> {
  const page = await browser.page(options);
  await page.goto(site + path);
  return page;
}

const toEnglish = (page: Page) => page.locator('header').getByRole('link', { name: 'English' });
const language = (page: Page) => page.locator('html').getAttribute('lang');
const pathOf = (page: Page) => page.url().slice(site.length);
const remembered = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'locale');

describe('the language switch', () => {
  test('shows the same page with the same query in the other language and back, is remembered for 365 days, and stands in the menu of a phone', async () => {
    const page = await visit('/programma?thema=houtbouw&dag=2027-02-10');
    const trouble = watchForTrouble(page, site);
    const context = page.context();
    expect(await language(page)).toBe('nl');
    expect((await remembered(context))?.value).toBe('nl');
    await toEnglish(page).click();
    await page.waitForURL(`${site}/en/**`);
    expect(pathOf(page)).toBe('/en/programma?thema=houtbouw&dag=2027-02-10');
    expect(await language(page)).toBe('en');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Programme');
    const cookie = await remembered(context);
    expect(cookie?.value).toBe('en');
    expect(((cookie?.expires ?? 0) - Date.now() / 1000) / secondsPerDay).toBeCloseTo(365, 1);

    await page.locator('header').getByRole('link', { name: 'Nederlands' }).click();
    await page.waitForURL(`${site}/programma**`);
    expect(pathOf(page)).toBe('/programma?thema=houtbouw&dag=2027-02-10');
    expect(await language(page)).toBe('nl');

    await page.setViewportSize({ width: 360, height: 740 });
    await hydrate(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'English' }).click();
    await page.waitForURL(`${site}/en/programma**`);
    expect(trouble).toEqual([]);
  });

  test('works without JavaScript', async () => {
    const page = await visit('/faq?q=parkeren', { javaScriptEnabled: false });
    await toEnglish(page).click();
    expect(pathOf(page)).toBe('/en/faq?q=parkeren');
    expect(await language(page)).toBe('en');
    await page.locator('header').getByRole('link', { name: 'Programme', exact: true }).click();
    expect(pathOf(page)).toBe('/en/programma');
  });
});

test('the language of a visitor opens the front page the next time, and can be changed there', async () => {
  const page = await visit('/en/nieuws');
  expect((await remembered(page.context()))?.value).toBe('en');
  // Every other URL shows what it says, to everybody.
  await page.goto(`${site}/programma`);
  expect(pathOf(page)).toBe('/programma');
  expect((await remembered(page.context()))?.value).toBe('en');
  await page.goto(`${site}/?bron=post`);
  expect(pathOf(page)).toBe('/en?bron=post');

  await page.locator('header').getByRole('link', { name: 'Nederlands' }).click();
  await page.waitForURL(`${site}/?bron=post`);
  expect(await language(page)).toBe('nl');
  expect((await remembered(page.context()))?.value).toBe('nl');
  await page.goto(site);
  expect(pathOf(page)).toBe('/');
});

test('a visitor who reads English stays in English', async () => {
  const page = await visit('/en');
  const strays = () =>
    page
      .locator('a[href^="/"]:not([hreflang])')
      .evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')).filter((href) => !/^\/en(\/|$|\?|#)/.test(href ?? '')),
      );
  expect(await strays()).toEqual([]);
  await page.locator('header').getByRole('link', { name: 'Exhibitors', exact: true }).first().click();
  await page.waitForURL(`${site}/en/standhouders`);
  // The URL is there before the page is.
  await page.getByRole('heading', { level: 1, name: 'Exhibitors', exact: true }).waitFor();
  await page.locator('main article').locator('h2 a, h3 a').first().click();
  await page.waitForURL(/\/en\/standhouders\/1\d{3}\//);
  await expect.poll(strays).toEqual([]);
  await page.goBack();
  await page.waitForURL(`${site}/en/standhouders`);
  expect(await language(page)).toBe('en');
});

/** The language in which the first of these is marked. */
const languageOf = (text: Locator) =>
  text.first().evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));

async function languageLinks(page: Page, path: string) {
  await page.goto(site + path);
  const hrefs = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((links) =>
        links.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`),
      );
  const found = {
    canonical: await page.locator('link[rel=canonical]').getAttribute('href'),
    alternates: await hrefs('link[rel=alternate][hreflang]'),
    openGraph: await page.locator('meta[property="og:locale"]').getAttribute('content'),
    lang: await page.locator('h1').evaluate((title) => title.closest('[lang]')?.getAttribute('lang')),
    body: await page.locator('main').evaluate((main) => {
      const texts = [...main.querySelectorAll('.prose')];
      return [...new Set(texts.map((text) => text.closest('[lang]')?.getAttribute('lang')))];
    }),
  };
  return found;
}

test('an article or page that is translated is in each language at a URL of its own, and names the other', async () => {
  const page = await browser.page({ javaScriptEnabled: false });
  for (const path of ['/nieuws/5001/programma-staat-online', '/over-de-beurs']) {
    const alternates = [`nl ${site}${path}`, `en ${site}/en${path}`, `x-default ${site}${path}`];
    for (const [lang, own, openGraph] of [
      ['nl', path, 'nl_NL'],
      ['en', `/en${path}`, 'en_GB'],
    ] as const) {
      expect(await languageLinks(page, own), own).toEqual({
        canonical: site + own,
        alternates,
        openGraph,
        lang,
        body: [lang],
      });
    }
  }
});

test('an article or page that is not translated has one URL and is marked as Dutch, in English too', async () => {
  const page = await browser.page({ javaScriptEnabled: false });
  for (const path of ['/nieuws/5024/data-staan-vast', '/algemene-voorwaarden']) {
    for (const own of [path, `/en${path}`]) {
      expect(await languageLinks(page, own), own).toEqual({
        canonical: site + path,
        alternates: [],
        openGraph: 'nl_NL',
        lang: 'nl',
        body: ['nl'],
      });
    }
  }
});

test('in English each item of a list, each filter and all that was found say their own language, and the words around them are English', async () => {
  const page = await visit('/en/faq');
  expect(await languageOf(page.getByText('What does a ticket for Fabriek & Thuis cost?'))).toBe('en');
  const dutch = page.locator('details h3').filter({ hasText: /^(Hoe|Kan|Mag|Waar|Wat) / });
  expect(await languageOf(dutch)).toBe('nl');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Frequently asked questions');
  const expectFound = async (found: Locator) => {
    expect(await languageOf(found.getByText('staan vast'))).toBe('nl');
    expect(await languageOf(found.getByText('questions about tickets'))).toBe('en');
  };
  // The button takes the place of the link when the page can be pressed.
  await page.locator('header button[aria-keyshortcuts]').click();
  await page.getByRole('dialog').getByRole('combobox').fill('data');
  await expectFound(page.getByRole('dialog'));

  await page.goto(`${site}/en/zoeken?q=data`);
  await expectFound(page.locator('main'));

  await page.goto(`${site}/en/nieuws`);
  const languages = await page
    .locator('main li h3')
    .evaluateAll((titles) => titles.map((title) => title.closest('[lang]')?.getAttribute('lang')));
  expect(new Set(languages)).toEqual(new Set(['en', 'nl']));

  await page.goto(`${site}/en/adverteren-en-signing`);
  expect(await languageOf(page.getByRole('heading', { name: 'Op de beursvloer', exact: true }))).toBe('nl');
  const groups = page.getByRole('navigation', { name: 'Groups' });
  expect(await languageOf(groups.getByText('Op de beursvloer', { exact: true }))).toBe('nl');

  await page.goto(`${site}/en/standhouders?soort=overheden&thema=houtbouw&hal=hal-1`);
  const form = page.locator('form').filter({ hasText: 'Hal 1' });
  expect(await languageOf(form.getByText('Hal 1', { exact: true }))).toBe('nl');
  const choice = (label: string) => form.locator('label').filter({ hasText: label });
  expect(await languageOf(choice('Timber building'))).toBe('en');
  expect(await languageOf(choice('Government'))).toBe('en');
});

test('an English URL that is no page says so in English', async () => {
  const page = await browser.page();
  const response = await page.goto(`${site}/en/bestaat-niet`);
  expect(response?.status()).toBe(404);
  expect(await language(page)).toBe('en');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toMatch(/pagina|fout/i);
  expect(await page.locator('main').innerText()).toContain('Page Not Found: /en/bestaat-niet');
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Back to home' })
    .or(page.getByRole('main').getByRole('link', { name: 'Back to home' }))
    .click();
  await page.waitForURL(`${site}/en`);
});

test('what is held in English is marked as English on every Dutch page that names it', async () => {
  const response = await fetch(
    `${cms}/api/sessions?filters[language]=Engels&fields[0]=title&fields[1]=publicId`,
  );
  const { data } = (await response.json()) as { data: { title: string; publicId: number }[] };
  expect(data.length).toBeGreaterThan(5);
  const own = data.map(({ publicId }) => `/programma/${publicId}`);
  // The server's pages: most of what a browser would do besides has no part in this.
  const page = await browser.page({ javaScriptEnabled: false });
  for (const path of [
    '/programma',
    '/programma?weergave=rooster',
    '/programma/tours',
    '/zoeken?q=homes',
    ...own,
  ]) {
    await page.goto(site + path, { waitUntil: 'domcontentloaded' });
    const languages = await page.locator('main').evaluate(
      (main, titles) => {
        const found: (string | undefined)[] = [];
        for (const element of main.querySelectorAll('h1, h2, h3, h4, a, span')) {
          if (titles.includes(element.textContent)) found.push(element.closest<HTMLElement>('[lang]')?.lang);
        }
        return found;
      },
      data.map(({ title }) => title),
    );
    expect([path, [...new Set(languages)]]).toEqual([path, ['en']]);
  }
});
