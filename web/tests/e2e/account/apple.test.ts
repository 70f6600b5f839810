import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { barriersIn } from '../../harness/axe';
import { browserForFile, hydrate } from '../../harness/browser';
import { startFair, type Fair } from '../../harness/fair';
import { linkIn, openMailbox } from '../../harness/mailbox';
import { projectId, startIdentityService, type IdentityService, type Revoking } from './identity-service';

let fair: Fair;
let service: IdentityService;
let site = '';
beforeAll(async () => {
  service = await startIdentityService();
  fair = await startFair({
    environment: {
      FIREBASE_PROJECT_ID: projectId,
      FIREBASE_API_KEY: 'openbare-sleutel',
      FIREBASE_LABEL: 'Mijn Beurs',
      FIREBASE_APPLE: 'on',
      FIREBASE_AUTH_EMULATOR_HOST: service.host,
    },
  });
  site = fair.site;
});
afterAll(async () => {
  await fair.stop();
  service.stop();
});
beforeEach(() => {
  Object.assign(service, { revoking: 'accepted', isAway: false, calls: [], given: [], revoked: [] });
});
const browser = browserForFile();

let people = 0;
/** Somebody new at Apple's page. */
function somebody(): string {
  const localId = `appel${(people += 1)}`;
  service.atScreen = { localId, email: `${localId}@apple.example`, displayName: 'Noor' };
  return localId;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function signIn(page: Page): Promise<void> {
  await page.goto(`${site}/inloggen/firebase`);
  await press(page, 'Inloggen met Apple');
  await press(page, 'Ga door');
  await page.waitForURL(`${site}/account`);
}

/** Asks to delete the account, up to Apple's page. */
async function leave(page: Page): Promise<void> {
  await page.goto(`${site}/account/gegevens`);
  await page.getByLabel('Ja, verwijder mijn account').check();
  await press(page, 'Verwijder mijn account');
}

async function signOutEverywhere(page: Page): Promise<void> {
  await page.goto(`${site}/account/beveiliging`);
  await press(page, 'Overal uitloggen');
}

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);
/** All that scripts of a page can read later. */
const stored = async (page: Page) =>
  JSON.stringify([
    await page.evaluate(() => [
      ...[localStorage, sessionStorage].map((storage) => Object.entries(storage)),
      ...[document.cookie, location.href],
    ]),
    await page.context().cookies(),
  ]);
const isAccount = async (page: Page) =>
  (await page.request.get(`${site}/account`, { maxRedirects: 0 })).status() === 200;

describe('with Apple', () => {
  test('a visitor signs in, and nothing of Apple stays in the browser', async () => {
    const localId = somebody();
    const page = await browser.page();
    await page.goto(`${site}/inloggen/firebase?naar=/account/gegevens`);
    expect(await barriersIn(page)).toEqual([]);
    await press(page, 'Inloggen met Apple');
    await press(page, 'Ga door');
    await page.waitForURL(`${site}/account/gegevens`);
    expect(await cookieNames(page)).toContain('token');
    expect(service.given).toHaveLength(1);
    expect(await stored(page)).not.toMatch(/token-van-apple|c0de|bij-apple/);

    // The SDK knows them as well: it asks whether the sign-in still holds.
    const asked = page.waitForRequest(/accounts:lookup/);
    await page.goto(`${site}/account`);
    await asked;
    await page.getByRole('heading', { name: 'Dag Noor' }).waitFor();
    expect([service.people.has(localId), service.revoked]).toEqual([true, []]);
  });

  test('a visitor signs in and leaves in English', async () => {
    somebody();
    const page = await browser.page();
    await page.goto(`${site}/en/inloggen/firebase`);
    await press(page, 'Sign in with Apple');
    await press(page, 'Ga door');
    await page.waitForURL(`${site}/en/account`);
    service.revoking = 400;
    await page.goto(`${site}/en/account/gegevens`);
    await page.getByLabel('Yes, delete my account').check();
    await press(page, 'Delete my account');
    await press(page, 'Ga door');
    await page.waitForURL(`${site}/en/account/verwijderd?apple=zelf`);
    await page.getByText('Revoking at Apple did not work.').waitFor();
  });

  test('a form from elsewhere signs nobody in', async () => {
    somebody();
    const page = await browser.page();
    const { origin } = new URL(`http://${service.host}`);
    await page.goto(
      `${origin}/auth/authorize?state=sessie-1&redirect_uri=${encodeURIComponent(`${site}/inloggen/firebase/apple`)}`,
    );
    await press(page, 'Ga door');
    await page.getByText('Het inloggen duurde te lang.').waitFor();
    expect([await cookieNames(page), service.calls]).toEqual([expect.not.arrayContaining(['token']), []]);
    expect(page.url()).toBe(`${site}/inloggen/firebase/apple`);
    expect(await barriersIn(page)).toEqual([]);
  });
});

