import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { filesOfADay } from '../../../../cms/tests/content/album-files';
import { read, signInToAdmin } from '../../harness/admin';
import { actionTimeoutMs, tellShown } from '../../harness/admin-page';
import { barriersIn } from '../../harness/axe';
import { browserForFile } from '../../harness/browser';
import { signInByRequest } from '../../harness/editor';
import { sharedFair } from '../../harness/shared-fair';
import { waitForChanges } from '../../harness/wait-for-changes';

/** An editor fills an album with all photos of a day in one go. */
const desk = { width: 1280, height: 900 };
const phone = { width: 360, height: 800 };
const uid = 'api::photo-album.photo-album';

const fair = sharedFair();
const browser = browserForFile();
let page: Page;
let admin: Awaited<ReturnType<typeof signInToAdmin>>;
let documentId: string;
let path: string;

beforeAll(async () => {
  admin = await signInToAdmin(fair);
  const { body } = await admin('POST', `/content-manager/collection-types/${uid}`, {
    title: 'Een dag in beeld',
    slug: 'een-dag-in-beeld',
    date: '2025-03-01',
  });
  documentId = String(read(body, 'data', 'documentId'));
  path = `/fotoalbums/${String(read(body, 'data', 'publicId'))}/een-dag-in-beeld`;
  page = await browser.page({ viewport: desk });
  page.setDefaultTimeout(actionTimeoutMs);
  await signInByRequest(page, fair, { email: fair.adminEmail, password: fair.adminPassword });
}, actionTimeoutMs);
afterEach((context) => tellShown(page, context));
afterAll(async () => {
  await admin('DELETE', `/content-manager/collection-types/${uid}/${documentId}`);
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const photo = (place: number) =>
  page
    .getByRole('list', { name: 'Foto’s in de volgorde' })
    .getByRole('listitem')
    .nth(place - 1);
const saved = () => page.getByText('De foto’s zijn bewaard als concept.', { exact: false });

/** The names of the files, in the order of the page. */
const names = () =>
  page
    .locator('[data-row]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')?.replace(/^Foto \d+: /, '')));

const isFocused = (element: Locator) => element.evaluate((node) => node === document.activeElement);

/** The texts of the photos that visitors get, in their order. */
async function shown(): Promise<string[]> {
  const change = await waitForChanges(fair);
  const html = await (await fetch(`${fair.site}${path}?na=${change}`)).text();
  const grid = /<ul class="photo-grid[\s\S]*?<\/ul>/.exec(html)?.[0] ?? '';
  return [...grid.matchAll(/ alt="([^"]*)"/g)].map(([, alt = '']) => alt);
}

test(
  'twenty photos are in an album at once, get an order and texts, and are on the site so',
  { timeout: 6 * actionTimeoutMs },
  async () => {
    await page.goto(`${fair.cms}/admin/content-manager/collection-types/${uid}/${documentId}`);
    await page.getByRole('link', { name: 'Foto’s toevoegen' }).click();
    await page.getByRole('heading', { level: 1, name: 'Foto’s van Een dag in beeld' }).waitFor();

    await page.getByLabel('Foto’s toevoegen', { exact: true }).setInputFiles(await filesOfADay());
    await page.getByText('20 foto’s toegevoegd.', { exact: false }).waitFor();
    // Those that have a time stand in its order, and the others by when their files were changed.
    const order = await names();
    expect(order).toHaveLength(20);
    const dated = Array.from({ length: 12 }, (_, index) => `IMG_${index + 1}.jpg`);
    expect(order.filter((name) => name?.startsWith('IMG_'))).toEqual(dated);
    const leftOut = page.getByRole('region', { name: '3 bestanden overgeslagen' });
    for (const name of ['brief.txt', 'lees-mij.txt', 'geen-foto.jpg'])
      await leftOut.getByText(name, { exact: true }).waitFor();
    await leftOut.getByText('“geen-foto.jpg” kan niet in de mediabibliotheek.', { exact: false }).waitFor();
    await button('Verberg deze lijst').click();

    await button('Maak de datum 11 maart 2025').click();
    await button('Sorteer op tijd').click();
    await expect.poll(names).toEqual([...dated, ...order.filter((name) => name?.startsWith('zaal-'))]);

    // By keyboard: the second photo to the first place, and the last one to the second.
    await button('IMG_2.jpg omhoog').press('Enter');
    await expect
      .poll(async () => (await names()).slice(0, 3))
      .toEqual(['IMG_2.jpg', 'IMG_1.jpg', 'IMG_3.jpg']);
    expect(await isFocused(button('IMG_2.jpg omhoog'))).toBe(true);
    await page.getByText('IMG_2.jpg staat nu op plaats 1 van 20.').waitFor({ state: 'attached' });
    const last = (await names()).at(-1) ?? '';
    const place = page.getByRole('textbox', { name: `Plaats van ${last}` });
    await place.fill('2');
    await place.press('Enter');
    await expect.poll(async () => (await names()).slice(0, 3)).toEqual(['IMG_2.jpg', last, 'IMG_1.jpg']);
    expect(await isFocused(place)).toBe(true);

    await page.getByLabel('Fotograaf voor alle').fill('Noor Aydın');
    await button('Vul in bij 20 foto’s').click();
    await photo(20).getByRole('button', { name: /^Haal/ }).click();
    const final = (await names()).map((name, index) => `${index + 1}: ${name}`);
    expect(final).toHaveLength(19);
    for (const [index, text] of final.entries())
      await photo(index + 1)
        .getByLabel('Tekst voor wie de foto niet ziet')
        .fill(text);
    await page.getByText('Alleen zonder tekst (0)').waitFor();
    await photo(1).getByLabel('Bijschrift').fill('De deuren gaan open');

    expect(await barriersIn(page, { within: 'main' })).toEqual([]);
    await page.setViewportSize(phone);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    expect(await barriersIn(page, { within: 'main' })).toEqual([]);
    await page.setViewportSize(desk);

    // Somebody else saves the album meanwhile.
    await admin('PUT', `/content-manager/collection-types/${uid}/${documentId}`, { text: 'Door een ander.' });
    await button('Bewaar').click();
    await page.getByText('Iemand anders heeft dit album intussen bewaard').waitFor();
    expect(await page.getByLabel('Bijschrift').first().inputValue()).toBe('De deuren gaan open');
    await button('Voeg samen').click();
    await button('Bewaar').click();
    await saved().waitFor();

    await page.getByRole('link', { name: 'Terug naar het album' }).click();
    await page.getByText('19 foto’s', { exact: true }).waitFor();
    await button('Publiceer').click();
    await expect.poll(shown, { timeout: actionTimeoutMs }).toEqual(final);
    const { body } = await admin('GET', `/content-manager/collection-types/${uid}/${documentId}`);
    expect([read(body, 'data', 'date'), read(body, 'data', 'text')]).toEqual([
      '2025-03-11',
      'Door een ander.',
    ]);
    expect(read(body, 'data', 'photos', 0, 'credit')).toBe('Noor Aydın');
  },
);
