import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { actionTimeoutMs, tellShown } from '../../harness/admin-page';
import { barriersIn } from '../../harness/axe';
import { browserForFile } from '../../harness/browser';
import { signInByRequest } from '../../harness/editor';
import { startFair, type Fair } from '../../harness/fair';

/** An organiser begins a new edition in the admin. */
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

test(
  'the page says in numbers what will happen, and then does it',
  { timeout: 5 * actionTimeoutMs },
  async () => {
    await page.goto(`${fair.cms}/admin/content-manager/single-types/api::site-setting.site-setting`);
    await page.getByRole('link', { name: 'Nieuwe editie' }).click();
    await page.getByRole('heading', { level: 1, name: 'Nieuwe editie' }).waitFor();
    await page.getByRole('button', { name: 'Bekijk wat er gebeurt' }).click();
    await page.getByText('De beurs is nog niet voorbij. Vink aan dat u dat weet.').waitFor();
    await page.getByRole('checkbox', { name: /^De beurs van nu is nog niet voorbij/ }).click();
    await page.getByLabel(/^Naam van de nieuwe editie/).fill('2028');
    const days = await page.getByRole('group', { name: /^Dag \d$/ }).all();
    for (const [index, group] of days.entries())
      await group.getByLabel(/^Datum/).fill(`2028-02-0${index + 1}`);
    await page.getByRole('button', { name: 'Allemaal' }).click();
    await page.getByRole('button', { name: 'Geen', exact: true }).click();
    await page
      .getByRole('checkbox', { name: /^(?!De beurs)/ })
      .first()
      .click();
    await page.getByText(/^1 van \d+ standhouders gekozen$/).waitFor();
    expect(await barriersIn(page, { within: 'main' })).toEqual([]);
    await page.getByRole('button', { name: 'Bekijk wat er gebeurt' }).click();
    await page.getByText(/^Editie 2027 gaat naar het archief, met \d+ programmaonderdelen/).waitFor();
    await page.getByText(/^1 standhouder komt terug als concept/).waitFor();
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.getByRole('button', { name: 'Begin de nieuwe editie' }).click();
    await page
      .getByRole('status')
      .getByText(/^Editie 2027 staat in het archief/)
      .waitFor();
  },
);
