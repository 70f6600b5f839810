import type { Edition } from '../content/types/edition';
import { lazyHydrate } from '../rendering/hydration/lazy-hydrate';
import { editionPath, type EditionList } from './detail-paths';
import { editionName } from './edition-name';
import type { Site } from './site-context';

export const PastNotice = lazyHydrate(() => import('./past-notice'));

/** The way from the front page to a list of a past edition. */
export function editionCrumbs(edition: Edition, list: EditionList, label: string) {
  return [
    { label: editionName(edition), path: editionPath(edition.year) },
    { label, path: editionPath(edition.year, list) },
  ];
}

/** The same as the links above a page. */
export function editionLinks(edition: Edition, list: EditionList, label: string) {
  return editionCrumbs(edition, list, label).map(({ path, ...crumb }) => ({ ...crumb, to: path }));
}

/** The site with the fair's facts as they were at a past edition; null for the coming one. */
export function siteAt<S extends Pick<Site, 'settings'>>(edition: Edition | null, site: S): S {
  if (edition === null) return site;
  const { name, edition: number, days, venue: place } = edition;
  return { ...site, settings: { ...site.settings, name, edition: number, days, venue: place } };
}
