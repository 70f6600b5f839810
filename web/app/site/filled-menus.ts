import type { ListedType } from '../content/types/empty-types';
import type { Navigation } from '../content/types/site';

/** What each list shows; those below it, such as the exhibitors of one kind, are as empty as it is. */
const lists = Object.entries<readonly ListedType[]>({
  '/programma': ['sessions'],
  '/mijn-programma': ['sessions', 'exhibitors', 'speakers'],
  '/standhouders': ['exhibitors'],
  '/sprekers': ['speakers'],
  '/paviljoens': ['pavilions'],
  '/plattegrond': ['halls'],
  '/nieuws': ['news-articles'],
  '/interviews': ['interviews'],
  '/kalender': ['calendar-items'],
  '/vacatures': ['vacancies'],
});

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
  const shows = new Map<string, readonly ListedType[]>(lists);
  for (const { slug } of photoPages) shows.set(`/${slug}`, ['photo-albums']);
  const isFilled = ({ url }: { url: string }) => {
    const path = /^\/[^/?#]*/.exec(url)?.[0] ?? '';
    return shows.get(path)?.every((type) => emptyTypes.includes(type)) !== true;
  };
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
