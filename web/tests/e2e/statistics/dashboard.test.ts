import { readFile } from 'node:fs/promises';

import Papa from 'papaparse';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { tellShown } from '../../harness/admin-page';
import { barriersIn } from '../../harness/axe';
import { browserForFile, hydrate } from '../../harness/browser';
import { openDatabase } from '../../harness/database';
import { signInByRequest } from '../../harness/editor';
import { startFair, type Fair } from '../../harness/fair';

/** The admin is a large program: on a slow machine with two cores a page of it takes a while. */
const actionTimeoutMs = 60_000;
const desk = { width: 1280, height: 900 };
const phone = { width: 360, height: 800 };
const daySeconds = 86_400;

let fair: Fair;
let page: Page;
const browser = browserForFile();
beforeAll(async () => {
  fair = await startFair();
}, 240_000);
beforeAll(async () => {
  page = await browser.page({ viewport: desk });
  page.setDefaultTimeout(actionTimeoutMs);
});
afterAll(() => fair.stop());

afterEach((context) => tellShown(page, context));

/** The demo fair comes with statistics, and a visit was counted; of ours alone every number is known. */
function forgetAll(): void {
  const database = openDatabase(fair.dataDir);
  for (const table of ['statistics_cells', 'statistics_events', 'statistics_annotations'])
    database.prepare(`delete from ${table}`).run();
  database.close();
}

/** Noon of so many days ago: no change of the clocks and no midnight is near. Days are those of the fair, not UTC's. */
function noon(daysAgo: number): number {
  const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Amsterdam' });
  return Date.parse(`${today}T11:00:00Z`) / 1000 - daysAgo * daySeconds;
}

/** Three visits yesterday and two the day before, of which one by telephone and on to a second page. */
function events() {
  let count = 0;
  const id = () => `gebeurtenis${String((count += 1)).padStart(6, '0')}`;
  const visit = (daysAgo: number, device: string, pages: string[]) => [
    { id: id(), at: noon(daysAgo), kind: 'visitor', value: -1, device, language: 'nl' },
    ...pages.map((path, index) => ({
      id: id(),
      at: noon(daysAgo) + index * 60,
      kind: 'view',
      page: path,
      device,
      language: 'nl',
      ...(index === 0 ? {} : { from: pages[index - 1], since: 60 }),
    })),
  ];
  return [
    ...visit(1, 'desktop', ['/faq']),
    ...visit(1, 'desktop', ['/faq']),
    ...visit(1, 'phone', ['/', '/faq']),
    ...visit(2, 'desktop', ['/contact']),
    ...visit(2, 'desktop', ['/contact']),
  ];
}

/** Hands a segment over as the site does. */
async function hand(list: object[], segment = 1): Promise<void> {
  const response = await fetch(`${fair.cms}/api/statistics/segments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-beursvloer-purges': fair.purgeSecret },
    body: JSON.stringify({ log: 'logboek-van-de-test', segment, events: list }),
  });
  expect(response.status).toBe(204);
}

const tile = (name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${name}`) })
    .first();
const list = (name: string) => page.getByRole('region', { name, exact: true });
const parameter = (name: string) => new URL(page.url()).searchParams.get(name);

/** The number of events that the content backend has stored, by page; `-` for events about no page. */
function eventsByPage(): Record<string, number> {
  const database = openDatabase(fair.dataDir);
  const rows = database
    .prepare(
      `select coalesce(texts.text, '-') as page, sum(events.times) as n from statistics_events as events
       left join statistics_texts as texts on texts.id = events.page group by 1 order by 1`,
    )
    .all() as { page: string; n: number }[];
  database.close();
  return Object.fromEntries(rows.map(({ page, n }) => [page, n]));
}

function searchWordsOf(path: string): string | undefined {
  const database = openDatabase(fair.dataDir);
  const rows = database.prepare('select words from search_words where path = ?').all(path) as {
    words: string;
  }[];
  database.close();
  return rows[0]?.words;
}

