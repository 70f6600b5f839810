import type { BrowserContext, Page } from 'playwright-core';
import { expect, vi } from 'vitest';

/**
 * Waits until the server has made the pack, when it is first asked for or after a start. A device that asks before comes
 * back ten seconds later.
 */
export async function untilPackIsMade(site: string): Promise<void> {
  const { id } = (await (await fetch(`${site}/builds/latest.json`)).json()) as { id: string };
  const isMade = async () => expect((await fetch(`${site}/pakket/${id}/nl.json`)).status).toBe(200);
  await vi.waitFor(isMade, { timeout: 150_000, interval: 100 });
}

/** Keeps the pack off a device, and the server from making it, which takes a while. */
export const withoutPack = (context: BrowserContext) =>
  context.route('**/pakket/**', (route) => route.abort());

/** How many pages and shared values of the pack are on the device. Opening what is not there would make an empty one. */
export const packedOn = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'pack')) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('pack');
      opening.onerror = () => reject(new Error('The pack cannot be opened'));
      opening.onsuccess = () => {
        const database = opening.result;
        const counting = database.transaction('pages').objectStore('pages').count();
        counting.onsuccess = () => {
          database.close();
          resolve(counting.result);
        };
      };
    });
  });

export const canSearchOn = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await caches.match('/zoeken.index.json'))?.status === 200);
