import type { Edition } from '../content/types/edition';
import type { Navigation } from '../content/types/site';
import { editionPath } from './detail-paths';
import { editionName } from './edition-name';

/**
 * The menus with a last group in the footer that leads to the archives of past editions, where there are any.
 * @param title of that group
 */
export function withArchives(
  menus: Navigation,
  editions: readonly Pick<Edition, 'name' | 'year'>[],
  title: string,
): Navigation {
  if (editions.length === 0) return menus;
  const links = editions.map((edition) => ({
    label: editionName(edition),
    url: editionPath(edition.year),
    icon: null,
  }));
  return { ...menus, footer: [...menus.footer, { title, links }] };
}