test('what a visitor does arrives in the content backend, without what would tell who it was', async () => {
  const page = await browser.page();
  const taken = page.waitForResponse((response) => response.url().endsWith('/api/statistics/'));
  await page.goto(`${fair.site}/faq?code=geheim`);
  const first = await taken;
  expect(first.status()).toBe(204);
  const cookies = await page.context().cookies(`${fair.site}/api/statistics/`);
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(new Date());
  expect(cookies.find(({ name }) => name === 'laatst')).toMatchObject({
    value: day,
    httpOnly: true,
    path: '/api/statistics/',
    sameSite: 'Strict',
  });
  await hydrate(page);
  await page.locator('header a[href="/nieuws"], footer a[href="/nieuws"]').first().click();
  await page.waitForURL(/\/nieuws$/);
  // The start of the visit and the visitor are about no page; one view of each page; the first may have been read for a second.
  await expect
    .poll(eventsByPage, { timeout: 30_000 })
    .toMatchObject({ '-': 2, '/nieuws': 1, '/faq': expect.any(Number) as number });
  const texts = openDatabase(fair.dataDir);
  expect(JSON.stringify(texts.prepare('select text from statistics_texts').all())).not.toMatch(
    /geheim|Chrome|127\.0\.0\.1/,
  );
  texts.close();
});

