import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';

import { read, signInToAdmin } from '../../harness/admin';
import { tellShown } from '../../harness/admin-page';
import { browserForFile } from '../../harness/browser';
import { signInByRequest } from '../../harness/editor';
import { sharedFair } from '../../harness/shared-fair';

const fair = sharedFair();
const browser = browserForFile();
const email = `genodigde-${Date.now()}@beurs.example`;

let page: Page;
afterEach(async (context) => {
  await tellShown(page, context);
  const admin = await signInToAdmin(fair);
  const { body } = await admin('GET', `/admin/users?filters[email][$eq]=${email}`);
  const id = Number(read(body, 'data', 'results', 0, 'id'));
  if (id > 0) await admin('DELETE', `/admin/users/${id}`);
});

test('who invites a colleague on a server without a mail server reads that nothing was mailed', async () => {
  page = await browser.page({ viewport: { width: 1440, height: 900 } });
  await signInByRequest(page, fair, { email: fair.adminEmail, password: fair.adminPassword });
  await page.goto(`${fair.cms}/admin/settings/users`);
  await page.getByRole('button', { name: 'Nodig nieuwe gebruiker uit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Voornaam').fill('Sanne');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByText('Redacteur: Maakt en publiceert alles').waitFor();
  await dialog.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Redacteur' }).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Nodig gebruiker uit' }).click();
  await dialog.getByText('Er is niets gemaild, want deze server heeft geen mailserver.').waitFor();
  expect(await dialog.innerText()).toContain('/admin/auth/register?registrationToken=');
});
