import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import {
  actionTimeoutMs,
  chooseByKeyboard,
  csvRows,
  downloadOf,
  screens,
  tellShown,
} from '../../harness/admin-page';
import { barriersIn } from '../../harness/axe';
import { browserForFile } from '../../harness/browser';
import { signInByRequest } from '../../harness/editor';
import { sharedFair } from '../../harness/shared-fair';
import { waitForChanges } from '../../harness/wait-for-changes';

/** An exhibitor of the demo fair that is featured: cms/seed/content/exhibitors/new-build-structure.ts. */
const exhibitor = 'Bovenop Bouwen';
/** With page and language the admin does not load the list a second time, which drops a selection. */
const query = '_q=Bovenop&page=1&plugins[i18n][locale]=nl';
const exhibitors = `/admin/content-manager/collection-types/api::exhibitor.exhibitor?${query}`;

const fair = sharedFair();
let page: Page;
let site: Page;
const browser = browserForFile();
beforeAll(async () => {
  page = await browser.page({ viewport: screens.desk });
  page.setDefaultTimeout(actionTimeoutMs);
  site = await browser.page({ javaScriptEnabled: false });
  await signInByRequest(page, fair, { email: fair.adminEmail, password: fair.adminPassword });
}, actionTimeoutMs);
afterEach((context) => tellShown(page, context));

const button = (name: string) => page.getByRole('button', { name, exact: true });
const row = () => page.getByRole('row').filter({ hasText: exhibitor });

/** True when visitors see it as featured. */
async function isFeatured(): Promise<boolean> {
  const change = await waitForChanges(fair);
  await site.goto(`${fair.site}/standhouders?q=Bovenop&na=${change}`);
  const card = site.getByRole('article').filter({ hasText: exhibitor });
  await card.waitFor();
  return (await card.getByText('Uitgelicht', { exact: true }).count()) > 0;
}

test(
  'what is selected in a list is changed at once, downloaded as it is shown, and put back',
  { timeout: 4 * actionTimeoutMs },
  async () => {
    expect(await isFeatured()).toBe(true);
    await page.goto(fair.cms + exhibitors);
    const isSelected = async () => {
      await row().getByRole('checkbox').check();
      return button('Wijzig').isVisible();
    };
    await expect.poll(isSelected, { timeout: actionTimeoutMs }).toBe(true);
    await button('Wijzig').click();
    const dialog = page.getByRole('dialog');
    await chooseByKeyboard(page, dialog.getByRole('combobox', { name: 'Veld' }), 'Uitgelicht');
    await dialog.getByRole('radio', { name: 'Nee' }).click();
    await dialog.getByRole('button', { name: 'Bekijk wat er verandert' }).press('Enter');
    await dialog.getByText('Er verandert er één.').waitFor();
    expect(await barriersIn(page, { within: '[role=dialog]' })).toEqual([]);
    await dialog.getByRole('button', { name: 'Wijzig er één' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(isFeatured).toBe(false);

    await button('Download deze lijst').click();
    const file = csvRows(await downloadOf(page, page.getByRole('menuitem', { name: 'Als CSV' })));
    expect(file).toEqual([expect.stringContaining(exhibitor)]);

    await page.getByRole('link', { name: 'Lijsten', exact: true }).click();
    const change = page.getByRole('row').filter({ hasText: 'Selectie: Uitgelicht' }).first();
    await change.getByRole('button', { name: 'Draai terug' }).click();
    const undoing = page.getByRole('alertdialog');
    await undoing.getByText('Eén rij gaat terug naar hoe het was.').waitFor();
    await undoing.getByRole('button', { name: 'Draai terug' }).click();
    await change.getByText('teruggedraaid', { exact: true }).waitFor();
    expect(await isFeatured()).toBe(true);
  },
);

test(
  'the form of an exhibitor folds what is rare, and says who holds its stands; deleting it names what points at it',
  { timeout: 4 * actionTimeoutMs },
  async () => {
    await page.goto(fair.cms + exhibitors);
    await row().getByRole('checkbox').check();
    await button('Verwijderen').click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('raken hun verwijzing kwijt:').waitFor();
    expect(await dialog.getByRole('listitem').count()).toBeGreaterThan(1);
    await dialog.getByRole('button', { name: 'Annuleer' }).click();

    await row().getByText(exhibitor).click();
    await page.getByText(`1.E04 – ${exhibitor}`).waitFor();
    const note = page.getByRole('textbox', { name: 'Interne notitie' });
    expect(await note.isVisible()).toBe(false);
    await button('Toon meer velden').click();
    await note.waitFor();
    await button('Toon minder velden').click();
    await note.waitFor({ state: 'hidden' });
  },
);