describe('the dashboard', { timeout: 240_000, retry: 0 }, () => {
  beforeAll(async () => {
    forgetAll();
    await hand(events());
  });

  test('shows what the site handed over', async () => {
    await signInByRequest(page, fair, { email: fair.adminEmail, password: fair.adminPassword });
    await page.goto(`${fair.cms}/admin`);
    await page.getByRole('link', { name: 'Statistieken', exact: true }).first().click();
    await expect.poll(() => tile('Bezoekers').innerText()).toMatch(/Bezoekers\s+5/);
    expect(await tile('Weergaven').innerText()).toMatch(/Weergaven\s+6/);
    const faq = list('Pagina’s').getByRole('row').nth(1);
    expect(await faq.innerText()).toMatch(/3\s/);
    expect(await barriersIn(page, { within: 'main' })).toEqual([]);
  });

  test('is narrowed by a press on a value; the address says it, and Back and the chip undo it', async () => {
    await list('Apparaten').getByRole('button', { name: 'Telefoon' }).click();
    await expect.poll(() => tile('Bezoekers').innerText()).toMatch(/Bezoekers\s+1/);
    expect(parameter('filter')).toBe('device:phone');
    const chip = page.getByRole('button', { name: /^Apparaat: Telefoon/ });
    await chip.waitFor();
    await page.goBack();
    await expect.poll(() => tile('Bezoekers').innerText()).toMatch(/Bezoekers\s+5/);
    expect(parameter('filter')).toBeNull();
    await page.goForward();
    await chip.click();
    await expect.poll(() => parameter('filter')).toBeNull();
    await expect.poll(() => tile('Bezoekers').innerText()).toMatch(/Bezoekers\s+5/);
  });

  test('has a line that arrow keys walk along, and a table that says the same', async () => {
    await page.getByRole('button', { name: '7 dagen', exact: true }).click();
    const chart = page.getByRole('group', { name: /^Bezoekers per dag/ });
    await expect.poll(() => parameter('van')).not.toBeNull();
    // The picture of the longer period stays until the shorter one is there.
    await page.locator('main[aria-busy="false"]').waitFor();
    await chart.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    const figure = list('Bezoekers per dag');
    await expect.poll(() => figure.locator('[aria-live]').innerText()).toMatch(/: 3/);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => figure.locator('[aria-live]').innerText()).toMatch(/: 2/);
    await figure.getByRole('button', { name: 'Toon als tabel' }).click();
    expect(await figure.getByRole('row').count()).toBe(8);
    expect(await barriersIn(page, { within: 'main' })).toEqual([]);
    await figure.getByRole('button', { name: 'Toon als grafiek' }).click();
  });

  test('adds what was searched in vain to the words of a page by a press, and says so', async () => {
    await hand([{ id: 'zonder-resultaat', at: noon(1), kind: 'search', value: 0, subject: 'zwerfkei' }], 3);
    await page.reload();
    const row = list('Gezocht zonder resultaat').getByRole('row', { name: /zwerfkei/ });
    const before = searchWordsOf('/locatie');
    await row.getByRole('button', { name: 'Zoekwoord toevoegen: zwerfkei' }).click();
    const dialog = page.getByRole('dialog', { name: 'Zoekwoord toevoegen: zwerfkei' });
    await dialog.getByRole('combobox', { name: /Bij welke pagina/ }).fill('/locatie');
    expect(await barriersIn(page, { within: '[role=dialog]' })).toEqual([]);
    await dialog.getByRole('button', { name: 'Voeg toe' }).click();
    await row.getByText('toegevoegd').waitFor();
    expect(searchWordsOf('/locatie')).toBe(`${before}, zwerfkei`);
    expect(await row.getByRole('button', { name: /toevoegen/ }).count()).toBe(0);
  });

  test('keeps what somebody writes down about a day, until it is removed', async () => {
    const notes = list('Aantekeningen');
    await notes.getByRole('button', { name: 'Aantekening toevoegen' }).click();
    await notes.getByRole('textbox', { name: /Wat gebeurde er/ }).fill('Nieuwsbrief verstuurd');
    await notes.getByRole('button', { name: 'Bewaar' }).click();
    const remove = notes.getByRole('button', { name: 'Verwijder Nieuwsbrief verstuurd' });
    await remove.waitFor();
    page.once('dialog', (dialog) => void dialog.accept());
    await remove.click();
    await remove.waitFor({ state: 'detached' });
  });

  test('gives what it shows as a file', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const file = await (await downloading).path();
    const { data } = Papa.parse<string[]>((await readFile(file, 'utf8')).replace('\uFEFF', ''));
    const heading = data.findIndex(([name, views]) => name === 'Pagina’s' && views === 'Weergaven');
    expect(data[heading + 1]?.slice(0, 2)).toEqual(['Veelgestelde vragen', '3']);
    expect(data[heading + 2]?.slice(0, 2)).toEqual(['Contact', '2']);
    expect(data.flat().filter((cell) => cell.includes('Voorpagina')).length).toBeGreaterThan(0);
  });

  test('says that it could not be loaded, keeps the last picture and tries again', async () => {
    await page.route('**/statistics/dashboard*', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.getByRole('button', { name: '30 dagen', exact: true }).click();
    const problem = page.getByRole('alert').filter({ hasText: 'Probeer opnieuw' });
    await problem.waitFor();
    expect(await tile('Bezoekers').innerText()).toMatch(/Bezoekers\s+5/);
    await page.unroute('**/statistics/dashboard*');
    await problem.getByRole('button', { name: 'Probeer opnieuw' }).click();
    await problem.waitFor({ state: 'detached' });
  });

  test('counts what came meanwhile when somebody comes back to it', async () => {
    const later = events().slice(0, 2);
    await hand(
      later.map((event) => ({ ...event, id: `${event.id}-later` })),
      2,
    );
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => tile('Bezoekers').innerText()).toMatch(/Bezoekers\s+6/);
  });

  test('is shown by a link to somebody without an account, until it is taken back', async () => {
    await page.getByRole('button', { name: '30 dagen', exact: true }).click();
    await page.locator('main[aria-busy="false"]').waitFor();
    const links = list('Delen met een link');
    await links.getByRole('button', { name: 'Link maken' }).click();
    await links.getByRole('textbox', { name: /Voor wie/ }).fill('Het bestuur');
    await links.getByRole('button', { name: 'Maak de link' }).click();
    const url = await links.getByRole('textbox', { name: /De nieuwe link/ }).inputValue();
    const revoke = links.getByRole('button', { name: 'Trek in: de link voor Het bestuur' });
    await revoke.waitFor();
    expect(await barriersIn(page, { within: 'main' })).toEqual([]);

    for (const [viewport, javaScriptEnabled] of [
      [phone, false],
      [desk, true],
    ] as const) {
      const other = await browser.page({ viewport, javaScriptEnabled });
      const response = await other.goto(url);
      expect(response?.status()).toBe(200);
      expect(response?.headers()).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'same-origin',
      });
      const shown = other.getByRole('main');
      await shown.getByText('Gemaakt voor Het bestuur').waitFor();
      // The events are of the last days: no whole week of them has passed.
      await shown.getByText(/^Er wordt geteld sinds/).waitFor();
      expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      if (javaScriptEnabled) expect(await barriersIn(other)).toEqual([]);
    }

    page.once('dialog', (dialog) => void dialog.accept());
    await revoke.click();
    await revoke.waitFor({ state: 'detached' });
    const gone = await fetch(url);
    expect(gone.status).toBe(404);
    expect(await gone.text()).toContain('Deze link werkt niet (meer)');
  });

  test('fits a phone', async () => {
    await page.setViewportSize(phone);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(phone.width);
    expect(await barriersIn(page, { within: 'main' })).toEqual([]);
  });
});
