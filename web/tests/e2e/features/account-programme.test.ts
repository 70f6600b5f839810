import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { accountsForFile } from '../../harness/accounts';
import { barriersIn } from '../../harness/axe';
import { untilFetched } from '../../harness/browser';

const { site, browser, registered, signIn, signInBy } = accountsForFile();

const day = '/programma?dag=2027-02-09';
const onCards = (page: Page) => page.locator('main').getByRole('button', { name: /^Bewaren: / });
const steps = (page: Page) => page.locator('main ol article');
const own = (page: Page) => page.goto(`${site}/mijn-programma`);
const merged = (page: Page) => page.getByText('Ook op uw andere apparaten, omdat u bent ingelogd.').waitFor();

/** Saves this session by way of a link that brings it. */
async function bring(page: Page, session: string): Promise<void> {
  await page.goto(`${site}/mijn-programma#meenemen=${session}`);
  await page.getByRole('button', { name: 'Zet op dit apparaat' }).click();
  await expect.poll(() => steps(page).count()).toBe(1);
}

async function signOut(page: Page): Promise<void> {
  await page.goto(`${site}/uitloggen`);
  await page.locator('main').getByRole('button', { name: 'Uitloggen' }).click();
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('signed-in=1');
}

/** How much the account that is signed in has saved; asking with nothing changes nothing. */
async function countInAccount(page: Page): Promise<number> {
  const response = await page.request.post(`${site}/api/account/agenda`, {
    data: { entries: [] },
    headers: { origin: site, 'sec-fetch-site': 'same-origin' },
  });
  const { data } = (await response.json()) as { data: { entries: unknown[] } };
  return data.entries.length;
}

describe('what somebody with an account saves', () => {
  test('is on all of their devices, on the buttons of a new one too, and nobody else asks for it: what was saved before, a note, what was removed, and what was changed without reception', async () => {
    const phone = await browser.page({ viewport: { width: 360, height: 740 } });
    await phone.goto(`${site}${day}`);
    await onCards(phone).first().click();
    await expect.poll(() => onCards(phone).first().getAttribute('aria-pressed')).toBe('true');
    await own(phone);
    await phone.getByText('Alleen dit apparaat weet wat u bewaart.').waitFor();
    const person = await registered(phone);
    await own(phone);
    await merged(phone);

    const fresh = await browser.page();
    const asked: string[] = [];
    fresh.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const mergesOf = () => asked.filter((path) => path === '/api/account/agenda').length;
    await fresh.goto(`${site}${day}`);
    await fresh.mouse.move(10, 10);
    await untilFetched(fresh);
    // Statistics are sent for every visitor.
    expect(asked.filter((path) => path.startsWith('/api/') && path !== '/api/statistics/')).toEqual([]);
    await signIn(fresh, person);
    await fresh.waitForURL(`${site}/account`);
    await expect.poll(mergesOf).toBe(1);
    await fresh.goto(`${site}${day}`);
    await expect.poll(() => onCards(fresh).nth(0).getAttribute('aria-pressed')).toBe('true');
    expect(await onCards(fresh).nth(1).getAttribute('aria-pressed')).toBe('false');
    await fresh.close();

    const laptop = await browser.page();
    await bring(laptop, 's2003');
    await signInBy(laptop.context(), person);
    await own(laptop);
    await merged(laptop);
    await expect.poll(() => steps(laptop).count()).toBe(2);
    expect(await barriersIn(laptop)).toEqual([]);

    // A change is sent by itself, and the other device looks when its page is opened.
    const note = steps(laptop).first();
    await note.getByRole('button', { name: /^Notitie bij/ }).click();
    await laptop.keyboard.type('Vooraan zitten');
    const sent = laptop.waitForResponse(
      (response) =>
        response.url().endsWith('/api/account/agenda') && !response.request().postData()?.includes('[]'),
    );
    await note.getByRole('button', { name: 'Bewaar notitie' }).click();
    expect((await sent).status()).toBe(200);
    await own(phone);
    await expect.poll(() => steps(phone).count()).toBe(2);
    await phone.getByText('Vooraan zitten').waitFor();

    await steps(phone)
      .first()
      .getByRole('button', { name: /^Verwijder/ })
      .click();
    await expect.poll(() => steps(phone).count()).toBe(1);
    await merged(phone);
    await expect
      .poll(async () => {
        await own(laptop);
        await merged(laptop);
        return steps(laptop).count();
      })
      .toBe(1);

    await phone.context().setOffline(true);
    await steps(phone).first().getByRole('button', { name: 'Misschien' }).click();
    await phone.getByText('Nog niet bijgewerkt op uw andere apparaten.').waitFor();
    await phone.context().setOffline(false);
    await merged(phone);
  });

  test('stays on the device after signing out until it is removed, and is not given to the next account unasked', async () => {
    const shared = await browser.page();
    const first = await registered(shared);
    await bring(shared, 's2001');
    await merged(shared);
    await expect.poll(() => countInAccount(shared)).toBe(1);
    await signOut(shared);
    await own(shared);
    await shared.getByText('U bent uitgelogd.').waitFor();
    await expect.poll(() => steps(shared).count()).toBe(1);
    expect(await barriersIn(shared)).toEqual([]);

    await registered(shared);
    await own(shared);
    await shared.getByText('Op dit apparaat staat wat met een ander account is bewaard.').waitFor();
    expect(await barriersIn(shared)).toEqual([]);
    expect(await countInAccount(shared)).toBe(0);

    await shared.getByRole('button', { name: 'Toon hier alleen mijn account' }).click();
    await shared.getByText('U hebt nog niets bewaard').waitFor();
    // The device is that of the account once the account has answered.
    await merged(shared);
    await signOut(shared);
    await own(shared);
    await shared.getByRole('button', { name: 'Haal het van dit apparaat' }).click();
    await shared.getByText('Alleen dit apparaat weet wat u bewaart.').waitFor();

    await signInBy(shared.context(), first);
    await own(shared);
    await expect.poll(() => steps(shared).count()).toBe(1);
  });
});
