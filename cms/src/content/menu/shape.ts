export const pageUid = 'api::page.page';
export const menuUid = 'api::navigation.navigation';

export const menuNames = ['header', 'footer'] as const;
export type MenuName = (typeof menuNames)[number];

export const isMenuName = (name: unknown): name is MenuName => menuNames.some((known) => known === name);

export interface MenuHeading {
  menu: MenuName;
  id: number;
  title: string;
}

/** A page and the menus of the site in one language. */
export interface PageInMenus {
  isPublished: boolean;
  /** Headings that the page can be put under. */
  headings: MenuHeading[];
  /** The headings that it is under, or is itself. */
  places: (Omit<MenuHeading, 'id'> & { isHeading: boolean })[];
}
