import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { barriersIn } from '../harness/axe';
import { browserForFile, untilFetched, watchForTrouble } from '../harness/browser';
import { startFair, type Fair } from '../harness/fair';
import { ownerOf, projectId, startEmulator, type Emulator } from './emulator';

let provider: Emulator;
let fair: Fair;
let [emulator, site, cms] = ['', '', ''];
let owner: ReturnType<typeof ownerOf>;
// The first time, the emulator is installed as well.
beforeAll(async () => {
  provider = await startEmulator();
  emulator = provider.host;
  owner = ownerOf(emulator);
  fair = await startFair({
    environment: {
      FIREBASE_PROJECT_ID: projectId,
      FIREBASE_API_KEY: 'openbare-sleutel',
      FIREBASE_LABEL: 'Mijn Beurs',
      FIREBASE_AUTH_EMULATOR_HOST: emulator,
    },
  });
  ({ site, cms } = fair);
}, 900_000);
afterAll(async () => {
  await fair.stop();
  await provider.stop();
});
const browser = browserForFile();

const password = 'vier losse woorden thuis';
let people = 0;
const newAddress = () => `gast${(people += 1)}@thuis.example`;

/** Everything that should not be there, on a page that may ask the provider. */
function watch(page: Page): () => string[] {
  const trouble = watchForTrouble(page, site);
  // An error response of the provider is a 400 that browsers write down.
  return () =>
    trouble.filter((line) => !line.includes(emulator) && !/the server responded with a status/.test(line));
}

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
}
const press = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name, exact: true }).click();

async function signInAt(page: Page, email: string, secret = password): Promise<void> {
  await page.goto(`${site}/inloggen/firebase`);
  await fill(page, { 'E-mailadres': email, Wachtwoord: secret });
  await press(page, 'Inloggen');
}
/** Somebody whose address is confirmed; that the forms do that has a test of its own. */
async function known(): Promise<string> {
  const email = newAddress();
  await owner.add(email, password, 'Mila Gast');
  return email;
}
/** Somebody who is signed in. */
async function guest(): Promise<{ page: Page; email: string }> {
  const email = await known();
  const page = await browser.page();
  await signInAt(page, email);
  await page.waitForURL(`${site}/account`);
  return { page, email };
}
const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

