import { now } from '../../../clock/clock.server';
import { timeOf, toIsoWithOffset, toWallClock } from '../../../clock/wall-clock';
import { recordStaleAfter } from '../../cache/cache-tags.server';

interface Ending {
  day: string;
  endTime: string;
}

/**
 * The sessions to lead with at this moment, in the order given: what can still be visited, and everything when all of it has
 * ended. The page says that it is stale once one of them ends.
 */
export function highlightsNow<Session extends Ending>(
  sessions: readonly Session[],
  limit: number,
): Session[] {
  const instant = now();
  const { day, minutes } = toWallClock(instant);
  const moment = `${day} ${timeOf(minutes)}`;
  const hasEnded = (session: Session) => `${session.day} ${session.endTime}` <= moment;
  const ahead = sessions.filter((session) => !hasEnded(session));
  const shown = (ahead.length > 0 ? ahead : sessions).slice(0, limit);
  for (const session of shown) {
    if (hasEnded(session)) continue;
    recordStaleAfter(Date.parse(toIsoWithOffset(session.day, session.endTime)) - instant.getTime());
  }
  return shown;
}
