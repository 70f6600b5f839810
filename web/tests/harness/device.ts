import type { Page } from 'playwright-core';

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

/** Whether the device can search by itself. */
export const canSearchOn = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await caches.match('/zoeken.index.json'))?.status === 200);
