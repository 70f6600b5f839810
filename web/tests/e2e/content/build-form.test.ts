import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { tellShown } from '../../harness/admin-page';
import { read, signInToAdmin } from '../../harness/admin';
import { browserForFile } from '../../harness/browser';
import { makeEditor, signInByRequest } from '../../harness/editor';
import { openMailbox } from '../../harness/mailbox';
import { sharedFair } from '../../harness/shared-fair';
import { waitForChanges } from '../../harness/wait-for-changes';

/** The admin is a large program: on a slow machine with two cores a page of it takes a while. */
const actionTimeoutMs = 60_000;

const fair = sharedFair();
const mailbox = openMailbox(fair.dataDir);
const types = `${fair.cms}/admin/content-manager/collection-types`;
const account = { email: `bouwer-${Date.now()}@beurs.example`, password: 'Redactie-2027-bouwt' };
const title = `Proeverij ${Date.now()}`;
const slug = title.toLowerCase().replaceAll(' ', '-');
const recipient = `proeverij-${Date.now()}@fabriekenthuis.example`;

let removeEditor: () => Promise<void>;
beforeAll(async () => {
  removeEditor = await makeEditor(fair, account);
});
afterAll(async () => {
  const admin = await signInToAdmin(fair);
  for (const uid of ['api::page.page', 'api::form.form']) {
    const path = `/content-manager/collection-types/${uid}`;
    const { body } = await admin('GET', `${path}?filters[slug][$eq]=${slug}&locale=nl`);
    const documentId = read(body, 'results', 0, 'documentId');
    if (typeof documentId === 'string') await admin('DELETE', `${path}/${documentId}`);
  }
  await removeEditor();
});

const browser = browserForFile();
let page: Page;
beforeAll(async () => {
  page = await browser.page({ viewport: { width: 1440, height: 1200 } });
  page.setDefaultTimeout(actionTimeoutMs);
});

afterEach((context) => tellShown(page, context));

/** Opens the form for a new document of this type. With its language the admin does not load the page a second time. */
const create = (uid: string) => page.goto(`${types}/${uid}/create?plugins[i18n][locale]=nl`);
const box = (within: Page | Locator, name: string) => within.getByRole('textbox', { name, exact: true });

