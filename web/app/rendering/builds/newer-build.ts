import type { MouseEvent } from 'react';
import type { MiddlewareFunction } from 'react-router';
import { hasHalfFilledForm } from './half-filled-form';
import { buildId, builtAt } from './own-build';
import { forever, load } from './reload-guard';
import { addressUnderWay, isOtherPage } from './under-way';

/**
 * How often an open page asks for the latest build, in ms. The site is renewed a few times a week, and pages of an old
 * build keep working as long as they can; ten minutes is soon enough, and little for a phone in a pocket.
 */
const interval = 600_000;
/** Coming back to the page asks at once, but going to and fro between windows not each time, in ms. */
const restBetween = 30_000;

let newerBuild = false;
/** True while the error screen stands in the place of the page that is shown. */
let showsAnotherPage = false;

/**
 * Makes the next navigation a load of its page, as a newer build would: code of this one cannot be had any more.
 * @param stuck the router stays where it was, and the error screen is shown instead of that page
 */
export function leaveThisBuild(stuck: boolean): void {
  newerBuild = true;
  showsAnotherPage = stuck;
}

const leaves = (href: string) => showsAnotherPage || isOtherPage(href);

/**
 * In the browser, around the loading of every page: makes each way to another page a load of a whole document when the
 * server has a newer build. A form that is sent stays inside the app, and so does everything while a form on the page is
 * half filled in, so that what outlives a navigation there does.
 */
export const loadNewerPage: MiddlewareFunction = async ({ request }, next) => {
  if (!newerBuild || request.method !== 'GET' || hasHalfFilledForm() || !leaves(request.url)) return next();
  const address = await addressUnderWay(request.url);
  if (address === null) return next();
  load(address);
  return forever();
};

/**
 * Keeps the place of a link in the history, which the above cannot know: makes a press on a link to another page load that page as a whole document when the server has a newer build.
 * @param replace the link's page takes the place of the current history entry
 */
export function loadNewerBuild(event: MouseEvent<HTMLAnchorElement>, replace: boolean): void {
  if (!newerBuild || event.defaultPrevented || !isPlainPress(event) || hasHalfFilledForm()) return;
  const { href } = event.currentTarget;
  if (!leaves(href)) return;
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

/** Asks for the latest build now and then and whenever the visitor comes back, until there is a newer one. */
export function watchBuilds(): () => void {
  if (!import.meta.env.PROD) return () => {};
  let askedAt = Date.now();
  const ask = async () => {
    if (newerBuild || document.hidden || Date.now() - askedAt < restBetween) return;
    askedAt = Date.now();
    newerBuild ||= isNewer(await fetchLatest(askedAt));
  };
  const onReturn = () => void ask();
  const timer = setInterval(onReturn, interval);
  window.addEventListener('focus', onReturn);
  document.addEventListener('visibilitychange', onReturn);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', onReturn);
    document.removeEventListener('visibilitychange', onReturn);
  };
}

/** The server's answer; null when it cannot be had, which is no reason for anything. */
async function fetchLatest(now: number): Promise<unknown> {
  try {
    const answer = await fetch(`/builds/latest.json?${now}`, { cache: 'no-store' });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

/** While a new build is rolled out, a server that still has the old one may answer: older is not newer. */
function isNewer(latest: unknown): boolean {
  if (typeof latest !== 'object' || latest === null || !('id' in latest) || !('timestamp' in latest))
    return false;
  return latest.id !== buildId && Number(latest.timestamp) > builtAt;
}
