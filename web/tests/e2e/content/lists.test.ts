import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { actionTimeoutMs, chooseByKeyboard, csvRows, downloadOf, xlsxRows } from '../../harness/admin-page';
import { barriersIn } from '../../harness/axe';
import { browserForFile } from '../../harness/browser';
import { signInOnPage } from '../../harness/editor';
import { startFair, type Fair } from '../../harness/fair';
import { registerVisitor } from '../../harness/visitors';

const desk = { width: 1280, height: 900 };
const phone = { width: 360, height: 800 };

let fair: Fair;
let page: Page;
const browser = browserForFile();
beforeAll(async () => {
  fair = await startFair();
  const visitor = await browser.page({ javaScriptEnabled: false });
  for (const email of ['anna@post.example', 'bram@post.example']) await subscribe(visitor, email);
  await registerVisitor(visitor, fair, 'noor@post.example');
  page = await browser.page({ viewport: desk });
  page.setDefaultTimeout(actionTimeoutMs);
  await signInOnPage(page, fair, { email: fair.adminEmail, password: fair.adminPassword });
}, 240_000);
afterAll(async () => {
  await fair.stop();
});

async function subscribe(visitor: Page, email: string): Promise<void> {
  await visitor.goto(`${fair.site}/nieuwsbrief`);
  const form = visitor.locator('#formulier-nieuwsbrief');
  await form.getByRole('textbox').fill(email);
  await form.getByRole('checkbox').check();
  await form.locator('button[type=submit]').click();
  await form.getByText('Kijk in uw postvak').waitFor();
}

async function expectFit(): Promise<void> {
  await page.setViewportSize(phone);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(phone.width);
  expect(await barriersIn(page, { within: 'main' })).toEqual([]);
  await page.setViewportSize(desk);
}

describe('the list of the newsletter', { timeout: 240_000 }, () => {
  const row = (email: string) => page.getByRole('row').filter({ hasText: email });

  test('is narrowed by keyboard, gives exactly its rows as a file, and fits a phone', async () => {
    await page.goto(`${fair.cms}/admin/newsletter`);
    await row('anna@post.example').getByText('wacht op bevestiging').waitFor();
    await page.getByText('2 aanmeldingen').waitFor();
    expect(await barriersIn(page, { within: 'main' })).toEqual([]);
    await chooseByKeyboard(page, page.getByRole('combobox', { name: 'Status' }), 'afgemeld');
    await page.getByText('Er zijn geen aanmeldingen die hierbij passen.').waitFor();
    await chooseByKeyboard(page, page.getByRole('combobox', { name: 'Status' }), 'Alle');
    await row('bram@post.example').waitFor();
    const search = page.getByRole('searchbox', { name: 'Zoek een e-mailadres' });
    await search.fill('anna');
    await search.press('Enter');
    await row('bram@post.example').waitFor({ state: 'detached' });
    const csv = csvRows(await downloadOf(page, 'Download CSV'));
    expect(csv).toEqual([expect.stringContaining('anna@post.example')]);
    const [sheet, ...more] = await xlsxRows(await downloadOf(page, 'Download Excel'));
    expect([sheet?.[0], more]).toEqual(['anna@post.example', []]);
    await expectFit();
  });

  test('keeps somebody when the question is answered with no, and deletes them with yes', async () => {
    const remove = page.getByRole('button', { name: 'Verwijder anna@post.example' });
    const questions: string[] = [];
    const answer = (isYes: boolean) =>
      page.once('dialog', (dialog) => {
        questions.push(dialog.message());
        void (isYes ? dialog.accept() : dialog.dismiss());
      });
    answer(false);
    await remove.press('Enter');
    await row('anna@post.example').waitFor();
    answer(true);
    await remove.press('Enter');
    await page.getByText('anna@post.example is verwijderd.').first().waitFor();
    await row('anna@post.example').waitFor({ state: 'detached' });
    expect(questions).toHaveLength(2);
  });
});

test(
  'the list of visitors counts them, is narrowed by what somebody needs, and gives its rows as a file',
  { timeout: 240_000 },
  async () => {
    await page.goto(`${fair.cms}/admin/visitors`);
    await page.getByText('1 aangemeld, waarvan 1 bevestigd').waitFor();
    await page.getByText('Ik kom met een begeleider.').waitFor();
    expect(await barriersIn(page, { within: 'main' })).toEqual([]);
    const needs = page.getByRole('button', { name: 'Heeft iets nodig' });
    await needs.press('Enter');
    await expect.poll(() => needs.getAttribute('aria-pressed')).toBe('true');
    await page.getByText('noor@post.example').waitFor();
    const day = page.getByRole('combobox', { name: 'Dag' });
    await chooseByKeyboard(page, day, /\(0\)/);
    await page.getByText('Er zijn geen aanmeldingen die hierbij passen.').waitFor();
    await page.getByRole('button', { name: 'Wis filters' }).press('Enter');
    await page.getByText('noor@post.example').waitFor();
    const [row, ...more] = await xlsxRows(await downloadOf(page, 'Download Excel'));
    expect([row?.slice(0, 4), more]).toEqual([
      ['Noor de Wit', 'noor@post.example', 'De Lindenhof', 'Projectleider'],
      [],
    ]);
    expect(csvRows(await downloadOf(page, 'Download CSV'))).toHaveLength(1);
    await expectFit();
  },
);
