const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const interviews = {
  list: {
    title: 'Interviews',
    intro:
      'Bouwers, bestuurders en bewoners vertellen wat er goed ging, wat er misging en wat zij nu anders doen.',
    search: 'Zoek een interview',
    searchPlaceholder: 'Naam, onderwerp of woord',
    resultsTitle: 'Gesprekken',
    count: (count: number) => plural(count, 'interview', 'interviews'),
    empty: {
      title: 'Geen interviews gevonden',
      nothing: 'De interviews volgen',
      withFilters:
        'Over dit onderwerp is nog geen interview. Kies een ander thema of bekijk alle interviews.',
      withQuery: (query: string) =>
        `We vonden niets voor “${query}”. Controleer de spelling of probeer een korter woord.`,
      clear: 'Bekijk alle interviews',
    },
  },
  themes: 'Interviews per thema',
  video: 'Video',
  with: (person: string) => `Met ${person}`,
  detail: {
    back: 'Terug naar de interviews',
    noText: 'De tekst van dit gesprek volgt nog.',
    who: 'Aan het woord',
    toSpeaker: (name: string) => `Bekijk de sessies van ${name}`,
    toExhibitor: 'Op de beurs',
    themes: 'Thema’s',
    neighbours: 'Vorig en volgend interview',
    newer: 'Nieuwer',
    older: 'Ouder',
    related: 'Lees ook',
    relatedIntro: 'Andere gesprekken over dezelfde thema’s.',
  },
};
