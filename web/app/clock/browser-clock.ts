import { useSyncExternalStore } from 'react';

/** How often a page looks at the clock again, in milliseconds; the smallest unit it shows is a minute. */
const LOOK_AGAIN = 15_000;

/** The browser's own time, which goes on while the page is open; null on the server and in the first paint. */
export function useBrowserClock(): Date | null {
  const instant = useSyncExternalStore(subscribe, lastLook, inFirstPaint);
  return instant === null ? null : new Date(instant);
}

function subscribe(look: () => void): () => void {
  const timer = setInterval(look, LOOK_AGAIN);
  return () => clearInterval(timer);
}

/** In whole steps, so that everything painted at once shows the same time. */
function lastLook(): number | null {
  return Math.floor(Date.now() / LOOK_AGAIN) * LOOK_AGAIN;
}

function inFirstPaint(): number | null {
  return null;
}
