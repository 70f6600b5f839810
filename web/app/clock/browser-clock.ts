import { startTransition, useEffect, useMemo, useState } from 'react';

/** How often a page looks at the clock again, in milliseconds; the smallest unit it shows is a minute. */
const LOOK_AGAIN = 15_000;

/**
 * The time while a page is open: at first the one it came with, so that server and browser paint the same, then the
 * browser's own. Whatever shows the time is drawn anew for it, and may be a long list: nobody has to wait for that.
 * @param given the instant of the request on the site's clock, ISO
 * @param pinned whether that clock stands still
 */
export function useRunningClock(given: string, pinned: boolean): Date {
  const [instant, setInstant] = useState<number | null>(null);
  useEffect(() => {
    if (pinned) return;
    // In whole steps, so that what did not change is not drawn.
    const look = () => startTransition(() => setInstant(Math.floor(Date.now() / LOOK_AGAIN) * LOOK_AGAIN));
    look();
    const timer = setInterval(look, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [pinned]);
  return useMemo(() => new Date(instant ?? given), [instant, given]);
}
