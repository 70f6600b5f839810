import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';

import { browserForFile } from '../../harness/browser';
import { sharedFair } from '../../harness/shared-fair';

const { site } = sharedFair();
const browser = browserForFile();

/** A sheet of A4 within its margins, in CSS pixels: upright, and (a little less than) on its side for the timetable. */
const portrait = { width: 688, height: 1002 };
const landscape = { width: 1000, height: 718 };

let page: Page;
beforeAll(async () => {
  page = await browser.page({ colorScheme: 'dark' });
});

/** Opens a page on a screen, as people do, and brings it to paper. */
async function bringToPaper(path: string, sheet = portrait): Promise<void> {
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await page.goto(site + path);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

/** How many sheets a page takes. */
async function sheetsOf(): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return [...pdf.toString('latin1').matchAll(/\/Type \/Page\b(?!s)/g)].length;
}

test.each([
  '/',
  '/programma',
  '/standhouders',
  '/plattegrond',
  '/adverteren-en-signing',
  '/nieuws',
  '/faq',
  '/contact',
  '/bezoeken',
])('%s on paper is its content in ink, without anything that can only be pressed', async (path) => {
  await bringToPaper(path);
  const seen = await page.evaluate(() => {
    const visible = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0;
    const pressed =
      'nav, footer.site-foot, .site-foot, dialog, video, iframe, input, select, textarea, button';
    return {
      pressed: [...document.querySelectorAll(pressed)]
        .filter(visible)
        .map((one) => one.outerHTML.slice(0, 160)),
      paper: getComputedStyle(document.body).backgroundColor,
      ink: getComputedStyle(document.querySelector('main h1') ?? document.body).color,
      cards: [...document.querySelectorAll('main :is(article, li, figure)')].filter(
        (card) => visible(card) && getComputedStyle(card).breakInside !== 'avoid',
      ).length,
      wider: document.documentElement.scrollWidth > innerWidth,
    };
  });
  expect(seen).toEqual({
    pressed: [],
    paper: expect.stringMatching(/^rgb\(255, 255, 255\)$|^rgba\(0, 0, 0, 0\)$/) as string,
    ink: expect.stringMatching(/^rgb\(\d{1,2}, \d{1,2}, \d{1,2}\)$/) as string,
    cards: 0,
    wider: false,
  });
});

test.each([
  ['/programma?dag=2027-02-09', 3],
  ['/programma?dag=2027-02-10', 3],
  ['/programma?dag=2027-02-11', 3],
  ['/standhouders/1040', 2],
  ['/programma/2055', 2],
  ['/sprekers/3001', 1],
  ['/interviews/6001', 2],
  ['/nieuws/5001', 1],
  ['/nieuws', 3],
  ['/paviljoens', 2],
  ['/plattegrond', 3],
  ['/contact', 2],
])('%s takes %i sheets at most, light and with all of its words', async (path, sheets) => {
  await bringToPaper(path);
  const seen = await page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(`main :is(${selector})`)].filter((one) => one.checkVisibility());
    const isDark = (one: Element) =>
      /^rgb\(\d{1,2}, \d{1,2}, \d{1,2}\)$/.test(getComputedStyle(one).backgroundColor);
    return {
      dark: shown('.badge, .card, .picture, .portrait').filter(isDark).length,
      cut: shown('p, h1, h2, h3, h4').filter((one) => getComputedStyle(one).webkitLineClamp !== 'none')
        .length,
    };
  });
  expect(seen).toEqual({ dark: 0, cut: 0 });
  expect(await sheetsOf()).toBeLessThanOrEqual(sheets);
});

test.each(['2027-02-09', '2027-02-10', '2027-02-11'])(
  'the timetable of %s fits on one landscape sheet, so that no session is cut in two',
  async (day) => {
    await bringToPaper(`/programma?dag=${day}&weergave=rooster`, landscape);
    const table = page.getByRole('region').locator('table');
    const measured = await table.evaluate((element) => {
      const { width, height } = element.getBoundingClientRect();
      const cut = [...element.querySelectorAll('td a')].filter((link) => {
        const cell = link.closest('td')?.getBoundingClientRect();
        const { bottom, right } = link.getBoundingClientRect();
        return !cell || bottom > cell.bottom + 1 || right > cell.right + 1;
      });
      return { width, height, cut: cut.length, rule: getComputedStyle(element).breakInside };
    });
    expect(measured).toMatchObject({ cut: 0, rule: 'avoid' });
    expect(measured.width).toBeLessThanOrEqual(landscape.width);
    expect(measured.height).toBeLessThanOrEqual(landscape.height);
    // The title may take a sheet of its own; nothing comes after the table.
    expect(await sheetsOf()).toBeLessThanOrEqual(2);
  },
);
