export const neededReasons = {
  siteSetting: 'De gegevens van de beurs staan op elke pagina',
  navigation: 'Zonder menu’s komt niemand meer bij een pagina',
} as const;

export const fixedPages = [
  { path: '/nieuws', title: 'Nieuws' },
  { path: '/interviews', title: 'Interviews' },
  { path: '/kalender', title: 'Kalender' },
  { path: '/vacatures', title: 'Vacatures' },
  { path: '/zoeken', title: 'Zoeken' },
] as const;
