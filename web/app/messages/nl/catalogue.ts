const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const catalogue = {
  title: 'Adverteren en signing',
  intro:
    'Alles wat u naast uw stand kunt bestellen, met prijzen en aanleverdata. Zoek op naam of kies een groep.',
  search: 'Zoek in de catalogus',
  searchPlaceholder: 'Vlag, scherm, advertentie …',
  resultsTitle: 'Onderdelen van de catalogus',
  groups: 'Groepen',
  count: (count: number) => plural(count, 'onderdeel', 'onderdelen'),
  other: 'Overig',
  vatNote:
    'De grote prijs is exclusief btw; daaronder staat wat u met btw betaalt. Prijzen gelden voor deze editie.',
  units: {
    piece: 'per stuk',
    'square-metre': 'per m²',
    metre: 'per strekkende meter',
    'ten-metres': 'per tien meter',
    day: 'per dag',
    edition: 'per editie',
  },
  exclVat: 'excl. btw',
  inclVat: (price: string, rate: number) => `${price} incl. ${rate}% btw`,
  withoutVat: (price: string) => `${price}, vrij van btw`,
  code: 'Bestelcode',
  dimensions: 'Formaat',
  deadline: 'Aanleveren t/m',
  deadlineOver: (day: string) => `${day} (verstreken)`,
  stock: 'Beschikbaar',
  left: (count: number) => `nog ${count}`,
  soldOut: 'Uitverkocht',
  more: 'Meer over dit onderdeel',
  quantity: 'Aantal',
  chosen: (count: number, net: string, gross: string) =>
    `${plural(count, 'onderdeel', 'onderdelen')}: ${net} excl. btw, ${gross} incl. btw`,
  how: {
    title: 'Zo bestelt u',
    steps: [
      'Vul hierboven het aantal in bij wat u wilt.',
      'Kijk het totaal na en vul in voor wie u bestelt. Een bestand kan meteen mee.',
      'Binnen twee werkdagen krijgt u antwoord. U betaalt per factuur.',
      'Van drukwerk krijgt u een proef: zonder uw akkoord daarop maken wij niets.',
    ],
    submit: 'Bekijk uw bestelling',
    truth: 'Liever overleggen? Mail of bel ons.',
    mail: 'Mail uw vraag',
    subject: 'Vraag over adverteren en signing',
    call: (phone: string) => `Bel ${phone}`,
  },
  empty: {
    title: 'Niets gevonden',
    nothing: 'De catalogus wordt binnenkort gepubliceerd. Kijk later nog eens.',
    withFilters: 'In deze groep staat nu niets.',
    withQuery: (query: string) => `We vonden niets voor “${query}”. Probeer een ander woord of wis de groep.`,
    clear: 'Toon de hele catalogus',
  },
};
