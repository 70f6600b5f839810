import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { read, signInToAdmin } from '../../harness/admin';
import { barriersIn } from '../../harness/axe';
import { browserForFile } from '../../harness/browser';
import { canSearchOn, packedOn, untilPackIsMade } from '../../harness/device';
import { startFair, type Fair } from '../../harness/fair';
import { assetsOfBuild, idOfBuild, makeSecondBuild, type SecondBuild } from '../../harness/second-build';

const browser = browserForFile();

/** A fair of its own: its server is stopped, and its build replaced. Its clock stands at the first morning, five past eleven. */
let fair: Fair;
let site: string;
let folder: string;
let second: SecondBuild;
let firstFiles: Set<string>;
/** A phone that is at the fair before its server is stopped for the first time, with the programme open. */
let context: BrowserContext;
let open: Page;
const errors: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'));
  [fair, second] = await Promise.all([
    startFair({ now: '2027-02-09T11:05:00+01:00' }),
    makeSecondBuild(folder),
  ]);
  site = fair.site;
  firstFiles = new Set(await assetsOfBuild());
  await untilPackIsMade(site);
  context = await browser.context(phone);
  context.on('weberror', (error) => errors.push(error.error().message));
  open = await openNewPage('/programma?dag=2027-02-10', 'Programma');
  await vi.waitFor(async () => {
    expect(await packedOn(open)).toBeGreaterThan(300);
    expect(await open.evaluate(async () => (await caches.match('/faq'))?.status)).toBe(200);
  }, patient);
}, 240_000);
afterAll(async () => {
  await fair.stop();
  await rm(folder, { recursive: true, force: true });
});

const phone = { viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' } as const;
const patient = { timeout: 90_000, interval: 200 };

const heading = (page: Page, name: RegExp | string) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

/** The build whose files a page has loaded; `mixed` when there are two. */
async function buildOf(page: Page): Promise<'first' | 'second' | 'mixed'> {
  const names = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ pathname }) => pathname.startsWith('/assets/'))
      .map(({ pathname }) => pathname.slice('/assets/'.length)),
  );
  expect(names.length).toBeGreaterThan(5);
  const ofFirst = names.filter((name) => firstFiles.has(name)).length;
  return ofFirst === names.length ? 'first' : ofFirst === 0 ? 'second' : 'mixed';
}

/** The builds whose data the device has of the fair. */
const packedBuilds = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('pack', 1);
        opening.onerror = () => reject(new Error('The pack cannot be opened'));
        opening.onsuccess = () => {
          const reading = opening.result.transaction('groups').objectStore('groups').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve([...new Set(reading.result.map(({ build }: { build: string }) => build))]);
          };
        };
      }),
  );

const storedCaches = (page: Page) => page.evaluate(() => caches.keys());
const storedAssets = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('assets')).keys()).map(({ url }) => new URL(url).pathname.slice(8)),
  );

async function openNewPage(path: string, name: RegExp | string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(site + path);
  await heading(page, name);
  return page;
}

// A second try would find what the first one left: a session that was moved, or another build, which is switched off.
const once = { retry: 0, timeout: 240_000 };

const sessionsPath = '/content-manager/collection-types/api::session.session';

const steps = (page: Page) => page.locator('main ol article');

/** Presses it as somebody who uses no mouse. */
async function press(control: Locator): Promise<void> {
  await control.focus();
  await control.press('Enter');
}

/** Saves a session of the list that is on the screen; returns its title. */
async function save(page: Page, at: number): Promise<string> {
  const button = page
    .locator('main')
    .getByRole('button', { name: /^Bewaren: / })
    .nth(at);
  await press(button);
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
  return ((await button.getAttribute('aria-label')) ?? '').replace('Bewaren: ', '');
}

