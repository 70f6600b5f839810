import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { read, signInToAdmin } from '../../harness/admin';
import { barriersIn } from '../../harness/axe';
import { browserForFile, hydrate } from '../../harness/browser';
import { openMailbox } from '../../harness/mailbox';
import { sharedFair } from '../../harness/shared-fair';
import { fill, fillByKeyboard } from './answers';

const fair = sharedFair();
const { site, dataDir } = fair;
const browser = browserForFile();
const mailbox = openMailbox(dataDir);

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 900 };
const who = {
  contactName: 'Noor Visser',
  phone: '030 000 00 02',
  accepted: ['ja'],
};
const toOrder = (page: Page) => page.getByRole('button', { name: 'Bekijk uw bestelling' });
const isOrdering = (url: URL) => url.pathname === '/adverteren-en-signing/bestellen';
const isPlaced = (url: URL) => url.pathname === '/adverteren-en-signing/besteld';
const orderButton = (page: Page) => page.getByRole('button', { name: 'Bestel met betaling per factuur' });
const artwork = {
  name: 'vlag.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\nvlag\n%%EOF\n'),
};
const catalogue = '/content-manager/collection-types/api::catalogue-item.catalogue-item';

/** Changes an item of the catalogue, as the organiser does. */
async function changeItem(code: string, data: object): Promise<void> {
  const admin = await signInToAdmin(fair);
  const found = await admin('GET', `${catalogue}?filters[code][$eq]=${code}&locale=nl`);
  const id = String(read(found.body, 'results', 0, 'documentId'));
  const { status } = await admin('POST', `${catalogue}/${id}/actions/publish?locale=nl`, data);
  expect(status).toBe(200);
}

/** Two flags and a door, as an order shows them. */
async function expectPriced(page: Page, width: number): Promise<void> {
  expect(await page.locator('main').innerText()).toMatch(/Totaal inclusief btw\s+€\s3\.049,20/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

/** The same, as the organiser and the customer got it. */
async function expectOrdered(company: string, email: string): Promise<void> {
  const admin = await signInToAdmin(fair);
  const path = '/content-manager/collection-types/api::catalogue-order.catalogue-order';
  const { body } = await admin('GET', `${path}?filters[company][$eq]=${encodeURIComponent(company)}`);
  expect(read(body, 'pagination', 'total')).toBe(1);
  expect(read(body, 'results', 0, 'grossCents')).toBe(304_920);
  expect((await mailbox.next(email)).text).toContain('3.049,20');
}

test('the address of an order holds only what was asked for', async () => {
  const { request } = await browser.context();
  const { pathname, search } = new URL(
    (await request.get(`${site}/adverteren-en-signing/bestellen?AD-01=2&AD-02=&VL-01=`)).url(),
  );
  expect([pathname, search]).toEqual(['/adverteren-en-signing/bestellen', '?AD-01=2']);
});

test('an order is made by keyboard alone in a catalogue that is narrowed meanwhile, also to nothing, and is stored and mailed', async () => {
  const [company, email] = ['Bestel met toetsen', 'toetsen@noordwand.example'];
  const page = await browser.page({ viewport: phone });
  await page.goto(`${site}/adverteren-en-signing?q=VL-01`);
  await fillByKeyboard(page, { 'VL-01': '2' });
  const search = async (words: string) => {
    await fillByKeyboard(page, { q: words });
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('q') === words);
  };
  await search('DR-01');
  await page.locator('input[name="VL-01"]').waitFor({ state: 'hidden' });
  await fillByKeyboard(page, { 'DR-01': '1' });
  await search('bestaat nergens');
  await page.locator('input[name="DR-01"]').waitFor({ state: 'hidden' });
  await page.getByText('2 onderdelen: € 2.520,00 excl. btw').waitFor();
  await toOrder(page).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(isOrdering);
  await hydrate(page);
  expect(await page.locator('input[name="VL-01"]').inputValue()).toBe('2');
  await expectPriced(page, phone.width);
  expect(await barriersIn(page)).toEqual([]);
  await fillByKeyboard(page, { company, contactName: who.contactName });
  await orderButton(page).focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-error-summary]').waitFor();
  expect(await barriersIn(page)).toEqual([]);
  await fillByKeyboard(page, { email, phone: who.phone, accepted: who.accepted });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  await orderButton(page).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(isPlaced);
  await expectOrdered(company, email);
});

