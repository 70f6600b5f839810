import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { actionTimeoutMs, expectReadable, tellShown } from '../../harness/admin-page';
import { browserForFile } from '../../harness/browser';
import { signInByRequest } from '../../harness/editor';
import { startFair, type Fair } from '../../harness/fair';
import { openMailbox } from '../../harness/mailbox';

/** An organiser changes the text of a mail, sees it, sends it to themselves, and brings the standard text back. */
const browser = browserForFile();
let fair: Fair;
let page: Page;
beforeAll(async () => {
  fair = await startFair();
  page = await browser.page({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(actionTimeoutMs);
  await signInByRequest(page, fair, { email: fair.adminEmail, password: fair.adminPassword });
}, 240_000);
afterEach((context) => tellShown(page, context));
afterAll(() => fair.stop());

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('a mail has the organiser’s words', { timeout: 5 * actionTimeoutMs }, async () => {
  await page.goto(`${fair.cms}/admin/settings/mail-texts`);
  await button('Badge').waitFor();
  await expectReadable(page);
  await button('Badge').click();
  await page.locator('button:focus', { hasText: 'Alle mails' }).waitFor();
  const text = page.getByRole('textbox', { name: 'Tekst' });
  await text.fill('Tot ziens, ');
  await button('{naam}').click();
  expect(await text.inputValue()).toBe('Tot ziens, {naam}');
  const preview = page.frameLocator('iframe');
  await preview.getByText('Tot ziens, Noor de Vries', { exact: true }).last().waitFor();
  await expectReadable(page);

  await text.press('End');
  await text.pressSequentially(' {onbekend}');
  await page.getByText(/^\{onbekend\} is geen variabele van deze mail/).waitFor();
  expect(await button('Bewaar').isDisabled()).toBe(true);
  await text.fill('Tot ziens, {naam}');

  await button('Stuur een proefmail naar mijzelf').click();
  const mail = await openMailbox(fair.dataDir).next(fair.adminEmail);
  expect(mail).toMatchObject({ subject: 'TEST: Uw badge voor de beurs' });
  expect(mail.text).toContain('Tot ziens, Noor de Vries');

  await button('Bewaar').click();
  page.on('dialog', (dialog) => void dialog.accept());
  await button('Terug naar de standaardtekst').click();
  await expect.poll(() => text.inputValue()).toContain('{dagen}');
  await button('Engels').click();
  await expect.poll(() => text.inputValue()).toMatch(/^You are registered for \{dagen\}/);
  await button('Alle mails').click();
  await page.locator('button:focus', { hasText: 'Badge' }).waitFor();
});
