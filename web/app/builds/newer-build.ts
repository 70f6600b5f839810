import type { MouseEvent } from 'react';
import type { MiddlewareFunction } from 'react-router';
import { hasDirtyForm } from './dirty-forms';
import { buildId, builtAtMs } from './own-build';
import { isOtherPage, pendingUrl } from './pending-navigation';
import { loadDocument, untilUnload } from './reload-guard';

/**
 * How often an open page polls for the latest build. The site is deployed a few times a week and pages of an old build
 * mostly work on, so ten minutes is often enough, and costs a phone in a pocket little.
 */
const pollIntervalMs = 600_000;
/** Coming back to the page polls at once, but switching windows to and fro does not poll each time. */
const minPollIntervalMs = 30_000;

let documentsForced = false;
/** True while the error screen is shown for a page that the router never went to. */
let isRouterStuck = false;

/**
 * Makes the next navigation load a document, as a newer build would: chunks of this build are gone.
 * @param isStuck the router never left the previous page, and the error screen is shown in its place
 */
export function forceDocumentLoads(isStuck: boolean): void {
  documentsForced = true;
  isRouterStuck = isStuck;
}

const changesPage = (href: string) => isRouterStuck || isOtherPage(href);

/**
 * Client middleware: navigating to another page loads a document when the server has a newer build. Submitting a form stays
 * a client navigation. So does everything while a form on the page is dirty, because its input may outlive a client
 * navigation.
 */
export const loadNewerPage: MiddlewareFunction = async ({ request }, next) => {
  if (!documentsForced || request.method !== 'GET' || hasDirtyForm() || !changesPage(request.url))
    return next();
  const url = await pendingUrl(request.url);
  if (url === null) return next();
  loadDocument(url);
  return untilUnload();
};

/**
 * The same for a press on a link. The middleware above does not know whether the link replaces the history entry.
 * @param replace the link replaces the current history entry
 */
export function loadNewerBuild(event: MouseEvent<HTMLAnchorElement>, replace: boolean): void {
  if (!documentsForced || event.defaultPrevented || !isPlainPress(event) || hasDirtyForm()) return;
  const { href } = event.currentTarget;
  if (!changesPage(href)) return;
  event.preventDefault();
  if (replace) window.location.replace(href);
  else window.location.assign(href);
}

function isPlainPress({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey && !currentTarget.target;
}

/** Polls for the latest build, and whenever the visitor comes back, until there is a newer one. */
export function watchBuilds(): () => void {
  if (!import.meta.env.PROD) return () => {};
  let polledAtMs = Date.now();
  const poll = async () => {
    if (documentsForced || document.hidden || Date.now() - polledAtMs < minPollIntervalMs) return;
    polledAtMs = Date.now();
    documentsForced ||= await isNewerThere(await fetchJson(`/builds/latest.json?${polledAtMs}`));
  };
  const onReturn = () => void poll();
  const timer = setInterval(onReturn, pollIntervalMs);
  window.addEventListener('focus', onReturn);
  document.addEventListener('visibilitychange', onReturn);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', onReturn);
    document.removeEventListener('visibilitychange', onReturn);
  };
}

/** The server's response; null when it fails, which changes nothing. */
async function fetchJson(path: string): Promise<unknown> {
  try {
    const response = await fetch(path, { cache: 'no-store' });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

/**
 * While a new build is rolled out, a server that still has the old one may respond. Only a later timestamp is newer, and
 * a build whose own description does not answer is not there yet.
 */
async function isNewerThere(latest: unknown): Promise<boolean> {
  const id = idOfNewer(latest);
  if (id === null) return false;
  const described = await fetchJson(`/builds/meta/${encodeURIComponent(id)}.json`);
  return idOfNewer(described) === id;
}

/** The id of a build that was made after this one; null for any other, and for anything else. */
function idOfNewer(build: unknown): string | null {
  if (typeof build !== 'object' || build === null || !('id' in build) || !('timestamp' in build)) return null;
  const { id, timestamp } = build;
  return typeof id === 'string' && id !== buildId && Number(timestamp) > builtAtMs ? id : null;
}
