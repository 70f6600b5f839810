const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const exhibitors = {
  title: 'Standhouders',
  all: 'Alle',
  count: (count: number) => plural(count, 'standhouder', 'standhouders'),
  intro: 'Alle deelnemers onder één dak. U ziet meteen op welke stand ze staan.',
  kindTabs: 'Soorten standhouders',
  resultsTitle: 'Gevonden standhouders',
  search: 'Zoek een standhouder',
  searchPlaceholder: 'Naam, product, plaats of stand',
  filter: 'Standhouders filteren',
  facets: { thema: 'Thema', soort: 'Soort', hal: 'Hal', paviljoen: 'Paviljoen', provincie: 'Provincie' },
  /** Provinces that are called otherwise in this language. */
  provinces: {} as Readonly<Partial<Record<string, string>>>,
  sorts: { uitgelicht: 'Uitgelicht', naam: 'Naam A–Z', stand: 'Standnummer' },
  featured: 'Uitgelicht',
  withoutStand: 'Stand volgt',
  onPlan: (code: string) => `Toon stand ${code} op de plattegrond`,
  showOnPlan: 'Toon op de plattegrond',
  metaDescription: (title: string, fair: string) =>
    `${title} op ${fair}: wie er staan, wat ze laten zien en op welke stand u ze vindt.`,
  metaDetail: (name: string, kind: string | null, fair: string) =>
    `${kind === null ? name : `${name} (${kind})`} staat op ${fair}.`,
  empty: {
    title: 'Geen standhouders gevonden',
    withQuery: (query: string) =>
      `We vonden niets voor “${query}”. Controleer de spelling, probeer een korter woord of wis uw filters.`,
    withFilters: 'Geen enkele standhouder past bij al deze filters. Haal er een weg of begin opnieuw.',
    nobody: (title: string) => `De ${title.toLowerCase()} volgen`,
    clear: 'Wis alle filters',
    all: 'Bekijk alle standhouders',
  },
  detail: {
    backToList: 'Terug naar de lijst',
    about: (name: string) => `Over ${name}`,
    noText: (name: string) =>
      `${name} heeft nog geen verdere informatie gegeven. Ga op de beurs langs voor een gesprek.`,
    stand: 'Stand',
    stands: 'Stands',
    noStand: 'Het standnummer wordt later bekendgemaakt.',
    practical: 'Contact',
    website: 'Website',
    place: 'Plaats',
    mail: 'E-mail',
    phone: 'Telefoon',
    address: 'Adres',
    socials: (name: string) => `${name} op sociale media`,
    products: 'Wat u op de stand ziet',
    downloads: 'Downloads',
    download: (extension: string, size: string) => `${extension}, ${size}`,
    themes: 'Thema’s',
    pavilion: 'Paviljoen',
    sessions: 'In het programma',
    related: 'Kijk ook bij',
    relatedIntro: 'Op hetzelfde thema, in hetzelfde paviljoen of vlak in de buurt.',
  },
};
