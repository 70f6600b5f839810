import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { read, signInToAdmin } from '../../harness/admin';
import { actionTimeoutMs, tellShown } from '../../harness/admin-page';
import { barriersIn } from '../../harness/axe';
import { browserForFile } from '../../harness/browser';
import { signInByRequest } from '../../harness/editor';
import { sharedFair } from '../../harness/shared-fair';
import { waitForChanges } from '../../harness/wait-for-changes';

/** Pictures come along with a list, get the text and the point that they lack, and are on the site. */
const fair = sharedFair();
const browser = browserForFile();
const path = '/content-manager/collection-types/api::exhibitor.exhibitor';
let page: Page;
let admin: Awaited<ReturnType<typeof signInToAdmin>>;
beforeAll(async () => {
  admin = await signInToAdmin(fair);
  page = await browser.page({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(actionTimeoutMs);
  await signInByRequest(page, fair, { email: fair.adminEmail, password: fair.adminPassword });
  await page.goto(`${fair.cms}/admin/lists/standhouders`);
}, actionTimeoutMs);
afterEach((context) => tellShown(page, context));
afterAll(async () => {
  for (const name of ['Zonnehoek', 'Waterrijk Advies'])
    await admin('DELETE', `${path}/${String(read(await found(name), 'documentId'))}`);
});

/** The exhibitor of that name, as the admin has it. */
async function found(name: string): Promise<unknown> {
  const { body } = await admin('GET', `${path}?_q=${name}`);
  return read(body, 'results', 0);
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const table = [
  ['Bedrijf', 'Soort', 'Beeld'],
  ['Zonnehoek Daken BV', 'Overheid', 'zonnehoek.png'],
  ['Waterrijk Advies', 'Overheid', 'waterrijk.png'],
];

async function picture(name: string) {
  const drawn = sharp({ create: { width: 900, height: 900, channels: 3, background: 'teal' } });
  return { name, mimeType: 'image/png', buffer: await drawn.png().toBuffer() };
}

/** Their page, as visitors get it. */
async function pageOf(exhibitor: unknown): Promise<string> {
  const own = `/standhouders/${String(read(exhibitor, 'publicId'))}/${String(read(exhibitor, 'slug'))}`;
  const response = await fetch(`${fair.site}${own}?na=${await waitForChanges(fair)}`);
  expect(response.status).toBe(200);
  return response.text();
}

test(
  'pictures are matched to the rows of a list, and what matches none is named',
  { timeout: 4 * actionTimeoutMs },
  async () => {
    await page.getByLabel('Bestand', { exact: true }).setInputFiles({
      name: 'deelnemers.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(table.map((cells) => cells.join(';')).join('\n')),
    });
    await page.getByRole('heading', { name: 'Afbeeldingen bij deze lijst' }).waitFor();
    await page
      .getByLabel('Afbeeldingen of een ZIP')
      .setInputFiles([
        await picture('ZONNEHOEK.png'),
        { name: 'waterrijk.png', mimeType: 'image/png', buffer: Buffer.from('Dit is geen foto.') },
        await picture('niemand.png'),
        { name: 'brief.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
      ]);
    await page.getByText('2 van 3 afbeeldingen horen bij een rij.').waitFor();
    expect(await barriersIn(page, { within: 'main' })).toEqual([]);
    await page.getByRole('radio', { name: 'meteen gepubliceerd' }).click();
    await button('Bewaar 2 rijen').click();
    // The server looks at the bytes, and nothing is stored before somebody knows.
    await page.getByRole('alert').filter({ hasText: '1 afbeelding is niet aangenomen' }).waitFor();
    for (const [name, why] of [
      ['niemand.png', 'Hoort bij geen rij'],
      ['brief.txt', 'Dit is geen foto'],
      ['waterrijk.png', 'Staat in rij 3, maar is er niet bij'],
    ] as const)
      await page.getByRole('row').filter({ hasText: name }).filter({ hasText: why }).waitFor();
    await button('Bewaar 2 rijen').click();
    await page.getByRole('heading', { name: 'Bewaard' }).waitFor();
  },
);

test(
  'the text that a picture lacks is asked where it is put, and the point that is chosen there stays in sight',
  { timeout: 4 * actionTimeoutMs },
  async () => {
    const exhibitor = await found('Zonnehoek');
    expect(await pageOf(exhibitor)).not.toContain('focus-x-');
    // With its language the admin does not load the page a second time.
    const own = `${path}/${String(read(exhibitor, 'documentId'))}?plugins[i18n][locale]=nl`;
    await page.goto(`${fair.cms}/admin${own}`);
    await page.getByLabel('Wat is er te zien op ZONNEHOEK.png?').fill('Een dak vol panelen');
    await button('Bewaar de tekst van ZONNEHOEK.png').click();
    await page.getByLabel('Wat is er te zien op ZONNEHOEK.png?').waitFor({ state: 'detached' });
    await button('Bewerken').last().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Kies wat altijd in beeld blijft' }).click();
    const shown = dialog.getByRole('img').first();
    // Until it is loaded, it has another size.
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth), {
        timeout: actionTimeoutMs,
      })
      .toBeGreaterThan(0);
    const box = await shown.boundingBox();
    if (!box) throw new Error('The picture is not shown.');
    await shown.click({ position: { x: box.width * 0.92, y: box.height * 0.04 } });
    await dialog.getByRole('button', { name: 'Bewaar dit punt' }).click();
    await dialog.getByRole('button', { name: 'Einde' }).click();
    await dialog.waitFor({ state: 'detached' });
    const html = await pageOf(exhibitor);
    expect(html).toContain('focus-x-100 focus-y-0');
    expect(html).toContain('Een dak vol panelen');
  },
);
