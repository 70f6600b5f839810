import { leadsToEmptyList, type ListedType } from '../content/types/empty-types';
import type { Navigation } from '../content/types/site';

/**
 * The menus without links to lists that have nothing to show. A title whose own list is empty leads to the first of the links
 * below it, and goes with the last of them.
 * @param photoPages the pages of editors that show albums
 */
export function filledMenus(
  navigation: Navigation,
  emptyTypes: readonly ListedType[],
  photoPages: readonly { slug: string }[] = [],
): Navigation {
  const isFilled = ({ url }: { url: string }) => !leadsToEmptyList(url, emptyTypes, photoPages);
  return {
    header: navigation.header.flatMap((item) => {
      const children = item.children.filter(isFilled);
      const url = isFilled(item) ? item.url : children[0]?.url;
      return url === undefined ? [] : [{ ...item, url, children }];
    }),
    footer: navigation.footer
      .map((group) => ({ ...group, links: group.links.filter(isFilled) }))
      .filter(({ links }) => links.length > 0),
    exhibitorMenu: navigation.exhibitorMenu.filter(isFilled),
  };
}
