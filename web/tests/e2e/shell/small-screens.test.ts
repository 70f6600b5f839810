import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { browserForFile } from '../../harness/browser';
import { sharedFair } from '../../harness/shared-fair';

const { site } = sharedFair();
const browser = browserForFile();

async function open(path: string, options: BrowserContextOptions): Promise<Page> {
  const page = await browser.page(options);
  await page.goto(site + path);
  return page;
}

const sized = (width: number, height = 740) => ({ viewport: { width, height } });

test('the link that skips the header is large enough to read and press, and leads to the content', async () => {
  const page = await open('/contact', sized(360));
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Naar de inhoud' });
  const room = await link.evaluate((element) => {
    const { paddingTop, paddingLeft } = getComputedStyle(element);
    return { focused: element === document.activeElement, paddingTop, paddingLeft };
  });
  expect(room).toEqual({ focused: true, paddingTop: '12px', paddingLeft: '16px' });
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
});

/** The letters with which the lines of an element begin, each with the one before it. */
function lineStarts(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const starts: string[] = [];
      let top = -1;
      let before = '';
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const letters = text.textContent ?? '';
        for (let index = 0; index < letters.length; index += 1) {
          const letter = letters.charAt(index);
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          const { top: own } = range.getBoundingClientRect();
          if (before !== '' && own - top > 4) starts.push(before + letter);
          top = own;
          before = letter;
        }
      }
      return starts;
    });
}

test('the e-mail address in the footer breaks at no letter, at any width', async () => {
  const page = await open('/privacy', sized(320));
  for (const width of [320, 360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const start of await lineStarts(page, '.site-foot a[href^="mailto:"]'))
      expect(start, `at ${width} px`).toMatch(/^[@.]/);
    expect(await lineStarts(page, '.site-foot a[href^="tel:"]'), `at ${width} px`).toEqual([]);
  }
});

/** The rows of each album on a page, as they are laid out. */
function albumsOf(page: Page) {
  return page.locator('.photo-grid').evaluateAll((lists) =>
    lists.map((list) => {
      const rows = new Map<number, { right: number; height: number }[]>();
      for (const photo of list.querySelectorAll('li:not([aria-hidden])')) {
        const { top, right, height } = photo.getBoundingClientRect();
        rows.set(Math.round(top), [...(rows.get(Math.round(top)) ?? []), { right, height }]);
      }
      const { right } = list.getBoundingClientRect();
      return [...rows.values()].map((row) => ({
        photos: row.length,
        left: Math.round(right - Math.max(...row.map((photo) => photo.right))),
        uneven: Math.round(
          Math.max(...row.map(({ height }) => height)) - Math.min(...row.map(({ height }) => height)),
        ),
      }));
    }),
  );
}

test('no photo is left over in the last row of its album, at any width', async () => {
  const page = await browser.page();
  for (const path of ['/', '/fotoalbums/9001', '/pers']) {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto(site + path);
    // The style sheet alone divides the rows: a page that is made wider is as one that was loaded so.
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const albums = await albumsOf(page);
      const where = `${path} at ${width} px`;
      expect(albums.length, where).toBeGreaterThan(0);
      for (const rows of albums) {
        // The four of the front page fit in one row of a wide screen.
        expect(rows.length, where).toBeGreaterThan(path === '/' ? 0 : 1);
        expect(rows.at(-1)?.photos, where).toBeGreaterThan(1);
        expect(
          rows.filter(({ left, uneven }) => left > 1 || uneven > 1),
          where,
        ).toEqual([]);
      }
    }
  }
});

test('without JavaScript the search of each list and its button stand side by side on a phone, and search', async () => {
  const page = await browser.page({ ...sized(360), javaScriptEnabled: false });
  for (const path of ['/faq', '/nieuws', '/plattegrond', '/sprekers', '/standhouders']) {
    await page.goto(site + path, { waitUntil: 'load' });
    const field = page.locator('main input[name=q]').first();
    const button = page.locator('main form:has(input[name=q]) button[type=submit]').first();
    const [around, beside] = [await field.boundingBox(), await button.boundingBox()];
    expect(beside?.y, path).toBe(around?.y);
    expect(beside?.height, path).toBe(around?.height);
    expect((beside?.x ?? 0) - (around?.x ?? 0) - (around?.width ?? 0), path).toBeGreaterThanOrEqual(8);
    await field.fill('bouw');
    await button.click();
    expect(new URL(page.url()).searchParams.get('q'), path).toBe('bouw');
  }
});

