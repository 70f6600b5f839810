import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { browserForFile } from '../../harness/browser';
import { sharedFair } from '../../harness/shared-fair';
import { allPages } from '../../pages/table';

const { site } = sharedFair();
const browser = browserForFile();

const pages = allPages.filter(({ isExample, frame }) => isExample && frame === 'default');

/** The buttons and links of the header that cannot be pressed in their middle, and what is there instead. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = [];
    for (const control of document.querySelectorAll('header :is(a, button, input)')) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isOnScreen = width > 1 && height > 1 && y > 0 && y < innerHeight && x > 0 && x < innerWidth;
      if (!isOnScreen || control.closest('[popover], .popover, dialog')) continue;
      const found = document.elementFromPoint(x, y);
      const isFree = found !== null && (control.contains(found) || found.contains(control));
      if (!isFree) wrong.push(`${control.outerHTML.slice(0, 60)} is under ${found?.outerHTML.slice(0, 60)}`);
    }
    return wrong;
  });
}

const hasSticky = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')].some(
      (element) => getComputedStyle(element).position === 'sticky',
    ),
  );

test.each([
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
  { width: 1280, height: 600 },
])('nothing that sticks lies over the header at $width × $height', async (viewport) => {
  const page = await browser.page({ viewport });
  const checked: string[] = [];
  for (const { path } of pages) {
    await page.goto(site + path);
    if (!(await hasSticky(page))) continue;
    checked.push(path);
    for (const part of [0.2, 0.5, 0.8]) {
      await page.evaluate((to) => {
        scrollTo({ top: document.documentElement.scrollHeight * to, behavior: 'instant' });
      }, part);
      expect(await covered(page), `${path} at ${part}`).toEqual([]);
    }
  }
  expect(checked).toContain('/programma');
});
