import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { read, signInToAdmin } from '../../harness/admin';
import { barriersIn } from '../../harness/axe';
import { browserForFile } from '../../harness/browser';
import { canSearchOn, packedOn } from '../../harness/device';
import { startFair, type Fair } from '../../harness/fair';

/** A fair of its own: its server is stopped. Its clock stands at the first morning, five past eleven. */
let fair: Fair;
let site: string;
beforeAll(async () => {
  fair = await startFair({ now: '2027-02-09T11:05:00+01:00' });
  site = fair.site;
}, 120_000);
afterAll(() => fair.stop());

const browser = browserForFile();
const patient = { timeout: 90_000, interval: 200 };
const sessionsPath = '/content-manager/collection-types/api::session.session';

const heading = (page: Page, name: RegExp | string) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
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

test('a day at the fair on a phone, with the keyboard: plan, install, find the way without reception, come back', async () => {
  const page = await browser.page({ viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));

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

  // What comes next, never opened before: who, what and where.
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
  expect(errors).toEqual([]);
}, 300_000);
