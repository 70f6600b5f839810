import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { barriersIn } from '../../harness/axe';
import { browserForFile } from '../../harness/browser';
import { openLongEnough } from '../../harness/fill-time';
import { sharedFair } from '../../harness/shared-fair';

const { site } = sharedFair();
const browser = browserForFile();

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name') ?? '');
const summaryHasFocus = (page: Page) =>
  page.evaluate(() => document.activeElement?.hasAttribute('data-error-summary') ?? false);

/** Tabs until the control of this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if ((await focused(page)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${name}`);
}

describe.each([
  ['with scripts', true, { width: 360, height: 740 }],
  ['without scripts', false, { width: 1280, height: 900 }],
] as const)('%s', (_, javaScriptEnabled, viewport) => {
  test('a form that is refused is corrected by keyboard alone', async () => {
    const page = await browser.page({ viewport, javaScriptEnabled });
    await page.goto(`${site}/wachtwoord-vergeten`);
    const title = await page.title();
    await tabTo(page, 'email');
    await page.keyboard.type('geen adres');
    await page.keyboard.press('Enter');
    const summary = page.locator('[data-error-summary]');
    await summary.waitFor();
    expect(await summary.textContent()).toContain('Sorry, niet alle velden zijn correct ingevuld.');
    await expect.poll(() => page.title()).toBe(`Fout: ${title}`);
    await expect.poll(() => summaryHasFocus(page)).toBe(true);
    expect(await page.locator('form[data-message]').getAttribute('data-message')).toBe('Form incomplete.');
    const email = page.locator('input[name=email]');
    expect(await email.inputValue()).toBe('geen adres');
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('[data-field=email]').getAttribute('data-invalid')).toBe('');
    if (javaScriptEnabled) expect(await barriersIn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('email');
    await page.keyboard.press('Control+A');
    await page.keyboard.type(`niemand${viewport.width}@post.example`);
    await page.keyboard.press('Enter');
    await page.getByText('Kijk in uw mail').waitFor();
    await expect.poll(() => page.title()).toBe(title);
  });

  test('somebody whose program fills in what nobody sees is asked, and goes on', async () => {
    const page = await browser.page({ viewport, javaScriptEnabled });
    await page.goto(`${site}/nieuwsbrief`);
    const email = `ingevuld${viewport.width}@post.example`;
    await page.getByLabel('E-mailadres').fill(email);
    await page.getByRole('checkbox').check();
    await page.locator('input[name=controleveld]').fill('https://wachtwoorden.example', { force: true });
    const send = page.getByRole('button', { name: 'Meld u aan' });
    await openLongEnough(page);
    await send.click();
    await expect
      .poll(() => page.locator('[data-error-summary]').textContent())
      .toContain('Bent u een mens? Vink dat onder aan het formulier aan');
    if (javaScriptEnabled) expect(await barriersIn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    expect(await page.getByLabel('E-mailadres').inputValue()).toBe(email);
    expect(await page.locator('input[name=controleveld]').count()).toBe(0);
    const consent = page.locator('input[name=akkoord]');
    if (!(await consent.isChecked())) await consent.check();
    await page.getByLabel('Ik ben een mens, geen programma').check();
    await send.click();
    await page.getByText('Kijk in uw postvak').waitFor();
  });
});
