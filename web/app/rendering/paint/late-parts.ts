import type { MiddlewareFunction } from 'react-router';

/** The same as in late-parts.css. */
const lateParts = 'main > :nth-child(n + 3), .late, .site-foot';
const fresh = 'fresh';

/**
 * Marks a document that somebody goes to, of which the top is seen first. One that is loaded again, or that somebody
 * comes back to, stands where it stood, and one with a fragment elsewhere. It runs in the head, and is sent as text.
 */
function markFresh(name: string) {
  const [entry] = performance.getEntriesByType('navigation');
  const isNew = entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
  if (isNew && location.hash === '') document.documentElement.classList.add(name);
}

/** The inline script for the head. */
export const freshScript = () => `(${markFresh.toString()})(${JSON.stringify(fresh)})`;

/** How many elements are laid out at a time: some five milliseconds' work for a phone. */
const AT_A_TIME = 200;

/** Lays out what the first paint left out, a little at a time, whenever the browser has nothing else to do. */
export async function revealLateParts(): Promise<void> {
  if (!document.documentElement.classList.contains(fresh)) return;
  let elements = 0;
  for (const part of document.querySelectorAll<HTMLElement>(lateParts)) {
    if (elements === 0) await leisure();
    part.style.contentVisibility = 'visible';
    elements += part.getElementsByTagName('*').length;
    if (elements < AT_A_TIME) continue;
    // Now, and not together with the next ones.
    part.getBoundingClientRect();
    elements = 0;
  }
}

/** In the browser, around the loading of every page: what comes next is laid out whole, so that Back finds its place. */
export const forgetFresh: MiddlewareFunction = (_, next) => {
  document.documentElement.classList.remove(fresh);
  return next();
};

function leisure(): Promise<void> {
  return new Promise((resolve) => {
    // Safari knows no idle time.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 50);
  });
}
