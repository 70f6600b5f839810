const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const news = {
  list: {
    title: 'Nieuws',
    intro:
      'Wat er op de vloer komt, wie er spreekt en wat standhouders meemaken op weg naar de beurs. Het nieuwste staat bovenaan.',
    search: 'Zoek in het nieuws',
    searchPlaceholder: 'Onderwerp, naam of woord',
    resultsTitle: 'Berichten',
    count: (count: number) => plural(count, 'bericht', 'berichten'),
    empty: {
      title: 'Geen berichten gevonden',
      nothing: 'Het nieuws volgt',
      withFilters: 'Over dit onderwerp is nog geen nieuws. Kies een ander thema of bekijk alle berichten.',
      withQuery: (query: string) =>
        `We vonden niets voor “${query}”. Controleer de spelling of probeer een korter woord.`,
      clear: 'Bekijk alle berichten',
    },
  },
  themes: 'Nieuws per thema',
  feed: (fair: string) => `Nieuws van ${fair}`,
  detail: {
    back: 'Terug naar het nieuws',
    by: (author: string) => `Door ${author}`,
    noText: 'Dit is het hele bericht. Vragen? Neem contact op met de organisatie.',
    themes: 'Thema’s',
    exhibitors: 'Standhouders in dit bericht',
    neighbours: 'Vorig en volgend bericht',
    newer: 'Nieuwer',
    older: 'Ouder',
    related: 'Lees ook',
    relatedIntro: 'Ander nieuws over dezelfde thema’s.',
  },
};
