export const visitorLabels = {
  title: 'Bezoekers',
  owned: 'Uw aanmelding als bezoeker',
  deleteOld: 'Oude bezoekersregistraties verwijderen',
  actions: { read: 'Zien', export: 'Downloaden als lijst' },
} as const;

export const visitErrors = {
  email: 'Dit is geen geldig e-mailadres.',
  field: 'Dit veld klopt niet.',
  fields: 'Niet alle velden kloppen.',
  link: 'Deze link werkt niet (meer).',
  crewLink: 'Deze link werkt niet (meer). Vraag de organisatie om een nieuwe.',
  badgeNotDrawn: 'De badge kan nu niet worden gemaakt. Probeer het over een minuut opnieuw.',
  filter: (name: string) => `Het filter ${name} klopt niet.`,
} as const;

export const tableHead = [
  ...['Naam', 'E-mailadres', 'Organisatie', 'Functie', 'Soort', 'Interesses', 'Dagen', 'Mailen over'],
  ...['Status', 'Aangemeld', 'Nodig', 'Toelichting'],
];

export const tableStates = { confirmed: 'bevestigd', registered: 'aangemeld' } as const;

export const needs = {
  wheelchair: 'Rolstoel of drempelvrije route',
  interpreter: 'Tolk',
  diet: 'Dieet',
} as const;

export const purposes = {
  newsletter: 'Nieuws over het programma',
  exhibitors: 'Aanbiedingen van standhouders',
} as const;

export const badgeTexts = {
  nl: {
    title: 'Uw toegangsbewijs',
    bring:
      'Neem deze badge mee naar de beurs, op papier of op uw telefoon. Bij de ingang scannen wij de code.',
    fold: 'Zo maakt u de badge',
    steps: [
      'Print dit blad op ware grootte (100%).',
      'Vouw de bovenste helft naar achteren, langs de stippellijn.',
      'Vouw daarna de linkerhelft naar achteren: de badge past in een houder van A6.',
    ],
    days: 'U komt op',
    personal: 'Deze badge is persoonlijk. De code werkt één keer per dag.',
    back: 'Laat deze code scannen bij de ingang.',
  },
  en: {
    title: 'Your ticket',
    bring: 'Bring this badge to the fair, on paper or on your phone. We scan the code at the entrance.',
    fold: 'How to make the badge',
    steps: [
      'Print this sheet at its actual size (100%).',
      'Fold the upper half backwards along the dotted line.',
      'Then fold the left half backwards: the badge fits an A6 holder.',
    ],
    days: 'You come on',
    personal: 'This badge is personal. The code works once a day.',
    back: 'Have this code scanned at the entrance.',
  },
};
