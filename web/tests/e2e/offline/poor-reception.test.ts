import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

import { read, signInToAdmin } from '../../harness/admin';
import { barriersIn } from '../../harness/axe';
import { browserForFile } from '../../harness/browser';
import { packedOn } from '../../harness/device';
import { startFair, type Fair } from '../../harness/fair';
import { startSlowLine, type SlowLine } from '../../harness/slow-line';

/** A fair of its own: browsers reach it by a line that is slow. */
let fair: Fair;
let line: SlowLine;
let site: string;
let page: Page;
const errors: string[] = [];
const browser = browserForFile();
const patient = { timeout: 90_000, interval: 200 };
beforeAll(async () => {
  line = await startSlowLine();
  fair = await startFair({ now: '2027-02-09T11:05:00+01:00', environment: { SITE_URL: line.url } });
  line.leadTo(fair.site);
  site = line.url;
  page = await browser.page({ viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' });
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${site}/faq`);
  await page.mouse.click(10, 10);
  await vi.waitFor(async () => {
    expect(await packedOn(page)).toBeGreaterThan(300);
    expect(await page.evaluate(async () => (await caches.match('/programma'))?.status)).toBe(200);
  }, patient);
}, 240_000);
afterEach(() => line.release());
afterAll(async () => {
  line.close();
  await fair.stop();
});

/** Pictures may be held up as well. */
const untilShown = { waitUntil: 'commit' } as const;
const notice = () => page.locator('#offline-notice');
const sessionsPath = '/content-manager/collection-types/api::session.session';

test('a page from the device is on the screen while its answer is still on its way, and stays when that is the same', async () => {
  line.hold();
  await page.goto(`${site}/programma`, untilShown);
  await page.getByRole('heading', { level: 1, name: 'Programma' }).waitFor();
  await expect.poll(() => notice().innerText()).toMatch(/^Geen goede verbinding\. U ziet deze pagina/);
  expect(line.held()).toContain('/programma');
  line.release();
  await expect.poll(() => notice().count()).toBe(0);
});

test('a page that is in the pack alone is on the screen while its answer is still on its way', async () => {
  const path = await page.evaluate(
    () => document.querySelector('main h4 a[href^="/programma/"]')?.getAttribute('href') ?? '',
  );
  expect(path).toMatch(/^\/programma\/\d+$/);
  const title = await page.locator(`main h4 a[href="${path}"]`).first().innerText();
  line.hold();
  await page.goto(site + path, untilShown);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await expect.poll(() => page.url()).toBe(site + path);
  await expect.poll(() => notice().innerText()).toMatch(/^Geen goede verbinding/);
  expect(line.held()).toContain(path);
  line.release();
  await expect.poll(() => notice().count()).toBe(0);
});

test('what changed meanwhile is offered once it is there, and shown when it is asked for', async () => {
  const admin = await signInToAdmin(fair);
  await page.goto(`${site}/programma`);
  const link = page.locator('main h4 a[href^="/programma/"]').first();
  const title = (await link.textContent()) ?? '';
  expect(title).not.toBe('');
  const publicId = /\d+$/.exec((await link.getAttribute('href')) ?? '')?.[0] ?? '';
  const found = await admin('GET', `${sessionsPath}?filters[publicId][$eq]=${publicId}&locale=nl`);
  const [session] = read(found.body, 'results') as unknown[];
  line.hold();
  await page.goto(`${site}/programma`, untilShown);
  await expect.poll(() => notice().innerText()).toMatch(/^Geen goede verbinding/);
  const { status } = await admin(
    'POST',
    `${sessionsPath}/${String(read(session, 'documentId'))}/actions/publish?locale=nl`,
    { title: 'Nieuwe titel van de organisator' },
  );
  expect(status).toBe(200);
  await vi.waitFor(async () => {
    expect(await (await fetch(`${fair.site}/programma`)).text()).toContain('Nieuwe titel van de organisator');
  }, patient);
  expect(await page.locator('main').textContent()).toContain(title);
  line.release();
  await expect.poll(() => notice().innerText()).toMatch(/^Er is een nieuwere versie van deze pagina\./);
  expect(await barriersIn(page)).toEqual([]);
  // What somebody reads does not change under their eyes.
  expect(await page.locator('main').textContent()).toContain(title);
  const show = notice().getByRole('link', { name: 'Toon' });
  await show.focus();
  await show.press('Enter');
  await expect.poll(() => page.locator('main').textContent()).toContain('Nieuwe titel van de organisator');
  expect(errors).toEqual([]);
});
