import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { barriersIn } from '../../harness/axe';
import { browserForFile, hydrate } from '../../harness/browser';
import { openLongEnough } from '../../harness/fill-time';
import { sharedFair } from '../../harness/shared-fair';

const { site } = sharedFair();
const browser = browserForFile();

const form = (page: Page) => page.locator('#formulier-groepsbezoek');
const line = (page: Page) => form(page).getByText('We hebben uw concept op dit apparaat bewaard.');
const field = (page: Page, label: RegExp) => form(page).getByLabel(label);
const stored = (page: Page) =>
  page.evaluate(() =>
    Array.from({ length: localStorage.length }, (_, index): [key: string, text: string] => {
      const key = localStorage.key(index) ?? '';
      return [key, localStorage.getItem(key) ?? ''];
    }),
  );
const open = async (page: Page) => {
  await page.goto(`${site}/groepsbezoek`);
};

test('a draft stays on the device, is there again, and is wiped', async () => {
  const page = await browser.page({ viewport: { width: 360, height: 900 } });
  await open(page);
  expect(await line(page).count()).toBe(0);
  await field(page, /^Uw naam/).fill('Noor de Wit');
  await form(page).getByLabel('Woensdag 10 februari').check();
  await line(page).waitFor();
  await expect.poll(() => stored(page).then(([entry]) => entry?.[1])).toContain('2027-02-10');
  expect(await barriersIn(page, { within: '#formulier-groepsbezoek' })).toEqual([]);

  await page.reload();
  await line(page).waitFor();
  expect(await field(page, /^Uw naam/).inputValue()).toBe('Noor de Wit');
  expect(await form(page).getByLabel('Woensdag 10 februari').isChecked()).toBe(true);
  await form(page).getByRole('button', { name: 'Wissen' }).press('Enter');
  expect(await field(page, /^Uw naam/).inputValue()).toBe('');
  expect(await form(page).getByLabel('Woensdag 10 februari').isChecked()).toBe(false);
  expect([await line(page).count(), await stored(page)]).toEqual([0, []]);
  expect(await page.locator(':focus').getAttribute('name')).toBe('naam');
});

test('a draft is deleted when its form is sent, and kept when it is rejected', async () => {
  const page = await browser.page({ viewport: { width: 1280, height: 900 } });
  await open(page);
  await field(page, /^Uw naam/).fill('Noor de Wit');
  await line(page).waitFor();
  const send = () => form(page).getByRole('button', { name: 'Meld uw groep aan' }).click();
  await send();
  await form(page).getByRole('alert').waitFor();
  expect(await stored(page)).toHaveLength(1);

  await field(page, /^E-mailadres/).fill('groep-concept@post.example');
  await field(page, /^Telefoonnummer/).fill('030 123 45 67');
  await field(page, /^Organisatie/).fill('School voor bouwen');
  await form(page).getByLabel('Woensdag 10 februari').check();
  await field(page, /^Met hoeveel personen/).fill('24');
  await form(page).getByLabel('Nee, wij gaan zelf').check();
  await openLongEnough(page);
  await send();
  await form(page).getByText('Uw groep is aangemeld').waitFor();
  await expect.poll(() => stored(page)).toEqual([]);
  await page.goto(`${site}/groepsbezoek`);
  expect(await field(page, /^Uw naam/).inputValue()).toBe('');
});

test('a browser without storage fills in forms all the same', async () => {
  const page = await browser.page({ viewport: { width: 360, height: 900 } });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('no storage', 'SecurityError');
      },
    });
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await open(page);
  await field(page, /^Uw naam/).fill('Noor');
  await form(page).getByRole('button', { name: 'Meld uw groep aan' }).click();
  await form(page).getByRole('alert').waitFor();
  expect([await line(page).count(), errors]).toEqual([0, []]);
});

test('forms of an account keep nothing on the device', async () => {
  const page = await browser.page({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${site}/registreren`);
  await hydrate(page);
  await page.locator('main').getByLabel(/^Naam/).fill('Noor');
  await page
    .locator('main')
    .getByLabel(/^E-mailadres/)
    .fill('noor@post.example');
  await page
    .locator('main')
    .getByRole('button', { name: /account/i })
    .first()
    .click();
  await page.locator('main').getByRole('alert').waitFor();
  expect((await stored(page)).filter(([key]) => key.startsWith('concept:'))).toEqual([]);
});
