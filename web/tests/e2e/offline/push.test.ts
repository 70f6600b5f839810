import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startPushService, type PushService } from '../../../../cms/tests/harness/push-service';
import { barriersIn } from '../../harness/axe';
import { openBrowser, type Browser } from '../../harness/browser';
import { startFair, type Fair } from '../../harness/fair';

/** A fair that sends messages by a push service on this machine. */
let fair: Fair;
let service: PushService;
let browser: Browser;
beforeAll(async () => {
  service = await startPushService();
  fair = await startFair({ now: '2027-02-09T11:05:00+01:00', environment: service.environment });
  browser = await openBrowser();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await fair.stop();
  await service.stop();
});

/** Chromium cannot subscribe without the internet: what a push service would hand out is put in its place. */
async function subscribesAs(page: Page): Promise<void> {
  const subscription = service.subscribe();
  await page.addInitScript(
    ({ sent, key }) => {
      let isSubscribed = false;
      const bytes = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
        c.charCodeAt(0),
      );
      const made = {
        options: { applicationServerKey: bytes.buffer },
        toJSON: () => sent,
        unsubscribe: () => {
          isSubscribed = false;
          return Promise.resolve(true);
        },
      };
      Object.assign(PushManager.prototype, {
        getSubscription: () => Promise.resolve(isSubscribed ? made : null),
        subscribe: () => {
          isSubscribed = true;
          return Promise.resolve(made);
        },
      });
    },
    { sent: subscription, key: service.publicKey },
  );
}

async function open(permissions: string[]): Promise<Page> {
  const context = await browser.context({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });
  await context.grantPermissions(permissions, { origin: fair.site });
  const page = await context.newPage();
  return page;
}

/** Saves a session and opens the page about it. */
async function saveOne(page: Page): Promise<void> {
  await page.goto(`${fair.site}/programma?dag=2027-02-09`);
  const save = page
    .locator('main')
    .getByRole('button', { name: /^Bewaren: / })
    .nth(8);
  await save.click();
  await expect.poll(() => save.getAttribute('aria-pressed')).toBe('true');
  await page.goto(`${fair.site}/mijn-programma`);
}

const panel = (page: Page) => page.getByRole('region', { name: 'Berichten op dit apparaat' });

/** What the browser keeps of its registration. */
const recordsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Record<string, unknown>>((resolve, reject) => {
        const opening = indexedDB.open('push');
        opening.onerror = () => reject(new Error('No records'));
        opening.onsuccess = () => {
          const database = opening.result;
          const names = [...database.objectStoreNames];
          const reading = database.transaction(names);
          const found = names.map((name) => [name, reading.objectStore(name).get('own')] as const);
          reading.oncomplete = () => {
            database.close();
            resolve(Object.fromEntries(found.map(([name, { result }]) => [name, result as unknown])));
          };
        };
      }),
  );

test('a visitor turns messages on with the keyboard, chooses, and turns them off again', async () => {
  const page = await open(['notifications']);
  await subscribesAs(page);
  await saveOne(page);
  await panel(page).getByRole('button', { name: 'Zet berichten aan' }).press('Enter');
  await panel(page).getByText('Berichten staan aan op dit apparaat.').waitFor();
  expect(await barriersIn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const records = await recordsOf(page);
  expect(records).toMatchObject({
    installation: { status: 'registered', authToken: { expiresAt: expect.any(Number) as number } },
    token: {
      subscription: { scope: `${fair.site}/`, applicationServerKey: service.publicKey },
      createdAt: expect.any(Number) as number,
    },
    wishes: { kinds: { moved: true, soon: true } },
  });

  await panel(page)
    .getByRole('checkbox', { name: /begint over 15 minuten/ })
    .press('Space');
  await expect.poll(async () => (await recordsOf(page)).wishes).toMatchObject({ kinds: { soon: false } });
  await panel(page).getByText('Berichten staan aan op dit apparaat.').waitFor();

  await panel(page).getByRole('button', { name: 'Zet berichten uit' }).press('Enter');
  await panel(page)
    .getByText(/Berichten staan uit/)
    .waitFor();
  expect(Object.values(await recordsOf(page)).filter(Boolean)).toEqual([]);
  await page.context().close();
});

test('a browser that blocks messages is told where to allow them, and nothing is sent', async () => {
  const page = await open([]);
  await subscribesAs(page);
  await page.addInitScript(() => {
    Notification.requestPermission = () => Promise.resolve('denied');
  });
  await saveOne(page);
  await panel(page).getByRole('button', { name: 'Zet berichten aan' }).click();
  await panel(page)
    .getByText(/Uw browser houdt berichten van deze site tegen/)
    .waitFor();
  expect(await panel(page).getByRole('button', { name: 'Zet berichten aan' }).count()).toBe(1);
  expect((await recordsOf(page)).installation).toBeUndefined();
  await page.context().close();
});

test('a browser whose push service never answers says so', async () => {
  const page = await open(['notifications']);
  await page.addInitScript(() => {
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(null),
      subscribe: () => new Promise(() => {}),
    });
  });
  await saveOne(page);
  await panel(page).getByRole('button', { name: 'Zet berichten aan' }).click();
  await panel(page)
    .getByText(/gaf geen antwoord/)
    .waitFor({ timeout: 30_000 });
  await panel(page).getByRole('button', { name: 'Zet berichten aan' }).waitFor();
  await page.context().close();
});
