import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { barriersIn } from '../../harness/axe';
import { browserForFile, hydrate } from '../../harness/browser';
import { sharedFair } from '../../harness/shared-fair';
import { fill, fillByKeyboard, openStep, sendStepsBefore, steps, waitForStep } from './answers';

const { site } = sharedFair();
const browser = browserForFile();
const next = (page: Page) => page.getByRole('button', { name: 'Volgende stap' });

describe.each([
  ['with scripts on a screen of 360 pixels', true, { width: 360, height: 740 }],
  ['without scripts on a screen of 1280 pixels', false, { width: 1280, height: 900 }],
] as const)('%s', (_, javaScriptEnabled, viewport) => {
  test('all steps are filled in by keyboard alone, and stand in the overview', async () => {
    const page = await browser.page({ viewport, javaScriptEnabled });
    await page.goto(`${site}/contractformulier/verder`);
    for (const [slug, answers] of steps) {
      await waitForStep(page, slug, javaScriptEnabled);
      const place = steps.findIndex(([other]) => other === slug) + 1;
      await page.getByText(`Stap ${place} van 7`, { exact: true }).waitFor();
      await fillByKeyboard(page, answers);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
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
      'https://noordwand.example',
    ])
      expect(text).toContain(shown);
    expect(text).toMatch(/Totaal inclusief btw\s+€\s5\.477,67/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    if (javaScriptEnabled) expect(await barriersIn(page)).toEqual([]);
  });

  test('what is wrong in a step is told at its field, and what was typed stays, also after the button back', async () => {
    const page = await browser.page({ viewport, javaScriptEnabled });
    await page.goto(`${site}/contractformulier/organisatie`);
    await fill(page, { company: 'Noordwand', kvk: '123' });
    await next(page).click();
    const summary = page.locator('[data-error-summary]');
    await summary.waitFor();
    expect(await summary.innerText()).toContain('Postcode is verplicht.');
    expect(await page.locator('[name=company]').inputValue()).toBe('Noordwand');
    expect(await page.locator('[name=kvk]').inputValue()).toBe('123');
    expect(new URL(page.url()).pathname).toBe('/contractformulier/organisatie');

    await openStep(page, site, 'contactpersonen');
    await fill(page, { signatoryName: 'José', signatoryEmail: 'jose' });
    await page.getByRole('button', { name: 'Vorige stap' }).click();
    await waitForStep(page, 'organisatie', javaScriptEnabled);
    expect(await page.locator('[name=postcode]').inputValue()).toBe('3526 KL');
    await next(page).click();
    await waitForStep(page, 'contactpersonen', javaScriptEnabled);
    expect(await page.locator('[name=signatoryEmail]').inputValue()).toBe('jose');
  });

  test('a firm from abroad fills in its own numbers, a body without a VAT number none, and each sees what is stored', async () => {
    const page = await browser.page({ viewport, javaScriptEnabled });
    const valueOf = (name: string) => page.locator(`[name=${name}]`).inputValue();
    await page.goto(`${site}/contractformulier/organisatie`);
    if (javaScriptEnabled) await hydrate(page);
    // The rules of the form arrive after its fields were left.
    await page.route('**/assets/*.js', async (route) => {
      await pause(1500);
      await route.continue();
    });
    expect(await valueOf('country')).toBe('NL');
    await page.locator('[name=country]').selectOption('BE');
    // Without scripts the field says when it is asked.
    expect(await page.locator('[name=kvk]').isVisible()).toBe(!javaScriptEnabled);
    await fill(page, {
      company: 'Scheldekant nv',
      vatNumber: '0403.019.261',
      street: 'Kaai 1',
      postcode: 'B-2000',
      place: 'Antwerpen',
    });
    if (javaScriptEnabled) {
      await expect.poll(() => valueOf('vatNumber')).toBe('BE0403019261');
      await expect.poll(() => valueOf('postcode')).toBe('2000');
    }
    await page.unroute('**/assets/*.js');
    await next(page).click();
    await waitForStep(page, 'contactpersonen', javaScriptEnabled);
    await page.goto(`${site}/contractformulier/organisatie`);
    expect([await valueOf('country'), await valueOf('vatNumber'), await valueOf('postcode')]).toEqual([
      ...['BE', 'BE0403019261', '2000'],
    ]);

    await fill(page, { vatStatus: '=no-vat-number' });
    await next(page).click();
    await waitForStep(page, 'contactpersonen', javaScriptEnabled);
    await fill(page, { signatoryPhone: '02/123.45.67', signatoryEmail: 'mailto:Jos@Scheldekant.example' });
    await next(page).click();
    await page.locator('[data-error-summary]').waitFor();
    expect([await valueOf('signatoryPhone'), await valueOf('signatoryEmail')]).toEqual([
      ...['02 123.45.67', 'Jos@Scheldekant.example'],
    ]);
  });

  test('a stand that is too small is told with its limit, and costs nothing yet', async () => {
    const page = await browser.page({ viewport, javaScriptEnabled });
    await openStep(page, site, 'stand');
    await fill(page, { standKind: '=ingericht', squareMetres: '11' });
    await page.getByText('Kies een soort stand. Dan ziet u hier wat hij kost.').waitFor();
    await next(page).click();
    await page.locator('[data-error-summary]').getByText('Ingerichte stand is er vanaf 12 m².').waitFor();
    expect(await page.locator('[name=squareMetres]').inputValue()).toBe('11');
    if (!javaScriptEnabled) return;
    // With scripts the total follows what is typed.
    const total = page.getByRole('row', { name: /Totaal inclusief btw/ });
    await page.locator('[name=squareMetres]').fill('12');
    await expect.poll(() => total.innerText()).toMatch(/5\.477,67/);
    await page.locator('[name=squareMetres]').fill('20');
    await expect.poll(() => total.innerText()).toMatch(/8\.730,15/);
  });
});

