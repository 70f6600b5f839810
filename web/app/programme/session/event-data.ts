import type { Event } from 'schema-dts';
import { toIsoWithOffset } from '../../clock/wall-clock';
import type { ListedSession } from '../../content/types/listed';
import type { Session } from '../../content/types/session';
import {
  fairRef,
  identities,
  organiserRef,
  person,
  pictureUrl,
  placeAtFair,
  type SiteFacts,
} from '../../meta/linked-data';
import { sessionPath, speakerPath } from '../../site/detail-paths';
import { hasEnd } from '../session-time';

export function eventData(session: Session, site: SiteFacts): Event {
  return {
    ...eventSummary(session, site),
    description: session.summary || undefined,
    image: pictureUrl(session.image, site.origin),
    inLanguage: session.language,
    maximumAttendeeCapacity: session.capacity ?? undefined,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    organizer: organiserRef(site),
    performer: session.speakers.map((speaker) => person(speaker, `${site.origin}${speakerPath(speaker)}`)),
    superEvent: fairRef(site),
  };
}

/** The most sessions in a list's linked data: the sitemap names all, and each session's own page says the rest. */
const mostSessions = 25;

/** The fair with the first of these sessions, for a list of them: what a page carries does not grow with the programme. */
export function fairWithSessions(sessions: readonly ListedSession[], site: SiteFacts): Event {
  return {
    '@type': 'ExhibitionEvent',
    '@id': identities(site.origin).fair,
    subEvent: sessions.slice(0, mostSessions).map((session) => eventSummary(session, site)),
  };
}

function eventSummary(session: ListedSession, site: SiteFacts) {
  const pageUrl = `${site.origin}${sessionPath(session)}`;
  return {
    '@type': 'EducationEvent' as const,
    '@id': `${pageUrl}#onderdeel`,
    name: session.title,
    url: pageUrl,
    startDate: toIsoWithOffset(session.day, session.startTime),
    endDate: hasEnd(session) ? toIsoWithOffset(session.day, session.endTime) : undefined,
    location: placeAtFair(session.room?.name ?? session.meetingPoint, site),
  };
}
