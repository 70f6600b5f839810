import { useSyncExternalStore } from 'react';
import type { MiddlewareFunction } from 'react-router';
import { hasHalfFilledForm } from './half-filled-form';
import { leaveThisBuild } from './newer-build';
import { forever, isOwnReload, loadOnce } from './reload-guard';
import { addressUnderWay } from './under-way';

/** How many chunks that a page cannot do without did not load. */
let missing = 0;
/** How many pages are being loaded inside the app. */
let loading = 0;
/** Navigations under way. Once the code of a route did not load, React Router will never finish one to it. */
const underWay = new Set<() => void>();
/** True once that happened. A failed import fails again at once, so a navigation may be stuck before we hear of it. */
let routeCodeMissing = false;
/** True once such a navigation may not reload: the error screen is shown instead. */
let failed = false;
const subscribers = new Set<() => void>();

/**
 * React Router calls `location.reload()` when the code of a route does not load: of the page that is left, without limit,
 * and whatever is filled in there. The Navigation API lets us cancel that and load the page that was asked for, once.
 * Browsers without it (Safari before 26.2, Firefox before 147) keep React Router's own reload.
 */
export function watchRouterReloads(): void {
  const navigation: unknown = Reflect.get(window, 'navigation');
  if (!(navigation instanceof EventTarget)) return;
  navigation.addEventListener('navigate', (event) => {
    // A reload from the browser's own button does not come here.
    if (Reflect.get(event, 'navigationType') !== 'reload' || isOwnReload()) return;
    event.preventDefault();
    recordMissingChunk();
    routeCodeMissing = true;
    for (const release of underWay) release();
  });
}

/** Has the page that is on its way be loaded as a document: a chunk it cannot do without did not load. */
export function recordMissingChunk(): void {
  missing += 1;
}

/**
 * In the browser, around the loading of every page: a chunk that does not load is asked for again with a load of the whole
 * page; the second time within ten seconds the page is the error screen, from which every link loads its document.
 */
export const reloadWhenChunkMissing: MiddlewareFunction = async ({ request }, next) => {
  const before = missing;
  let release = () => {};
  const isStuck = new Promise<'stuck'>((resolve) => (release = () => resolve('stuck')));
  if (routeCodeMissing) release();
  underWay.add(release);
  // Until it is decided what is loaded: meanwhile a chunk that is missing as well must not reload the page that is left.
  loading += 1;
  try {
    const results = await Promise.race([next(), isStuck]);
    if (missing === before && results !== 'stuck') return results;
    if (loadOnce((await addressUnderWay(request.url)) ?? window.location.href)) await forever();
    leaveThisBuild(results === 'stuck');
    if (results !== 'stuck') return results;
    failed = true;
    for (const notify of subscribers) notify();
    return await forever();
  } finally {
    loading -= 1;
    underWay.delete(release);
  }
};

/** True when the code of the page that is on its way did not load, and reloading did not help. */
export function useRouteCodeMissing(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => failed,
    () => false,
  );
}

function subscribe(notify: () => void): () => void {
  subscribers.add(notify);
  return () => subscribers.delete(notify);
}

/**
 * Loads a chunk when it is needed; a failure reloads the page once, if nothing can be lost by it. While another page is on
 * its way the press on its link would be lost: then whoever waits for the chunk decides.
 */
export async function importChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (loading === 0 && !hasHalfFilledForm() && loadOnce(window.location.href)) await forever();
    throw error;
  }
}