test('nobody skips ahead, and a browser that never began starts at the first step', async () => {
  const { request } = await browser.context();
  const pathAfter = async (slug: string) =>
    new URL((await request.get(`${site}/contractformulier/${slug}`)).url()).pathname;
  expect(await pathAfter('overzicht')).toBe('/contractformulier/organisatie');
  await sendStepsBefore(request, site, 'contactpersonen');
  expect(await pathAfter('betaling')).toBe('/contractformulier/contactpersonen');
});

test('pages of the contract are stored nowhere, and only the server reads the token', async () => {
  const context = await browser.context();
  await sendStepsBefore(context.request, site, 'contactpersonen');
  const response = await context.request.get(`${site}/contractformulier/organisatie`);
  expect(response.headers()['cache-control']).toBe('private, no-store');
  expect(await response.text()).toMatch(/<meta name="robots" content="[^"]*noindex/);
  const cookies = (await context.cookies(`${site}/contractformulier`)).filter(
    ({ name }) => name === 'contract',
  );
  expect(cookies).toMatchObject([{ httpOnly: true, sameSite: 'Lax', path: '/contractformulier' }]);
  // In English the same contract goes on.
  const english = await context.request.get(`${site}/en/contractformulier/contactpersonen`);
  expect(new URL(english.url()).pathname).toBe('/en/contractformulier/contactpersonen');
});

test('what was filled in can be thrown away', async () => {
  const page = await browser.page();
  await openStep(page, site, 'contactpersonen');
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
  const response = await context.request.get(`${site}/contractformulier/betaling`);
  expect(new URL(response.url()).pathname).toBe('/contractformulier/organisatie');
  expect(await response.text()).toContain('>Wat u eerder invulde, is er niet meer');
});

test('a logo may be a drawing, and a second one says which it took the place of', async () => {
  const page = await browser.page();
  await openStep(page, site, 'profiel');
  await hydrate(page);
  const row = page.locator('[data-field=logo] li');
  const choose = (name: string) =>
    page.locator('[data-field=logo] input[type=file]').setInputFiles({
      name,
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>',
      ),
    });
  await page.locator('[data-field=logo] [data-uploads]').waitFor();
  await choose('logo.svg');
  await row.getByText('Toegevoegd').waitFor();
  expect(await row.innerText()).toContain('logo.png');
  await choose('nieuw.svg');
  await row.getByText('In plaats van logo.png: hier past één bestand.').waitFor();
  await row.getByText('Toegevoegd').waitFor();
  expect(await row.innerText()).toContain('nieuw.png');
});
