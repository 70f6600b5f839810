import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { accountsForFile, field, markOf, press, tokensOf } from '../../harness/accounts';

const accounts = accountsForFile();
const { browser, openPage, signIn, registered, registeredIn } = accounts;

/** Finds the drawn icon of the visitor's menu, and checks its colour for that of a signed-in visitor. */
async function icon(page: Page): Promise<{ signedIn: boolean; coloured: boolean }> {
  const menu = page.locator('header').getByLabel('Uw menu', { exact: true });
  return menu.evaluate((element) => {
    const [stranger, own] = [...element.querySelectorAll('svg')].map(
      (drawing) => getComputedStyle(drawing).display !== 'none',
    );
    if (stranger === own) throw new Error('both icons, or none');
    const ink = getComputedStyle(element).color;
    return { signedIn: own === true, coloured: ink !== getComputedStyle(document.body).color };
  });
}
const shown = { signedIn: true, coloured: true };
const stranger = { signedIn: false, coloured: false };

describe('a page that is the same for everybody', () => {
  test('shows who is signed in from the first paint, before any of its scripts runs', async () => {
    const own = await browser.context();
    await registeredIn(own);
    const visitors = [
      [own, shown],
      [await browser.context(), stranger],
    ] as const;
    for (const [context, expected] of visitors) {
      const unhydrated = await context.newPage();
      // They are never answered.
      await unhydrated.route(/\.js(?:\?|$)/, () => undefined);
      await unhydrated.goto(`${accounts.site}/programma`, { waitUntil: 'commit' });
      await unhydrated.locator('header a[href="/account"]').waitFor();
      // Nothing is painted before the style sheet is there.
      await unhydrated.waitForFunction(() => document.styleSheets.length > 0);
      expect(await icon(unhydrated)).toEqual(expected);
    }
  });

  test('follows signing out and in again in another tab', async () => {
    const page = await openPage();
    const person = await registered(page);
    const other = await page.context().newPage();
    await other.goto(`${accounts.site}/programma`);
    expect(await icon(other)).toEqual(shown);
    await page.locator('main').getByRole('button', { name: 'Uitloggen' }).click();
    await expect.poll(() => icon(other)).toEqual(stranger);
    await other.locator('header').getByRole('button', { name: 'Uw menu' }).click();
    await other.getByText('U bent niet ingelogd').waitFor();
    await signIn(page, person);
    await other.getByText('Ingelogd als').waitFor();
    expect(await icon(other)).toEqual(shown);
  });

  test('knows who signed in before there were marks, and shows a stranger when the session has ended, with nothing left of it', async () => {
    const page = await openPage();
    await registeredIn(page.context());
    await page.context().clearCookies({ name: 'signed-in' });
    await page.goto(`${accounts.site}/programma`);
    expect(await icon(page)).toEqual(shown);
    expect(await markOf(page.context())).toMatchObject({ value: '1' });
    await page.locator('header').getByRole('button', { name: 'Uw menu' }).click();
    await page.getByText('Ingelogd als').waitFor();

    const cookies = await page.context().cookies();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    await fetch(`${accounts.site}/uitloggen`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, origin: accounts.site, 'sec-fetch-site': 'same-origin' },
    });
    await page.goto(`${accounts.site}/programma`);
    await expect.poll(() => icon(page)).toEqual(stranger);
    expect(await tokensOf(page.context())).toEqual([]);
    expect(await markOf(page.context())).toBeUndefined();
  });

  test('shows a changed name at once, and keeps the own pages at hand when the user cannot be loaded', async () => {
    const page = await openPage();
    await registered(page);
    await field(page, 'Naam').fill('Noor van Dijk');
    await press(page, 'Bewaar');
    await page.waitForURL(/gedaan=profiel/);
    const menu = page.locator('header').getByRole('button', { name: 'Uw menu' });
    await menu.click();
    await page.locator('header').getByText('Noor van Dijk').waitFor();

    await page.route('**/api/users/me', (route) => route.abort());
    await page.goto(`${accounts.site}/programma`);
    await menu.click();
    await page.locator('header').getByRole('link', { name: 'Uw account' }).waitFor();
    expect(await page.getByText('Ingelogd als').count()).toBe(0);
    expect(await icon(page)).toEqual(shown);
  });
});
