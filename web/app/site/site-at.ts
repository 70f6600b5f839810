import type { Edition } from '../content/types/edition';
import type { Site } from './site-context';

/** The site with the fair's facts as they were at a past edition; null for the coming one. */
export function siteAt<S extends Pick<Site, 'settings'>>(edition: Edition | null, site: S): S {
  if (edition === null) return site;
  const { name, edition: number, days, venue: place } = edition;
  return { ...site, settings: { ...site.settings, name, edition: number, days, venue: place } };
}