test(
  'a day at the fair on a phone, with the keyboard: plan, install, find the way without reception, come back',
  once,
  async () => {
    const page = await browser.page(phone);
    const failures: string[] = [];
    page.on('pageerror', ({ message }) => failures.push(message));

    // At home: two sessions of the afternoon, and an exhibitor.
    await page.goto(`${site}/programma?dag=2027-02-09`);
    const titles = [await save(page, 8), await save(page, 14)];
    await page.goto(`${site}/standhouders`);
    const exhibitor = await save(page, 3);

    // Chromium offers to install a site only to visitors it knows: the offer is made here, and taken.
    await page.goto(`${site}/mijn-programma`);
    await page.evaluate(() => {
      const offer = new Event('beforeinstallprompt', { cancelable: true });
      Object.assign(offer, {
        prompt: () => Promise.resolve(),
        userChoice: Promise.resolve({ outcome: 'accepted' }),
      });
      window.dispatchEvent(offer);
    });
    await press(page.getByRole('button', { name: 'Installeer' }));
    await vi.waitFor(async () => {
      expect(await packedOn(page)).toBeGreaterThan(300);
      expect(await canSearchOn(page)).toBe(true);
    }, patient);

    // In the hall: no reception. Meanwhile the organiser moves what comes second.
    await fair.killSite();
    const admin = await signInToAdmin(fair, { skipWait: true });
    const found = await admin(
      'GET',
      `${sessionsPath}?page=1&pageSize=1&filters[title][$eq]=${encodeURIComponent(titles[1] ?? '')}`,
    );
    const [session] = read(found.body, 'results') as unknown[];
    const moved = await admin(
      'POST',
      `${sessionsPath}/${String(read(session, 'documentId'))}/actions/publish?locale=nl`,
      { startTime: '17:10:00.000', endTime: '17:30:00.000' },
    );
    expect(moved, JSON.stringify(moved.body)).toMatchObject({ status: 200 });

    await page.goto(`${site}/mijn-programma`);
    await expect.poll(() => steps(page).count()).toBe(2);
    expect((await page.locator('main ol article h3').allInnerTexts()).sort()).toEqual([...titles].sort());
    await page.getByRole('heading', { level: 2, name: 'Nu' }).waitFor();
    expect(await page.locator('main').innerText()).not.toContain('17.10');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    // The next session, never opened before: who, what and where.
    await press(steps(page).first().getByRole('link').first());
    await heading(page, /./);
    await expect.poll(async () => titles.includes(await page.locator('h1').innerText())).toBe(true);

    // To the stand: by its page, the search and the plan.
    await page.goto(`${site}/mijn-programma`);
    await press(page.getByRole('link', { name: exhibitor, exact: true }));
    await heading(page, exhibitor);
    await page.goto(`${site}/zoeken?q=${encodeURIComponent(exhibitor)}`);
    await page.locator('main section li a', { hasText: exhibitor }).first().waitFor();
    await page.goto(`${site}/plattegrond`);
    await heading(page, /plattegrond/i);
    await expect.poll(() => page.locator('#offline-notice').innerText()).toMatch(/^Geen goede verbinding/);

    // Somebody at the stand says what else is worth it: it is found in the programme, which was never narrowed before.
    await page.goto(`${site}/programma?dag=2027-02-09&soort=kennissessie`);
    const choices = page.locator('main').getByRole('button', { name: /^Bewaren: / });
    await expect.poll(() => choices.count()).toBeGreaterThan(2);
    const names = await choices.evaluateAll((buttons) =>
      buttons.map((button) => (button.ariaLabel ?? '').replace('Bewaren: ', '')),
    );
    titles.push(
      await save(
        page,
        names.findLastIndex((name) => !titles.includes(name)),
      ),
    );
    await page.goto(`${site}/mijn-programma`);
    await expect.poll(() => steps(page).count()).toBe(3);
    expect(await barriersIn(page)).toEqual([]);

    // Back outside: what moved is where it is now, and nothing that was saved is lost.
    await fair.startSite();
    await vi.waitFor(async () => {
      await page.goto(`${site}/mijn-programma`);
      await expect.poll(() => steps(page).count()).toBe(3);
      expect(
        await steps(page)
          .filter({ hasText: titles[1] ?? '' })
          .innerText(),
      ).toContain('17.10');
    }, patient);
    expect((await page.locator('main ol article h3').allInnerTexts()).sort()).toEqual([...titles].sort());
    expect(failures).toEqual([]);
  },
);

