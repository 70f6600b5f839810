import type { MetaDescriptor } from 'react-router';
import type { Pavilion } from '../cms/pavilion';
import type { Site } from '../layouts/site-context';
import { messagesFor } from '../messages/messages';
import { pageMeta } from '../meta/page-meta';
import { venueAddress } from '../meta/venue-address';
import { pavilionPath } from '../navigation/detail-paths';
import { LIST_PATH } from './members';
import type { PavilionDetailData } from './pavilion-detail.server';
import type { PavilionListData } from './pavilion-list.server';

/** The head of the list. */
export function listMeta(data: PavilionListData | undefined, site: Site | undefined): MetaDescriptor[] {
  if (!data) return [];
  const { title, intro } = messagesFor(site?.locale ?? 'nl').pavilions;
  return pageMeta({ title, description: intro, path: LIST_PATH, image: data.pavilions[0]?.image }, site);
}

/** The head of a pavilion's page, with the place in the words of schema.org. */
export function detailMeta(data: PavilionDetailData | undefined, site: Site): MetaDescriptor[] {
  if (!data) return [];
  const { pavilion } = data;
  const { name, summary, image, seo } = pavilion;
  const m = messagesFor(site.locale).pavilions;
  const description = summary || m.metaDetail(name, site.settings.name);
  return [
    ...pageMeta({ title: name, description, path: pavilionPath(pavilion), image, seo }, site),
    { 'script:ld+json': placeData(pavilion, site) },
  ];
}

function placeData(pavilion: Pavilion, { settings: { venue }, origin }: Site) {
  const { name, summary, image, hall } = pavilion;
  const address = venueAddress(venue);
  const { latitude, longitude } = venue;
  const geo =
    latitude === null || longitude === null ? undefined : { '@type': 'GeoCoordinates', latitude, longitude };
  return {
    '@context': 'https://schema.org',
    '@type': 'Place',
    name,
    url: `${origin}${pavilionPath(pavilion)}`,
    description: summary || undefined,
    image: image ? new URL(image.url, origin).href : undefined,
    address,
    containedInPlace: {
      '@type': 'Place',
      name: [hall?.name, venue.name].filter(Boolean).join(', '),
      address,
      geo,
    },
  };
}
