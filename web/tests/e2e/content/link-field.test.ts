import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { read, signInToAdmin } from '../../harness/admin';
import { actionTimeoutMs, expectReadable, tellShown } from '../../harness/admin-page';
import { browserForFile } from '../../harness/browser';
import { makeEditor, signInByRequest } from '../../harness/editor';
import { sharedFair } from '../../harness/shared-fair';

/** An editor chooses by its title to which page of the site a link leads. */
const fair = sharedFair();
const browser = browserForFile();
const uid = 'api::short-link.short-link';
const account = { email: 'links@beurs.example', password: 'Beurs-2027-wachtwoord' };
let page: Page;
let deleteEditor: () => Promise<void>;
let admin: Awaited<ReturnType<typeof signInToAdmin>>;

beforeAll(async () => {
  admin = await signInToAdmin(fair);
  deleteEditor = await makeEditor(fair, account);
  page = await browser.page({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(actionTimeoutMs);
  await signInByRequest(page, fair, account);
}, actionTimeoutMs);
afterEach((context) => tellShown(page, context));
afterAll(async () => {
  const { body } = await admin('GET', `/content-manager/collection-types/${uid}?filters[code][$eq]=kies`);
  await admin(
    'DELETE',
    `/content-manager/collection-types/${uid}/${String(read(body, 'results', 0, 'documentId'))}`,
  );
  await deleteEditor();
});

const target = () => page.getByLabel('Naar', { exact: false });
const search = () => page.getByRole('combobox', { name: 'Zoek een pagina op titel' });
const open = () => page.getByRole('button', { name: 'Kies een pagina' }).press('Enter');
const active = () => page.getByRole('option', { selected: true });

test(
  'a page is found and chosen by keyboard, and the link is kept and leads there',
  { timeout: 4 * actionTimeoutMs },
  async () => {
    await page.goto(`${fair.cms}/admin/content-manager/collection-types/${uid}/create`);
    await page.getByLabel('Code', { exact: false }).fill('kies');
    await open();
    await search().and(page.locator(':focus')).waitFor();
    await active().getByText('Vaste pagina').waitFor();
    await page.keyboard.type('standhouders');
    await active().getByText('/standhouders · Vaste pagina').waitFor();
    expect(await search().getAttribute('aria-activedescendant')).toBe(await active().getAttribute('id'));
    await expectReadable(page);
    await page.keyboard.press('ArrowDown');
    await active().getByText('/reglement-standhouders · Pagina’s').waitFor();
    await page.keyboard.press('Enter');
    await target().and(page.locator(':focus')).waitFor();
    expect(await target().inputValue()).toBe('/reglement-standhouders');
    expect(await search().count()).toBe(0);

    await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
    await page.waitForURL(({ pathname }) => !pathname.endsWith('/create'));
    const response = await fetch(`${fair.site}/l/kies`, { redirect: 'manual' });
    expect(new URL(response.headers.get('location') ?? '', fair.site).pathname).toBe(
      '/reglement-standhouders',
    );
  },
);

test(
  'any address can be typed, a wrong one is said, and Escape leaves the list with the address as it was',
  { timeout: 3 * actionTimeoutMs },
  async () => {
    await page.goto(`${fair.cms}/admin/content-manager/collection-types/${uid}/create`);
    await page.getByLabel('Code', { exact: false }).fill('kies-elders');
    await target().fill('https://elders.example/pad');
    await open();
    await search().fill('zulke woorden heeft niemand');
    await page.getByText('Geen pagina gevonden.').waitFor();
    await expectReadable(page);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Kies een pagina' }).and(page.locator(':focus')).waitFor();
    expect(await target().inputValue()).toBe('https://elders.example/pad');

    await target().fill('geen adres');
    await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
    await expect.poll(() => target().getAttribute('aria-invalid')).toBe('true');
    await open();
    await search().fill('plattegrond');
    await page.getByRole('option', { name: /Plattegrond/ }).click();
    expect(await target().inputValue()).toBe('/plattegrond');
  },
);

test('every fixed page is there on the site', { timeout: actionTimeoutMs }, async () => {
  const { body } = await admin('GET', '/editor/links');
  const found = read(body, 'data', 'found');
  const fixed = (Array.isArray(found) ? found : []).filter((one) => read(one, 'kind') === 'Vaste pagina');
  expect(fixed.length).toBeGreaterThan(10);
  for (const one of fixed) {
    const path = String(read(one, 'path'));
    const { status } = await fetch(fair.site + path);
    expect([path, status]).toEqual([path, 200]);
  }
});
