import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import {
  client,
  startIdentityProvider,
  type IdentityProvider,
  type Somebody,
} from '../../../../cms/tests/harness/identity-provider';
import { freePort } from '../../../../scripts/ports.mjs';
import { barriersIn } from '../../harness/axe';
import { browserForFile, hydrate } from '../../harness/browser';
import { startFair, type Fair } from '../../harness/fair';

let fair: Fair;
let service: IdentityProvider;
beforeAll(async () => {
  // The service has to know where people go back to before the site is there.
  const port = await freePort();
  const site = `http://localhost:${port}`;
  service = await startIdentityProvider(`${site}/api/connect/bedrijf/callback`);
  fair = await startFair({
    port,
    environment: {
      SIGN_IN_PROVIDERS: 'bedrijf',
      SIGN_IN_BEDRIJF_ISSUER: service.issuer,
      SIGN_IN_BEDRIJF_KEY: client.id,
      SIGN_IN_BEDRIJF_SECRET: client.secret,
      SIGN_IN_BEDRIJF_LABEL: 'Bouwpas',
    },
  });
});
afterAll(async () => {
  await fair.stop();
  service.stop();
});
const browser = browserForFile();

/** Somebody whom the service knows, with an e-mail address that it confirmed. */
function somebody(name: string, differs: Partial<Somebody> = {}): Somebody {
  const sub = name.toLowerCase().replaceAll(' ', '-');
  return { sub, name, email: `${sub}@bouwpas.example`, email_verified: true, ...differs };
}

async function pressService(page: Page, from = '/inloggen'): Promise<void> {
  await page.goto(fair.site + from);
  await page.getByRole('button', { name: 'Inloggen met Bouwpas' }).click();
}

async function cookieNames(page: Page): Promise<string[]> {
  return (await page.context().cookies()).map(({ name }) => name);
}

test('signing in with another service makes an account, and leads back to the page that asked for it', async () => {
  service.atScreen = somebody('Noor de Wit');
  const page = await browser.page();
  await page.goto(`${fair.site}/account/beveiliging`);
  await page.getByRole('button', { name: 'Inloggen met Bouwpas' }).click();
  await page.waitForURL(`${fair.site}/account/beveiliging`);
  expect(await page.locator('main h1').textContent()).toBe('Inloggen en beveiliging');
  await page.getByText('U logt in met een andere dienst').waitFor();
  expect(await cookieNames(page)).toEqual(expect.arrayContaining(['token', 'refresh']));
  expect(await cookieNames(page)).not.toEqual(expect.arrayContaining(['koa.sess']));
  expect(await cookieNames(page)).not.toContain('naar');

  // The same person is the same account, also without JavaScript.
  const again = await browser.page({ javaScriptEnabled: false });
  await pressService(again);
  await again.waitForURL(`${fair.site}/account`);
  await again.getByText('noor-de-wit@bouwpas.example').first().waitFor();

  // There is no password to show who it is: a sign-in that is minutes old does.
  await page.goto(`${fair.site}/account/gegevens`);
  await page.getByLabel('Ja, verwijder mijn account').check();
  await page.getByRole('button', { name: 'Verwijder mijn account' }).click();
  await page.waitForURL(`${fair.site}/account/verwijderd`);
});

test('the form over a page has the same button', async () => {
  service.atScreen = somebody('Ali Yilmaz');
  const page = await browser.page({ viewport: { width: 360, height: 740 } });
  await page.goto(`${fair.site}/programma/tours`);
  await page.getByRole('button', { name: 'Uw menu' }).click();
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Inloggen met Bouwpas' }).click();
  await page.waitForURL(`${fair.site}/programma/tours`);
  await hydrate(page);
  await page.getByRole('button', { name: 'Uw menu' }).click();
  await page.getByText('Ali Yilmaz').waitFor();
});

test('a visitor who cancels at the service reads that nothing happened', async () => {
  service.atScreen = 'cancels';
  const page = await browser.page();
  await pressService(page);
  await page.getByRole('heading', { level: 1, name: 'Het is niet gelukt' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/c');
  expect(await cookieNames(page)).not.toContain('token');
  expect(await barriersIn(page)).toEqual([]);
});

test.each([
  ['an address that nobody confirmed', { email_verified: false }, 'Er ontbreekt een e-mailadres'],
  ['no address', { email: undefined }, 'Er ontbreekt een e-mailadres'],
])('a service that sends %s signs nobody in', async (_what, differs, heading) => {
  service.atScreen = somebody('Zonder', differs);
  const page = await browser.page();
  await pressService(page);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  expect(await cookieNames(page)).not.toContain('token');
});

test('an account with a password is not taken over by its e-mail address', async () => {
  const page = await browser.page();
  await page.goto(`${fair.site}/registreren`);
  await page.getByLabel('Naam').fill('Sanne');
  await page.getByLabel('E-mailadres').fill('sanne@bouwpas.example');
  await page.getByLabel('Wachtwoord', { exact: true }).fill('vier losse woorden thuis');
  await page.locator('main').getByRole('button', { name: 'Account aanmaken' }).click();
  await page.waitForURL(/\/account\?/);

  service.atScreen = somebody('Sanne');
  const other = await browser.page();
  await pressService(other);
  await other.getByRole('heading', { level: 1, name: 'U hebt hier al een account' }).waitFor();
  expect(await cookieNames(other)).not.toContain('token');
});

test('a link made by somebody else signs nobody in', async () => {
  service.atScreen = somebody('Noor de Wit');
  const page = await browser.page();
  for (const link of [
    '/c?provider=bedrijf',
    '/c?provider=bedrijf&access_token=gestolen&id_token=gestolen',
    '/c?provider=..%2f..%2fusers%2fme',
    '/api/connect/bedrijf/callback?code=gestolen&state=verzonnen',
    '/api/connect/bedrijf/callback?code=gestolen',
  ]) {
    const response = await page.goto(fair.site + link);
    expect([link, response?.status()]).toEqual([link, 403]);
    expect(await cookieNames(page)).not.toContain('token');
  }
  await page.getByText('Deze link kunnen wij niet gebruiken').waitFor();
});

test('a service that is not configured does not exist', async () => {
  const page = await browser.page();
  await page.goto(`${fair.site}/inloggen`);
  expect(await page.getByRole('button', { name: /^Inloggen met/ }).count()).toBe(1);
  await page.locator('button[name=dienst]').evaluate((button) => button.setAttribute('value', 'google'));
  await page.getByRole('button', { name: 'Inloggen met Bouwpas' }).click();
  await page.getByText('Inloggen met deze dienst kan hier niet.').waitFor();
});