describe('with Firebase', () => {
  test('a visitor registers, confirms the address and signs in', async () => {
    const email = newAddress();
    const page = await browser.page();
    const trouble = watch(page);
    await page.goto(`${site}/account/gegevens`);
    await press(page, 'Inloggen met Mijn Beurs');
    await page.waitForURL(`${site}/inloggen/firebase?naar=%2Faccount%2Fgegevens`);
    expect(await barriersIn(page)).toEqual([]);
    await page.getByRole('link', { name: 'Account aanmaken' }).click();
    await page.getByRole('heading', { name: 'Account maken bij Mijn Beurs' }).waitFor();
    await press(page, 'Account aanmaken');
    await page.getByText('Naam is verplicht.').waitFor();
    await fill(page, { Naam: 'Mila Gast', 'E-mailadres': email, Wachtwoord: password });
    await press(page, 'Account aanmaken');
    await page.getByText(`Er is een mail onderweg naar ${email}`).waitFor();

    await signInAt(page, email);
    await page.getByText('Bevestig eerst uw e-mailadres').waitFor();
    await press(page, 'Stuur de mail opnieuw');
    await page.getByText('De mail is onderweg').waitFor();
    expect(await cookieNames(page)).not.toContain('token');
    const code = await owner.code(email, 'VERIFY_EMAIL');
    await page.goto(`${site}/inloggen/firebase?mode=verifyEmail&oobCode=${code}`);
    await press(page, 'Bevestig mijn adres');
    await page.getByText('Uw e-mailadres is bevestigd').waitFor();

    await page.goto(`${site}/inloggen/firebase?naar=/account/gegevens`);
    await fill(page, { 'E-mailadres': email, Wachtwoord: password });
    await press(page, 'Inloggen');
    await page.waitForURL(`${site}/account/gegevens`);
    expect(await cookieNames(page)).toEqual(expect.arrayContaining(['token', 'refresh']));
    // The provider is asked whether it still holds, and it does.
    const asked = page.waitForResponse(/accounts:lookup/);
    await page.goto(`${site}/account`);
    expect((await asked).status()).toBe(200);
    expect(await page.locator('main h1').textContent()).toContain('Mila Gast');
    expect(trouble()).toEqual([]);

    // The SDK's data in this tab goes with the sign-in.
    const stored = () =>
      page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('firebase:')));
    expect(await stored()).toHaveLength(1);
    await page
      .getByRole('navigation', { name: 'Uw account' })
      .getByRole('button', { name: 'Uitloggen' })
      .click();
    await page.waitForURL(`${site}/`);
    await expect.poll(stored).toEqual([]);
  });

  test('a code that was used or never existed is rejected in words', async () => {
    const page = await browser.page();
    for (const mode of ['verifyEmail', 'resetPassword']) {
      await page.goto(`${site}/inloggen/firebase?mode=${mode}&oobCode=verzonnen`);
      if (mode === 'resetPassword') await fill(page, { 'Nieuw wachtwoord': password });
      await page.locator('main form').getByRole('button').last().click();
      await page.getByText('Deze link is al gebruikt').waitFor();
    }
  });

  test('the form says that a password is wrong, an address unknown or taken, in both languages', async () => {
    const email = await known();
    const page = await browser.page();
    await signInAt(page, email, 'een ander wachtwoord');
    await page.getByText('Dit wachtwoord klopt niet.').waitFor();
    expect(await page.getByLabel('Wachtwoord', { exact: true }).getAttribute('aria-invalid')).toBe('true');
    await fill(page, { 'E-mailadres': 'niemand@thuis.example' });
    await press(page, 'Inloggen');
    await page.getByText('Bij dit e-mailadres is geen account.').waitFor();
    await fill(page, { 'E-mailadres': 'geen adres' });
    await press(page, 'Inloggen');
    await page.getByText('Dit is geen geldig e-mailadres.').waitFor();

    await page.goto(`${site}/en/inloggen/firebase?stap=registreren`);
    await fill(page, { Name: 'M', 'E-mail address': email, Password: password });
    await page.locator('main form').getByRole('button').last().click();
    await page.getByText('This e-mail address has an account already.').waitFor();
    expect(await cookieNames(page)).not.toContain('token');
  });

  test('a forgotten password is replaced with the e-mailed code', async () => {
    const email = await known();
    const page = await browser.page();
    for (const address of ['niemand@thuis.example', email]) {
      await page.goto(`${site}/inloggen/firebase?stap=vergeten`);
      await fill(page, { 'E-mailadres': address });
      await press(page, 'Stuur de mail');
      await page.getByText(`Hoort er een account bij ${address}`).waitFor();
    }
    const code = await owner.code(email, 'PASSWORD_RESET');
    await page.goto(`${site}/inloggen/firebase?mode=resetPassword&oobCode=${code}`);
    await fill(page, { 'Nieuw wachtwoord': 'kort' });
    await press(page, 'Bewaar het wachtwoord');
    await page.getByText('Dit wachtwoord is te eenvoudig.').waitFor();
    await fill(page, { 'Nieuw wachtwoord': 'drie nieuwe woorden' });
    await press(page, 'Bewaar het wachtwoord');
    await page.getByText('Uw nieuwe wachtwoord is bewaard.').waitFor();
    await signInAt(page, email, 'drie nieuwe woorden');
    await page.waitForURL(`${site}/account`);
  });

  test('a visitor with a password here reads to use that', async () => {
    const email = await known();
    const made = await fetch(`${cms}/api/auth/local/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: crypto.randomUUID(), email, password }),
    });
    expect(made.status).toBe(200);
    const page = await browser.page();
    await signInAt(page, email);
    await page.getByText('U hebt hier al een account met dit e-mailadres.').waitFor();
    expect(await cookieNames(page)).not.toContain('token');
  });
});

describe('when Firebase ends a session,', () => {
  test('a visitor who is signed out everywhere there is signed out here', async () => {
    const { page, email } = await guest();
    await owner.change(email, { validSince: String(Math.floor(Date.now() / 1000) + 10) });
    await page.goto(`${site}/account/beveiliging`);
    await page.waitForURL(`${site}/inloggen/firebase?reden=user-token-expired`);
    await page.getByText('U bent uitgelogd bij de inlogdienst.').waitFor();
    expect(await cookieNames(page)).not.toContain('token');
  });

  test('nobody is signed out because Firebase is away, and visitors read that it is; who is blocked there is signed out, and cannot sign in', async () => {
    const { page, email } = await guest();
    const provider = `http://${emulator}/**`;
    await page.route(provider, (route) => route.abort());
    const asked = page.waitForRequest(/accounts:lookup/);
    await page.goto(`${site}/account`);
    await asked;
    await page.getByRole('heading', { name: 'Wie u bent' }).waitFor();
    const other = await browser.page();
    await other.route(provider, (route) => route.abort());
    await signInAt(other, email);
    await other.getByText('De inlogdienst is niet te bereiken.').waitFor();
    expect(await cookieNames(page)).toContain('token');

    await page.unroute(provider);
    await owner.change(email, { disableUser: true });
    await page.goto(`${site}/account`);
    await page.waitForURL(`${site}/inloggen/firebase?reden=*`);
    expect(await cookieNames(page)).not.toContain('token');
    await signInAt(page, email);
    await page.getByText('Uw account bij de inlogdienst is geblokkeerd.').waitFor();
  });
});

