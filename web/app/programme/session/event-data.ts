import type { Event } from 'schema-dts';
import { toIsoWithOffset } from '../../clock/wall-clock';
import type { Edition } from '../../content/types/edition';
import type { ListedSession } from '../../content/types/listed';
import type { Session } from '../../content/types/session';
import {
  fairRef,
  identities,
  organiserRef,
  pastFair,
  person,
  pictureUrl,
  placeAtEdition,
  placeAtFair,
  type SiteFacts,
} from '../../meta/linked-data';
import { sessionPath, speakerPath } from '../../site/detail-paths';
import { hasEnd } from '../session-time';

/** @param edition the past edition that it was part of; null for the coming one */
export function eventData(session: Session, site: SiteFacts, edition: Edition | null): Event {
  return {
    ...eventSummary(session, site, edition),
    description: session.summary || undefined,
    image: pictureUrl(session.image, site.origin),
    inLanguage: session.language,
    maximumAttendeeCapacity: session.capacity ?? undefined,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    organizer: organiserRef(site),
    performer: session.speakers.map((speaker) => person(speaker, `${site.origin}${speakerPath(speaker)}`)),
    superEvent: edition ? pastFair(edition, site) : fairRef(site),
  };
}

/** The most sessions in a list's linked data: the sitemap names all, and each session's own page says the rest. */
const mostSessions = 25;

/**
 * The fair with the first of these sessions, for a list of them: what a page carries does not grow with the programme.
 * @param edition as for `eventData`
 */
export function fairWithSessions(
  sessions: readonly ListedSession[],
  site: SiteFacts,
  edition: Edition | null,
): Event {
  const fair = { '@type': 'ExhibitionEvent' as const, '@id': identities(site.origin).fair };
  const subEvent = sessions.slice(0, mostSessions).map((session) => eventSummary(session, site, edition));
  return edition ? { ...pastFair(edition, site), subEvent } : { ...fair, subEvent };
}

function eventSummary(session: ListedSession, site: SiteFacts, edition: Edition | null) {
  const place = session.room?.name ?? session.meetingPoint;
  const pageUrl = `${site.origin}${sessionPath(session)}`;
  return {
    '@type': 'EducationEvent' as const,
    '@id': `${pageUrl}#onderdeel`,
    name: session.title,
    url: pageUrl,
    startDate: toIsoWithOffset(session.day, session.startTime),
    endDate: hasEnd(session) ? toIsoWithOffset(session.day, session.endTime) : undefined,
    location: edition ? placeAtEdition(place, edition) : placeAtFair(place, site),
  };
}
