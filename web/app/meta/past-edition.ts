import type { ExhibitionEvent, Place } from 'schema-dts';
import type { Edition } from '../content/types/edition';
import { editionPath } from '../site/detail-paths';
import { editionName } from '../site/edition-name';
import { siteAt } from '../site/past-edition';
import { fairDays, organiserRef, postalAddress, type SiteFacts } from './linked-data';

/** A past edition of the fair. */
export function pastFair(edition: Edition, site: SiteFacts): ExhibitionEvent {
  const { settings, origin } = siteAt(edition, site);
  const url = `${origin}${editionPath(edition.year)}`;
  return {
    '@type': 'ExhibitionEvent',
    '@id': `${url}#beurs`,
    name: editionName(edition),
    url,
    ...fairDays(settings),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: placeAtEdition(null, edition),
    organizer: organiserRef(site),
  };
}

/** A place at a past edition, whose venue need not be that of the coming one. */
export function placeAtEdition(name: string | null, { venue: then }: Edition): Place {
  return {
    '@type': 'Place',
    name: [name, then.name].filter(Boolean).join(', '),
    address: postalAddress(then),
  };
}
