import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { read, signInToAdmin } from '../../harness/admin';
import { actionTimeoutMs, expectReadable, screens, tellShown } from '../../harness/admin-page';
import { barriersIn } from '../../harness/axe';
import { browserForFile } from '../../harness/browser';
import { makeEditor, signInByRequest } from '../../harness/editor';
import { sharedFair } from '../../harness/shared-fair';

const fair = sharedFair();
const browser = browserForFile();
let page: Page;
let removeOrganiser: () => Promise<void>;
beforeAll(async () => {
  const account = { email: `thuis-${Date.now()}@beurs.example`, password: 'Beurs-2027-thuis' };
  removeOrganiser = await makeEditor(fair, account, 'organiser');
  page = await browser.page({ viewport: screens.desk });
  page.setDefaultTimeout(actionTimeoutMs);
  await signInByRequest(page, fair, account);
}, actionTimeoutMs);
afterAll(() => removeOrganiser());
afterEach((context) => tellShown(page, context));

const directory = () => page.getByRole('region', { name: 'Waar vind ik wat?' });

test(
  'an organiser finds every list and page on the home page, in groups, and follows a link',
  { timeout: 4 * actionTimeoutMs },
  async () => {
    await page.goto(`${fair.cms}/admin`);
    await directory().getByRole('link', { name: 'Standhouders', exact: true }).waitFor();
    const headings = directory().getByRole('heading', { level: 3 });
    expect(await headings.allInnerTexts()).toEqual([
      'Site',
      'Programma',
      'Standhouders',
      'Bezoekers',
      'Verkoop',
      'Instellingen',
    ]);

    const signs = page.getByRole('navigation').first().getByRole('listitem').getByRole('link');
    await expect.poll(() => signs.count()).toBeGreaterThan(8);
    const named = await signs.evaluateAll((links) =>
      links.map((link) => link.getAttribute('aria-label') ?? link.textContent),
    );
    const listed = await directory().getByRole('link').allInnerTexts();
    const stock = ['Begin', 'Inhoud', 'Instellingen'];
    expect(named.filter((name) => !stock.includes(name) && !listed.includes(name))).toEqual([]);
    const sentences = await directory().getByRole('paragraph').allInnerTexts();
    expect(sentences.filter((text) => text.endsWith('.'))).toHaveLength(listed.length);
    await expectReadable(page);

    const sales = directory().getByRole('region', { name: 'Verkoop' });
    await sales.getByRole('link', { name: 'Standprijzen' }).click();
    await page.getByRole('heading', { level: 1, name: 'Standprijzen' }).waitFor();
  },
);

test(
  'an organiser opens the settings on what there is to set, and reads no version',
  { timeout: 2 * actionTimeoutMs },
  async () => {
    await page.goto(`${fair.cms}/admin/settings`);
    await page.getByRole('heading', { level: 1, name: 'Overzicht' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Huisstijl' }).waitFor();
    expect(await page.locator('body').innerText()).not.toMatch(/versie|version|token|webhook/i);
    await expectReadable(page);
  },
);

const today = () => page.getByRole('region', { name: 'Vandaag' });
const title = `Vraag van vandaag ${Date.now()}`;

/** Publishes a form and sends two submissions with it. Returns how to delete the form. */
async function askTwice(): Promise<() => Promise<unknown>> {
  const admin = await signInToAdmin(fair);
  const list = '/content-manager/collection-types/api::form.form';
  const { body } = await admin('POST', `${list}?locale=nl`, {
    title,
    slug: `vandaag-${Date.now()}`,
    fields: [{ label: 'Uw naam', name: 'naam', kind: 'Tekst' }],
    submitLabel: 'Verstuur',
    confirmationTitle: 'Dank u wel',
    recipients: [{ email: 'vandaag@fabriekenthuis.example' }],
    retentionDays: 30,
  });
  const path = `${list}/${String(read(body, 'data', 'documentId'))}`;
  await admin('POST', `${path}/actions/publish?locale=nl`, {});
  for (const naam of ['Anna', 'Bram']) {
    const response = await fetch(
      `${fair.cms}/api/forms/${String(read(body, 'data', 'documentId'))}/submissions`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.77' },
        body: JSON.stringify({ data: { version: 1, language: 'nl', values: { naam } } }),
      },
    );
    expect([response.status, naam]).toEqual([201, naam]);
  }
  return () => admin('DELETE', path);
}

test(
  'an organiser reads how far off the fair is and what there is to do, and follows a line to a list of that alone',
  { timeout: 6 * actionTimeoutMs },
  async () => {
    const deleteForm = await askTwice();
    await page.goto(`${fair.cms}/admin`);
    // The clock of this fair stands on 20 November 2026.
    await today().getByText('Nog 81 dagen tot de beurs: di 9 feb 2027.').waitFor();
    expect(await page.getByRole('heading', { level: 2 }).first().innerText()).toMatch(/^vandaag$/i);
    await today()
      .getByText(/^(Gisteren meldde.* in totaal |Er heeft zich nog niemand aangemeld)/)
      .waitFor();
    await expectReadable(page);
    await page.evaluate(() => localStorage.setItem('STRAPI_THEME', 'dark'));
    await page.reload();
    await today().getByRole('heading', { name: 'Te doen' }).waitFor();
    expect(await barriersIn(page, { within: 'main' })).toEqual([]);
    await page.evaluate(() => localStorage.removeItem('STRAPI_THEME'));

    await today()
      .getByRole('link', { name: `2 nieuwe inzendingen: ${title}` })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Inzendingen' }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Formulier' }).innerText()).toBe(title);
    expect(await page.getByRole('combobox', { name: 'Status' }).first().innerText()).toBe('nieuw');
    await page.getByText('2 inzendingen', { exact: true }).waitFor();
    await deleteForm();
  },
);
