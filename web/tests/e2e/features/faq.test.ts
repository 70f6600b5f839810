import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';

import { browserForFile } from '../../harness/browser';
import { sharedFair } from '../../harness/shared-fair';

const { site } = sharedFair();

const browser = browserForFile();

/** A slow machine may take a while to hydrate a page. */
const hydrationTimeout = { timeout: 20_000 };

const questions = (page: Page) => page.locator('main details.question');
const unfolded = (page: Page) =>
  page.locator('main details.question[open]').evaluateAll((all) => all.map(({ id }) => id).sort());
const inSight = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    return top >= 0 && top < window.innerHeight;
  });

describe.each([true, false])('the FAQ with JavaScript %s', (javaScriptEnabled) => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.page({ viewport: { width: 1280, height: 800 }, javaScriptEnabled });
  });

  test('counts the questions of every category, and shows one category alone', async () => {
    await page.goto(`${site}/faq`);
    expect(await questions(page).count()).toBe(40);
    expect(await unfolded(page)).toEqual([]);
    const category = page
      .getByRole('navigation', { name: 'Onderwerpen' })
      .getByRole('link', { name: /^Route/ });
    expect(await category.innerText()).toMatch(/7$/);
    await category.click();
    await page.waitForURL(`${site}/faq?categorie=route-en-parkeren`);
    await page.getByText('7 vragen', { exact: true }).waitFor();
    expect(await questions(page).count()).toBe(7);
    expect(await category.getAttribute('aria-current')).toBe('true');
  });

  test('opens the question that a link is about, in sight', async () => {
    await page.goto(`${site}/faq?vraag=gebruikt-de-site-cookies#gebruikt-de-site-cookies`);
    expect(await unfolded(page)).toEqual(['gebruikt-de-site-cookies']);
    await expect.poll(() => inSight(page, 'gebruikt-de-site-cookies'), hydrationTimeout).toBe(true);
    const link = page.locator('#gebruikt-de-site-cookies').getByRole('link', { name: /Kopieer de link/ });
    expect(await link.getAttribute('href')).toBe(
      '/faq?vraag=gebruikt-de-site-cookies#gebruikt-de-site-cookies',
    );
  });

  test('keeps what is unfolded during a search', async () => {
    await page.goto(`${site}/faq?vraag=waar-kan-ik-parkeren`);
    await page.locator('main input[name="q"]').fill('parkeren');
    await page.locator('main input[name="q"]').press('Enter');
    await page.waitForURL(/[?&]q=parkeren/);
    await page.getByText('over “parkeren”').waitFor();
    expect(new URL(page.url()).searchParams.getAll('vraag')).toEqual(['waar-kan-ik-parkeren']);
    expect(await unfolded(page)).toEqual(['waar-kan-ik-parkeren']);
  });
});

// The walk of all pages opens searches with JavaScript.
describe('the FAQ without JavaScript', () => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.page({ viewport: { width: 1280, height: 800 }, javaScriptEnabled: false });
  });

  test('finds without regard to accents and case, and marks what it found', async () => {
    await page.goto(`${site}/faq`);
    await page.locator('main input[name="q"]').fill('ÓPLADEN');
    await page.locator('main input[name="q"]').press('Enter');
    await page.waitForURL(/[?&]q=/);
    await page.getByText('over “ÓPLADEN”').waitFor();
    expect(await questions(page).count()).toBeLessThan(5);
    expect((await page.locator('main mark').allInnerTexts()).map((text) => text.toLowerCase())).toContain(
      'opladen',
    );
  });

  test('shows where in an answer a word stands, and marks it there', async () => {
    await page.goto(`${site}/faq?q=touringcars&vraag=kan-een-taxi-voorrijden`);
    expect(await page.locator('#kan-een-taxi-voorrijden .prose mark').first().innerText()).toBe(
      'Touringcars',
    );
    await page.goto(`${site}/faq?q=bakfietsen`);
    expect(await page.locator('#is-er-een-fietsenstalling summary mark').innerText()).toBe('bakfietsen');
  });

  test('leads to a person when a search has no results', async () => {
    await page.goto(`${site}/faq?q=zzzzzz`);
    expect(await questions(page).count()).toBe(0);
    expect(await page.locator('main').innerText()).toContain('Geen vragen gevonden');
    expect(await page.locator('main').getByRole('link', { name: 'Stel uw vraag' }).getAttribute('href')).toBe(
      '/contact',
    );
    expect(await page.locator('main').getByRole('link', { name: /^Bel/ }).getAttribute('href')).toMatch(
      /^tel:/,
    );
  });
});

describe('in the FAQ', () => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.page({
      viewport: { width: 360, height: 800 },
      permissions: ['clipboard-write'],
    });
  });

  test('what is unfolded stands in the URL, and is there after a reload and after Back', async () => {
    await page.goto(`${site}/faq`);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.locator('#wat-kost-een-kaart summary').click();
    await page.waitForURL(/vraag=wat-kost-een-kaart/);
    await page.locator('#is-er-gratis-wifi summary').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site}/faq?vraag=is-er-gratis-wifi&vraag=wat-kost-een-kaart`);
    expect(requests.filter((url) => url.includes('.data'))).toEqual([]);

    await page.reload();
    expect(await unfolded(page)).toEqual(['is-er-gratis-wifi', 'wat-kost-een-kaart']);

    await page.locator('main').getByRole('link', { name: 'Contact', exact: true }).click();
    await page.waitForURL(`${site}/contact`);
    await page.goBack();
    await page.waitForURL(/vraag=wat-kost-een-kaart/);
    await expect
      .poll(() => unfolded(page), hydrationTimeout)
      .toEqual(['is-er-gratis-wifi', 'wat-kost-een-kaart']);

    await page.locator('#wat-kost-een-kaart summary').click();
    await page.waitForURL(`${site}/faq?vraag=is-er-gratis-wifi`);
    await expect.poll(() => unfolded(page)).toEqual(['is-er-gratis-wifi']);
  });

  test('a question that somebody links to without a fragment scrolls into sight', async () => {
    await page.goto(`${site}/faq?vraag=is-er-een-stilteruimte`);
    await expect.poll(() => inSight(page, 'is-er-een-stilteruimte'), hydrationTimeout).toBe(true);
  });

  test('the link of a question is copied in full', async () => {
    await page.goto(`${site}/faq?vraag=is-er-gratis-wifi`);
    await page
      .locator('#is-er-gratis-wifi')
      .getByRole('link', { name: /Kopieer de link/ })
      .click();
    await page.getByText('De link is gekopieerd.').waitFor();
    // Pages of the site may not read what was copied; a field that somebody pastes into has it.
    const field = page.getByRole('searchbox').first();
    await field.press('ControlOrMeta+v');
    await expect.poll(() => field.inputValue()).toBe(`${site}/faq?vraag=is-er-gratis-wifi#is-er-gratis-wifi`);
  });

  test('every answer is there on paper', async () => {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`${site}/faq`);
    const response = page.locator('#is-er-gratis-wifi .prose');
    expect(await response.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await response.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(0);
  });
});
