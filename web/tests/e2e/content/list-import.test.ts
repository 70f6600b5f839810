import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { untidyExhibitors, untidySessions, untidySpeakers } from '../../../../cms/tests/lists/files';
import { actionTimeoutMs, tellShown } from '../../harness/admin-page';
import { barriersIn } from '../../harness/axe';
import { browserForFile } from '../../harness/browser';
import { signInByRequest } from '../../harness/editor';
import { sharedFair } from '../../harness/shared-fair';
import { waitForChanges } from '../../harness/wait-for-changes';

/** The organiser gets three untidy lists in, takes them back, and gets them in again. */
const desk = { width: 1280, height: 900 };
const phone = { width: 360, height: 800 };
const mostPresses = 40;

const fair = sharedFair();
let page: Page;
let presses = 0;
const browser = browserForFile();
beforeAll(async () => {
  page = await browser.page({ viewport: desk });
  page.setDefaultTimeout(actionTimeoutMs);
  await signInByRequest(page, fair, { email: fair.adminEmail, password: fair.adminPassword });
  await page.goto(`${fair.cms}/admin`);
}, actionTimeoutMs);
afterEach((context) => tellShown(page, context));

async function press(element: Locator): Promise<void> {
  presses += 1;
  await element.click();
}

async function choose(name: string, buffer: Buffer): Promise<void> {
  presses += 1;
  await page
    .getByLabel('Bestand', { exact: true })
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const link = (name: string) => page.getByRole('link', { name, exact: true });

async function toLists(): Promise<void> {
  await press(link('Alle lijsten').first());
  await page.getByRole('heading', { level: 1, name: 'Lijsten' }).waitFor();
}

async function store(count: number): Promise<void> {
  await press(button(`Bewaar ${count} rijen`));
  await page.getByRole('heading', { name: 'Bewaard' }).waitFor();
}

async function importProgramme(file: Buffer): Promise<void> {
  await press(link('Importeer: Programma'));
  await choose('programma.csv', file);
  await press(page.getByRole('checkbox', { name: 'Maak zalen die er nog niet zijn' }));
  await press(button('Bekijk wat er verandert'));
  await press(button('Importeer 40 onderdelen'));
  await page.getByRole('heading', { name: 'Er verandert niets' }).waitFor();
}

/** Undoes the last import of a list. */
async function undo(list: string): Promise<void> {
  const undone = page.getByRole('gridcell', { name: 'teruggedraaid', exact: true });
  const row = page.getByRole('row').filter({ hasText: list }).filter({ hasText: 'klaar' }).first();
  await row.waitFor();
  const before = await undone.count();
  await press(row.getByRole('button', { name: 'Draai terug' }));
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText(/rijen gaan terug naar hoe het was/).waitFor();
  expect(await dialog.getByRole('table').count()).toBe(0);
  await press(dialog.getByRole('button', { name: 'Draai terug' }));
  await expect.poll(() => undone.count(), { timeout: actionTimeoutMs }).toBe(before + 1);
}

/** What visitors find of these exhibitors. */
async function shown(): Promise<boolean> {
  const change = await waitForChanges(fair);
  const response = await fetch(`${fair.site}/standhouders?q=Isolatiehuis&na=${change}`);
  return (await response.text()).includes('Isolatiehuis 13 B.V.');
}

test(
  '85 exhibitors, 30 speakers and 40 sessions are in, undone and in again in at most 40 presses',
  { timeout: 6 * actionTimeoutMs },
  async () => {
    const [exhibitors, speakers, sessions] = [untidyExhibitors(), await untidySpeakers(), untidySessions()];
    // The home page names it too.
    await press(page.getByRole('link', { name: 'Lijsten', exact: true }).first());
    await press(link('Importeer: Standhouders'));
    await choose('deelnemers.csv', exhibitors);
    await press(button(/^Neem alle \d+ voorstellen over$/));
    await page.getByRole('heading', { name: 'Alle vragen zijn beantwoord' }).waitFor();
    expect(await barriersIn(page, { within: 'main' })).toEqual([]);
    await page.setViewportSize(phone);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    await page.setViewportSize(desk);
    await press(page.getByRole('radio', { name: 'meteen gepubliceerd' }));
    // One firm stands in the file twice.
    await store(84);
    expect(await shown()).toBe(true);
    await toLists();

    await press(link('Importeer: Sprekers'));
    await choose('sprekers.xlsx', speakers);
    await store(30);
    await toLists();
    expect(await barriersIn(page, { within: 'main' })).toEqual([]);
    await importProgramme(sessions);

    await press(page.getByRole('link', { name: 'Lijsten', exact: true }));
    await undo('Programma');
    await undo('Sprekers');
    await undo('Standhouders');
    expect(await shown()).toBe(false);

    await press(link('Importeer: Standhouders'));
    await choose('deelnemers.csv', exhibitors);
    // The answers are those of before.
    await press(page.getByRole('radio', { name: 'meteen gepubliceerd' }));
    await store(84);
    expect(await shown()).toBe(true);
    await toLists();
    await press(link('Importeer: Sprekers'));
    await choose('sprekers.xlsx', speakers);
    await store(30);
    await toLists();
    await importProgramme(sessions);
    expect(presses).toBeLessThanOrEqual(mostPresses);

    // The next test finds the fair as it was.
    await page.getByRole('link', { name: 'Lijsten', exact: true }).click();
    for (const list of ['Programma', 'Sprekers', 'Standhouders']) await undo(list);
    expect(await shown()).toBe(false);
  },
);
