import type { MiddlewareFunction } from 'react-router';
import { hasHalfFilledForm } from './half-filled-form';
import { leaveThisBuild } from './newer-build';
import { loadOnce } from './reload-guard';

/** What the build makes React Router say when the code of a page does not come (server/route-module-errors.ts). */
const missingPart = 'missingpart';

let missed = 0;
let underWay: string | null = null;

/** Keeps the address of the page that is on its way, so that it is the one that is loaded when its code does not come. */
export function noteNavigation(pathname: string | null): void {
  underWay = pathname;
}

/** Counts the pages whose code did not come. */
export function watchParts(): void {
  window.addEventListener(missingPart, () => (missed += 1));
}

/**
 * In the browser, around the loading of every page: code that does not come is asked for again with a load of the whole
 * page; the second time within ten seconds the page is the error screen, from which every link is a load of its page.
 */
export const reloadWhenPartMissing: MiddlewareFunction = async ({ request }, next) => {
  const before = missed;
  const results = await next();
  if (missed === before) return results;
  const { pathname, href } = new URL(request.url);
  // A fetcher asks for an address of its own, which is no page to go to.
  if (loadOnce(pathname === underWay ? href : window.location.href)) await forever();
  leaveThisBuild();
  return results;
};

/** Loads a part of a page when it is needed; a failure reloads the page once, if nothing can be lost by it. */
export async function importPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (!hasHalfFilledForm() && loadOnce(window.location.href)) await forever();
    throw error;
  }
}

/** The page goes away; nothing that waits for this is to go on. */
function forever(): Promise<never> {
  return new Promise(() => {});
}
