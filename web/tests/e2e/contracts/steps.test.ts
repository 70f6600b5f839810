import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { barriersIn } from '../../harness/axe';
import { browserForFile } from '../../harness/browser';
import { sharedFair } from '../../harness/shared-fair';
import { fill, fillByKeyboard, fillInUntil, steps, waitForStep } from './answers';

const { site } = sharedFair();
const browser = browserForFile();
const next = (page: Page) => page.getByRole('button', { name: 'Volgende stap' });

const sizes = [
  [360, { width: 360, height: 740 }],
  [1280, { width: 1280, height: 900 }],
] as const;

describe.each([
  ['with scripts', true],
  ['without scripts', false],
] as const)('%s', (_, javaScriptEnabled) => {
  test.each(sizes)(
    'all steps are filled in by keyboard alone on a screen of %i pixels, and stand in the overview',
    async (width, viewport) => {
      const page = await browser.page({ viewport, javaScriptEnabled });
      await page.goto(`${site}/contractformulier/verder`);
      for (const [slug, answers] of steps) {
        await waitForStep(page, slug, javaScriptEnabled);
        const place = steps.findIndex(([other]) => other === slug) + 1;
        await page.getByText(`Stap ${place} van 7`, { exact: true }).waitFor();
        await fillByKeyboard(page, answers);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        if (javaScriptEnabled) expect(await barriersIn(page)).toEqual([]);
        await next(page).focus();
        await page.keyboard.press('Enter');
      }
      await waitForStep(page, 'overzicht', javaScriptEnabled);
      const text = await page.locator('main').innerText();
      for (const shown of [
        'NL123456782B01',
        '3526 KL',
        'Houtbouw, Circulair bouwen',
        'NL91 ABNA 0417 1643 00',
      ])
        expect(text).toContain(shown);
      expect(text).toMatch(/Totaal inclusief btw\s+€\s5\.477,67/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      if (javaScriptEnabled) expect(await barriersIn(page)).toEqual([]);
    },
  );

  test('what is wrong in a step is told at its field, and what was typed stays', async () => {
    const page = await browser.page({ javaScriptEnabled });
    await page.goto(`${site}/contractformulier/organisatie`);
    await fill(page, { company: 'Noordwand', kvk: '123' });
    await next(page).click();
    const summary = page.locator('[data-error-summary]');
    await summary.waitFor();
    expect(await summary.innerText()).toContain('Postcode is verplicht.');
    expect(await page.locator('[name=company]').inputValue()).toBe('Noordwand');
    expect(await page.locator('[name=kvk]').inputValue()).toBe('123');
    expect(new URL(page.url()).pathname).toBe('/contractformulier/organisatie');
  });

  test('a stand that is too small is told with its limit, and costs nothing yet', async () => {
    const page = await browser.page({ javaScriptEnabled });
    await fillInUntil(page, site, 'stand', javaScriptEnabled);
    await fill(page, { standKind: '=ingericht', squareMetres: '11' });
    await page.getByText('Kies een soort stand. Dan ziet u hier wat hij kost.').waitFor();
    await next(page).click();
    await page.locator('[data-error-summary]').getByText('Ingerichte stand is er vanaf 12 m².').waitFor();
    expect(await page.locator('[name=squareMetres]').inputValue()).toBe('11');
  });

  test('the button back keeps what was typed, also what is not right yet', async () => {
    const page = await browser.page({ javaScriptEnabled });
    await fillInUntil(page, site, 'contactpersonen', javaScriptEnabled);
    await fill(page, { signatoryName: 'José', signatoryEmail: 'jose' });
    await page.getByRole('button', { name: 'Vorige stap' }).click();
    await waitForStep(page, 'organisatie', javaScriptEnabled);
    expect(await page.locator('[name=postcode]').inputValue()).toBe('3526kl');
    await next(page).click();
    await waitForStep(page, 'contactpersonen', javaScriptEnabled);
    expect(await page.locator('[name=signatoryEmail]').inputValue()).toBe('jose');
  });

  test('a step that is changed from the overview leads back there', async () => {
    const page = await browser.page({ javaScriptEnabled });
    await fillInUntil(page, site, 'overzicht', javaScriptEnabled);
    await page.getByRole('link', { name: /Wijzig\s*: stand/ }).click();
    await waitForStep(page, 'stand', javaScriptEnabled);
    await fill(page, { squareMetres: '20' });
    await page.getByRole('button', { name: 'Bewaar en ga naar het overzicht' }).click();
    await waitForStep(page, 'overzicht', javaScriptEnabled);
    expect(await page.locator('main').innerText()).toMatch(/Totaal inclusief btw\s+€\s8\.730,15/);
  });
});

test('the total follows what is chosen', async () => {
  const page = await browser.page();
  await fillInUntil(page, site, 'stand', true);
  await fill(page, { standKind: '=ingericht', squareMetres: '12' });
  const total = page.getByRole('row', { name: /Totaal inclusief btw/ });
  await expect.poll(() => total.innerText()).toMatch(/5\.477,67/);
  await page.locator('[name=squareMetres]').fill('20');
  await expect.poll(() => total.innerText()).toMatch(/8\.730,15/);
});

test('nobody skips ahead, and a browser that never began starts at the first step', async () => {
  const page = await browser.page();
  await page.goto(`${site}/contractformulier/overzicht`);
  expect(new URL(page.url()).pathname).toBe('/contractformulier/organisatie');
  await fillInUntil(page, site, 'contactpersonen', true);
  await page.goto(`${site}/contractformulier/betaling`);
  expect(new URL(page.url()).pathname).toBe('/contractformulier/contactpersonen');
});

test('pages of the contract are stored nowhere, and only the server reads the token', async () => {
  const context = await browser.context();
  const page = await context.newPage();
  await fillInUntil(page, site, 'contactpersonen', true);
  const response = await page.goto(`${site}/contractformulier/organisatie`);
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  const cookies = (await context.cookies(`${site}/contractformulier`)).filter(
    ({ name }) => name === 'contract',
  );
  expect(cookies).toMatchObject([{ httpOnly: true, sameSite: 'Lax', path: '/contractformulier' }]);
  // In English the same contract goes on.
  await page.goto(`${site}/en/contractformulier/contactpersonen`);
  expect(new URL(page.url()).pathname).toBe('/en/contractformulier/contactpersonen');
});

test('what was filled in can be thrown away', async () => {
  const page = await browser.page();
  await fillInUntil(page, site, 'contactpersonen', true);
  await page.getByRole('link', { name: 'Gooi weg wat ik heb ingevuld' }).click();
  await page.getByRole('button', { name: 'Ja, gooi alles weg' }).click();
  await page.waitForURL((url) => url.pathname === '/contractformulier');
  await page.goto(`${site}/contractformulier/verder`);
  expect(new URL(page.url()).pathname).toBe('/contractformulier/organisatie');
  expect(await page.locator('[name=company]').inputValue()).toBe('');
});

test('a contract whose draft is gone begins again, and says why', async () => {
  const context = await browser.context();
  await context.addCookies([
    { name: 'contract', value: 'x'.repeat(43), url: `${site}/contractformulier`, httpOnly: true },
  ]);
  const page = await context.newPage();
  await page.goto(`${site}/contractformulier/betaling`);
  expect(new URL(page.url()).pathname).toBe('/contractformulier/organisatie');
  await page.getByText('Wat u eerder invulde, is er niet meer').waitFor();
});
