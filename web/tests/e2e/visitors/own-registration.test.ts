import { expect, test } from 'vitest';

import { readPdf } from '../../../../cms/tests/harness/pdf-text';
import { accountsForFile } from '../../harness/accounts';
import { barriersIn } from '../../harness/axe';
import { hydrate } from '../../harness/browser';
import { sharedFair } from '../../harness/shared-fair';
import { codeOn, registeredVisitor, send } from '../../harness/visitors';

const fair = sharedFair();
const accounts = accountsForFile();
const own = `${fair.site}/bezoekersprofiel?mijn=1`;

/** Somebody who registered as a visitor, and the code of their badge. */
async function visitor() {
  const person = accounts.newcomer();
  const { code } = await registeredVisitor(fair, person.email);
  // The mails to confirm and with the badge are read; the next one is that of an account.
  for (let count = 0; count < 2; count += 1) await accounts.mailbox.next(person.email);
  return { person, code };
}

test('who is signed in finds their registration in the account, and changes it without a mailed link', async () => {
  const { person, code } = await visitor();
  const page = await accounts.openPage();
  await accounts.registered(page, person);
  await page.locator('main').locator('a[href="/bezoekersprofiel?mijn=1"]').first().click();
  await page.waitForURL(own);
  await hydrate(page);
  expect(await codeOn(page)).toBe(code);
  expect(await barriersIn(page)).toEqual([]);
  const pdf = await page.request.get(`${fair.site}/bezoekersprofiel/badge.pdf`);
  expect((await readPdf(await pdf.body())).text).toContain(code);

  await page.locator('input[name=role]').fill('Directeur');
  await send(page, 'wijzigen');
  await page.getByText('Uw gegevens zijn gewijzigd').waitFor();
  expect(new URL(page.url()).searchParams.get('mijn')).toBe('1');
  expect(await page.locator('input[name=role]').inputValue()).toBe('Directeur');
  const response = await page.request.get(own);
  expect(response.headers()['cache-control']).toBe('private, no-store');
});

test('who is not signed in, or has no registration, sees none', async () => {
  const { request } = await accounts.browser.context();
  const asked = await request.get(own);
  expect(new URL(asked.url()).pathname).toBe('/inloggen');
  expect(await asked.text()).not.toContain('data-badge-code');
  const page = await accounts.openPage();
  await accounts.registeredIn(page.context());
  expect((await page.goto(own))?.status()).toBe(404);
  await page.locator('main').getByRole('link', { name: /./ }).first().waitFor();
  expect(await page.locator('[data-badge-code]').count()).toBe(0);
});

test('an account whose address nobody confirmed does not open the registration of that address', async () => {
  const { person, code } = await visitor();
  const context = await accounts.browser.context();
  await accounts.registerBy(context, person);
  expect((await context.request.get(`${fair.site}/account`)).url()).toBe(`${fair.site}/account`);
  const response = await context.request.get(own);
  expect(response.status()).toBe(404);
  expect(await response.text()).not.toContain('data-badge-code');
  expect(await response.text()).not.toContain(code);
  expect((await context.request.get(`${fair.site}/bezoekersprofiel/badge.pdf`)).status()).toBe(404);
});
