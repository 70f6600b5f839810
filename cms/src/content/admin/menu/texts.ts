import type { MenuName } from '../../menu/shape';

const titles: Readonly<Record<MenuName, string>> = { header: 'Hoofdmenu', footer: 'Menu onderaan' };

export const menuTexts = {
  title: 'In het menu',
  saveFirst: 'Bewaar en publiceer de pagina eerst.',
  notPublished: 'Publiceer de pagina eerst. Daarna zet u haar hier in een menu.',
  nowhere: 'Deze pagina staat in geen menu.',
  heading: 'Kopje',
  choose: 'Kies een kopje',
  option: (menu: MenuName, heading: string) => `${titles[menu]}: ${heading}`,
  put: 'Zet in het menu',
  isHeading: (menu: MenuName, heading: string) => `${titles[menu]}: het kopje “${heading}” zelf`,
  takeOut: 'Haal eruit',
  takeOutOf: (menu: MenuName) => `Haal eruit: ${titles[menu].toLowerCase()}`,
  atOnce: 'Staat meteen op de site, achteraan onder het kopje.',
  isPut: 'De pagina staat in het menu.',
  isTakenOut: 'De pagina is uit het menu gehaald.',
  failed: 'De menu’s zijn niet geladen. Laad de pagina opnieuw.',
} as const;
