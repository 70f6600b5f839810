import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';

import { barriersIn } from '../../harness/axe';
import { browserForFile } from '../../harness/browser';
import { openDatabase } from '../../harness/database';
import { packedOn, untilPackIsMade } from '../../harness/device';
import { openLongEnough } from '../../harness/fill-time';
import { openMailbox } from '../../harness/mailbox';
import { sharedFair } from '../../harness/shared-fair';

/** Forms that are filled in where there is no reception: kept, sent once, and told what became of them. */
const fair = sharedFair();
const browser = browserForFile();
beforeAll(() => untilPackIsMade(fair.site));
const patient = { timeout: 60_000, interval: 100 };

/** A phone that had reception once; its pages are on it. */
async function phone(): Promise<Page> {
  const page = await browser.page({ viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' });
  await page.goto(`${fair.site}/contact`);
  await page.locator('body').press('Shift');
  await expect.poll(() => packedOn(page), patient).toBeGreaterThan(100);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  return page;
}
const form = (page: Page) => page.locator('#formulier-contact');

async function fillIn(page: Page, text: string): Promise<void> {
  await form(page).getByLabel('Naam').fill('Noor de Wit');
  await form(page).getByLabel('E-mailadres').fill('noor@bezoeker.example');
  await form(page).getByLabel('Uw vraag of bericht').fill(text);
  await form(page).getByLabel('Waar gaat uw vraag over?').selectOption('programma');
}
async function send(page: Page): Promise<void> {
  await openLongEnough(page);
  await form(page)
    .getByRole('button', { name: /Verstuur|Verzend/ })
    .press('Enter');
}

const loadedOn = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
const isInView = (page: Page, text: string) =>
  page.getByText(text).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });

/** How often the content backend stored a text. */
function storedTimes(text: string): number {
  const database = openDatabase(fair.dataDir);
  try {
    const rows = database.prepare('select * from form_submissions').all();
    return rows.filter((row) => JSON.stringify(row).includes(text)).length;
  } finally {
    database.close();
  }
}

test('a form is kept without reception, by keyboard, and sent once when it is back', async () => {
  const page = await phone();
  await page.context().setOffline(true);
  await fillIn(page, 'Waar staat de koffie precies?');
  await send(page);
  await page.getByText('Nog niet verstuurd').waitFor();
  // It has the focus and is in view: the form above which it stood is gone.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Nog niet');
  await expect.poll(() => isInView(page, 'Nog niet verstuurd')).toBe(true);
  expect(await barriersIn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(storedTimes('Waar staat de koffie precies?')).toBe(0);

  await page.getByRole('link', { name: 'Bekijk wat er nog verstuurd wordt' }).press('Enter');
  const list = page.getByRole('region', { name: 'Ingevulde formulieren' });
  await list.getByText('Wacht op ontvangst').waitFor();
  await list.getByText('Waar staat de koffie precies?').waitFor();
  expect(await barriersIn(page)).toEqual([]);

  // Another tab of the same device: whichever is first sends it.
  const other = await page.context().newPage();
  await other.goto(`${fair.site}/programma`);
  await page.context().setOffline(false);
  await other.locator('body').press('Shift');
  await expect.poll(() => storedTimes('Waar staat de koffie precies?'), patient).toBe(1);
  await page.reload();
  await list.getByText('Verstuurd', { exact: true }).waitFor();
  // The visitor's words are not needed on the device any more.
  expect(await list.getByText('Waar staat de koffie precies?').count()).toBe(0);
  await list.getByRole('button', { name: /^Wis/ }).press('Enter');
  await expect.poll(() => list.count()).toBe(0);
  expect(storedTimes('Waar staat de koffie precies?')).toBe(1);
});

test('an answer that gets lost makes no second message', async () => {
  const page = await phone();
  await page.context().setOffline(true);
  await fillIn(page, 'Is er een rolstoelpad?');
  await send(page);
  await page.getByText('Nog niet verstuurd').waitFor();
  await page.route('**/contact.data', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch({ maxRedirects: 0 });
    await route.abort('connectionreset');
  });
  await page.context().setOffline(false);
  await expect.poll(() => storedTimes('Is er een rolstoelpad?'), patient).toBe(1);
  await page.unrouteAll({ behavior: 'wait' });
  await page.goto(`${fair.site}/offline`);
  const list = page.getByRole('region', { name: 'Ingevulde formulieren' });
  // Before or after this page it is tried again by itself.
  await page.locator('body').press('Shift');
  await list.getByText('Verstuurd', { exact: true }).waitFor();
  expect(storedTimes('Is er een rolstoelpad?')).toBe(1);
});

