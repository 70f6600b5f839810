import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { encode } from 'uqr';
import { beforeAll, expect, test } from 'vitest';

import { barriersIn } from '../../harness/axe';
import { signInToAdmin } from '../../harness/admin';
import { browserForFile } from '../../harness/browser';
import { openMailbox } from '../../harness/mailbox';
import { sharedFair } from '../../harness/shared-fair';
import { registeredVisitor } from '../../harness/visitors';

const fair = sharedFair();
const { site, dataDir } = fair;

/** A film for the camera; Chromium reads it when a page asks for the camera. */
const film = join(mkdtempSync(join(tmpdir(), 'camera-')), 'badge.y4m');
const browser = browserForFile({
  flags: [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ],
});

let crewLink: string;
beforeAll(async () => {
  showToCamera('nothing of ours');
  crewLink = await makeCrew();
});

/** Films a QR code: one frame of 640 by 480, in greys. */
function showToCamera(text: string): void {
  const [width, height, scale] = [640, 480, 8];
  const { data, size } = encode(text, { border: 4, ecc: 'M' });
  const [left, top] = [(width - size * scale) / 2, (height - size * scale) / 2];
  const luma = Buffer.alloc(width * height, 200);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isDark = data[Math.floor((y - top) / scale)]?.[Math.floor((x - left) / scale)];
      if (isDark !== undefined) luma[y * width + x] = isDark ? 16 : 235;
    }
  const chroma = Buffer.alloc((width * height) / 2, 128);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, chroma]);
  writeFileSync(film, Buffer.concat([head, ...Array.from({ length: 5 }, () => frame)]));
}

/** Makes a crew as the organiser does. Returns the link in its mail. */
async function makeCrew(): Promise<string> {
  const email = 'ploeg@post.example';
  const admin = await signInToAdmin(fair);
  const path = '/content-manager/collection-types/api::visitor-crew.visitor-crew';
  const { status } = await admin('POST', path, { name: 'Ingang noord', email, isActive: true });
  expect(status).toBe(201);
  const mail = await openMailbox(dataDir).next(email);
  return /https?:\/\/\S+\/inchecken#[\w.-]+/.exec(mail.text)?.[0] ?? '';
}

const verdict = (page: Page) => page.locator('[data-verdict]');
async function typed(page: Page, code: string): Promise<string> {
  await page.getByLabel('Code van de badge').fill(code);
  await page.keyboard.press('Enter');
  await page.locator('[data-verdict]:not([data-verdict=none]):not([data-verdict=asking])').waitFor();
  return verdict(page).innerText();
}

test('a badge whose code is typed lets its visitor in once, and says when it was used', async () => {
  const { code } = await registeredVisitor(fair, 'scan@post.example');
  const page = await browser.page({ viewport: { width: 360, height: 800 } });
  await page.goto(crewLink);
  await page.getByText('Klaar voor de volgende badge').waitFor();
  expect(await barriersIn(page)).toEqual([]);
  const welcome = await typed(page, code.toLowerCase());
  expect(welcome).toContain('Welkom');
  expect(welcome).toContain('Noor de Wit');
  await page.keyboard.press('Enter');
  await page.locator('[data-verdict=again]').waitFor();
  expect(await verdict(page).innerText()).toMatch(/Al gebruikt\s+Vandaag al gescand om \d{1,2}\.\d\d uur\./);
  expect(await barriersIn(page)).toEqual([]);
  await page.getByLabel('Code van de badge').fill('BV1-ONZIN');
  await page.keyboard.press('Enter');
  await page.locator('[data-verdict=unknown]').waitFor();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('a badge before the camera lets its visitor in, and once more is told', async () => {
  showToCamera((await registeredVisitor(fair, 'camera@post.example')).code);
  const page = await browser.page({ viewport: { width: 360, height: 800 } });
  await page.addInitScript(() => Reflect.deleteProperty(window, 'BarcodeDetector'));
  await page.goto(crewLink);
  await page.getByRole('button', { name: 'Start de camera' }).press('Enter');
  await page.locator('[data-verdict=welcome]').waitFor({ timeout: 20_000 });
  expect(await verdict(page).innerText()).toContain('Noor de Wit');
  await page.getByRole('button', { name: 'Stop de camera' }).press('Enter');
  await page.getByRole('button', { name: 'Start de camera' }).press('Enter');
  await page.locator('[data-verdict=again]').waitFor({ timeout: 20_000 });
});

test("the camera is allowed on that page alone, which is stored nowhere, keeps its secret, and uses the browser's own reader of codes where there is one", async () => {
  const page = await browser.page({ viewport: { width: 360, height: 800 } });
  // Chromium has one on some systems only.
  await page.addInitScript(() => {
    class Detector {
      static getSupportedFormats = () => Promise.resolve(['qr_code']);
      detect = () => Promise.resolve([{ rawValue: 'BV1-ONZIN' }]);
    }
    Object.assign(window, { BarcodeDetector: Detector });
  });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${JSON.stringify(request.headers())}`));
  const response = await page.goto(crewLink);
  const headers = response?.headers() ?? {};
  expect(headers['permissions-policy']).toContain('camera=(self)');
  expect(headers['permissions-policy']).toContain('microphone=()');
  expect(headers['cache-control']).toBe('private, no-store');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  const other = await fetch(`${site}/bezoekersprofiel`);
  expect(other.headers.get('permissions-policy')).toContain('camera=()');

  await page.getByRole('button', { name: 'Start de camera' }).press('Enter');
  await page.locator('[data-verdict=unknown]').waitFor({ timeout: 20_000 });
  const secret = crewLink.split('#')[1] ?? '';
  expect(sent.filter((request) => request.includes(secret) || /decode/.test(request))).toEqual([]);
});

test('a visitor without a link, and a crew whose link does not work, are told so', async () => {
  const page = await browser.page({ viewport: { width: 360, height: 800 } });
  await page.goto(`${site}/inchecken`);
  await page.getByText('Deze pagina werkt alleen met de link uit de mail').waitFor();
  // The same document: only what stands behind the # changes.
  await page.goto(`${crewLink}x`);
  expect(await typed(page, 'BV1-ONZIN')).toContain('Deze link werkt niet (meer)');
});
