import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { barriersIn } from '../../harness/axe';
import { browserForFile } from '../../harness/browser';
import { sharedFair } from '../../harness/shared-fair';

/** A day of the programme by room: seven rooms, and what happens elsewhere. */
const { site } = sharedFair();
const browser = browserForFile();
const path = '/programma?weergave=rooster&dag=2027-02-09';

const timetable = (page: Page) => page.getByRole('region', { name: /\d februari/ });
const widthsOf = (page: Page) =>
  timetable(page).evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));

test('seven rooms fit a screen of 1280 px, and the filters are a press away', async () => {
  const page = await browser.page({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${site}${path}`);
  const heads = await timetable(page).getByRole('columnheader').allInnerTexts();
  expect(heads.filter((head) => /Hal \d/.test(head))).toHaveLength(7);
  expect(await barriersIn(page)).toEqual([]);
  for (const day of ['2027-02-10', '2027-02-11', '2027-02-09']) {
    await page.goto(`${site}/programma?weergave=rooster&dag=${day}`);
    const { scrollWidth, clientWidth } = await widthsOf(page);
    expect([day, scrollWidth]).toEqual([day, clientWidth]);
  }

  await page.locator('summary', { hasText: 'Filters' }).press('Enter');
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /Workshop/ }).press('Space');
  await expect.poll(() => page.url()).toContain('soort=');
  await page.keyboard.press('Escape');
  await expect.poll(() => filters.count()).toBe(0);
  expect(page.url()).toContain('weergave=rooster');
  await expect.poll(() => timetable(page).getByRole('link').count()).toBeLessThan(10);
});

test('it scrolls in its own box on a phone, and the page does not', async () => {
  const page = await browser.page({ viewport: { width: 360, height: 740 } });
  await page.goto(`${site}${path}`);
  const { scrollWidth, clientWidth } = await widthsOf(page);
  expect(scrollWidth).toBeGreaterThan(clientWidth);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('without scripts its filters unfold in the page', async () => {
  const page = await browser.page({ viewport: { width: 1280, height: 900 }, javaScriptEnabled: false });
  await page.goto(`${site}${path}`);
  const workshop = page.getByRole('checkbox', { name: /Workshop/ });
  expect(await workshop.isVisible()).toBe(false);
  await page.locator('summary', { hasText: 'Filters' }).press('Enter');
  await workshop.waitFor();
});
