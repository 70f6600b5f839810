const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Texts of the catalogue of advertising and signing. */
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
  stockCount: (count: number) => (count === 1 ? 'eenmalig' : `${count} in totaal`),
  soldOut: 'Uitverkocht',
  more: 'Meer over dit onderdeel',
  order: 'Bestel per e-mail',
  /** After the text of the button, for screen readers. */
  orderItem: (name: string) => `: ${name}`,
  mailSubject: (code: string, name: string) => `Bestelling ${code} ${name}`,
  mailBody: (code: string, name: string) =>
    `Bestelcode: ${code} (${name})\nAantal:\nBedrijf:\nStandnummer:\nFactuuradres:\n`,
  how: {
    title: 'Zo bestelt u',
    steps: [
      'Kies hierboven wat u wilt en noteer de bestelcodes.',
      'Mail ze ons met het aantal, uw bedrijfsnaam en uw standnummer. Bellen mag ook.',
      'Binnen twee werkdagen krijgt u een bevestiging met het totaalbedrag. Pas dan is uw bestelling vast.',
      'Lever uw bestand aan voor de datum die erbij staat. U krijgt een proef; zonder uw akkoord maken wij niets.',
    ],
    truth: 'Online afrekenen kan hier niet: een mens leest uw bestelling en antwoordt.',
    mail: 'Mail uw bestelling',
    subject: 'Bestelling adverteren en signing',
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
