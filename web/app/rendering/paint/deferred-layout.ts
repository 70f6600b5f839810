import type { MiddlewareFunction } from 'react-router';

/** The same elements as in deferred-layout.css. */
const deferredSelector = 'main > :nth-child(n + 3), .below-the-fold, .site-foot';
const deferringClass = 'defers-layout';

/**
 * Defers layout in a document that was navigated to without a fragment: its top is seen first. A reload or Back restores
 * the scroll position, which needs the whole layout. It runs in the head, so it is sent as text and uses nothing from
 * outside itself.
 */
function deferLayout(className: string) {
  const [entry] = performance.getEntriesByType('navigation');
  const isNavigation = entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
  if (isNavigation && location.hash === '') document.documentElement.classList.add(className);
}

export const deferLayoutScript = () => `(${deferLayout.toString()})(${JSON.stringify(deferringClass)})`;

/** How many elements are laid out at a time: about five milliseconds on a phone. */
const batchElements = 200;
/** Safari has no `requestIdleCallback`; this replaces it there. */
const idleFallbackMs = 50;
/** A browser that is never idle goes on after this wait. */
const idleTimeoutMs = 1000;

/** Lays out what the first layout left out, in batches, whenever the browser is idle. */
export async function layOutDeferred(): Promise<void> {
  if (!document.documentElement.classList.contains(deferringClass)) return;
  let elements = 0;
  for (const section of document.querySelectorAll<HTMLElement>(deferredSelector)) {
    if (elements === 0) await untilIdle();
    section.style.contentVisibility = 'visible';
    elements += section.getElementsByTagName('*').length;
    if (elements < batchElements) continue;
    // Forces layout now; otherwise it would happen together with the next batch.
    section.getBoundingClientRect();
    elements = 0;
  }
  // Sections that were added meanwhile are laid out too.
  document.documentElement.classList.remove(deferringClass);
}

/** Client middleware: the next page is laid out whole, so that Back can restore the scroll position. */
export const stopDeferringLayout: MiddlewareFunction = (_, next) => {
  document.documentElement.classList.remove(deferringClass);
  return next();
};

function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: idleTimeoutMs });
    else setTimeout(resolve, idleFallbackMs);
  });
}
