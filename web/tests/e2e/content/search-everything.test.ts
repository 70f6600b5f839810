import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { read, signInToAdmin } from '../../harness/admin';
import { actionTimeoutMs, screens, tellShown } from '../../harness/admin-page';
import { barriersIn } from '../../harness/axe';
import { browserForFile } from '../../harness/browser';
import { makeEditor, signInByRequest } from '../../harness/editor';
import { sharedFair } from '../../harness/shared-fair';

/** The dialog "Zoek in alles" of the admin. */
const fair = sharedFair();
const browser = browserForFile();
// Files that share the fair have documents of their own.
const mark = randomUUID().slice(0, 8);
const stands = '/content-manager/collection-types/api::stand.stand';
const documents: string[] = [];
let page: Page;
let removeOrganiser: () => Promise<void>;

beforeAll(async () => {
  const admin = await signInToAdmin(fair);
  for (const place of [1, 2]) {
    const { body } = await admin('POST', stands, { code: `${mark}-${place}` });
    documents.push(String(read(body, 'data', 'documentId')));
  }
  const account = { email: `zoek-${mark}@beurs.example`, password: 'Beurs-2027-zoeken' };
  removeOrganiser = await makeEditor(fair, account, 'organiser');
  page = await browser.page({ viewport: screens.desk });
  page.setDefaultTimeout(actionTimeoutMs);
  await signInByRequest(page, fair, account);
}, 2 * actionTimeoutMs);
afterAll(async () => {
  await removeOrganiser();
  const admin = await signInToAdmin(fair);
  for (const documentId of documents) await admin('DELETE', `${stands}/${documentId}`);
});
afterEach((context) => tellShown(page, context));

const button = () =>
  page
    .getByRole('navigation')
    .first()
    .getByRole('button', { name: /^Zoek in alles/ });
const dialog = () => page.getByRole('dialog', { name: 'Zoek in alles' });
const field = () => dialog().getByRole('combobox');
const chosen = () => dialog().getByRole('option', { selected: true });
const says = (text: string | RegExp) => dialog().getByRole('status').filter({ hasText: text }).waitFor();

test('a document is found, chosen and opened by keyboard', { timeout: 4 * actionTimeoutMs }, async () => {
  await page.goto(`${fair.cms}/admin/lists`);
  await button().waitFor();
  await page.keyboard.press('Control+k');
  await expect.poll(() => field().evaluate((input) => input === document.activeElement)).toBe(true);
  await says('Typ minstens 2 tekens.');
  await page.keyboard.type(mark);
  await says(/^2 gevonden/);
  expect(await dialog().getByRole('group', { name: 'Stands' }).getByRole('option').count()).toBe(2);
  expect(await chosen().innerText()).toBe(`${mark}-1`);
  for (const size of [screens.phone, screens.desk]) {
    await page.setViewportSize(size);
    expect(await barriersIn(page, { within: '[role=dialog]' })).toEqual([]);
  }
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  expect(await chosen().innerText()).toBe(`${mark}-2`);
  expect(await field().getAttribute('aria-activedescendant')).toBe(await chosen().getAttribute('id'));
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${stands}/${documents[1]}**`);
  await page.getByRole('heading', { level: 1, name: `${mark}-2` }).waitFor();
  expect(await dialog().count()).toBe(0);
});

test('the button opens the dialog on a telephone too, and has the focus again after Escape', async () => {
  await page.setViewportSize(screens.phone);
  await button().click();
  await field().fill('logboek');
  await dialog()
    .getByRole('group', { name: 'Schermen' })
    .getByRole('option', { name: /Logboek/ })
    .waitFor();
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'hidden' });
  await expect.poll(() => button().evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await barriersIn(page, { within: 'nav' })).toEqual([]);
  await page.setViewportSize(screens.desk);
});

test('a late answer replaces no newer one, and a server that fails is named', async () => {
  const isFor = (q: string) => (url: URL) =>
    url.pathname === '/editor/search' && url.searchParams.get('q') === q;
  let release = () => {};
  const asked = new Promise<void>((resolve) => {
    void page.route(isFor(mark), async (route) => {
      resolve();
      await new Promise<void>((go) => (release = go));
      await route.continue();
    });
  });
  await page.route(isFor('storing'), (route) => route.fulfill({ status: 500, json: { error: {} } }));
  await button().click();
  await field().fill(mark);
  await asked;
  await says('Bezig met zoeken…');
  await field().fill(`${mark}-1`);
  await says(/^1 gevonden/);
  const late = page.waitForResponse((response) => isFor(mark)(new URL(response.url())));
  release();
  await (await late).finished();
  expect(await chosen().innerText()).toBe(`${mark}-1`);
  expect(await dialog().getByRole('option').count()).toBe(1);
  await field().fill(`${mark}-3`);
  await says(`Niets gevonden voor “${mark}-3”.`);
  await field().fill('storing');
  await says('Zoeken lukt nu niet.');
  expect(await dialog().getByRole('option').count()).toBe(0);
});
