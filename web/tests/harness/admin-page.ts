import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import readXlsxFile from 'read-excel-file/node';
import { expect, type TestContext } from 'vitest';
import { barriersIn } from './axe';

/** The admin is a large program: on a slow machine with two cores a page of it takes a while. */
export const actionTimeoutMs = 60_000;

/**
 * Says what a page of the admin showed when a test of it failed, to be called after each: the admin is not ours. What is covered
 * or hidden from a screen reader is not in it.
 */
export async function tellShown(page: Page, { task }: Pick<TestContext, 'task'>): Promise<void> {
  if (task.result?.state !== 'fail') return;
  const shown = await page.locator('body').ariaSnapshot({ timeout: 1000 });
  console.error(`${page.url()} shows:\n${shown.slice(0, 8000)}`);
}

/** Chooses an option by keyboard, the last one when none is named. Returns what it says. */
export async function chooseByKeyboard(page: Page, list: Locator, name?: string | RegExp): Promise<string> {
  await list.focus();
  await page.keyboard.press('Enter');
  // The options take the focus a moment after they are shown; a key before that goes to nobody.
  const focused = page.locator('[role=option]:focus');
  await focused.waitFor();
  const options = page.getByRole('option');
  const option = name === undefined ? options.last() : page.getByRole('option', { name }).first();
  const text = await option.innerText();
  const place = (await options.allInnerTexts()).indexOf(text);
  // A key moves the focus a moment later too.
  for (let index = 0; index <= place; index += 1) {
    await page.keyboard.press(index === 0 ? 'Home' : 'ArrowDown');
    await options.nth(index).and(focused).waitFor();
  }
  await page.keyboard.press('Enter');
  return text;
}

/** Sizes of the screens that the admin is read on. */
export const screens = { desk: { width: 1280, height: 900 }, phone: { width: 360, height: 800 } };

/** Nothing on the page is wider than a screen, and a screen reader can read it. Leaves it at the size of a desk. */
export async function expectReadable(page: Page): Promise<void> {
  // Strapi draws a button under the pointer in a colour with too little contrast.
  await page.mouse.move(0, 0);
  expect(await barriersIn(page, { within: 'main' })).toEqual([]);
  for (const size of [screens.phone, screens.desk]) {
    await page.setViewportSize(size);
    const tooWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(tooWide).toBeLessThanOrEqual(0);
  }
}

/** Presses a button, by itself one of this name, by keyboard and gives the bytes that it downloads. */
export async function downloadOf(page: Page, button: string | Locator): Promise<Buffer> {
  const press = typeof button === 'string' ? page.getByRole('button', { name: button }) : button;
  const [download] = await Promise.all([page.waitForEvent('download'), press.press('Enter')]);
  return readFile(await download.path());
}

/** The rows of a CSV whose cells have no line breaks, without its headings. */
export const csvRows = (bytes: Buffer) => bytes.toString('utf8').trim().split('\r\n').slice(1);

/** The rows of an XLSX, without its headings. */
export async function xlsxRows(bytes: Buffer): Promise<unknown[][]> {
  const [sheet] = await readXlsxFile(bytes);
  return (sheet?.data ?? []).slice(1);
}
