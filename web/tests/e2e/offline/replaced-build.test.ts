import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { browserForFile } from '../../harness/browser';
import { packedOn } from '../../harness/device';
import { startFair, type Fair } from '../../harness/fair';
import { assetsOfBuild, idOfBuild, makeSecondBuild, type SecondBuild } from '../../harness/second-build';

/** A fair of its own: its build is replaced. */
let fair: Fair;
let site: string;
let folder: string;
let second: SecondBuild;
let firstFiles: Set<string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'));
  [fair, second] = await Promise.all([
    startFair({ now: '2027-02-09T11:05:00+01:00' }),
    makeSecondBuild(folder),
  ]);
  site = fair.site;
  firstFiles = new Set(await assetsOfBuild());
}, 120_000);
afterAll(async () => {
  await fair.stop();
  await rm(folder, { recursive: true, force: true });
});

const browser = browserForFile();
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

async function openNewPage(context: BrowserContext, path: string, name: RegExp | string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(site + path);
  await heading(page, name);
  return page;
}

// A second try would find what the first one left: another build, which is switched off.
const once = { retry: 0, timeout: 240_000 };

test('a build that is replaced is never mixed with the next one', once, async () => {
  const context = await browser.context({ viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' });
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(error.error().message));
  const open = await openNewPage(context, '/programma?dag=2027-02-10', 'Programma');
  await vi.waitFor(async () => {
    expect(await packedOn(open)).toBeGreaterThan(300);
    expect(await open.evaluate(async () => (await caches.match('/faq'))?.status)).toBe(200);
  }, patient);
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
  const other = await openNewPage(context, '/standhouders', 'Standhouders');
  expect(await buildOf(other)).toBe('second');
  await vi.waitFor(async () => {
    const waits = () => navigator.serviceWorker.getRegistration().then((found) => found?.waiting?.state);
    expect(await other.evaluate(waits)).toBe('installed');
  }, patient);
  await open.close();
  await other.close();

  const next = await openNewPage(context, '/', /./);
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
  const last = await openNewPage(context, '/', /./);
  await vi.waitFor(async () => {
    // At an interaction the page looks for another worker; one before it has started is none.
    await last.locator('body').press('Shift');
    expect(await storedCaches(last)).toEqual([]);
    expect(await packedOn(last)).toBe(0);
  }, patient);
  await last.close();
  const without = await openNewPage(context, '/programma', 'Programma');
  expect(await without.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  expect(await buildOf(without)).toBe('second');
  expect(errors).toEqual([]);
});
