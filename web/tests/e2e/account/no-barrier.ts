import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { desktop } from '../../harness/accounts';
import { barriersIn, drawnRules } from '../../harness/axe';

/** Options of a page for `expectNoBarrier`; without motion, so that colours change at once. */
export const phone = {
  viewport: { width: 320, height: 740 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
} as const;

/**
 * Judges an own page, which the walk of all pages cannot open, as that does: on a phone in light colours, and then on a
 * wide screen in dark ones, where only what depends on drawing can differ.
 * @param look does something with the page in each of the two
 */
export async function expectNoBarrier(page: Page, look?: (colours: string) => Promise<void>): Promise<void> {
  const path = new URL(page.url()).pathname;
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect([path, await overflow()]).toEqual([path, 0]);
  expect([path, await barriersIn(page)]).toEqual([path, []]);
  await look?.('light');

  await page.setViewportSize(desktop.viewport);
  await page.emulateMedia({ colorScheme: 'dark' });
  const colours = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await expect.poll(colours, { interval: 20 }).toBe('dark');
  await expect.poll(overflow, { interval: 20 }).toBe(0);
  expect([path, await barriersIn(page, { rules: drawnRules })]).toEqual([path, []]);
  await look?.('dark');

  await page.setViewportSize(phone.viewport);
  await page.emulateMedia({ colorScheme: 'light' });
}
