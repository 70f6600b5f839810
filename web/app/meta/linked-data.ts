import type { MetaDescriptor } from 'react-router';
import type {
  BreadcrumbList,
  ExhibitionEvent,
  Graph,
  Organization,
  Person,
  Place,
  PostalAddress,
  Thing,
} from 'schema-dts';
import { toIsoWithOffset } from '../clock/wall-clock';
import type { PictureFile } from '../content/types/fields/picture';
import type { Site } from '../site/site-context';
import { messagesFor } from '../messages/messages';

export type SiteFacts = Pick<Site, 'settings' | 'origin' | 'locale'>;

/** The identifiers that all pages use for the same thing; one for all languages. */
export function identities(origin: string) {
  const root = new URL('/', origin).href;
  return { fair: `${root}#beurs`, organiser: `${root}#organisatie`, venue: `${root}#locatie` };
}

/** A page's things in the words of schema.org, linked to each other, as one script in its head. */
export function linkedData(things: readonly Thing[]): MetaDescriptor {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return { 'script:ld+json': graph };
}

interface Crumb {
  label: string;
  path: string;
}

/** The way to a page, from the front page down. */
export function breadcrumbs({ origin, locale }: SiteFacts, crumbs: readonly Crumb[]): BreadcrumbList {
  const home: Crumb = { label: messagesFor(locale).shell.home, path: '/' };
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...crumbs].map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${origin}${path}`,
    })),
  };
}

/** The fair, its organiser and its venue in full, for the pages that are about the fair as a whole. */
export function fairThings(site: SiteFacts): Thing[] {
  return [fair(site), organiser(site), venue(site)];
}

export function fairRef({ settings, origin }: SiteFacts): ExhibitionEvent {
  return {
    '@type': 'ExhibitionEvent',
    '@id': identities(origin).fair,
    name: nameOf(settings),
    ...fairDays(settings),
    location: venueRef({ settings, origin }),
  };
}

export function organiserRef({ settings, origin }: Pick<Site, 'settings' | 'origin'>): Organization {
  const { organiser: id } = identities(origin);
  return { '@type': 'Organization', '@id': id, name: settings.name, url: origin };
}

export function venueRef({ settings, origin }: Pick<Site, 'settings' | 'origin'>): Place {
  const { venue: id } = identities(origin);
  return { '@type': 'Place', '@id': id, name: settings.venue.name, address: postalAddress(settings.venue) };
}

export function placeAtFair(name: string | null, site: Pick<Site, 'settings' | 'origin'>): Place {
  if (name === null) return venueRef(site);
  return {
    '@type': 'Place',
    name: [name, site.settings.venue.name].filter(Boolean).join(', '),
    address: postalAddress(site.settings.venue),
    containedInPlace: { '@id': identities(site.origin).venue },
  };
}

interface Somebody {
  name: string;
  position?: string | null;
  organisation?: string | null;
}

export function person(who: Somebody, url?: string): Person {
  return { '@type': 'Person', ...personFacts(who, url) };
}

export function personFacts({ name, position, organisation }: Somebody, url?: string) {
  return {
    name,
    url,
    jobTitle: position ?? undefined,
    worksFor: organisation ? { '@type': 'Organization' as const, name: organisation } : undefined,
  };
}

export function pictureUrl(picture: PictureFile | null, origin: string): string | undefined {
  return picture ? new URL(picture.url, origin).href : undefined;
}

export function sameAs(socials: readonly { url: string }[]): string[] | undefined {
  return socials.length > 0 ? socials.map(({ url }) => url) : undefined;
}

function fair(site: SiteFacts): ExhibitionEvent {
  const { settings, origin, locale } = site;
  const image = pictureUrl(settings.defaultSeo?.image ?? null, origin);
  const { organiser: organiserId } = identities(origin);
  return {
    '@type': 'ExhibitionEvent',
    '@id': identities(origin).fair,
    name: nameOf(settings),
    description: settings.tagline ?? undefined,
    url: origin,
    image,
    inLanguage: locale,
    ...fairDays(settings),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@id': identities(origin).venue },
    organizer: { '@id': organiserId },
  };
}

function organiser({ settings, origin }: SiteFacts): Organization {
  const { contact, socials } = settings;
  return {
    '@type': 'Organization',
    '@id': identities(origin).organiser,
    name: settings.name,
    url: origin,
    logo: new URL('/apple-touch-icon.png', origin).href,
    email: contact?.email ?? undefined,
    telephone: contact?.phone ?? undefined,
    sameAs: sameAs(socials),
  };
}

function venue({ settings, origin }: SiteFacts): Place {
  const { latitude, longitude } = settings.venue;
  const geo =
    latitude === null || longitude === null
      ? undefined
      : { '@type': 'GeoCoordinates' as const, latitude, longitude };
  return {
    '@type': 'Place',
    '@id': identities(origin).venue,
    name: settings.venue.name,
    address: postalAddress(settings.venue),
    geo,
  };
}

function nameOf({ name, edition }: Site['settings']): string {
  return [name, edition].filter(Boolean).join(' ');
}

export function fairDays({ days }: Site['settings']) {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return {};
  return {
    startDate: toIsoWithOffset(first.date, first.opens),
    endDate: toIsoWithOffset(last.date, last.closes),
  };
}

export function postalAddress({ street, postalCode, city }: Site['settings']['venue']): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressCountry: 'NL',
  };
}