test.each([true, false])(
  'the way on is at the foot of a phone, with scripts %s',
  async (javaScriptEnabled) => {
    const page = await browser.page({ javaScriptEnabled, viewport: phone });
    await page.goto(`${site}/adverteren-en-signing`);
    const { y = 0, height = 0 } = (await page.locator('#bestelling').boundingBox()) ?? {};
    expect(y + height).toBe(phone.height);
    await page.getByText('Het totaal ziet u in de volgende stap.').waitFor({
      state: javaScriptEnabled ? 'hidden' : 'visible',
    });
    if (!javaScriptEnabled) return;
    await hydrate(page);
    await page.locator('input[name="VL-01"]').fill('2');
    // While somebody types it goes below the list, where Tab finds it.
    await expect
      .poll(async () => ((await toOrder(page).boundingBox()) ?? { y: 0 }).y)
      .toBeGreaterThan(phone.height);
    await page.locator('input[name="VL-01"]').blur();
    await page.getByText('1 onderdeel: ').waitFor();
    expect(await barriersIn(page)).toEqual([]);
  },
);

test('without scripts an order is chosen in the catalogue, priced, stored and mailed', async () => {
  const [company, email] = ['Bestel zonder scripts', 'zonder-scripts@noordwand.example'];
  const page = await browser.page({ javaScriptEnabled: false, viewport: desktop });
  await page.goto(`${site}/adverteren-en-signing`);
  await fill(page, { 'VL-01': '2', 'DR-01': '1' });
  await toOrder(page).click();
  await page.waitForURL(isOrdering);
  await expectPriced(page, desktop.width);
  await fill(page, { company, email, ...who });
  await orderButton(page).click();
  await page.waitForURL(isPlaced);
  await expectOrdered(company, email);
});

test('a price that changes meanwhile is shown before it is ordered, and what was typed and the artwork stay', async () => {
  const email = 'gewijzigd@noordwand.example';
  const page = await browser.page();
  await page.goto(`${site}/adverteren-en-signing/bestellen?DR-01=1`);
  await hydrate(page);
  await fill(page, { company: 'Gewijzigd', email, ...who });
  await page.locator('input[type=file]').setInputFiles(artwork);
  await page.getByRole('button', { name: 'Verwijderen vlag.pdf' }).waitFor();
  // Another number of it: the form stays as it is.
  await fill(page, { 'DR-01': '2' });
  await page.getByRole('button', { name: 'Bereken opnieuw' }).click();
  await page.waitForURL((url) => url.search === '?DR-01=2');
  expect(await page.locator('[name=company]').inputValue()).toBe('Gewijzigd');
  const admin = await signInToAdmin(fair);
  const { body } = await admin('GET', `${catalogue}?filters[code][$eq]=DR-01&locale=nl`);
  const priceCents = Number(read(body, 'results', 0, 'priceCents'));
  await changeItem('DR-01', { priceCents: priceCents + 10_000 });
  try {
    await orderButton(page).click();
    await page.locator('[data-error-summary]').getByText('Een prijs is zojuist gewijzigd').waitFor();
    expect(await page.locator('[name=company]').inputValue()).toBe('Gewijzigd');
    await page.getByRole('button', { name: 'Verwijderen vlag.pdf' }).waitFor();
    await orderButton(page).click();
    await page.waitForURL(isPlaced);
  } finally {
    await changeItem('DR-01', { priceCents });
  }
  expect((await mailbox.next(email)).text).toContain('vlag.pdf');
});
