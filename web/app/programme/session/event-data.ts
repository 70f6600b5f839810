import type { Event } from 'schema-dts';
import type { Edition } from '../../content/types/edition';
import type { Session } from '../../content/types/session';
import {
  fairRef,
  organiserRef,
  person,
  pictureUrl,
  placeAtFair,
  type SiteFacts,
} from '../../meta/linked-data';
import { pastFair, placeAtEdition } from '../../meta/past-edition';
import { speakerPath } from '../../site/detail-paths';
import { eventSummary, placeOf } from './event-summary';

/** @param edition the past edition that it was part of; null for the coming one */
export function eventData(session: Session, site: SiteFacts, edition: Edition | null): Event {
  const place = placeOf(session);
  return {
    ...eventSummary(
      session,
      site.origin,
      edition ? placeAtEdition(place, edition) : placeAtFair(place, site),
    ),
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
