import type { MiddlewareFunction } from 'react-router';
import { hasHalfFilledForm } from './half-filled-form';
import { leaveThisBuild } from './newer-build';
import { forever, loadOnce } from './reload-guard';
import { addressUnderWay } from './under-way';

/** What the build makes React Router say when the code of a page does not come (vite/route-module-errors.ts). */
const missingPart = 'missingpart';

let missed = 0;
/** How many pages are being loaded inside the app. */
let loading = 0;

/** Counts the pages whose code did not come. */
export function watchParts(): void {
  window.addEventListener(missingPart, noteMissing);
}

/** Has the page that is on its way be loaded as a whole: something it cannot do without did not come. */
export function noteMissing(): void {
  missed += 1;
}

/**
 * In the browser, around the loading of every page: code that does not come is asked for again with a load of the whole
 * page; the second time within ten seconds the page is the error screen, from which every link is a load of its page.
 */
export const reloadWhenPartMissing: MiddlewareFunction = async ({ request }, next) => {
  const before = missed;
  loading += 1;
  const results = await next().finally(() => (loading -= 1));
  if (missed === before) return results;
  if (loadOnce((await addressUnderWay(request.url)) ?? window.location.href)) await forever();
  leaveThisBuild();
  return results;
};

/**
 * Loads a part of a page when it is needed; a failure reloads the page once, if nothing can be lost by it. While another
 * page is on its way the press on its link would be lost: then the one that waits for the part decides.
 */
export async function importPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (loading === 0 && !hasHalfFilledForm() && loadOnce(window.location.href)) await forever();
    throw error;
  }
}