describe('leaving', () => {
  test('revokes what Apple gave, and deletes the account at both', async () => {
    const localId = somebody();
    const page = await browser.page();
    await signIn(page);
    await page.goto(`${site}/account/gegevens`);
    await hydrate(page);
    expect(await barriersIn(page)).toEqual([]);
    await press(page, 'Verwijder mijn account');
    await page.getByText('Kruis aan dat u het zeker weet.').waitFor();
    await leave(page);
    await press(page, 'Ga door');
    await page.waitForURL(`${site}/account/verwijderd`);
    expect(service.revoked).toEqual([service.given.at(-1)]);
    expect(service.calls.slice(-2)).toEqual([`revokeToken ${localId}`, `delete ${localId}`]);
    expect([service.people.has(localId), await cookieNames(page)]).toEqual([
      false,
      expect.not.arrayContaining(['token']),
    ]);
    expect(await page.locator('main').textContent()).not.toContain('account.apple.com');
  });

  test.each<Revoking>([400, 500, 'silent'])(
    'works when revoking does not (%s), and says so',
    async (revoking) => {
      const localId = somebody();
      const page = await browser.page();
      await signIn(page);
      service.revoking = revoking;
      await leave(page);
      await press(page, 'Ga door');
      await page.waitForURL(`${site}/account/verwijderd?apple=zelf`);
      await page.getByText('Intrekken bij Apple is niet gelukt.').waitFor();
      expect(await page.locator('main').textContent()).toContain('account.apple.com');
      expect([service.revoked, service.people.has(localId)]).toEqual([[], false]);
      expect(await isAccount(page)).toBe(false);
    },
  );

  test('does not happen to somebody who thinks better of it at Apple, or is somebody else there', async () => {
    const localId = somebody();
    const page = await browser.page();
    await signIn(page);
    await leave(page);
    await press(page, 'Annuleer');
    await page.getByText('Dat is niet gelukt.').waitFor();
    await page.getByRole('link', { name: 'Terug', exact: true }).click();
    await page.waitForURL(`${site}/account/gegevens`);

    somebody();
    await leave(page);
    await press(page, 'Ga door');
    await page.getByText('Log voor de zekerheid opnieuw in').waitFor();
    expect([service.revoked, service.people.has(localId), await isAccount(page)]).toEqual([[], true, true]);
  });
});

describe('signing out everywhere', () => {
  test('revokes what Apple gave, and ends the sign-in of every device', async () => {
    const localId = somebody();
    const [page, other] = [await browser.page(), await browser.page()];
    await signIn(other);
    await signIn(page);
    await page.goto(`${site}/account/beveiliging`);
    await hydrate(page);
    expect(await barriersIn(page)).toEqual([]);
    await signOutEverywhere(page);
    await press(page, 'Ga door');
    await page.waitForURL(`${site}/uitgelogd`);
    await page.getByText('Op al uw apparaten bent u uitgelogd.').waitFor();
    await page.reload();
    expect(await barriersIn(page)).toEqual([]);
    expect(service.revoked).toEqual([service.given.at(-1)]);
    expect([await isAccount(page), await isAccount(other)]).toEqual([false, false]);

    // The account is still there. Apple asks anew, and that can be revoked anew.
    await signIn(page);
    await leave(page);
    await press(page, 'Ga door');
    await page.waitForURL(`${site}/account/verwijderd`);
    expect([service.revoked.length, service.people.has(localId)]).toEqual([2, false]);
  });

  test.each<[string, (page: Page) => Promise<void>]>([
    [
      'the visitor does not sign in at Apple',
      async (page) => {
        await signOutEverywhere(page);
        await press(page, 'Annuleer');
      },
    ],
    [
      'Firebase is away',
      async (page) => {
        service.isAway = true;
        await signOutEverywhere(page);
      },
    ],
    [
      'revoking is rejected',
      async (page) => {
        service.revoking = 400;
        await signOutEverywhere(page);
        await press(page, 'Ga door');
      },
    ],
  ])('works when %s, and says what was not revoked', async (_when, act) => {
    somebody();
    const page = await browser.page();
    await signIn(page);
    await act(page);
    await page.waitForURL(`${site}/uitgelogd?apple=zelf`);
    await page.getByText('Intrekken bij Apple is niet gelukt.').waitFor();
    expect([service.revoked, await isAccount(page)]).toEqual([[], false]);
  });

  test('of an account with a password asks neither Firebase nor Apple', async () => {
    const [email, password] = ['wachtwoord@post.example', 'vier losse woorden thuis'];
    const made = await fetch(`${fair.cms}/api/auth/local/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: crypto.randomUUID(), email, password }),
    });
    expect(made.status).toBe(200);
    const code = new URL(linkIn(await openMailbox(fair.dataDir).next(email), site)).searchParams.get('code');
    await fetch(`${fair.cms}/api/auth/email-confirmation?confirmation=${code}`);
    // Without scripts too.
    for (const javaScriptEnabled of [true, false]) {
      const page = await browser.page({ javaScriptEnabled });
      await page.goto(`${site}/inloggen?naar=/account/beveiliging`);
      await page.getByLabel('E-mailadres', { exact: true }).fill(email);
      await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
      await page.locator('main').getByRole('button', { name: 'Inloggen', exact: true }).click();
      await page.waitForURL(`${site}/account/beveiliging`);
      await signOutEverywhere(page);
      await page.waitForURL(`${site}/uitgelogd`);
      expect(await isAccount(page)).toBe(false);
    }
    expect(service.calls).toEqual([]);
  });
});
