/** Texts of the list of speakers and of their pages. */
export const speakers = {
  title: 'Sprekers',
  count: (count: number) => (count === 1 ? '1 spreker' : `${count} sprekers`),
  intro:
    'Bestuurders, bouwers en onderzoekers die vertellen wat werkte en wat niet. Zoek op naam of organisatie en zie meteen wanneer u ze hoort.',
  resultsTitle: 'Gevonden sprekers',
  search: 'Zoek een spreker',
  searchPlaceholder: 'Naam, functie of organisatie',
  filter: 'Sprekers filteren',
  facets: { thema: 'Thema' },
  sorts: { uitgelicht: 'Uitgelicht', naam: 'Naam A–Z' },
  featured: 'Uitgelicht',
  sessionCount: (count: number) => `${count} keer in het programma`,
  /** A speaker's position and organisation, on one line. */
  atOrganisation: (position: string, organisation: string) => `${position}, ${organisation}`,
  empty: {
    title: 'Geen sprekers gevonden',
    withQuery: (query: string) =>
      `We vonden niemand voor “${query}”. Controleer de spelling, probeer een korter woord of wis uw filters.`,
    withFilters: 'Geen enkele spreker past bij al deze filters. Haal er een weg of begin opnieuw.',
    nobody: 'De sprekers worden binnenkort bekendgemaakt. Kijk later nog eens.',
    clear: 'Wis alle filters',
  },
  metaDetail: (name: string, fair: string) => `${name} spreekt op ${fair}. Bekijk wanneer en in welke zaal.`,
  detail: {
    backToList: 'Terug naar de sprekers',
    about: (name: string) => `Over ${name}`,
    noText: (name: string) => `Meer over ${name} volgt. Hieronder ziet u wat er in het programma staat.`,
    socials: (name: string) => `${name} op sociale media`,
    themes: 'Thema’s',
    sessions: 'In het programma',
    noSessions: 'De dag en de zaal worden later bekendgemaakt.',
    related: 'Ook interessant',
    relatedIntro: 'Sprekers in dezelfde sessie of over hetzelfde thema.',
  },
};
