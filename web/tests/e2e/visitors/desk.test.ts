import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';

import { read, signInToAdmin } from '../../harness/admin';
import {
  actionTimeoutMs,
  chooseByKeyboard,
  expectReadable,
  screens,
  tellShown,
} from '../../harness/admin-page';
import { barriersIn } from '../../harness/axe';
import { browserForFile } from '../../harness/browser';
import { signInByRequest } from '../../harness/editor';
import { openMailbox } from '../../harness/mailbox';
import { sharedFair } from '../../harness/shared-fair';
import { registeredVisitor } from '../../harness/visitors';

/** The desk: staff who find a visitor, correct, cancel and restore a registration, and add one. */
const fair = sharedFair();
const browser = browserForFile();
// Files that share the fair have registrations of their own.
const mark = randomUUID().slice(0, 8);
const email = `balie-${mark}@post.example`;

let page: Page;
let mailbox: ReturnType<typeof openMailbox>;
let visitor: Awaited<ReturnType<typeof registeredVisitor>>;
beforeAll(async () => {
  visitor = await registeredVisitor(fair, email, { name: `Zoë van der Brüggne ${mark}` });
  mailbox = openMailbox(fair.dataDir);
  // The link to confirm, and the badge.
  for (let seen = 0; seen < 2; seen += 1) await mailbox.next(email);
  page = await browser.page({ viewport: screens.desk });
  page.setDefaultTimeout(actionTimeoutMs);
  page.on('dialog', (dialog) => void dialog.accept());
  await signInByRequest(page, fair, { email: fair.adminEmail, password: fair.adminPassword });
}, 120_000);
afterEach((context) => tellShown(page, context));

const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
const said = (text: string) => page.getByText(text).first().waitFor();

/** Makes a crew as the organiser does. Returns the link in its mail. */
async function makeCrew(): Promise<string> {
  const address = `ploeg-${mark}@post.example`;
  const admin = await signInToAdmin(fair);
  const path = '/content-manager/collection-types/api::visitor-crew.visitor-crew';
  const { status } = await admin('POST', path, { name: 'Ingang balie', email: address, isActive: true });
  expect(status).toBe(201);
  const { text } = await mailbox.next(address);
  return /https?:\/\/\S+\/inchecken#[\w.-]+/.exec(text)?.[0] ?? '';
}

async function find(words: string): Promise<void> {
  await page.goto(`${fair.cms}/admin/visitors`);
  await page.getByRole('searchbox', { name: 'Naam, organisatie, e-mailadres of badgecode' }).fill(words);
  await press('Zoek');
}

test('a visitor who calls is found by parts of a name, corrected, cancelled and restored', async () => {
  await find(`${mark} bruggn`);
  await press(`Openen: Zoë van der Brüggne ${mark}`);
  await page.getByText(visitor.code).waitFor();
  await page.getByRole('gridcell', { name: 'Badge', exact: true }).waitFor();
  await expectReadable(page);

  await press('Gegevens wijzigen');
  await expectReadable(page);
  await page.getByRole('textbox', { name: 'Naam' }).fill('');
  await press('Bewaar de wijzigingen');
  await said('Vul dit in.');
  await page.getByRole('textbox', { name: 'Naam' }).fill(`Zoë van der Brüggen ${mark}`);
  await press('Bewaar de wijzigingen');
  await said('De gegevens zijn gewijzigd.');
  await page.getByRole('heading', { level: 1, name: `Zoë van der Brüggen ${mark}` }).waitFor();

  const own = await browser.page({ viewport: screens.phone });
  await own.goto(visitor.page);
  await own.getByText(visitor.code).waitFor();
  await press('Annuleer de aanmelding');
  await said('De aanmelding is geannuleerd.');
  expect((await mailbox.next(email)).subject).toBe('Uw aanmelding voor de beurs is geannuleerd');
  await own.goto(`${fair.site}/mijn-badge`);
  await own.getByText('Op dit toestel staat nog geen badge').waitFor();
  expect((await own.goto(visitor.page))?.status()).toBe(410);
  await own.getByText('Uw aanmelding is geannuleerd').waitFor();
  expect(await barriersIn(own)).toEqual([]);

  await own.goto(await makeCrew());
  await own.getByLabel('Code van de badge').fill(visitor.code);
  await own.keyboard.press('Enter');
  await own.getByText('Deze aanmelding is geannuleerd. De badge geldt niet meer.').waitFor();

  await press('Herstel de aanmelding');
  await said('De aanmelding is hersteld.');
  await page.getByText(visitor.code).waitFor();
  await own.goto(visitor.page);
  await own.getByText(visitor.code).waitFor();
});

test('a visitor at the desk is added, and their badge is on the screen and can be printed', async () => {
  const name = `Aan Balie ${mark}`;
  await page.goto(`${fair.cms}/admin/visitors`);
  await press('Bezoeker toevoegen');
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill(email);
  await page.getByRole('textbox', { name: 'Naam' }).fill(name);
  await expectReadable(page);
  await press('Meld aan en toon de badge');
  await said('Vul dit in.');
  await page.getByRole('checkbox').first().press('Space');
  await chooseByKeyboard(page, page.getByRole('combobox', { name: 'Soort organisatie' }));
  await press('Meld aan en toon de badge');
  // The address is that of the visitor of the first test.
  await said('Met dit e-mailadres is er al een aanmelding');
  await page.getByRole('heading', { level: 1, name: `Zoë van der Brüggen ${mark}` }).waitFor();

  await press('Terug naar de lijst');
  await press('Bezoeker toevoegen');
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill(`nieuw-${email}`);
  await page.getByRole('textbox', { name: 'Naam' }).fill(name);
  await page.getByRole('checkbox').first().press('Space');
  await chooseByKeyboard(page, page.getByRole('combobox', { name: 'Soort organisatie' }));
  await press('Meld aan en toon de badge');
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('img', { name: 'QR-code van de badge' }).waitFor();
  await page.getByText(/BV1-[0-9A-Z]{16}-[0-9A-Z]{16}/).waitFor();
  const [sheet, response] = await Promise.all([
    page.context().waitForEvent('page'),
    page.waitForResponse((one) => one.url().endsWith('/badge')),
    press('Print de badge'),
  ]);
  expect(
    Buffer.from(String(read(await response.json(), 'pdf')), 'base64')
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await sheet.close();
});

test('the days of those who were found change for the number that was shown, and the log says who did it', async () => {
  await find(mark);
  await page.getByText('2 aangemeld, waarvan 2 bevestigd').waitFor();
  await press('Dagen wijzigen (2)');
  await chooseByKeyboard(page, page.getByRole('combobox', { name: 'do 11 feb 2027' }), 'Toevoegen');
  await press('Bekijk hoeveel er wijzigen');
  await page.getByText('Dit wijzigt 2 aanmeldingen.').waitFor();
  await expectReadable(page);
  await press('Wijzig 2 aanmeldingen');
  await said('2 aanmeldingen zijn gewijzigd.');
  await page.goto(`${fair.cms}/admin/settings/audit`);
  await page.getByText('Dagen toegevoegd: do 11 feb 2027').waitFor();
  await page.getByText('Aanmelding gemaakt aan de balie').first().waitFor();
  await expectReadable(page);

  const admin = await signInToAdmin(fair);
  const { body } = await admin('GET', `/visitors-overview?q=${mark}`);
  const days = [0, 1].map((index) => read(body, 'data', index, 'days'));
  for (const one of days) expect(one).toContain('do 11 feb 2027');
});
