import { useEffect, useState } from 'react';
import { useNow, useSite } from '../layouts/site-context';
import { toWallClock, type WallClock } from './session-time';

/** How often the page looks at the clock again, in milliseconds. */
const LOOK_AGAIN = 20_000;

/** The time on the clocks in the halls, which goes on while the page is open unless the site's clock is pinned. */
export function useWallClock(): WallClock {
  const atStart = useNow();
  const { clockPinned } = useSite();
  const [later, setLater] = useState<Date | null>(null);
  useEffect(() => {
    if (clockPinned) return;
    const timer = setInterval(() => setLater(new Date()), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [clockPinned]);
  return toWallClock((later ?? atStart).toISOString());
}
