import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { read, signInToAdmin } from '../../harness/admin';
import { actionTimeoutMs, chooseByKeyboard, expectReadable, tellShown } from '../../harness/admin-page';
import { browserForFile } from '../../harness/browser';
import { makeEditor, signInByRequest } from '../../harness/editor';
import { sharedFair } from '../../harness/shared-fair';
import { waitForChanges } from '../../harness/wait-for-changes';

/** An editor, who may not change the menus, puts a page of theirs into one. */
const fair = sharedFair();
const browser = browserForFile();
const uid = 'api::page.page';
const account = { email: 'menu@beurs.example', password: 'Beurs-2027-wachtwoord' };
let page: Page;
let documentId: string;
let deleteEditor: () => Promise<void>;
let admin: Awaited<ReturnType<typeof signInToAdmin>>;

beforeAll(async () => {
  admin = await signInToAdmin(fair);
  deleteEditor = await makeEditor(fair, account);
  const { body } = await admin('POST', `/content-manager/collection-types/${uid}`, {
    title: 'Fietsen stallen',
    slug: 'fietsen-stallen',
    layout: 'Standaard',
  });
  documentId = String(read(body, 'data', 'documentId'));
  page = await browser.page({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(actionTimeoutMs);
  await signInByRequest(page, fair, account);
}, actionTimeoutMs);
afterEach((context) => tellShown(page, context));
afterAll(async () => {
  await admin('DELETE', `/content-manager/collection-types/${uid}/${documentId}`);
  await deleteEditor();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });

/** True when the footer of the site has the link. */
async function isInFooter(): Promise<boolean> {
  const change = await waitForChanges(fair);
  const html = await (await fetch(`${fair.site}/contact?na=${change}`)).text();
  return (/<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? '').includes('href="/fietsen-stallen"');
}

test(
  'a page that is published is put under a heading by keyboard, is on the site, and is taken out again',
  { timeout: 5 * actionTimeoutMs },
  async () => {
    await page.goto(`${fair.cms}/admin/content-manager/collection-types/${uid}/${documentId}`);
    await page.getByText('Publiceer de pagina eerst.', { exact: false }).waitFor();
    expect(await button('Zet in het menu').count()).toBe(0);
    await button('Publiceer').click();

    await page.getByText('Deze pagina staat in geen menu.').waitFor();
    await chooseByKeyboard(page, page.getByRole('combobox', { name: 'Kopje' }), 'Menu onderaan: Uw bezoek');
    await button('Zet in het menu').press('Enter');
    await button('Haal eruit: menu onderaan').waitFor();
    await expectReadable(page);
    expect(await isInFooter()).toBe(true);

    // The other menu is still open to it.
    await page.getByRole('combobox', { name: 'Kopje' }).press('Enter');
    await page.getByRole('option', { name: 'Hoofdmenu: Bezoeken' }).waitFor();
    expect(await page.getByRole('option', { name: /Menu onderaan/ }).count()).toBe(0);
    await page.keyboard.press('Escape');

    await button('Haal eruit: menu onderaan').press('Enter');
    await page.getByText('Deze pagina staat in geen menu.').waitFor();
    expect(await isInFooter()).toBe(false);
  },
);
