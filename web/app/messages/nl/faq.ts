const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const faq = {
  title: 'Veelgestelde vragen',
  search: 'Zoek in de vragen',
  searchPlaceholder: 'Zoek op een woord, zoals parkeren',
  categories: 'Onderwerpen',
  all: 'Alle vragen',
  otherQuestions: 'Overige vragen',
  count: (count: number) => plural(count, 'vraag', 'vragen'),
  countFor: (count: number, query: string) => `${plural(count, 'vraag', 'vragen')} over “${query}”`,
  empty: {
    title: 'Geen vragen gevonden',
    withQuery: (query: string) =>
      `We vonden niets over “${query}”. Probeer een korter woord, of leg uw vraag aan ons voor.`,
    withCategory: (query: string, category: string) =>
      `Bij ${category} vonden we niets over “${query}”. Zoek in alle onderwerpen, of leg uw vraag aan ons voor.`,
    nothing:
      'Bij dit onderwerp staan geen vragen. Bekijk de andere onderwerpen of leg uw vraag aan ons voor.',
    everywhere: 'Zoek in alle onderwerpen',
    clear: 'Bekijk alle vragen',
    contact: 'Stel uw vraag',
    call: (phone: string) => `Bel ${phone}`,
  },
};
