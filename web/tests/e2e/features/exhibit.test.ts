import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';

import { browserForFile } from '../../harness/browser';
import { sharedFair } from '../../harness/shared-fair';

const { site } = sharedFair();

const browser = browserForFile();

describe.each([true, false])('with JavaScript %s', (javaScriptEnabled) => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.page({ viewport: { width: 360, height: 800 }, javaScriptEnabled });
  });

  test('a search on the floor plan opens the hall of what was found', async () => {
    await page.goto(`${site}/plattegrond`);
    const search = page.locator('main input[name="q"]');
    await search.fill('2.C01');
    await search.press('Enter');
    await page.waitForURL(/[?&]q=2\.C01/);
    await page.getByText('1 stand gevonden in Hal 2', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Toon stand 2.C01 op de tekening' }).click();
    await page.waitForURL(/[?&]stand=2\.C01/);
    const chosen = page.getByRole('region', { name: 'Gekozen stand' });
    expect(await chosen.innerText()).toContain('De Renovatietrein');
    await page.getByRole('link', { name: /^Hal 1/ }).click();
    await page.waitForURL(/hal=hal-1/);
    await chosen.waitFor({ state: 'detached' });
  });

  test('a stand of an exhibitor is marked on the plan, and the plan leads back', async () => {
    await page.goto(`${site}/standhouders/1001`);
    const name = await page.locator('h1').innerText();
    await page.getByRole('link', { name: 'Toon op de plattegrond', exact: true }).click();
    await page.waitForURL(/\/plattegrond\?stand=/);
    const chosen = page.getByRole('region', { name: 'Gekozen stand' });
    await chosen.getByRole('link', { name }).click();
    await page.waitForURL(/\/standhouders\/1001\//);
  });

  test('a link from a mail that cannot be used says so and leads on', async () => {
    const response = await page.goto(`${site}/email-valideren?confirmation=onbekend`);
    expect(response?.status()).toBe(400);
    expect(await page.locator('main').innerText()).toContain('Deze link werkt niet');
    await page.locator('main').getByRole('link', { name: 'Neem contact op' }).click();
    await page.waitForURL(`${site}/contact`);
  });

  test('a machine-made link lands without header and footer', async () => {
    await page.goto(`${site}/c?access_token=geheim`);
    expect(await page.locator('h1').innerText()).toBe('Deze link kunnen wij niet gebruiken');
    expect(await page.locator('main').innerText()).not.toContain('geheim');
    expect(await page.locator('footer').count()).toBe(0);
  });
});

// Links and styles come from the server: nothing in them waits for scripts.
describe('without JavaScript', () => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.page({ viewport: { width: 360, height: 800 }, javaScriptEnabled: false });
  });

  test('the codes on the plan can be read on a phone', async () => {
    await page.goto(`${site}/plattegrond`);
    const heights = await page
      .locator('figure svg')
      .first()
      .evaluate((svg) => [...svg.querySelectorAll('a')].map((stand) => stand.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(60);
    expect(Math.min(...heights)).toBeGreaterThan(15);
  });

  test('the catalogue is narrowed by group, and says both prices', async () => {
    await page.goto(`${site}/adverteren-en-signing`);
    await page.getByRole('link', { name: /^In druk/ }).click();
    await page.waitForURL(/groep=in-druk/);
    await page.getByText('4 onderdelen', { exact: true }).waitFor();
    const advertisement = page.getByRole('article').filter({ hasText: 'Advertentie, hele bladzijde' });
    const text = (await advertisement.innerText()).replace(/\u00a0/g, ' ');
    expect(text).toContain('€ 1.150,00');
    expect(text).toContain('€ 1.391,50 incl. 21% btw');
    const soldOut = page.getByRole('article').filter({ hasText: 'Uitverkocht' });
    expect(await soldOut.count()).toBe(1);
    expect(await soldOut.getByRole('link').count()).toBe(0);
  });
});
