import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { workbookWithHiddenRow } from '../../../../cms/tests/programme/files';
import { scheduleShape } from '../../../app/programme/schedule/read-schedule.fixture';
import { read, signInToAdmin } from '../../harness/admin';
import { actionTimeoutMs, tellShown } from '../../harness/admin-page';
import { barriersIn } from '../../harness/axe';
import { browserForFile } from '../../harness/browser';
import { signInByRequest } from '../../harness/editor';
import { sharedFair } from '../../harness/shared-fair';
import { waitForChanges } from '../../harness/wait-for-changes';

/** The organiser takes the programme out of the site, and puts it into the admin again. */
const fileShape = z.object({ schedule: scheduleShape });
const desk = { width: 1280, height: 900 };
const phone = { width: 360, height: 800 };

const fair = sharedFair();
let page: Page;
const browser = browserForFile();
beforeAll(async () => {
  page = await browser.page({ viewport: desk });
  page.setDefaultTimeout(actionTimeoutMs);
  await signInByRequest(page, fair, { email: fair.adminEmail, password: fair.adminPassword });
  await page.goto(`${fair.cms}/admin`);
  await page.getByRole('link', { name: 'Programma importeren' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Programma importeren' }).waitFor();
}, actionTimeoutMs);
afterEach((context) => tellShown(page, context));

const download = async (path: string) =>
  Buffer.from(await (await fetch(`${fair.site}${path}`)).arrayBuffer());

async function look(name: string, buffer: Buffer): Promise<void> {
  await page
    .getByLabel('Bestand', { exact: true })
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await page.getByRole('button', { name: 'Bekijk wat er verandert' }).press('Enter');
}

/** Gives a session its title, as an editor does. */
async function rename(publicId: number, title: string): Promise<void> {
  const admin = await signInToAdmin(fair);
  const sessions = '/content-manager/collection-types/api::session.session';
  const { body } = await admin('GET', `${sessions}?filters[publicId][$eq]=${publicId}&locale=nl`);
  const documentId = String(read(body, 'results', 0, 'documentId'));
  const { status } = await admin('POST', `${sessions}/${documentId}/actions/publish?locale=nl`, { title });
  expect(status).toBe(200);
}

test.each([
  ['/programma/schedule.json', 'schema als JSON', []],
  ['/programma/schedule.xml', 'schema als XML', []],
  ['/programma.xlsx?dag=alle', 'Excel', ['Kolommen']],
  ['/programma.csv?dag=alle', 'CSV', ['Kolommen']],
])('the file %s of the site changes nothing', { timeout: actionTimeoutMs }, async (path, format, parts) => {
  await look(path, await download(path));
  await page.getByText(`Gelezen als ${format}: 0 nieuw, 0 gewijzigd,`).waitFor();
  expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
    'Er verandert niets',
    ...parts,
  ]);
  expect(await page.getByRole('table').count()).toBe(0);
});

test(
  'an empty list is there to fill in, and can be sent as it is',
  { timeout: actionTimeoutMs },
  async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download een lege lijst om in te vullen' }).press('Enter'),
    ]);
    expect(file.suggestedFilename()).toBe('programma-om-in-te-vullen.xlsx');
    await look(file.suggestedFilename(), await readFile(await file.path()));
    await page.getByText('Gelezen als Excel: 0 nieuw, 0 gewijzigd, 0 blijft gelijk, 1 geweigerd.').waitFor();
  },
);

test('rows can be pasted from a spreadsheet', { timeout: actionTimeoutMs }, async () => {
  const rows = ['Onderwerp\tDatum\tVan\tTot', 'Uit Excel geplakt\t9-2-2027\t12u\t12u30'];
  const field = page.getByLabel('Of plak rijen uit een spreadsheet');
  await field.fill(rows.join('\n'));
  await page.getByRole('button', { name: 'Bekijk wat er verandert' }).press('Enter');
  await page.getByRole('row', { name: 'Uit Excel geplakt' }).waitFor();
  await page.getByText('4 kolommen worden gelezen.').waitFor();
  await field.fill('');
  expect(await page.getByRole('table').count()).toBe(0);
});

test(
  'rows that Excel hides are asked about once, before anything is imported',
  { timeout: actionTimeoutMs },
  async () => {
    await look('rooster.xlsx', workbookWithHiddenRow(['Te zien', 'Verborgen']));
    await page.getByText('Eén rij is in het bestand verborgen (rij 3)').first().waitFor();
    expect(await page.getByRole('button', { name: 'Importeer 2 onderdelen' }).isDisabled()).toBe(true);
    expect(await barriersIn(page, { within: 'main' })).toEqual([]);
    await page.getByRole('radio', { name: /^Overslaan/ }).press('Space');
    await expect
      .poll(() => page.getByRole('button', { name: 'Importeer 1 onderdeel' }).isEnabled())
      .toBe(true);
    expect(await page.getByRole('row', { name: 'Verborgen' }).count()).toBe(0);
  },
);

test(
  'what changed in a file is shown, imported and on the site',
  { timeout: 2 * actionTimeoutMs },
  async () => {
    const file: unknown = JSON.parse((await download('/programma/schedule.json')).toString());
    const { conference } = fileShape.parse(file).schedule;
    const [event] = Object.values(conference.days[0]?.rooms ?? {}).flat();
    if (!event) throw new Error('There is no session.');
    const { title } = event;
    event.title = 'Wat een huis van hout echt kost';
    await look('schema.json', Buffer.from(JSON.stringify({ schedule: { conference } })));
    await page.getByRole('row', { name: 'Wat een huis van hout echt kost' }).waitFor();
    expect(await barriersIn(page, { within: 'main' })).toEqual([]);
    await page.setViewportSize(phone);
    expect(await barriersIn(page, { within: 'main' })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    await page.setViewportSize(desk);

    await page.getByRole('radio', { name: 'meteen gepubliceerd' }).press('Space');
    const run = page.getByRole('button', { name: 'Importeer 1 onderdeel' });
    // Another choice is looked at again first; until then the button is off.
    await run.click({ trial: true });
    await run.press('Enter');
    await page.getByRole('heading', { name: 'Er verandert niets' }).waitFor();
    try {
      const change = await waitForChanges(fair);
      const shown = await fetch(`${fair.site}/programma/${event.id}?na=${change}`);
      expect(new URL(shown.url).pathname).toBe(new URL(event.url).pathname);
      expect(await shown.text()).toContain('Wat een huis van hout echt kost');
    } finally {
      await rename(event.id, title);
    }
  },
);

test('a file that is no programme is answered with what to do', { timeout: actionTimeoutMs }, async () => {
  await look('foto.png', Buffer.from('\x89PNG\r\n\x1a\n\xff', 'latin1'));
  await page.getByText('Dit bestand kunnen we niet lezen. Kies een schema').waitFor();
  expect(await page.getByLabel('Bestand', { exact: true }).getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByRole('button', { name: /^Importeer/ }).count()).toBe(0);
});
