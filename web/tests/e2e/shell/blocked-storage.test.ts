import { expect, test } from 'vitest';

import { browserForFile } from '../../harness/browser';
import { sharedFair } from '../../harness/shared-fair';
import { allPages } from '../../pages/table';

const { site } = sharedFair();
const browser = browserForFile();

/** A browser that blocks cookies throws when storage is named. */
function block() {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
}

test('no page has an uncaught error in a browser that blocks cookies', async () => {
  const page = await browser.page();
  await page.addInitScript(block);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.stack}`));
  for (const { path } of allPages.filter(({ isExample }) => isExample)) {
    await page.goto(site + path);
    await page.locator('body').press('Tab');
    await page.waitForLoadState('load');
  }
  expect(errors).toEqual([]);
});
