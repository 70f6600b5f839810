import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { barriersIn } from '../../harness/axe';
import { browserForFile, leaveUnhydrated } from '../../harness/browser';
import { startFair, type Fair } from '../../harness/fair';

/** The timetable on the first day of the fair, while a tour of 11.15 to 12.15 goes on. */
const now = '2027-02-09T11:20:00+01:00';
const path = '/programma?weergave=rooster&in=elders';

let fair: Fair;
beforeAll(async () => {
  fair = await startFair({ now });
});
afterAll(async () => {
  await fair.stop();
});
const browser = browserForFile();

const line = (page: Page) => page.locator('[data-part=now-line]:visible');
const topOf = (page: Page) => line(page).evaluate((element) => element.getBoundingClientRect().top);
const toNow = (page: Page) => page.getByRole('button', { name: /^Ga naar Nu 11\.20$/ });

async function jump(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await toNow(page).press('Enter');
  await expect.poll(() => topOf(page)).toBeGreaterThan(100);
  await expect.poll(() => topOf(page)).toBeLessThan(500);
  expect(await line(page).evaluate((element) => element === document.activeElement)).toBe(true);
}

test('a line stands at the current minute between the rows of its time, and can be jumped to', async () => {
  // It is there before anybody does anything.
  const page = leaveUnhydrated(await browser.page({ viewport: { width: 1280, height: 900 } }));
  await page.goto(fair.site + path);
  await expect.poll(() => line(page).count()).toBe(1);
  const row = page.locator('th[aria-current=time]');
  expect(await row.innerText()).toContain('11.15');
  expect(await row.textContent()).toContain('Nu 11.20');
  // Five minutes of the fifteen until 11.30.
  const share = await row.evaluate((head) => {
    const { top, height } = head.getBoundingClientRect();
    const found = head.querySelector('[data-part=now-line]')?.getBoundingClientRect().top ?? 0;
    return (found - top) / height;
  });
  expect(share).toBeGreaterThan(0.25);
  expect(share).toBeLessThan(0.4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  expect(await barriersIn(page)).toEqual([]);
  await jump(page);
});

test('a phone has the line in the room that is shown, says of every room what is on, and has no line on another day', async () => {
  const page = await browser.page({ viewport: { width: 360, height: 740 } });
  await page.goto(fair.site + path);
  await expect.poll(() => line(page).count()).toBe(1);
  const current = page.getByRole('listitem').filter({ has: line(page) });
  expect(await current.innerText()).toContain('nog 55 min');
  expect(await barriersIn(page)).toEqual([]);
  await jump(page);

  const rooms = page.getByRole('navigation', { name: 'Kies een zaal' });
  await rooms.locator('summary').press('Enter');
  await rooms.getByRole('link', { name: /^Op de beursvloer ?Nu: Tour/ }).waitFor();
  await rooms.getByRole('link', { name: /^Zaal Kanaal ?Hal 1 ?11\.30: / }).click();
  await page.getByRole('region', { name: /^Programma in Zaal Kanaal/ }).waitFor();
  await expect
    .poll(() =>
      page
        .getByRole('listitem')
        .filter({ has: line(page) })
        .innerText(),
    )
    .toContain('Niets tot 11.30');

  await page.goto(`${fair.site}/programma?weergave=rooster&dag=2027-02-10`);
  expect(await page.locator('[data-part=now-line]').count()).toBe(0);
  expect(await toNow(page).count()).toBe(0);
});

test('a page without scripts, which may be older than this minute, has no line', async () => {
  const html = await (await fetch(fair.site + path)).text();
  expect(html).not.toContain('now-line');
  expect(html).not.toContain('Ga naar');
});
