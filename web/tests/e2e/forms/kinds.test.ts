import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { read, signInToAdmin } from '../../harness/admin';
import { barriersIn } from '../../harness/axe';
import { browserForFile, hydrate } from '../../harness/browser';
import { openLongEnough } from '../../harness/fill-time';
import { openMailbox } from '../../harness/mailbox';
import { sharedFair } from '../../harness/shared-fair';

/** A form with the kinds of fields that the forms of the demo fair do not have, as an editor makes it. */
const fair = sharedFair();
const mailbox = openMailbox(fair.dataDir);
const browser = browserForFile();
const formsPath = '/content-manager/collection-types/api::form.form';
const pagesPath = '/content-manager/collection-types/api::page.page';
const recipient = 'soorten@fabriekenthuis.example';
const required = { rule: 'Verplicht' };
const options = ['Dinsdag', 'Woensdag', 'Donderdag'].map((label) => ({ label, value: label.toLowerCase() }));

let admin: Awaited<ReturnType<typeof signInToAdmin>>;
const made: string[] = [];
beforeAll(async () => {
  admin = await signInToAdmin(fair);
  const publish = async (path: string, payload: object) => {
    const { status, body } = await admin('POST', `${path}/actions/publish`, payload);
    expect(status, JSON.stringify(body)).toBeLessThan(300);
    const documentId = String(read(body, 'data', 'documentId'));
    made.push(`${path}/${documentId}`);
    return documentId;
  };
  const form = await publish(formsPath, {
    title: 'Soorten velden',
    slug: 'soorten-velden',
    captchaAction: 'Anders',
    retentionDays: 10,
    recipients: [{ email: recipient }],
    fields: [
      {
        label: 'Opbouwdag',
        name: 'opbouw',
        kind: 'Datum',
        rules: [required, { rule: 'Datum tussen', values: '2027-02-05\n2027-02-08' }],
      },
      { label: 'Rekening', name: 'rekening', kind: 'Tekst', rules: [{ rule: 'IBAN' }] },
      {
        label: 'Hal',
        name: 'hal',
        kind: 'Keuze',
        rules: [required],
        options: [{ label: '1' }, { label: '2' }],
      },
      {
        label: 'Dagen',
        name: 'dagen',
        kind: 'Meerdere keuzes',
        options,
        rules: [{ rule: 'Minstens', values: '2' }, required],
      },
    ],
  });
  await publish(pagesPath, {
    title: 'Soorten velden',
    slug: 'soorten-velden',
    blocks: [{ __component: 'blocks.form', title: 'Soorten', form: { connect: [{ documentId: form }] } }],
  });
});
afterAll(async () => {
  for (const path of made.reverse()) await admin('DELETE', path);
});

const form = (page: Page) => page.locator('#formulier-soorten-velden');
const send = (page: Page) => form(page).getByRole('button', { name: 'Versturen' }).press('Enter');
const field = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);

/** Opens the form and waits until who sends it is no robot. */
async function open(page: Page, hasScripts: boolean) {
  await page.goto(`${fair.site}/soorten-velden?na=${admin.change()}`);
  await form(page).waitFor();
  if (hasScripts) await openLongEnough(page);
}

describe.each([
  { javaScriptEnabled: true, viewport: { width: 360, height: 800 } },
  { javaScriptEnabled: false, viewport: { width: 1280, height: 900 } },
])('with JavaScript $javaScriptEnabled at $viewport.width px', (settings) => {
  test('a date, an IBAN and choices are rejected, corrected and stored as they are meant', async () => {
    const page = await browser.page(settings);
    await open(page, settings.javaScriptEnabled);
    await field(page, 'opbouw').getByLabel('Opbouwdag').fill('2027-02-09');
    await field(page, 'rekening').getByLabel('Rekening').fill('NL91 ABNA 0417 1643 01');
    await field(page, 'dagen').getByLabel('Woensdag').check();
    await send(page);
    const alert = form(page).getByRole('alert');
    await alert.getByText('Sorry, niet alle velden zijn correct ingevuld.').waitFor();
    expect(await alert.getByRole('link').allTextContents()).toEqual([
      'Kies een datum van 5 februari 2027 tot en met 8 februari 2027.',
      'Vul een geldig IBAN in.',
      'Hal is verplicht.',
      'Kies er ten minste 2.',
    ]);
    expect(await field(page, 'opbouw').getByLabel('Opbouwdag').inputValue()).toBe('2027-02-09');
    expect(await field(page, 'dagen').getByLabel('Woensdag').isChecked()).toBe(true);
    if (settings.javaScriptEnabled)
      expect(await barriersIn(page, { within: '#formulier-soorten-velden' })).toEqual([]);

    if (settings.javaScriptEnabled) await hydrate(page);
    await field(page, 'opbouw').getByLabel('Opbouwdag').fill('2027-02-08');
    await field(page, 'rekening').getByLabel('Rekening').fill('nl91 abna 0417 1643 00');
    await field(page, 'hal').getByLabel('2').check();
    await field(page, 'dagen').getByLabel('Donderdag').check();
    await send(page);
    await form(page).getByText('Verzonden').waitFor();
    const { text } = await mailbox.next(recipient);
    for (const answer of ['2027-02-08', 'NL91ABNA0417164300', 'Woensdag', 'Donderdag'])
      expect(text).toContain(answer);
    expect(text).not.toContain('Dinsdag');
  });
});

test('messages come when a field is left or a choice is changed, and go once it is right', async () => {
  const page = await browser.page({ viewport: { width: 1280, height: 900 } });
  await open(page, true);
  const iban = field(page, 'rekening').getByLabel('Rekening');
  await iban.focus();
  await page.keyboard.type('NL91 ABNA 0417 1643 01');
  expect(await field(page, 'rekening').getAttribute('data-invalid')).toBeNull();
  await page.keyboard.press('Tab');
  await field(page, 'rekening').getByText('Vul een geldig IBAN in.').waitFor();
  expect(await field(page, 'rekening').getAttribute('data-blurred')).toBe('');
  expect(await iban.getAttribute('aria-invalid')).toBe('true');
  await iban.fill('NL91 ABNA 0417 1643 00');
  await expect.poll(() => field(page, 'rekening').getAttribute('data-complete')).toBe('');
  expect(await field(page, 'rekening').getAttribute('data-invalid')).toBeNull();
  expect(await iban.getAttribute('aria-invalid')).toBeNull();

  await field(page, 'dagen').getByLabel('Dinsdag').press('Space');
  await field(page, 'dagen').getByText('Kies er ten minste 2.').waitFor();
  await field(page, 'dagen').getByLabel('Woensdag').press('Space');
  await expect.poll(() => field(page, 'dagen').getAttribute('data-valid')).toBe('');
});