test('a form that the site rejects says why, and what was written stays', async () => {
  const page = await phone();
  await page.context().setOffline(true);
  await fillIn(page, 'Kan ik nog meedoen?');
  await send(page);
  await page.getByText('Nog niet verstuurd').waitFor();
  // As it would be after an editor changed the form meanwhile.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('waiting-forms');
        opening.onsuccess = () => {
          const store = opening.result.transaction('forms', 'readwrite').objectStore('forms');
          const reading = store.getAll();
          reading.onsuccess = () => {
            for (const kept of reading.result as { fields: [string, string][] }[])
              store.put({
                ...kept,
                fields: kept.fields.map(([name, value]) => [name, name === 'email' ? 'geen adres' : value]),
              });
            store.transaction.oncomplete = () => {
              opening.result.close();
              resolve();
            };
          };
        };
      }),
  );
  await page.context().setOffline(false);
  await page.getByText('1 formulier kon niet worden verstuurd.').waitFor();
  await page.goto(`${fair.site}/offline`);
  const list = page.getByRole('region', { name: 'Ingevulde formulieren' });
  await list.getByText(/De site antwoordde: .*e-mailadres/i).waitFor();
  await list.getByText('Kan ik nog meedoen?').waitFor();
  expect(storedTimes('Kan ik nog meedoen?')).toBe(0);
});

test('a form is kept where reception goes before anything else of the site is on the device', async () => {
  const page = await browser.page({ viewport: { width: 360, height: 740 } });
  await page.goto(`${fair.site}/contact`);
  await fillIn(page, 'Is de hal koel?');
  // It is fetched at the first focus; somebody who fills it in takes longer than that.
  for (const file of ['kept-notice', 'nl-rest', 'lucide'])
    await expect.poll(() => loadedOn(page)).toContainEqual(expect.stringContaining(`/assets/${file}-`));
  await page.context().setOffline(true);
  await send(page);
  await page.getByText('Nog niet verstuurd').waitFor();
  await page.context().setOffline(false);
  await expect.poll(() => storedTimes('Is de hal koel?'), patient).toBe(1);
  await page.getByText('Uw formulier is verstuurd.').waitFor();
});

test('a place is asked for without reception, on a page that was never opened', async () => {
  const page = await phone();
  await page.context().setOffline(true);
  await page.goto(`${fair.site}/plaat`);
  await page.getByText('Deze pagina staat nog niet op uw toestel').waitFor();
  await page.goto(`${fair.site}/programma/tours`);
  await page.locator('main article a[href^="/programma/"]').first().press('Enter');
  await page.getByRole('link', { name: 'Vraag een plaats aan' }).press('Enter');
  await page.getByLabel('Naam').fill('Noor de Wit');
  await page.getByLabel('E-mailadres').fill('noor-zonder-ontvangst@post.example');
  await openLongEnough(page);
  await page.getByRole('button', { name: 'Stuur mij de link' }).press('Enter');
  await page.getByText('Nog niet verstuurd').waitFor();
  await page.context().setOffline(false);
  const mailbox = openMailbox(fair.dataDir);
  await expect.poll(() => mailbox.count('noor-zonder-ontvangst@post.example'), patient).toBe(1);
  const mail = await mailbox.next('noor-zonder-ontvangst@post.example');
  expect(mail.text).toContain(`${fair.site}/plaats?`);
});
