import type { MenuName } from './shape';

const menuTitles: Readonly<Record<MenuName, string>> = {
  header: 'hoofdmenu',
  footer: 'menu onderaan',
};

export const menuErrors = {
  unreadable: 'Kies een menu, en een kopje daarvan. Er is niets gewijzigd.',
  noPage: 'Deze pagina is er niet (meer) in deze taal.',
  noMenu: 'In deze taal zijn er nog geen menu’s. De organisator kan ze maken.',
  notPublished: 'Deze pagina staat nog niet op de site. Publiceer haar eerst.',
  headingGone: 'Dit kopje is er niet meer. Laad de pagina opnieuw en kies een ander.',
  already: (menu: MenuName, heading: string) =>
    `Deze pagina staat al in het ${menuTitles[menu]}, bij “${heading}”.`,
  notThere: (menu: MenuName) => `Deze pagina staat niet (meer) in het ${menuTitles[menu]}.`,
  isHeading: (heading: string) =>
    `Deze pagina is zelf het kopje “${heading}” van het hoofdmenu. De organisator kan dat wijzigen.`,
} as const;
