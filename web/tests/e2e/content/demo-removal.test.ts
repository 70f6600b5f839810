import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { actionTimeoutMs, tellShown } from '../../harness/admin-page';
import { barriersIn } from '../../harness/axe';
import { browserForFile } from '../../harness/browser';
import { signInByRequest } from '../../harness/editor';
import { startFair, type Fair } from '../../harness/fair';

/** An organiser takes the demo fair away in one press, and gets it back. */
const browser = browserForFile();
let fair: Fair;
let page: Page;
beforeAll(async () => {
  fair = await startFair();
  page = await browser.page({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(actionTimeoutMs);
  await signInByRequest(page, fair, { email: fair.adminEmail, password: fair.adminPassword });
}, 240_000);
afterEach((context) => tellShown(page, context));
afterAll(() => fair.stop());

/** Each with the beginning of a link that only content of the demo fair gives it. */
const places = [
  ['/standhouders', '/standhouders/1'],
  ['/en/standhouders', '/standhouders/1'],
  ['/programma', '/programma/2'],
  ['/sprekers', '/sprekers/3'],
  ['/nieuws', '/nieuws/5'],
  ['/sitemap.xml', '/standhouders/1'],
] as const;
let asked = 0;
const shows = async (path: string, word: string) => {
  asked += 1;
  const response = await fetch(`${fair.site}${path}?na=${asked}`);
  return (await response.text()).includes(word);
};

test(
  'the demo fair goes from the site in both languages, and comes back',
  { timeout: 5 * actionTimeoutMs },
  async () => {
    for (const [path, word] of places) expect([path, await shows(path, word)]).toEqual([path, true]);
    await page.goto(`${fair.cms}/admin/settings/demo`);
    await page.getByRole('heading', { level: 1, name: 'Voorbeeldbeurs verwijderen' }).waitFor();
    expect(await barriersIn(page, { within: 'main' })).toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.setViewportSize({ width: 1280, height: 900 });
    // Pages, forms and themes are of use for another fair.
    expect(await page.getByRole('checkbox', { name: /^Pagina/ }).isChecked()).toBe(false);
    await page.getByRole('button', { name: /^Verwijder \d+ documenten$/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijder', exact: true }).click();
    await page
      .getByRole('status')
      .getByText(/^\d+ documenten verwijderd\.$/)
      .waitFor();
    for (const [path, word] of places)
      await expect
        .poll(async () => [path, await shows(path, word)], { timeout: 30_000 })
        .toEqual([path, false]);

    await page.getByRole('link', { name: /^Naar Lijsten/ }).click();
    await page
      .getByRole('row')
      .filter({ hasText: 'Voorbeeldbeurs' })
      .getByRole('button', { name: 'Draai terug' })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Draai terug' }).click();
    await page.getByRole('gridcell', { name: 'teruggedraaid', exact: true }).waitFor();
    for (const [path, word] of places)
      await expect
        .poll(async () => [path, await shows(path, word)], { timeout: 30_000 })
        .toEqual([path, true]);
  },
);
