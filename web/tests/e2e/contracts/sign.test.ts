import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { read, signInToAdmin } from '../../harness/admin';
import { browserForFile, hydrate } from '../../harness/browser';
import { openMailbox } from '../../harness/mailbox';
import { sharedFair } from '../../harness/shared-fair';
import { fill, openStep, waitForStep } from './answers';

const fair = sharedFair();
const { site, dataDir } = fair;
const browser = browserForFile();
const mailbox = openMailbox(dataDir);
const submit = (page: Page) => page.getByRole('button', { name: 'Onderteken en verstuur' });
const agreed = { rulesAccepted: ['ja'], authorised: ['ja'] };

/** A picture of one pixel. */
const logo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The stored contract with this company, as the admin has it. */
async function storedContract(company: string): Promise<unknown> {
  const admin = await signInToAdmin(fair);
  const query = `filters[company][$eq]=${encodeURIComponent(company)}`;
  const path = `/content-manager/collection-types/api::exhibitor-contract.exhibitor-contract?${query}`;
  const { body } = await admin('GET', path);
  expect(read(body, 'pagination', 'total')).toBe(1);
  return read(body, 'results', 0);
}

describe.each([
  ['with scripts', true, { width: 1280, height: 900 }],
  ['without scripts', false, { width: 360, height: 740 }],
] as const)('%s', (name, javaScriptEnabled, viewport) => {
  test('a contract whose stand is changed in the overview is signed with consent and the right name, stored with what was signed, and mailed to both sides', async () => {
    const company = `Bouw ${name}`;
    const email = javaScriptEnabled ? 'met@noordwand.example' : 'zonder@noordwand.example';
    const page = await browser.page({ javaScriptEnabled, viewport });
    await openStep(page, site, 'overzicht', { company, signatoryEmail: email });
    await page.getByRole('link', { name: /Wijzig\s*: stand/ }).click();
    await waitForStep(page, 'stand', javaScriptEnabled);
    await fill(page, { squareMetres: '20' });
    await page.getByRole('button', { name: 'Bewaar en ga naar het overzicht' }).click();
    await waitForStep(page, 'overzicht', javaScriptEnabled);
    expect(await page.locator('main').innerText()).toMatch(/Totaal inclusief btw\s+€\s8\.730,15/);

    const problems = page.locator('[data-error-summary]');
    await submit(page).click();
    await problems.waitFor();
    expect(new URL(page.url()).pathname).toBe('/contractformulier/overzicht');
    if (javaScriptEnabled) await hydrate(page);
    await fill(page, { ...agreed, typedName: 'Iemand Anders' });
    await submit(page).click();
    await problems.getByText('José van der Meulen').waitFor();
    if (javaScriptEnabled) await hydrate(page);
    await fill(page, { ...agreed, typedName: 'jose van der meulen' });
    await submit(page).click();
    await page.waitForURL((url) => url.pathname === '/contractformulier/ontvangen');
    await page.getByText('U hebt getekend.').waitFor();

    const stored = await storedContract(company);
    expect(read(stored, 'rulesVersion')).toBe('2027.1');
    expect(read(stored, 'grossCents')).toBe(873_015);
    expect(read(stored, 'typedName')).toBe('jose van der meulen');
    const signedText = String(read(stored, 'signedText'));
    expect(createHash('sha256').update(signedText).digest('hex')).toBe(read(stored, 'hash'));
    expect(signedText).toContain('"iban":"NL91ABNA0417164300"');
    expect(signedText).toContain('Ik heb het reglement voor standhouders, versie 2027.1, gelezen');

    const copy = await mailbox.next(email);
    expect(copy.text).toContain(company);
    expect(copy.text).toContain('8.730,15');
    expect(copy.text).not.toContain('NL91ABNA0417164300');
    expect(await mailbox.count('info@fabriekenthuis.example')).toBeGreaterThan(0);

    await page.goto(`${site}/contractformulier/verder`);
    expect(new URL(page.url()).pathname).toBe('/contractformulier/organisatie');
    expect(await page.locator('[name=company]').inputValue()).toBe('');
  });

  test('a logo stays with the contract while it is filled in', async () => {
    const page = await browser.page({ javaScriptEnabled });
    await openStep(page, site, 'profiel');
    await fill(page, { publicName: 'Noordwand', summary: 'Houten gevels die in een dag staan.' });
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
    if (javaScriptEnabled) await page.getByRole('button', { name: 'Verwijderen logo.png' }).waitFor();
    await page.getByRole('button', { name: 'Volgende stap' }).click();
    await waitForStep(page, 'betaling', javaScriptEnabled);
    await page.goto(`${site}/contractformulier/profiel`);
    await page.getByText('logo.png').first().waitFor();
    await page.getByRole('button', { name: 'Volgende stap' }).click();
    await waitForStep(page, 'betaling', javaScriptEnabled);
    await page.goto(`${site}/contractformulier/profiel`);
    await page.getByText('logo.png').first().waitFor();
  });
});
