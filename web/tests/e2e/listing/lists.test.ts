import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';

import { browserForFile } from '../../harness/browser';
import { sharedFair } from '../../harness/shared-fair';

const { site } = sharedFair();

const browser = browserForFile();

const exhibitorLinks = (page: Page) => page.locator('main a[href^="/standhouders/1"]');

describe.each([true, false])('with JavaScript %s,', (javaScriptEnabled) => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.page({ viewport: { width: 1280, height: 900 }, javaScriptEnabled });
  });

  test('a search narrows the list and stands in the URL', async () => {
    await page.goto(`${site}/standhouders`);
    expect(await exhibitorLinks(page).count()).toBe(24);
    await page.locator('main input[name="q"]').first().fill('waterveld');
    await page.locator('main input[name="q"]').first().press('Enter');
    await page.waitForURL(/[?&]q=waterveld/);
    await page.locator('main').getByText('1 standhouder', { exact: true }).first().waitFor();
    expect(await exhibitorLinks(page).count()).toBe(1);
    expect(await page.locator('main input[name="q"]').first().inputValue()).toBe('waterveld');
  });

  test('a list opens a detail page, and Back shows the same list', async () => {
    await page.goto(`${site}/standhouders/woningcorporaties?q=wonen`);
    const heading = page.locator('h1');
    const list = await heading.textContent();
    await exhibitorLinks(page).first().click();
    await page.waitForURL(/\/standhouders\/1\d+\//);
    await expect.poll(() => heading.textContent()).not.toBe(list);
    await page.goBack();
    await page.waitForURL(/\/standhouders\/woningcorporaties\?q=wonen/);
    expect(await page.locator('main input[name="q"]').first().inputValue()).toBe('wonen');
  });

  test('an unknown page leads home', async () => {
    await page.goto(`${site}/bestaat-niet`);
    await page
      .getByRole('link', { name: 'Terug naar home' })
      .or(page.getByRole('button', { name: 'Terug naar home' }))
      .click();
    await page.waitForURL(`${site}/`);
    await page.getByRole('heading', { name: 'Er is iets fout gegaan' }).waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('h1').count()).toBe(1);
  });
});

describe('without JavaScript,', () => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.page({ viewport: { width: 1280, height: 900 }, javaScriptEnabled: false });
  });

  test('a day of the programme shows only that day', async () => {
    await page.goto(`${site}/programma?dag=2027-02-10`);
    const text = await page.locator('main').innerText();
    expect(text).toMatch(/10 feb/i);
    expect(await page.locator('main a[href^="/programma/2"]').count()).toBeGreaterThan(5);
  });

  test('a search without results says what to do next', async () => {
    await page.goto(`${site}/programma?q=zzzzzz`);
    expect(await page.locator('main a[href^="/programma/2"]').count()).toBe(0);
    expect(await page.locator('main').innerText()).toMatch(/geen|niets/i);
  });
});

test('Back shows the list where it was left', async () => {
  const page = await browser.page({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${site}/standhouders?soort=woningcorporaties`);
  const link = exhibitorLinks(page).nth(15);
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(300);
  await link.click();
  await page.waitForURL(/\/standhouders\/1\d+\//);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await page.waitForURL(/soort=woningcorporaties/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});