test('a build that is replaced is never mixed with the next one', once, async () => {
  const firstId = await idOfBuild();
  expect(await packedBuilds(open)).toEqual([firstId]);

  // Without reception. Meanwhile the organiser's machine gets the next build.
  await context.setOffline(true);
  await fair.killSite();
  const link = open.locator('main h4 a[href^="/programma/"]').first();
  const title = await link.innerText();
  await link.click();
  await heading(open, title);
  await fair.startSite(second);
  expect(await (await fetch(`${site}/builds/latest.json`)).json()).toMatchObject({ id: second.id });

  // The page goes on: with data that was on the device, and with code of a page that it had not loaded yet.
  await context.setOffline(false);
  await open.goBack();
  await heading(open, 'Programma');
  await open
    .locator('a[href="/faq"]')
    .first()
    .evaluate((press: HTMLAnchorElement) => press.click());
  await heading(open, /vragen/i);
  expect(await buildOf(open)).toBe('first');
  const lazy = [...firstFiles].find((name) => name.startsWith('own-programme-') && name.endsWith('.js'));
  expect((await fetch(`${site}/assets/${lazy ?? ''}`)).status).toBe(200);
  expect(await open.evaluate(async () => (await fetch('/assets/weg-1.js')).status)).toBe(404);
  expect(await storedAssets(open)).not.toContain('weg-1.js');
  // The data of the next build is not for this page's code.
  expect(await packedBuilds(open)).toEqual([firstId]);

  // Another page is of the next build, whose worker waits until the open one is gone.
  const other = await openNewPage('/standhouders', 'Standhouders');
  expect(await buildOf(other)).toBe('second');
  await vi.waitFor(async () => {
    const waits = () => navigator.serviceWorker.getRegistration().then((found) => found?.waiting?.state);
    expect(await other.evaluate(waits)).toBe('installed');
  }, patient);
  await open.close();
  await other.close();

  await untilPackIsMade(site);
  const next = await openNewPage('/', /./);
  expect(await buildOf(next)).toBe('second');
  await vi.waitFor(async () => expect(await packedBuilds(next)).toEqual([second.id]), patient);

  // Without reception again: each stored page is whole, of whichever build it is.
  await context.setOffline(true);
  for (const [path, name] of [
    ['/faq', /vragen/i],
    ['/programma', 'Programma'],
    ['/mijn-programma', 'Mijn programma'],
  ] as const) {
    await next.goto(site + path);
    await heading(next, name);
    expect(await buildOf(next)).not.toBe('mixed');
  }
  expect(await buildOf(next)).toBe('second');
  await next.close();

  // The organiser switches it off: everything it stored is gone from devices, and the site works.
  await context.setOffline(false);
  await fair.killSite();
  await fair.startSite({ ...second, environment: { SERVICE_WORKER: 'off' } });
  expect((await fetch(`${site}/pakket/${second.id}/nl.json`)).status).toBe(404);
  const last = await openNewPage('/', /./);
  await vi.waitFor(async () => {
    // At an interaction the page looks for another worker; one before it has started is none.
    await last.locator('body').press('Shift');
    const isFound = async () => {
      const found = await navigator.serviceWorker.getRegistration();
      return !found?.active || found.waiting !== null || !(await caches.has('pages'));
    };
    expect(await last.evaluate(isFound)).toBe(true);
  }, patient);
  // A browser stops a worker that rests, but not while somebody debugs it, as this test does; the next one waits for that.
  const devtools = await context.newCDPSession(last);
  await devtools.send('ServiceWorker.enable');
  await vi.waitFor(async () => {
    await devtools.send('ServiceWorker.stopAllWorkers');
    await last.reload();
    expect(await storedCaches(last)).toEqual([]);
    expect(await packedOn(last)).toBe(0);
  }, patient);
  await last.close();
  const without = await openNewPage('/programma', 'Programma');
  expect(await without.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  expect(await storedCaches(without)).toEqual([]);
  expect(await buildOf(without)).toBe('second');
  expect(errors).toEqual([]);

  // A device that never had one gets none.
  const stranger = await browser.page(phone);
  let hasAsked = false;
  stranger.on('response', (response) => (hasAsked ||= response.url() === `${site}/sw.js`));
  await stranger.goto(site);
  await vi.waitFor(async () => {
    await stranger.locator('body').press('Shift');
    expect(hasAsked).toBe(true);
  }, patient);
  expect(await stranger.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
});
