import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { adminToken, read, signInToAdmin } from '../../harness/admin';
import { actionTimeoutMs, tellShown } from '../../harness/admin-page';
import { barriersIn } from '../../harness/axe';
import { browserForFile } from '../../harness/browser';
import { signInByRequest } from '../../harness/editor';
import { orangePixels } from '../../harness/orange-pixels';
import { sharedFair } from '../../harness/shared-fair';
import { waitForChanges } from '../../harness/wait-for-changes';

/** The organiser gives the fair a colour in the admin, and every page has it. */
const fair = sharedFair();
const browser = browserForFile();
const path = '/content-manager/single-types/api::brand.brand';
let page: Page;
let admin: Awaited<ReturnType<typeof signInToAdmin>>;
beforeAll(async () => {
  admin = await signInToAdmin(fair);
  // Frames have colours of their own, which Playwright would set as well.
  page = await browser.page({ viewport: { width: 1280, height: 900 }, colorScheme: null });
  page.setDefaultTimeout(actionTimeoutMs);
  await signInByRequest(page, fair, { email: fair.adminEmail, password: fair.adminPassword });
  await page.goto(`${fair.cms}/admin${path}`);
}, actionTimeoutMs);
afterEach((context) => tellShown(page, context));
// The next test finds the fair in its own colour.
afterAll(async () => {
  await admin('DELETE', path);
});

const colour = () => page.getByLabel('Kleur van de beurs', { exact: false });
const sheetOf = (html: string) => /<link rel="stylesheet" href="(\/assets\/brand-[^"]+)"/.exec(html)?.[1];

async function frontPage(): Promise<string> {
  const response = await fetch(`${fair.site}/?na=${await waitForChanges(fair)}`);
  return response.text();
}

/** The front page as the organiser previews it, with what is not published yet. */
async function previewedPage(): Promise<string> {
  const { body } = await admin('GET', path);
  const query = new URLSearchParams({
    documentId: String(read(body, 'data', 'documentId')),
    status: 'draft',
  });
  const link = await admin('GET', `/content-manager/preview/url/api::brand.brand?${query}`);
  return (await fetch(String(read(link.body, 'data', 'url')))).text();
}