test('the form says what Firebase asks of a password, and holds to it', async () => {
  // The emulator knows no policies: this one response is given in its place, in the service's own shape.
  const policy = {
    schemaVersion: 1,
    customStrengthOptions: { minPasswordLength: 15, containsNumericCharacter: true },
    allowedNonAlphanumericCharacters: ['!'],
    enforcementState: 'ENFORCE',
  };
  const page = await browser.page();
  await page.route(/\/v2\/passwordPolicy/, (route) =>
    route.fulfill({
      json: policy,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    }),
  );
  await page.goto(`${site}/inloggen/firebase?stap=registreren`);
  await page.getByText('Uw wachtwoord heeft: ten minste 15 tekens, een cijfer.').waitFor();
  await fill(page, { Naam: 'Mila', 'E-mailadres': newAddress(), Wachtwoord: 'zonder cijfers maar lang' });
  await press(page, 'Account aanmaken');
  await page.getByText('Wat nog ontbreekt of niet klopt: een cijfer.').waitFor();
  await fill(page, { Wachtwoord: 'met cijfers 123 en lang' });
  await press(page, 'Account aanmaken');
  await page.getByText('Er is een mail onderweg').waitFor();
});

test('deleting the account deletes it at Firebase as well, for a visitor who knows its password', async () => {
  const { page, email } = await guest();
  expect(await owner.idOf(email)).not.toBeNull();
  await page.goto(`${site}/account/gegevens`);
  await page.locator('main').getByText('Uw account bij Mijn Beurs wordt ook verwijderd.').waitFor();
  await press(page, 'Verwijder mijn account');
  await page.getByText('Kruis aan dat u het zeker weet.').waitFor();
  await page.getByLabel('Ja, verwijder mijn account').check();
  await fill(page, { Wachtwoord: 'een ander wachtwoord' });
  await press(page, 'Verwijder mijn account');
  await page.getByText('Dit wachtwoord klopt niet.').waitFor();
  expect(await owner.idOf(email)).not.toBeNull();
  await fill(page, { Wachtwoord: password });
  await press(page, 'Verwijder mijn account');
  await page.waitForURL(`${site}/account/verwijderd`);
  expect([await owner.idOf(email), (await cookieNames(page)).includes('token')]).toEqual([null, false]);
  await signInAt(page, email);
  await page.getByText('Bij dit e-mailadres is geen account.').waitFor();
});

describe('a page', () => {
  test('without Firebase loads nothing of it, and asks it nothing', async () => {
    const page = await browser.page();
    const trouble = watchForTrouble(page, site);
    const fetched = new Set<string>();
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) fetched.add(response.url());
    });
    // Asked for again: what a page fetched cannot be read any more once the page is gone.
    const scripts = () => Promise.all([...fetched].map(async (url) => (await fetch(url)).text()));
    for (const path of ['/', '/inloggen', '/registreren', '/inloggen/firebase']) {
      await page.goto(site + path);
      await untilFetched(page);
    }
    const loaded = await scripts();
    expect(loaded.length).toBeGreaterThan(5);
    expect(loaded.filter((text) => text.includes('identitytoolkit'))).toEqual([]);
    expect(trouble).toEqual([]);
    await signInAt(page, 'niemand@thuis.example');
    await page.getByText('Bij dit e-mailadres is geen account.').waitFor();
    const later = await scripts();
    expect(later.filter((text) => text.includes('identitytoolkit'))).not.toEqual([]);
  });

  test('with Firebase tells a visitor without JavaScript that it needs it', async () => {
    const page = await browser.page({ javaScriptEnabled: false });
    await page.goto(`${site}/inloggen/firebase`);
    expect(await page.locator('main').textContent()).toContain('werkt alleen als JavaScript aan staat');
    expect(await page.locator('main form').getByRole('button', { name: 'Inloggen' }).isDisabled()).toBe(true);
  });

  test('signs nobody in with a token that somebody else posts, or that is none', async () => {
    const post = (fields: Record<string, string>, origin = site) =>
      fetch(`${site}/inloggen/firebase`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin, 'sec-fetch-site': origin === site ? 'same-origin' : 'cross-site' },
        body: new URLSearchParams(fields),
      });
    for (const idToken of ['', 'x', 'a.b.c', 'x'.repeat(10_000)]) {
      const response = await post({ form: 'bewijs', idToken });
      expect([idToken.length, response.status, response.headers.getSetCookie().join()]).toEqual([
        idToken.length,
        400,
        expect.not.stringMatching(/token=|refresh=/),
      ]);
      if (idToken.length > 3) expect(await response.text()).not.toContain(idToken);
    }
    expect((await post({ form: 'bewijs', idToken: 'x' }, 'https://boef.example')).status).toBe(403);
  });
});
