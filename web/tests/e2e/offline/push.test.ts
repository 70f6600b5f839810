import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startPushService, type PushService } from '../../../../cms/tests/harness/push-service';
import { barriersIn } from '../../harness/axe';
import { openBrowser, type Browser } from '../../harness/browser';
import { openDatabase } from '../../harness/database';
import { withoutPack } from '../../harness/device';
import { signInByRequest } from '../../harness/editor';
import { startFair, type Fair } from '../../harness/fair';

/** A fair that sends messages by a push service on this machine. */
let fair: Fair;
let service: PushService;
let browser: Browser;
beforeAll(async () => {
  service = await startPushService();
  fair = await startFair({ now: '2027-02-09T11:05:00+01:00', environment: service.environment });
  browser = await openBrowser({ notifications: true });
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
  await withoutPack(context);
  return context.newPage();
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
      subscribe: () => {
        Object.assign(window, { subscribeCalled: true });
        return new Promise(() => {});
      },
    });
  });
  await page.clock.install();
  await saveOne(page);
  await panel(page).getByRole('button', { name: 'Zet berichten aan' }).click();
  await expect.poll(() => page.evaluate(() => 'subscribeCalled' in window)).toBe(true);
  // The page waits for 15 s, which nobody has to wait for here.
  await page.clock.fastForward(15_000);
  await panel(page)
    .getByText(/gaf geen antwoord/)
    .waitFor();
  await panel(page).getByRole('button', { name: 'Zet berichten aan' }).waitFor();
  await page.context().close();
});

const titlesReceived = () =>
  service.received.map(({ payload }) => (payload as { notification: { title: string } }).notification.title);

test('an organiser tries a message on an own telephone, sends it, and sees what became of it', async () => {
  const desk = await (await browser.context({ viewport: { width: 1280, height: 900 } })).newPage();
  desk.setDefaultTimeout(60_000);
  desk.on('dialog', (dialog) => void dialog.accept());
  await signInByRequest(desk, fair, { email: fair.adminEmail, password: fair.adminPassword });
  await desk.goto(`${fair.cms}/admin`);
  await desk.getByRole('link', { name: 'Berichten', exact: true }).first().click();
  await desk.getByRole('button', { name: 'Koppel een toestel' }).click();
  const link = await desk.getByLabel('De link').inputValue();

  const phone = await open(['notifications']);
  await subscribesAs(phone);
  await phone.goto(link);
  await panel(phone).getByText('Zet berichten aan: daarna krijgt').waitFor();
  await panel(phone)
    .getByRole('checkbox', { name: /Nieuws van de organisatie/ })
    .press('Space');
  await panel(phone).getByRole('button', { name: 'Zet berichten aan' }).press('Enter');
  await panel(phone).getByText('Dit apparaat krijgt nu proefberichten').waitFor();
  await expect.poll(() => phone.url()).not.toContain('proef');
  expect(await barriersIn(phone)).toEqual([]);

  // Whenever this test runs, it is day for this device.
  const database = openDatabase(fair.dataDir);
  database.prepare('update push_registrations set quiet = 0').run();
  database.close();
  service.received.length = 0;
  await desk.reload();
  await desk.getByText('1 toestel wil nieuws van de organisatie').waitFor();
  await desk.getByLabel(/^Titel\W*$/).fill('De koffie staat klaar');
  await desk.getByLabel(/^Tekst\W*$/).fill('Tot elf uur gratis in hal 1.');
  await desk.getByLabel('Pagina').fill('/programma');
  await desk.getByRole('button', { name: 'Stuur een proef aan mijzelf' }).click();
  await desk.getByText('De proef is verstuurd naar 1 toestel van u.').waitFor();
  await expect.poll(titlesReceived).toEqual(['De koffie staat klaar']);
  expect(await barriersIn(desk, { within: 'main' })).toEqual([]);

  await desk.getByRole('button', { name: 'Verstuur nu' }).click();
  const row = desk.getByRole('row', { name: /De koffie staat klaar/ });
  await row.getByText('verstuurd').waitFor();
  await expect.poll(titlesReceived).toHaveLength(2);
  await desk.reload();
  await row.getByText('1 aangenomen').waitFor();
  await desk.close();
}, 240_000);
