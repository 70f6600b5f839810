import type { Core } from '@strapi/strapi';
import { leadsTo } from '../../platform/editor/references/addresses';
import { ErrorResponse } from '../../platform/http/error-responses';
import { menuUid, type MenuHeading, type MenuName, type PageInMenus } from './shape';
import { menuErrors } from './texts';

export interface MenuLink {
  id?: number;
  label: string;
  url: string;
}

/** The menus in one language, as far as pages can be put into them. */
export interface Menus {
  documentId: string;
  header: { id: number; label: string; url: string; children: MenuLink[] }[];
  footer: { id: number; title: string; links: MenuLink[] }[];
}

/** @throws a 409 when there are none in this language */
export async function findMenus(strapi: Core.Strapi, locale: string): Promise<Menus> {
  const found = await strapi.documents(menuUid).findFirst({
    locale,
    populate: { header: { populate: { children: true } }, footer: { populate: { links: true } } },
  });
  if (!found) throw new ErrorResponse(409, 'NoMenu', menuErrors.noMenu);
  return found as unknown as Menus;
}

export const headingsOf = ({ header, footer }: Menus): MenuHeading[] => [
  ...header.map(({ id, label }) => ({ menu: 'header' as const, id, title: label })),
  ...footer.map(({ id, title }) => ({ menu: 'footer' as const, id, title })),
];

/** @param addresses the paths of a page */
export function placesIn({ header, footer }: Menus, addresses: readonly string[]): PageInMenus['places'] {
  const isPage = ({ url }: { url: string }) => leadsTo(addresses, url);
  return [
    ...header.flatMap((item) => {
      const isBelow = item.children.some(isPage);
      // The first link below a heading often leads where the heading does.
      return isBelow || isPage(item)
        ? [{ menu: 'header' as const, title: item.label, isHeading: !isBelow }]
        : [];
    }),
    ...footer
      .filter(({ links }) => links.some(isPage))
      .map(({ title }) => ({ menu: 'footer' as const, title, isHeading: false })),
  ];
}

/** The menu with a link at the end of a heading; null when the heading is not there. */
export function withLink({ header, footer }: Menus, menu: MenuName, heading: number, link: MenuLink) {
  const headings: readonly { id: number }[] = menu === 'header' ? header : footer;
  if (!headings.some(({ id }) => id === heading)) return null;
  return menu === 'header'
    ? {
        header: header.map((item) =>
          item.id === heading ? { ...item, children: [...item.children, link] } : item,
        ),
      }
    : {
        footer: footer.map((group) =>
          group.id === heading ? { ...group, links: [...group.links, link] } : group,
        ),
      };
}

/** The menu without the links to a page below its headings. */
export function withoutLinks({ header, footer }: Menus, menu: MenuName, addresses: readonly string[]) {
  const isOther = ({ url }: MenuLink) => !leadsTo(addresses, url);
  return menu === 'header'
    ? { header: header.map((item) => ({ ...item, children: item.children.filter(isOther) })) }
    : { footer: footer.map((group) => ({ ...group, links: group.links.filter(isOther) })) };
}
