/**
 * Draws the pictures that devices show when they offer to install the site, of a site that runs:
 * `npm run draw-screenshots -- http://localhost:3000`. Whoever gives the fair another look draws them anew.
 */
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { findChromium } from '../scripts/install/chromium.mjs';

const [site] = process.argv.slice(2);
if (!site) throw new Error('Which site? npm run draw-screenshots -- http://localhost:3000');

const folder = join(import.meta.dirname, 'public');
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});

async function draw(page, name, path) {
  await page.goto(site + path);
  await page.locator('h1').waitFor();
  // Scrolls to what the page is for, past what every page begins with.
  await page.locator('h1').evaluate((title) => title.scrollIntoView());
  // Pictures fade in.
  await page.waitForTimeout(2000);
  await page.evaluate(() => document.fonts.ready);
  const drawn = await page.screenshot({ animations: 'disabled' });
  await sharp(drawn).webp({ quality: 70, effort: 6 }).toFile(join(folder, name));
}

const narrow = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, locale: 'nl-NL' };
const phone = await (await browser.newContext(narrow)).newPage();
await phone.goto(`${site}/programma`);
const save = phone.locator('main').getByRole('button', { name: /^Bewaren: / });
for (const at of [8, 14, 20]) {
  await save.nth(at).click();
  await phone.locator(`main button[aria-pressed="true"]`).nth([8, 14, 20].indexOf(at)).waitFor();
}
await draw(phone, 'app-screenshot-own.webp', '/mijn-programma');
await draw(phone, 'app-screenshot-programme.webp', '/programma');
await draw(phone, 'app-screenshot-plan.webp', '/plattegrond');

const wide = { viewport: { width: 1280, height: 720 }, locale: 'nl-NL' };
const desk = await (await browser.newContext(wide)).newPage();
await draw(desk, 'app-screenshot-wide.webp', '/programma');
await browser.close();
