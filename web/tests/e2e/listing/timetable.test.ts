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
  for (const day of ['2027-02-10', '2027-02-11', '2027-02-09']) {
    await page.goto(`${site}/programma?weergave=rooster&dag=${day}`);
    const { scrollWidth, clientWidth } = await widthsOf(page);
    expect([day, scrollWidth]).toEqual([day, clientWidth]);
  }
  const heads = await timetable(page).getByRole('columnheader').allInnerTexts();
  expect(heads.filter((head) => /Hal \d/.test(head))).toHaveLength(7);

  await page.locator('summary', { hasText: 'Filters' }).press('Enter');
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /Workshop/ }).press('Space');
  await expect.poll(() => page.url()).toContain('soort=');
  await page.keyboard.press('Escape');
  await expect.poll(() => filters.count()).toBe(0);
  expect(page.url()).toContain('weergave=rooster');
  await expect.poll(() => timetable(page).getByRole('link').count()).toBeLessThan(10);
});

test('narrower screens have as many rooms beside each other as fit, from the chosen one on', async () => {
  const page = await browser.page({ viewport: { width: 1024, height: 900 } });
  const heads = () => timetable(page).getByRole('columnheader').allInnerTexts();
  for (const [width, rooms] of [
    [1024, 6],
    [768, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site}${path}`);
    expect((await heads()).filter((head) => /Hal \d/.test(head))).toHaveLength(rooms);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.getByRole('link', { name: 'Volgende: Zaal Kanaal' }).press('Enter');
  await expect.poll(async () => (await heads())[1]).toContain('Zaal Kanaal');
  expect(page.url()).toContain('in=zaal-kanaal');
  expect(await barriersIn(page)).toEqual([]);
});

test('up to 640 px there is one room at a time, and nothing moves sideways', async () => {
  const page = await browser.page({ viewport: { width: 360, height: 740 } });
  await page.goto(`${site}${path}`);
  const rooms = page.getByRole('navigation', { name: 'Kies een zaal' });
  const day = (room: string) => page.getByRole('region', { name: `Programma in ${room} op dinsdag` });
  await day('Grote Zaal').waitFor();
  expect(await page.getByRole('table').count()).toBe(0);

  await rooms.getByRole('link', { name: 'Volgende: Zaal Kanaal' }).click();
  await day('Zaal Kanaal').waitFor();
  expect(page.url()).toContain('in=zaal-kanaal');
  const first = day('Zaal Kanaal')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
    .first();
  expect(await first.innerText()).toMatch(/^11\.30\s/);

  const chosen = rooms.locator('summary');
  await chosen.press('Enter');
  const elsewhere = rooms.getByRole('link', { name: /^Op de beursvloer/ });
  await elsewhere.waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => elsewhere.isVisible()).toBe(false);
  expect(await chosen.evaluate((element) => element === document.activeElement)).toBe(true);
  await chosen.press('Enter');
  await elsewhere.press('Enter');
  await day('Op de beursvloer').waitFor();
  await expect.poll(() => elsewhere.isVisible()).toBe(false);

  for (const width of [320, 640, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await page.getByRole('table').count()).toBe(0);
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter(
          (element) =>
            element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX === 'auto',
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 80))
        .filter((html) => !/Kies een dag|Onderdelen van/.test(html)),
    );
    expect([width, wide]).toEqual([width, []]);
  }
});

test('without scripts a room can be chosen and stays chosen on another day and in the filters, one that is not there is the first one, and the filters unfold in the page', async () => {
  const page = await browser.page({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });
  await page.goto(`${site}${path}`);
  const rooms = page.getByRole('navigation', { name: 'Kies een zaal' });
  await rooms.locator('summary').click();
  await rooms.getByRole('link', { name: /^Zaal Sluis/ }).click();
  await page.getByRole('region', { name: /^Programma in Zaal Sluis op dinsdag/ }).waitFor();
  await page.getByRole('link', { name: /10 feb/ }).click();
  await page.getByRole('region', { name: /^Programma in Zaal Sluis op woensdag/ }).waitFor();
  expect(await page.locator('input[type=hidden][name=in]').getAttribute('value')).toBe('zaal-sluis');

  for (const room of ['bestaat-niet', '%3Cscript%3E', 'x'.repeat(300)]) {
    const response = await page.goto(`${site}${path}&in=${room}`);
    expect(response?.status()).toBe(200);
    await page.getByRole('region', { name: /^Programma in Grote Zaal/ }).waitFor();
  }

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${site}${path}`);
  const workshop = page.getByRole('checkbox', { name: /Workshop/ });
  expect(await workshop.isVisible()).toBe(false);
  await page.locator('summary', { hasText: 'Filters' }).press('Enter');
  await workshop.waitFor();
});

test('what is saved shows in its block, for sure or not, on every width and after a reload', async () => {
  const page = await browser.page({ viewport: { width: 360, height: 740 } });
  await page.goto(`${site}${path}&in=zaal-kanaal`);
  const block = () =>
    page
      .getByRole('region', { name: /\d februari/ })
      .locator('.card-interactive')
      .filter({ hasText: 'Vergunning in dertig werkdagen' });
  const button = () => block().getByRole('button', { name: /^Bewaren: / });
  await button().press('Enter');
  await block().getByText('Zeker').waitFor();
  await page.getByRole('status').getByRole('button', { name: 'Notitie' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Misschien' }).click();
  await page.keyboard.press('Escape');
  await block().getByText('Misschien').waitFor();

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.reload();
  await block().getByText('Misschien').waitFor();
  expect(await button().getAttribute('aria-pressed')).toBe('true');
  expect(await barriersIn(page)).toEqual([]);
  await button().click();
  await expect.poll(() => block().getByText('Misschien').count()).toBe(0);
});
