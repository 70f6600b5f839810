import type { BrowserContext, CDPSession, Page, Worker } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { openBrowser, type Browser } from '../../harness/browser';
import { sharedFair } from '../../harness/shared-fair';

const { site } = sharedFair();
const patient = { timeout: 30_000, interval: 200 };

let browser: Browser;
let context: BrowserContext;
let page: Page;
let worker: Worker;
let devtools: CDPSession;
let registrationId: string;

beforeAll(async () => {
  browser = await openBrowser({ notifications: true });
  context = await browser.context({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });
  await context.grantPermissions(['notifications'], { origin: site });
  page = await context.newPage();
  devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const installed = context.waitForEvent('serviceworker');
  await page.goto(`${site}/faq`);
  worker = await installed;
  registrationId = await registered;
  await vi.waitFor(async () => {
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  }, patient);
}, 120_000);
afterAll(() => browser.close());

/** Delivers a message as a push service would, decrypted. */
const deliver = (data: string) =>
  devtools.send('ServiceWorker.deliverPushMessage', { origin: site, registrationId, data });

const shown = () =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notifications = await registration.getNotifications();
    return notifications.map(({ title, body, lang, tag }) => ({ title, body, lang, tag }));
  });

test('a message is shown as the organiser wrote it, and a later one about the same takes its place', async () => {
  const message = (body: string) =>
    JSON.stringify({
      web_push: 8030,
      notification: {
        title: 'Zaal gewijzigd',
        body,
        navigate: `${site}/programma/2001`,
        lang: 'nl',
        tag: 'session-2001',
      },
    });
  await deliver(message('Nu in Zaal Kanaal'));
  await expect
    .poll(shown)
    .toEqual([{ title: 'Zaal gewijzigd', body: 'Nu in Zaal Kanaal', lang: 'nl', tag: 'session-2001' }]);
  await deliver(message('Nu in Zaal Sluis'));
  await expect.poll(async () => (await shown()).map(({ body }) => body)).toEqual(['Nu in Zaal Sluis']);
});

test('whoever presses it gets to its page', async () => {
  // As text: it runs in the worker, whose types are not those of pages.
  await worker.evaluate(`registration.getNotifications().then(([notification]) =>
    dispatchEvent(new NotificationEvent('notificationclick', { notification })))`);
  await vi.waitFor(async () => {
    const paths = context.pages().map((opened) => new URL(opened.url()).pathname);
    expect(paths).toContain('/programma/2001');
    expect(await shown()).toEqual([]);
  }, patient);
});

test('a push that cannot be read shows that there is something', async () => {
  await deliver('geen json');
  await expect
    .poll(async () => (await shown()).map(({ title }) => title))
    .toEqual(['Nieuw bericht van de beurs']);
});
