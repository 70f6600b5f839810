import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

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

test.each([320, 360, 768, 1024, 1280])(
  'at %i px the e-mail address in the footer breaks at no letter',
  async (width) => {
    const page = await open('/privacy', sized(width));
    for (const start of await lineStarts(page, '.site-foot a[href^="mailto:"]'))
      expect(start).toMatch(/^[@.]/);
    expect(await lineStarts(page, '.site-foot a[href^="tel:"]')).toEqual([]);
  },
);

test.each([320, 360, 768, 1280])(
  'at %i px no photo is left over in the last row of its album',
  async (width) => {
    const page = await open('/', sized(width));
    for (const path of ['/', '/fotos-2025/9001', '/pers']) {
      await page.goto(site + path);
      const grids = await page.locator('.photo-grid').evaluateAll((lists) =>
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
      expect(grids.length, path).toBeGreaterThan(0);
      for (const rows of grids) {
        expect(rows.length, path).toBeGreaterThan(1);
        expect(rows.at(-1)?.photos, path).toBeGreaterThan(1);
        expect(rows.filter(({ left, uneven }) => left > 1 || uneven > 1)).toEqual([]);
      }
    }
  },
);

describe('without JavaScript', () => {
  test.each(['/faq', '/nieuws', '/plattegrond', '/sprekers', '/standhouders'])(
    'the search of %s and its button stand side by side on a phone, and search',
    async (path) => {
      const page = await open(path, { ...sized(360), javaScriptEnabled: false });
      const field = page.locator('main input[name=q]').first();
      const button = page.locator('main form:has(input[name=q]) button[type=submit]').first();
      const [around, beside] = [await field.boundingBox(), await button.boundingBox()];
      expect(beside?.y).toBe(around?.y);
      expect(beside?.height).toBe(around?.height);
      expect((beside?.x ?? 0) - (around?.x ?? 0) - (around?.width ?? 0)).toBeGreaterThanOrEqual(8);
      await field.fill('bouw');
      await button.click();
      expect(new URL(page.url()).searchParams.get('q')).toBe('bouw');
    },
  );
});

test.each([
  [320, 640],
  [1280, 720],
])('every stand on the floor plan is at least 24 px in size at %i by %i px', async (width, height) => {
  const page = await open('/plattegrond', sized(width, height));
  for (const hall of ['hal-1', 'hal-2']) {
    await page.goto(`${site}/plattegrond?hal=${hall}`);
    const sides = await page.locator('figure svg a rect').evaluateAll((stands) =>
      stands.map((stand) => {
        const { width: across, height: along } = stand.getBoundingClientRect();
        return Math.min(across, along);
      }),
    );
    expect(sides.length).toBeGreaterThan(50);
    expect(Math.min(...sides)).toBeGreaterThanOrEqual(24);
  }
});
