const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const vacancies = {
  list: {
    title: 'Vacatures',
    intro: 'Werk bij de beurs en bij de standhouders. Wat het eerst sluit, staat bovenaan.',
    search: 'Zoek een vacature',
    searchPlaceholder: 'Functie, werkgever of plaats',
    resultsTitle: 'Open vacatures',
    count: (count: number) => plural(count, 'open vacature', 'open vacatures'),
    empty: {
      title: 'Geen vacatures gevonden',
      nothing: 'Er staan nu geen vacatures open',
      nothingText:
        'Nieuwe vacatures komen hier te staan. Ander nieuws van de beurs leest u in de nieuwsbrief.',
      withFilters: 'Geen enkele vacature past hierbij. Bekijk alle vacatures.',
      withQuery: (query: string) =>
        `We vonden niets voor “${query}”. Controleer de spelling of probeer een korter woord.`,
      clear: 'Bekijk alle vacatures',
    },
  },
  closesOn: (day: string) => `Reageren t/m ${day}`,
  noClosingDay: 'Reageren kan tot de plek is vervuld',
  closesToday: 'Sluit vandaag',
  closed: 'Gesloten',
  detail: {
    back: 'Terug naar de vacatures',
    noText: 'De werkgever vertelt u graag meer.',
    employer: 'Werkgever',
    place: 'Plaats',
    hours: 'Uren',
    salary: 'Salaris',
    posted: 'Geplaatst',
    closes: 'Reageren kan',
    until: (day: string) => `t/m ${day}`,
    apply: 'Solliciteer',
    applyFor: (title: string) => `Solliciteer: ${title}`,
    applyAt: (host: string) => `U gaat naar ${host}.`,
    applyByMail: 'Dat gaat per e-mail.',
    closedTitle: 'Deze vacature is gesloten',
    closedText: (day: string) => `Reageren kon t/m ${day}.`,
    others: 'Bekijk open vacatures',
    exhibitor: 'Werkgever op de beurs',
  },
};
