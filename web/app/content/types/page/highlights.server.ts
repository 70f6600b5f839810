import { now } from '../../../clock/clock.server';
import { timeOf, toIsoWithOffset, toWallClock } from '../../../clock/wall-clock';
import { recordStaleAfter } from '../../cache/cache-tags.server';

interface Ending {
  day: string;
  endTime: string;
}

/**
 * The sessions to lead with at this moment: what can still be visited in the order given, and only then what has ended. The
 * page says that it is stale once one of them ends.
 */
export function highlightsNow<Session extends Ending>(
  sessions: readonly Session[],
  limit: number,
): Session[] {
  const instant = now();
  const { day, minutes } = toWallClock(instant);
  const moment = `${day} ${timeOf(minutes)}`;
  const hasEnded = (session: Session) => `${session.day} ${session.endTime}` <= moment;
  const shown = [
    ...sessions.filter((session) => !hasEnded(session)),
    ...sessions.filter((session) => hasEnded(session)),
  ].slice(0, limit);
  for (const session of shown) {
    if (hasEnded(session)) continue;
    recordStaleAfter(Date.parse(toIsoWithOffset(session.day, session.endTime)) - instant.getTime());
  }
  return shown;
}
