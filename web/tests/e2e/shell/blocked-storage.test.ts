import { join } from 'node:path';

import { expect, test } from 'vitest';

import { browserForFile } from '../../harness/browser';
import { sharedFair } from '../../harness/shared-fair';
import { allPages } from '../../pages/table';

const { site } = sharedFair();
const browser = browserForFile();

/** A browser that blocks cookies throws when storage is named. */
const blocked = join(import.meta.dirname, 'cases', 'storage-blocked.js');

test('no page has an uncaught error in a browser that blocks cookies', async () => {
  const page = await browser.page();
  await page.addInitScript({ path: blocked });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.stack}`));
  for (const { path } of allPages.filter(({ isExample }) => isExample)) {
    await page.goto(site + path);
    await page.locator('body').press('Tab');
    await page.waitForLoadState('load');
  }
  expect(errors).toEqual([]);
});
