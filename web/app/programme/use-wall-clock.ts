import { toWallClock, type WallClock } from '../clock/wall-clock';
import { useNow } from '../site/site-context';

/** The time on the clocks in the halls, which goes on while the page is open unless the site's clock is pinned. */
export function useWallClock(): WallClock {
  return toWallClock(useNow());
}
