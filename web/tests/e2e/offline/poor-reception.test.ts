import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';

import { read, signInToAdmin } from '../../harness/admin';
import { barriersIn } from '../../harness/axe';
import { browserForFile } from '../../harness/browser';
import { packedOn, untilPackIsMade } from '../../harness/device';
import { sharedFair } from '../../harness/shared-fair';
import { startSlowLine, type SlowLine } from '../../harness/slow-line';

const fair = sharedFair();
/** By it the browser reaches the fair. */
let line: SlowLine;
let site: string;
let page: Page;
const errors: string[] = [];
const browser = browserForFile();
const patient = { timeout: 90_000, interval: 200 };
beforeAll(async () => {
  await untilPackIsMade(fair.site);
  line = await startSlowLine();
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
afterAll(() => line.close());

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
  const rename = (to: string) =>
    admin('POST', `${sessionsPath}/${String(read(session, 'documentId'))}/actions/publish?locale=nl`, {
      title: to,
    });
  expect((await rename('Nieuwe titel van de organisator')).status).toBe(200);
  onTestFinished(async () => {
    await rename(String(read(session, 'title')));
  });
  await vi.waitFor(async () => {
    expect(await (await fetch(`${fair.site}/programma`)).text()).toContain('Nieuwe titel van de organisator');
  }, patient);
  expect(await page.locator('main').textContent()).toContain(title);
  line.release();
  await expect.poll(() => notice().innerText()).toMatch(/^Er is een nieuwere versie van deze pagina\./);
  expect(await barriersIn(page)).toEqual([]);
  // The page does not change under the visitor's eyes.
  expect(await page.locator('main').textContent()).toContain(title);
  const show = notice().getByRole('link', { name: 'Toon' });
  await show.focus();
  await show.press('Enter');
  await expect.poll(() => page.locator('main').textContent()).toContain('Nieuwe titel van de organisator');
  expect(errors).toEqual([]);
});
