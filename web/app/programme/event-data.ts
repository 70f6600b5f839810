import { toIsoWithOffset } from '../clock/wall-clock';
import type { Session } from '../cms/session';
import type { Site } from '../layouts/site-context';
import { venueAddress } from '../meta/venue-address';
import { hasEnd } from './session-time';

/** A session as search engines read it: schema.org's Event. */
export function eventData(session: Session, { settings, origin }: Pick<Site, 'settings' | 'origin'>) {
  const { venue } = settings;
  const place = [session.room?.name ?? session.meetingPoint, venue.name].filter(Boolean).join(', ');
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: session.title,
    description: session.summary || undefined,
    url: `${origin}/programma/${session.publicId}`,
    image: session.image ? new URL(session.image.url, origin).href : undefined,
    startDate: toIsoWithOffset(session.day, session.startTime),
    endDate: hasEnd(session) ? toIsoWithOffset(session.day, session.endTime) : undefined,
    inLanguage: session.language,
    maximumAttendeeCapacity: session.capacity ?? undefined,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: {
      '@type': 'Place',
      name: place,
      address: venueAddress(venue),
    },
    organizer: { '@type': 'Organization', name: settings.name, url: origin },
    performer: session.speakers.map(({ name, organisation }) => ({
      '@type': 'Person',
      name,
      affiliation: organisation ? { '@type': 'Organization', name: organisation } : undefined,
    })),
  };
}