test('every stand on the floor plan is at least 24 px in size, on a small screen and on a wide one', async () => {
  const page = await browser.page();
  for (const hall of ['hal-1', 'hal-2']) {
    await page.goto(`${site}/plattegrond?hal=${hall}`);
    for (const [width, height] of [
      [320, 640],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      const sides = await page.locator('figure svg a rect').evaluateAll((stands) =>
        stands.map((stand) => {
          const { width: across, height: along } = stand.getBoundingClientRect();
          return Math.min(across, along);
        }),
      );
      expect(sides.length).toBeGreaterThan(50);
      expect(Math.min(...sides), `${hall} at ${width} px`).toBeGreaterThanOrEqual(24);
    }
  }
});

test('with text of twice the size nothing lies over the name in the header, and no page scrolls sideways', async () => {
  const page = await open('/', sized(360));
  for (const path of ['/', '/programma', '/standhouders/1001', '/contact', '/contractformulier', '/faq']) {
    await page.goto(site + path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const [name, ...buttons] = await page.evaluate(() =>
      ['header a[href="/"]', 'header button, header a:not([href="/"])'].flatMap((selector) =>
        [...document.querySelectorAll(selector)]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map((element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect();
            return { left, right, top, bottom };
          })
          .filter(({ left, right, bottom }) => right - left > 1 && bottom > 0),
      ),
    );
    if (!name) throw new Error(`No name in the header of ${path}`);
    const under = buttons.filter(
      (one) =>
        one.left < name.right - 1 &&
        one.right > name.left + 1 &&
        one.top < name.bottom - 1 &&
        one.bottom > name.top + 1,
    );
    expect(under, path).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBe(0);
  }
});

test('the programme begins in the first screen of a phone, one day at a time, under days that stay in sight', async () => {
  for (const day of ['2027-02-09', '2027-02-10', '2027-02-11']) {
    const page = await open(`/programma?dag=${day}`, sized(360));
    const first = await page.locator('main article').first().boundingBox();
    expect((first?.y ?? 0) + (first?.height ?? 740)).toBeLessThan(740);
    const height = await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += 500) {
        window.scrollTo(0, y);
        await new Promise((drawn) => requestAnimationFrame(drawn));
      }
      window.scrollTo(0, 2500);
      return document.documentElement.scrollHeight;
    });
    expect(height).toBeLessThan(9000);
    const header = await page.getByRole('banner').boundingBox();
    const days = await page.getByRole('navigation', { name: 'Kies een dag' }).boundingBox();
    expect(days?.y).toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0), -1);
    await page.context().close();
  }
});

test('a time of the programme folds and unfolds with the keyboard', async () => {
  const page = await open('/programma?dag=2027-02-10', sized(360));
  const slot = page.locator('details.time-slot').first();
  const session = slot.getByRole('article').first();
  await slot.locator('summary').focus();
  await page.keyboard.press('Enter');
  await session.waitFor({ state: 'hidden' });
  await page.keyboard.press('Enter');
  await session.waitFor();
});

test.each([
  ['/programma', 'Zoeken'],
  ['/standhouders', 'Zoek een standhouder'],
  ['/sprekers', 'Zoek een spreker'],
])(
  '%s opens its filters over the list at the first press, and searches before it narrows',
  async (path, search) => {
    const page = await open(path, sized(360));
    await page.locator('html[data-started]').waitFor();
    await page.locator('main aside summary', { hasText: 'Filters' }).click();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await filters.getByRole('checkbox').first().waitFor();
    await page.keyboard.press('Escape');
    await filters.waitFor({ state: 'detached' });

    await page.setViewportSize({ width: 1280, height: 900 });
    const order = page.locator(`main [type=checkbox], main [type=search]`);
    const field = page.locator('main').getByRole('searchbox', { name: search }).first();
    expect(await order.first().evaluate((one, other) => one === other, await field.elementHandle())).toBe(
      true,
    );
  },
);
