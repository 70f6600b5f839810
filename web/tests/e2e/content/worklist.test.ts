import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { rootFolder } from '../../../../scripts/packages.mjs';
import { actionTimeoutMs, chooseByKeyboard, csvRows, downloadOf, tellShown } from '../../harness/admin-page';
import { barriersIn } from '../../harness/axe';
import { browserForFile } from '../../harness/browser';
import { signInOnPage } from '../../harness/editor';
import { startFair, type Fair } from '../../harness/fair';

const desk = { width: 1280, height: 900 };
const phone = { width: 360, height: 800 };
/** Its mails go to a server that is not there. */
const deadServer = 'smtp://127.0.0.1:9';

let fair: Fair;
let page: Page;
const browser = browserForFile();
beforeAll(async () => {
  fair = await startFair({ environment: { SMTP_URL: deadServer, MAIL_FROM: 'post@beurs.example' } });
  for (const name of ['Anna', 'Bram', 'Chris']) await send(name);
}, 240_000);
beforeAll(async () => {
  page = await browser.page({ viewport: desk });
  page.setDefaultTimeout(actionTimeoutMs);
});
afterAll(async () => {
  await fair.stop();
});

afterEach((context) => tellShown(page, context));

/** Sends the form of `/contact` as a browser without scripts does. */
async function send(name: string): Promise<void> {
  const fields = {
    ...{ form: 'contact', onderwerp: 'pers', naam: name, email: `${name.toLowerCase()}@post.example` },
    bericht: `Vraag van ${name} over de persrondleiding.`,
  };
  const options = { method: 'POST', headers: { origin: fair.site }, redirect: 'manual' } as const;
  const response = await fetch(`${fair.site}/contact`, { ...options, body: new URLSearchParams(fields) });
  expect(response.status).toBe(303);
}

/** What three days of attempts come to, with the driver of the content backend. */
function giveUp(dataDir: string): void {
  const script = `const database = require('better-sqlite3')(process.argv[1]);
    database.prepare("update deliveries set state = 'mislukt', attempts = 10, settled_at = ? where payload is not null").run(Date.now());
    database.close();`;
  const file = join(dataDir, 'beursvloer.sqlite');
  execFileSync(process.execPath, ['-e', script, file], { cwd: join(rootFolder, 'cms') });
}

/** The row itself: the answers that it opens hold the e-mail too. */
const row = (name: string) =>
  page
    .getByRole('row')
    .filter({ hasText: `${name}@post.example`, has: page.getByRole('button', { name: /^(?:Open|Sluit) / }) });
const open = (name: string) => row(name).getByRole('button', { name: /^Open / });
const search = async (words: string) => {
  await page.getByRole('searchbox', { name: 'Zoek' }).fill(words);
  await page.getByRole('searchbox', { name: 'Zoek' }).press('Enter');
};

/** Chooses an option until the row says so: a list that is drawn again meanwhile takes the choice away, and a person repeats it. */
async function chooseForAnna(list: Locator, name?: string): Promise<void> {
  const isShown = async () => {
    const text = await chooseByKeyboard(page, list, name);
    const shown = row('anna').getByText(text).waitFor({ timeout: 5_000 });
    return shown.then(
      () => true,
      () => false,
    );
  };
  await expect.poll(isShown, { timeout: actionTimeoutMs }).toBe(true);
}

describe('the worklist', { timeout: 240_000, retry: 0 }, () => {
  test('opens an answer, changes its state and keeps a note, by keyboard alone', async () => {
    await signInOnPage(page, fair, { email: fair.adminEmail, password: fair.adminPassword });
    await page.goto(`${fair.cms}/admin/form-worklist`);
    await row('anna').waitFor();
    expect(await barriersIn(page, { within: 'main' })).toEqual([]);

    await open('anna').focus();
    await page.keyboard.press('Enter');
    await page.getByText('Vraag van Anna over de persrondleiding.').waitFor();
    const note = page.getByRole('textbox', { name: 'Notitie' });
    await note.focus();
    await page.keyboard.type('Gebeld, komt woensdag.');
    await page.keyboard.press('Tab');
    // A list that is drawn again takes the options of an open field away.
    const [reloaded] = await Promise.all([
      page.waitForResponse((response) => response.url().includes('/form-worklist?')),
      page.keyboard.press('Enter'),
    ]);
    await reloaded.finished();
    await page.getByText('Opgeslagen.').first().waitFor();
    await chooseForAnna(page.getByRole('combobox', { name: 'Status' }).last(), 'in behandeling');
    await chooseForAnna(page.getByRole('combobox', { name: 'Toegewezen aan' }));
    expect(await barriersIn(page, { within: 'main' })).toEqual([]);
  });

  test('exports exactly the rows that it shows', async () => {
    await search('gebeld');
    await row('bram').waitFor({ state: 'detached' });
    await row('anna').waitFor();
    const bytes = await downloadOf(page, 'Download CSV');
    expect(csvRows(bytes)).toHaveLength(1);
    const csv = bytes.toString('utf8');
    expect(csv).toContain('anna@post.example');
    expect(csv).toContain('Gebeld, komt woensdag.');
    await page.getByRole('button', { name: 'Wis filters' }).click();
    await row('chris').waitFor();
  });

  test('fits a phone', async () => {
    await page.setViewportSize(phone);
    const item = page.getByRole('listitem').filter({ hasText: 'bram@post.example' });
    await item.getByRole('button', { name: /^Open / }).click();
    await item.getByText('Vraag van Bram over de persrondleiding.').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    expect(await barriersIn(page, { within: 'main' })).toEqual([]);
    await page.setViewportSize(desk);
  });

  test('lists mail that was given up, and sends it again when somebody says so', async () => {
    await fair.killCms();
    giveUp(fair.dataDir);
    await fair.startCms();
    await page.reload();
    const failed = page.getByRole('region', { name: /mails zijn niet verstuurd/ });
    const again = failed.getByRole('button', { name: /naar anna@post\.example$/ });
    await again.waitFor();
    expect(await barriersIn(page, { within: 'main' })).toEqual([]);
    await again.click();
    await page.getByText('De mail wordt opnieuw verstuurd.').first().waitFor();
    await again.waitFor({ state: 'detached' });
  });

  test('and everything that could not be sent is in a list of its own', async () => {
    await page.goto(`${fair.cms}/admin/settings/given-up`);
    await page.getByRole('heading', { name: 'Niet verstuurd', level: 1 }).waitFor();
    const again = page.getByRole('button', { name: /^Probeer opnieuw: .+, naar bram@post\.example$/ });
    await again.waitFor();
    expect(await barriersIn(page, { within: 'main' })).toEqual([]);
    await page.setViewportSize(phone);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    expect(await barriersIn(page, { within: 'main' })).toEqual([]);
    await again.focus();
    await page.keyboard.press('Enter');
    await page.getByText('Het wordt opnieuw geprobeerd.').first().waitFor();
    await again.waitFor({ state: 'detached' });
  });
});
