import type { Edition } from '../content/types/edition';
import { lazyHydrate } from '../rendering/hydration/lazy-hydrate';
import { editionPath, type EditionList } from './detail-paths';
import { editionName } from './edition-name';

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
