import type { Event, Place } from 'schema-dts';
import { toIsoWithOffset } from '../../clock/wall-clock';
import type { ListedSession } from '../../content/types/listed';
import { identities, placeAtFair, type SiteFacts } from '../../meta/linked-data';
import { sessionPath } from '../../site/detail-paths';
import { hasEnd } from '../session-time';

/** The most sessions in a list's linked data: the sitemap names all, and each session's own page says the rest. */
const mostSessions = 25;

/** The fair with the first of these sessions, for a list of them: what a page carries does not grow with the programme. */
export function fairWithSessions(sessions: readonly ListedSession[], site: SiteFacts): Event {
  return {
    '@type': 'ExhibitionEvent',
    '@id': identities(site.origin).fair,
    subEvent: firstEvents(sessions, site.origin, (session) => placeAtFair(placeOf(session), site)),
  };
}

/** The first of these sessions, each at its place. */
export function firstEvents(
  sessions: readonly ListedSession[],
  origin: string,
  locationOf: (session: ListedSession) => Place,
) {
  return sessions.slice(0, mostSessions).map((session) => eventSummary(session, origin, locationOf(session)));
}

export function eventSummary(session: ListedSession, origin: string, location: Place) {
  const pageUrl = `${origin}${sessionPath(session)}`;
  return {
    '@type': 'EducationEvent' as const,
    '@id': `${pageUrl}#onderdeel`,
    name: session.title,
    url: pageUrl,
    startDate: toIsoWithOffset(session.day, session.startTime),
    endDate: hasEnd(session) ? toIsoWithOffset(session.day, session.endTime) : undefined,
    location,
  };
}

/** Where in the venue it is, by name. */
export function placeOf({ room, meetingPoint }: Pick<ListedSession, 'room' | 'meetingPoint'>): string | null {
  return room?.name ?? meetingPoint;
}
