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

/** Sends a form as the page does that has it. */
function sendForm(path: string, fields: Record<string, string>): Promise<Response> {
  return fetch(fair.site + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: fair.site, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(fields),
  });
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

test('a service that sends an address that nobody confirmed signs nobody in', async () => {
  service.atScreen = somebody('Zonder', { email_verified: false });
  const page = await browser.page();
  await pressService(page);
  await page.getByRole('heading', { level: 1, name: 'Er ontbreekt een e-mailadres' }).waitFor();
  expect(await cookieNames(page)).not.toContain('token');
});

test('an account with a password is not taken over by its e-mail address', async () => {
  const made = await sendForm('/registreren', {
    form: 'registreren',
    name: 'Sanne',
    email: 'sanne@bouwpas.example',
    password: 'vier losse woorden thuis',
  });
  expect(made.status).toBe(302);

  service.atScreen = somebody('Sanne');
  const page = await browser.page();
  await pressService(page);
  await page.getByRole('heading', { level: 1, name: 'U hebt hier al een account' }).waitFor();
  expect(await cookieNames(page)).not.toContain('token');
});

test('a link made by somebody else signs nobody in', async () => {
  service.atScreen = somebody('Noor de Wit');
  const context = await browser.context();
  let said = '';
  for (const link of [
    '/c?provider=bedrijf',
    '/c?provider=bedrijf&access_token=gestolen&id_token=gestolen',
    '/c?provider=..%2f..%2fusers%2fme',
    '/api/connect/bedrijf/callback?code=gestolen&state=verzonnen',
    '/api/connect/bedrijf/callback?code=gestolen',
  ]) {
    const response = await context.request.get(fair.site + link);
    expect([link, response.status()]).toEqual([link, 403]);
    said = await response.text();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('token');
  }
  expect(said).toContain('Deze link kunnen wij niet gebruiken');
});

test('a service that is not configured does not exist', async () => {
  const shown = await (await fetch(`${fair.site}/inloggen`)).text();
  const offered = [...shown.matchAll(/<button[^>]* name="dienst"[^>]*>/g)].map(([button]) => button);
  expect(offered).toEqual([expect.stringContaining('value="bedrijf"')]);
  const response = await sendForm('/inloggen', { form: 'dienst', dienst: 'google' });
  expect(await response.text()).toContain('Inloggen met deze dienst kan hier niet.');
});