async function choose(within: Page | Locator, label: string, option: string): Promise<void> {
  await within.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** The button of a list that has nothing in it yet. */
const emptyList = (within: Page | Locator, at: number) =>
  within.getByRole('button', { name: /^Nog leeg/ }).nth(at);
/** Positions among the empty lists of a field. */
const [options, rules] = [0, 1];

/** Fills in the last of these boxes once it is there: what was added a moment ago is empty. */
async function fillAdded(within: Page | Locator, name: string, text: string): Promise<void> {
  await expect.poll(() => box(within, name).last().inputValue()).toBe('');
  await box(within, name).last().fill(text);
}

/** Writes a question into the field that was added last. Returns the part of the form that is about it. */
async function ask(question: string, kind: string): Promise<Locator> {
  await fillAdded(page, 'Vraag', question);
  const field = page.getByRole('region', { name: question, exact: true });
  await choose(field, 'Soort', kind);
  return field;
}
const addField = () => page.getByRole('button', { name: 'Toevoegen', exact: true }).last().click();

async function publish(): Promise<void> {
  await page.getByRole('button', { name: 'Publiceer' }).click();
  await page.getByRole('status', { name: 'published' }).waitFor();
}

describe('an editor', { timeout: 240_000, retry: 0 }, () => {
  test('builds a form of questions, rules and a condition', async () => {
    await signInByRequest(page, fair, account);
    await create('api::form.form');
    await box(page, 'Titel').fill(title);
    await page.getByText('Dit adres is vrij.').waitFor();

    await emptyList(page.getByRole('tabpanel'), 0).click();
    const email = await ask('Uw e-mailadres', 'E-mailadres');
    await emptyList(email, rules).click();
    await choose(email, 'Regel', 'Verplicht');

    await addField();
    const wish = await ask('Wat wilt u proeven?', 'Keuze');
    await box(wish, 'Kenmerk').fill('smaak');
    await emptyList(wish, options).click();
    await box(wish, 'Keuze').fill('Soep');
    await wish.getByRole('button', { name: 'Toevoegen', exact: true }).first().click();
    await fillAdded(wish, 'Keuze', 'Iets anders');

    await addField();
    const other = await ask('Wat dan?', 'Tekst');
    await emptyList(other, rules).click();
    await choose(other, 'Regel', 'Verplicht');
    await box(other, 'Toon alleen als dit veld …').fill('smaak');
    // A condition that can never hold is rejected, in words, when it is saved.
    await box(other, 'Waarde van dat veld').fill('Taart');
    await page.getByRole('button', { name: 'Bewaar' }).click();
    await page
      .getByText(/wordt nooit getoond: het andere veld kan deze waarde niet hebben/)
      .first()
      .waitFor();
    await box(other, 'Waarde van dat veld').fill('Iets anders');

    await box(page, 'Tekst op de knop').fill('Proef mee');
    await box(page, 'Bevestiging: kop').fill('Smakelijk alvast');
    await emptyList(page.getByRole('tabpanel'), -1).click();
    await fillAdded(page, 'E-mailadres', recipient);
    await page.getByRole('button', { name: 'Bewaar' }).click();
    await page.waitForURL((url) => !url.pathname.endsWith('/create'));
  });

  test('sees the draft in a preview, where trying it stores nothing', async () => {
    const editing = page.url();
    await page.getByRole('link', { name: 'Voorbeeld openen' }).click();
    const previewUrl = await page.locator('iframe[title="Voorbeeld"]').getAttribute('src');
    const tab = await browser.page({ javaScriptEnabled: false });
    await tab.goto(previewUrl ?? '');
    await tab.getByText('Voorbeeld: dit is nog niet gepubliceerd.').waitFor();
    await tab.getByLabel('Uw e-mailadres').fill(recipient);
    await tab.getByLabel('Soep').check();
    await tab.getByRole('button', { name: 'Proef mee' }).click();
    await tab.getByText('Smakelijk alvast').waitFor();
    expect((await fetch(new URL(`/formulieren/${slug}`, fair.site))).status).toBe(404);
    await page.goBack();
    await page.waitForURL(editing);
  });

  test('publishes it, and gets a test of it by mail', async () => {
    await publish();
    await page.getByRole('button', { name: 'Stuur mij een test' }).click();
    await page
      .getByText(new RegExp(`gaat naar ${account.email}`))
      .first()
      .waitFor();
    // The first mail to a colleague is the invitation.
    await mailbox.next(account.email);
    expect((await mailbox.next(account.email)).subject).toContain(`TEST: ${title}`);
    // Nothing came of the preview, and a test is for the editor alone.
    expect(await mailbox.count(recipient)).toBe(0);
  });

  test('places it as a block on a page and publishes that', async () => {
    await create('api::page.page');
    await box(page, 'Titel').fill(title);
    await page.getByText('Dit adres is vrij.').waitFor();
    await page.getByRole('button', { name: 'Blok toevoegen' }).click();
    await page.getByRole('button', { name: 'Formulier', exact: true }).click();
    await box(page, 'Kop').fill('Kom proeven');
    const form = page.getByRole('combobox', { name: 'Formulier', exact: true });
    await form.click();
    await form.pressSequentially(title);
    await page.getByRole('option', { name: title }).click();
    await page.getByRole('button', { name: 'Bewaar' }).click();
    await page.waitForURL((url) => !url.pathname.endsWith('/create'));
    await publish();
  });

  test('gets what a visitor sends with it, by mail and in the worklist', async () => {
    await waitForChanges(fair);
    const visitor = await browser.page({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
    await visitor.goto(`${fair.site}/${slug}`);
    const form = visitor.locator(`#formulier-${slug}`);
    await form.getByLabel('Uw e-mailadres').fill('Fatma@post.example');
    await form.getByLabel('Iets anders').check();
    await form.getByRole('button', { name: 'Proef mee' }).click();
    await form
      .getByRole('alert')
      .getByText(/Geef antwoord op de vraag: Wat dan\?/)
      .waitFor();
    await form.getByLabel(/Wat dan/).fill('Een erwtje');
    await form.getByRole('button', { name: 'Proef mee' }).click();
    await form.getByText('Smakelijk alvast').waitFor();

    const mail = await mailbox.next(recipient);
    expect(mail.subject).toMatch(new RegExp(`^${title} \\(.{4}-.{4}\\)$`));
    expect(mail.text).toContain('Wat dan?\nEen erwtje');

    await page.goto(`${fair.cms}/admin/form-worklist`);
    const row = page.getByRole('row').filter({ hasText: title });
    await row.getByText('fatma@post.example').waitFor();
    await row.getByRole('button', { name: /^Open/ }).click();
    await page.getByText('Een erwtje').waitFor();
  });
});
