import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { read, signInToAdmin } from '../../harness/admin';
import { actionTimeoutMs, screens, tellShown } from '../../harness/admin-page';
import { browserForFile } from '../../harness/browser';
import { signInByRequest } from '../../harness/editor';
import { sharedFair } from '../../harness/shared-fair';

const timeout = 4 * actionTimeoutMs;
const fair = sharedFair();
let page: Page;
const browser = browserForFile();
beforeAll(async () => {
  page = await browser.page({ viewport: screens.desk });
  page.setDefaultTimeout(actionTimeoutMs);
  await signInByRequest(page, fair, { email: fair.adminEmail, password: fair.adminPassword });
}, actionTimeoutMs);
afterEach((context) => tellShown(page, context));

/** The texts in the row of a list in which one stands, without those of its tick and its menu. */
async function cellsOf(type: string, query: string, text: string): Promise<string[]> {
  const search = `_q=${encodeURIComponent(query)}&page=1&plugins[i18n][locale]=nl`;
  await page.goto(`${fair.cms}/admin/content-manager/collection-types/${type}?${search}`);
  const row = page.getByRole('row').filter({ hasText: text });
  await row.waitFor();
  const texts = await row.getByRole('gridcell').allInnerTexts();
  return texts.slice(1, -1).map((cell) => cell.trim());
}

test(
  'a list of sessions and one of pages write days, times and moments as Dutch people do',
  { timeout },
  async () => {
    const title = 'Vergunning in dertig werkdagen';
    const session = await cellsOf('api::session.session', title, title);
    expect(session).toEqual(expect.arrayContaining([title, 'di 9 feb 2027', '11.30']));
    const [, , editedAt] = await cellsOf('api::page.page', 'Deelnemen', 'Deelnemen als standhouder');
    expect(editedAt).toMatch(/^(ma|di|wo|do|vr|za|zo) \d{1,2} [a-z]{3} \d{4}, \d{1,2}\.\d{2}$/);
  },
);

test(
  'the list of stands says who holds each, and writes areas with a point for thousands',
  { timeout },
  async () => {
    const stands = 'api::stand.stand';
    expect(await cellsOf(stands, '1.A01', '1.A01')).toContain('Gemeente Waterveld');
    await page.getByRole('gridcell', { name: 'Standhouder', exact: true }).waitFor();

    const admin = await signInToAdmin(fair);
    const list = `/content-manager/collection-types/${stands}`;
    const { body } = await admin('GET', `${list}?_q=1.B09`);
    const [documentId, area] = ['documentId', 'area'].map((field) => read(body, 'results', 0, field));
    await admin('PUT', `${list}/${String(documentId)}`, { area: 1250 });
    const free = await cellsOf(stands, '1.B09', '1.B09');
    await admin('PUT', `${list}/${String(documentId)}`, { area });
    expect(free).toEqual(['1.B09', 'Hal 1', '1.250', 'vrij']);
  },
);

test('an exhibitor is given a stand from a list that says who holds each', { timeout }, async () => {
  await cellsOf('api::exhibitor.exhibitor', 'Casco Snel', 'Casco Snel');
  await page.getByRole('link', { name: 'Casco Snel', exact: true }).click();
  const stands = page.getByRole('combobox', { name: /^Stands/ });
  await stands.click();
  await page.getByRole('option', { name: '1.A01 – Gemeente Waterveld', exact: true }).waitFor();
  await stands.pressSequentially('1.B09');
  await page.getByRole('option', { name: '1.B09 – vrij', exact: true }).click();
  await page.getByRole('button', { name: '1.B09 – vrij', exact: true }).waitFor();
});
