import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { browserForFile, untilFetched, untilIdle } from '../../harness/browser';
import { sharedFair } from '../../harness/shared-fair';

const { site } = sharedFair();

const browser = browserForFile();

const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'));

/** Notes whether the page is dark when its body starts, which is before anything is painted. */
function noteFirstColours(): void {
  const seen = new MutationObserver(() => {
    if (!document.querySelector('body')) return;
    sessionStorage.setItem('dark-at-body', String(document.documentElement.classList.contains('dark')));
    seen.disconnect();
  });
  seen.observe(document, { childList: true, subtree: true });
}

test('the colour mode follows the device, while the page is open too, until one is chosen, from the first paint', async () => {
  const page = await browser.page({ colorScheme: 'light', viewport: { width: 1280, height: 800 } });
  await page.addInitScript(noteFirstColours);
  const wasDarkAtFirst = () => page.evaluate(() => sessionStorage.getItem('dark-at-body') === 'true');
  const menu = page.getByRole('button', { name: /^Kleuren: / });
  const choose = async (choice: string) => {
    await menu.click();
    await page.getByText(choice, { exact: true }).click();
    expect(await menu.getAttribute('aria-label')).toBe(`Kleuren: ${choice.toLowerCase()}`);
  };
  await page.goto(site);
  expect(await wasDarkAtFirst()).toBe(false);
  await choose('Donker');
  await expect.poll(() => isDark(page)).toBe(true);

  await page.reload();
  expect(await wasDarkAtFirst()).toBe(true);
  await choose('Apparaat');
  await expect.poll(() => isDark(page)).toBe(false);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => isDark(page)).toBe(true);

  await page.reload();
  expect(await wasDarkAtFirst()).toBe(true);
  await choose('Licht');
  await expect.poll(() => isDark(page)).toBe(false);

  // Whatever the style sheet says of a dark device without JavaScript.
  await page.reload();
  expect(await wasDarkAtFirst()).toBe(false);
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor))
    .toBe('rgb(255, 255, 255)');
  const bars = await page
    .locator('meta[name="theme-color"]')
    .evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')));
  // React adds one of its own when it does not know the one that the script has coloured.
  expect(new Set(bars)).toEqual(new Set(['#ffffff']));
});

test('without JavaScript the page follows the device', async () => {
  const page = await browser.page({ javaScriptEnabled: false });
  await page.goto(site);
  for (const [colorScheme, background] of [
    ['dark', 'rgb(17, 22, 28)'],
    ['light', 'rgb(255, 255, 255)'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    const look = await page.evaluate(() => ({
      scheme: getComputedStyle(document.documentElement).colorScheme,
      background: getComputedStyle(document.body).backgroundColor,
    }));
    expect(look).toEqual({ scheme: colorScheme, background });
  }
});

test('the locale is remembered for 365 days', async () => {
  const response = await fetch(site, { headers: { accept: 'text/html' } });
  const cookie = response.headers.getSetCookie().find((value) => value.startsWith('locale='));
  expect(cookie).toMatch(/^locale=nl;/);
  expect(cookie).toMatch(/Max-Age=31536000/i);
});

test('the page follows a device that goes dark during hydration', async () => {
  const page = await browser.page({ colorScheme: 'light' });
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(site, { waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  await page.emulateMedia({ colorScheme: 'dark' });
  release();
  await expect.poll(() => isDark(page)).toBe(true);
});

test('the menu on a phone opens, keeps the focus, closes on Escape and gives the focus back', async () => {
  const page = await browser.page({ viewport: { width: 360, height: 740 } });
  await page.goto(site);
  const open = page.getByRole('button', { name: 'Menu', exact: true });
  await open.click();
  const menu = page.getByRole('dialog');
  await menu.waitFor();
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => {
      const dialog = document.querySelector('dialog[open]');
      return document.activeElement === document.body || dialog?.contains(document.activeElement) === true;
    });
    expect(inside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  expect(await open.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('a bot gets the status and plain text, not the error screen', async () => {
  const response = await fetch(`${site}/bestaat-niet`, {
    headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  });
  expect(response.status).toBe(404);
  const text = await response.text();
  expect(text).toContain('Page Not Found: /bestaat-niet');
  expect(text).not.toContain('Terug naar home');
});

test('the page of an address that leads nowhere names pages that its words may mean, without JavaScript', async () => {
  for (const [path, likely] of [
    ['/contackt', '/contact'],
    ['/en/contackt', '/en/contact'],
    ['/standhouders/999999/programma', '/programma'],
  ] as const) {
    const response = await fetch(site + path, { headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' } });
    expect(response.status).toBe(404);
    const [list] = /<nav aria-labelledby="likely-pages".*?<\/nav>/s.exec(await response.text()) ?? [];
    expect(list).toContain(`href="${likely}"`);
  }
});

test('nothing moves while a page loads', async () => {
  const page = await browser.page({ viewport: { width: 360, height: 740 } });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = Number(Reflect.get(entry, 'value'));
        const before = Number(sessionStorage.getItem('shift') ?? 0);
        sessionStorage.setItem('shift', String(before + shift));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/', '/standhouders', '/programma', '/standhouders/1001']) {
    await page.goto(`${site}${path}`);
    await untilFetched(page);
    await page.mouse.wheel(0, 3_000);
    await untilIdle(page);
    const shift = await page.evaluate(() => Number(sessionStorage.getItem('shift') ?? 0));
    expect(shift, path).toBeLessThan(0.01);
  }
});

test('a browser keeps an anonymous session for a year, which says nothing but when', async () => {
  const page = await browser.page();
  const before = Date.now();
  await page.goto(site);
  const cookies = () => page.context().cookies(site);
  await expect.poll(async () => (await cookies()).map(({ name }) => name)).toContain('session');
  const cookie = (await cookies()).find(({ name }) => name === 'session');
  const session: unknown = JSON.parse(Buffer.from(cookie?.value ?? '', 'base64').toString());
  const { iat } = session as { iat: number };
  expect(session).toEqual({ id: 0, iat, exp: iat + 365 * 24 * 60 * 60 * 1000 });
  expect(iat).toBeGreaterThanOrEqual(before - 1000);
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', httpOnly: false });
  await page.goto(`${site}/contact`);
  expect((await cookies()).find(({ name }) => name === 'session')?.value).toBe(cookie?.value);
});
