import { useSyncExternalStore } from 'react';
import type { MiddlewareFunction } from 'react-router';
import { hasDirtyForm } from './dirty-forms';
import { forceDocumentLoads } from './newer-build';
import { pendingUrl } from './pending-navigation';
import { isOwnReload, loadDocumentOnce, untilUnload } from './reload-guard';

let missing = 0;
let loading = 0;
/** Releases each pending navigation. Once the code of a route failed to load, React Router never finishes one to it. */
const pendingReleases = new Set<() => void>();
/** True once that happened. A failed import fails again at once, so a later navigation may be stuck from its start. */
let routeCodeMissing = false;
/** True once such a navigation may not reload again: the error screen is shown instead. */
let failed = false;
const subscribers = new Set<() => void>();

/**
 * React Router calls `location.reload()` when the code of a route fails to load. That reloads the previous page, without
 * limit, and loses what is filled in there. The Navigation API lets us cancel it and load the requested page, once.
 * Browsers without it (Safari before 26.2, Firefox before 147) keep React Router's own reload.
 */
export function watchRouterReloads(): void {
  const navigation: unknown = Reflect.get(window, 'navigation');
  if (!(navigation instanceof EventTarget)) return;
  navigation.addEventListener('navigate', (event) => {
    // A reload from the browser's own button does not come here.
    if (Reflect.get(event, 'navigationType') !== 'reload' || isOwnReload()) return;
    event.preventDefault();
    routeCodeMissing = true;
    for (const release of pendingReleases) release();
  });
}

/** Makes the pending navigation load its page as a document, because a chunk that the page needs failed to load. */
export function recordMissingChunk(): void {
  missing += 1;
}

/**
 * Client middleware: a missing chunk makes the page load as a document. The second time within ten seconds the error screen
 * is shown instead, from which every link loads its document.
 */
export const reloadWhenChunkMissing: MiddlewareFunction = async ({ request }, next) => {
  const before = missing;
  let release = () => {};
  const isStuck = new Promise<'stuck'>((resolve) => (release = () => resolve('stuck')));
  if (routeCodeMissing) release();
  pendingReleases.add(release);
  // Until this is decided, another missing chunk must not reload the previous page.
  loading += 1;
  try {
    const results = await Promise.race([next(), isStuck]);
    if (missing === before && results !== 'stuck') return results;
    if (loadDocumentOnce((await pendingUrl(request.url)) ?? window.location.href)) await untilUnload();
    forceDocumentLoads(results === 'stuck');
    if (results !== 'stuck') return results;
    failed = true;
    for (const notify of subscribers) notify();
    return await untilUnload();
  } finally {
    loading -= 1;
    pendingReleases.delete(release);
  }
};

/** True when the code of the pending page failed to load, and reloading did not help. */
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
 * Loads a chunk on demand. A failure reloads the page once, unless a form is dirty. During a navigation a reload would
 * lose the press on the link, so then the error goes to the caller.
 */
export async function importChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (loading === 0 && !hasDirtyForm() && loadDocumentOnce(window.location.href)) await untilUnload();
    throw error;
  }
}