/** Six pages beside the form, light and dark, with the colour that is not published yet. */
async function lookAtPages(): Promise<void> {
  const sheets = new Set<string>();
  page.on('response', (response) => {
    if (response.url().includes('/assets/brand-')) sheets.add(new URL(response.url()).pathname);
  });
  await page.getByRole('button', { name: 'Bekijk zes pagina’s' }).click();
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.locator('iframe').count()).toBe(12);
  const brightnessOf = async (mode: string) => {
    const picture = await dialog.locator(`iframe[title="Programma, ${mode}"]`).screenshot();
    const { channels } = await sharp(picture).removeAlpha().stats();
    return channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length;
  };
  await expect
    .poll(async () => (await brightnessOf('licht')) - (await brightnessOf('donker')), {
      timeout: actionTimeoutMs,
    })
    .toBeGreaterThan(80);
  expect([...sheets]).toEqual([expect.stringMatching(/brand-1f7a3d-/)]);
  expect(await barriersIn(page, { within: '[role="dialog"]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

test(
  'what is no colour is said, and what a colour becomes elsewhere',
  { timeout: 2 * actionTimeoutMs },
  async () => {
    await colour().fill('groen');
    await page.getByText('Vul een kleur in zoals #1f7a3d').waitFor();
    await colour().fill('#FFD500');
    await page.getByText('#FFD500 heeft daar contrast 1,42, en leesbaar is 4,5.').waitFor();
    expect(await barriersIn(page, { within: 'main' })).toEqual([]);
  },
);

test(
  'a colour that is published is on every page, and nothing stays orange',
  { timeout: 4 * actionTimeoutMs },
  async () => {
    expect(sheetOf(await frontPage())).toBeUndefined();
    await colour().fill('1F7A3D');
    await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
    await page
      .getByRole('status', { name: 'draft' })
      .or(page.getByText('Document bewaard'))
      .first()
      .waitFor();
    expect(sheetOf(await frontPage())).toBeUndefined();
    expect(sheetOf(await previewedPage())).toMatch(/brand-1f7a3d-/);
    await lookAtPages();
    await page.getByRole('button', { name: 'Publiceer', exact: true }).click();
    await expect
      .poll(async () => sheetOf(await frontPage()), { timeout: actionTimeoutMs })
      .toMatch(/brand-1f7a3d-/);

    const sheet = await fetch(`${fair.site}${sheetOf(await frontPage()) ?? ''}`);
    expect([sheet.status, sheet.headers.get('content-type'), sheet.headers.get('cache-control')]).toEqual([
      200,
      'text/css; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
    await page.reload();
    const open = page.locator('nav a.active svg path').first();
    await expect
      .poll(() => open.evaluate((element) => getComputedStyle(element).fill))
      .toBe('rgb(31, 122, 61)');
    expect(await barriersIn(page, { within: 'main' })).toEqual([]);

    const missing = await fetch(`${fair.site}/assets/brand-1f7a3d-0.css`);
    expect(missing.status).toBe(404);

    for (const colorScheme of ['light', 'dark'] as const) {
      const visitor = await browser.page({ viewport: { width: 1280, height: 900 }, colorScheme });
      for (const shown of ['/', '/programma', '/plattegrond', '/contact', '/inloggen']) {
        await visitor.goto(`${fair.site}${shown}`);
        // Pictures have colours of their own.
        const picture = await visitor.screenshot({
          mask: [visitor.locator('img, video')],
          maskColor: '#ffffff',
        });
        expect([shown, colorScheme, await orangePixels(picture)]).toEqual([shown, colorScheme, 0]);
      }
    }
  },
);

test(
  'a logo takes the place of the name, and a sign that of the icons',
  { timeout: 2 * actionTimeoutMs },
  async () => {
    const cases = new URL('../../../../cms/tests/brand/cases/', import.meta.url);
    const uploaded = async (name: string) => {
      const form = new FormData();
      form.append('files', new Blob([await readFile(new URL(name, cases))], { type: 'image/svg+xml' }), name);
      const headers = { authorization: `Bearer ${await adminToken(fair)}` };
      const response = await fetch(`${fair.cms}/upload`, { method: 'POST', headers, body: form });
      return read(await response.json(), 0, 'id');
    };
    const files = {
      logo: await uploaded('clash-light.svg'),
      logoDark: await uploaded('clash-dark.svg'),
      icon: await uploaded('size-none.svg'),
    };
    const { status } = await admin('POST', `${path}/actions/publish`, {
      colour: '#1f7a3d',
      letters: 'Eigenzinnig',
      ...files,
    });
    expect(status).toBe(200);
    const change = await waitForChanges(fair);
    const manifest: unknown = await (await fetch(`${fair.site}/manifest.webmanifest?na=${change}`)).json();
    expect(read(manifest, 'icons', 1, 'src')).toMatch(/^\/app-icon-512\.png\?v=[0-9a-f]{8}$/);

    for (const [colorScheme, file] of [
      ['light', 'clash_light'],
      ['dark', 'clash_dark'],
    ] as const) {
      const visitor = await browser.page({ viewport: { width: 360, height: 800 }, colorScheme });
      await visitor.goto(`${fair.site}/contact`);
      const logo = visitor.getByRole('banner').getByRole('img', { name: 'Fabriek & Thuis' });
      await expect
        .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      expect(await logo.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(file);
      const { width = 0, height = 0 } = (await logo.boundingBox()) ?? {};
      expect(width / height).toBeCloseTo(3, 1);
      expect(await barriersIn(visitor, { within: 'header' })).toEqual([]);
    }

    const sign = await fetch(`${fair.cms}/brand-sign`);
    expect([sign.status, sign.url]).toEqual([200, expect.stringContaining('/uploads/size_none')]);
    const response = await fetch(`${fair.site}${String(read(manifest, 'icons', 1, 'src'))}`);
    expect(response.headers.get('content-type')).toBe('image/png');
    const icon = sharp(Buffer.from(await response.arrayBuffer()));
    const { data, info } = await icon.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => {
      const start = (y * info.width + x) * info.channels;
      return data.subarray(start, start + 3).toString('hex');
    };
    // The three squares of the sign lie in the middle, whole, on white.
    expect([at(256, 20), at(120, 256), at(256, 256), at(392, 256)]).toEqual([
      'ffffff',
      'd00000',
      '00a000',
      '0000d0',
    ]);
  },
);

test(
  'letters that are published are the ones that pages fetch, also for when there is no reception',
  { timeout: 3 * actionTimeoutMs },
  async () => {
    await page.reload();
    await page.getByRole('combobox', { name: 'Letters' }).click();
    await page.getByRole('option', { name: 'Zakelijk' }).click();
    await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
    await expect
      .poll(async () => sheetOf(await previewedPage()), { timeout: actionTimeoutMs })
      .toMatch(/-archivo-/);
    expect(sheetOf(await frontPage())).not.toContain('archivo');
    await page.getByRole('button', { name: 'Publiceer', exact: true }).click();
    await expect
      .poll(async () => sheetOf(await frontPage()), { timeout: actionTimeoutMs })
      .toMatch(/-archivo-/);

    const visitor = await browser.page({ viewport: { width: 360, height: 800 }, serviceWorkers: 'allow' });
    const fonts = new Set<string>();
    visitor.context().on('request', (request) => {
      const [, font] = /\/assets\/(.+)-[\w-]{8}\.woff2$/.exec(request.url()) ?? [];
      if (font !== undefined) fonts.add(font);
    });
    const loaded = () =>
      visitor.evaluate(() =>
        Array.from(document.fonts)
          .filter(({ status, family }) => status === 'loaded' && !family.includes('Fallback'))
          .map(({ family }) => family.replaceAll('"', ''))
          .sort(),
      );
    await visitor.goto(`${fair.site}/mijn-programma`);
    await expect.poll(loaded).toEqual(['Archivo', 'Source Sans 3']);
    await expect
      .poll(() => visitor.evaluate(() => navigator.serviceWorker.controller !== null), {
        timeout: actionTimeoutMs,
      })
      .toBe(true);
    expect([...fonts].sort()).toEqual(['archivo', 'source-sans-3', 'source-sans-3-italic']);
    await visitor.context().setOffline(true);
    await visitor.goto(`${fair.site}/offline`);
    await expect.poll(loaded).toEqual(['Archivo', 'Source Sans 3']);
  },
);

test('the brand before it is back on the site with one press', { timeout: 2 * actionTimeoutMs }, async () => {
  await page.reload();
  await page.getByText('Voor deze huisstijl had de site #1f7a3d, met letters ‘Eigenzinnig’.').waitFor();
  await page.getByRole('button', { name: 'Zet de vorige terug' }).click();
  await page.getByText('De vorige huisstijl is gepubliceerd.').waitFor();
  const banner = await frontPage();
  expect(sheetOf(banner)).toMatch(/brand-1f7a3d-[0-9a-f]{8}\.css/);
  expect(banner).toContain('clash_light');
});
