export const visitorLabels = {
  title: 'Bezoekers',
  about: 'Wie zich aanmeldde: zoeken, wijzigen en badges.',
  owned: 'Uw aanmelding als bezoeker',
  deleteOld: 'Oude bezoekersregistraties verwijderen',
  actions: { read: 'Zien', update: 'Wijzigen', export: 'Downloaden als lijst' },
} as const;

const inDutch = new Intl.NumberFormat('nl-NL');

function registeredYesterday(count: number): string {
  if (count === 0) return 'meldde zich niemand aan als bezoeker';
  if (count === 1) return 'meldde zich 1 bezoeker aan';
  return `meldden zich ${inDutch.format(count)} bezoekers aan`;
}

export const todayTexts = {
  list: 'Naar de bezoekers',
  registered: (yesterday: number, total: number) =>
    total === 0
      ? 'Er heeft zich nog niemand aangemeld als bezoeker.'
      : `Gisteren ${registeredYesterday(yesterday)}; in totaal ${total === 1 ? 'is het er 1' : `zijn het er ${inDutch.format(total)}`}.`,
} as const;

export const visitErrors = {
  email: 'Dit is geen geldig e-mailadres.',
  field: 'Dit veld klopt niet.',
  fields: 'Niet alle velden kloppen.',
  link: 'Deze link werkt niet (meer).',
  crewLink: 'Deze link werkt niet (meer). Vraag de organisatie om een nieuwe.',
  cancelled: 'Deze aanmelding is geannuleerd. Neem contact op met de organisatie.',
  badgeNotDrawn: 'De badge kan nu niet worden gemaakt. Probeer het over een minuut opnieuw.',
  filter: (name: string) => `Het filter ${name} klopt niet.`,
} as const;

export const tableHead = [
  ...['Naam', 'E-mailadres', 'Organisatie', 'Functie', 'Soort', 'Interesses', 'Dagen', 'Mailen over'],
  ...['Status', 'Aangemeld', 'Nodig', 'Toelichting'],
];

/** The names of mails in the log and the admin, stored with each: the mails about a registration are found by them. */
export const mailTopics = {
  confirmation: (id: number) => `bevestiging van bezoeker ${id}`,
  known: (id: number) => `melding dat bezoeker ${id} er al is`,
  badge: (id: number) => `badge van bezoeker ${id}`,
  withdrawn: (id: number) => `afmelding van bezoeker ${id}`,
  cancelled: (id: number) => `annulering van bezoeker ${id}`,
} as const;
export const mailTitles = {
  confirmation: 'Link om te bevestigen',
  known: 'Melding dat u al bent aangemeld',
  badge: 'Badge',
  withdrawn: 'Afmelding',
  cancelled: 'Annulering',
  former: 'Mail over het bezoek',
} as const;
export const mailStates = {
  wachtend: 'wacht op verzending',
  aangenomen: 'verstuurd',
  mislukt: 'niet verstuurd',
  verlopen: 'verlopen',
  gestopt: 'gestopt',
  weg: 'gestopt',
} as const;
/** The name that earlier versions gave to all mails to visitors. */
export const formerMailTopic = 'bezoek';
export const crewMail = 'link om badges te scannen';

export const staffErrors = {
  gone: 'Deze aanmelding is er niet (meer).',
  alreadyCancelled: 'Deze aanmelding is al geannuleerd.',
  notCancelled: 'Deze aanmelding is niet geannuleerd.',
  notUnconfirmed: 'Deze aanmelding wacht niet op een bevestiging.',
  cancelled: 'Deze aanmelding is geannuleerd. Herstel haar eerst.',
  unconfirmed: 'Deze aanmelding is nog niet bevestigd: er is nog geen badge.',
  inside: (time: string) =>
    `Deze bezoeker is vandaag om ${time} uur binnengekomen. Annuleren kan alleen als u dat bevestigt.`,
  known: 'Met dit e-mailadres is er al een aanmelding.',
  wrongIds: 'De lijst met aanmeldingen klopt niet.',
  wrongDays: 'Kies dagen van de beurs om toe te voegen of weg te halen, en niet dezelfde dag voor beide.',
  otherCount: (count: number) =>
    `Intussen zijn het er ${count}. Er is niets gewijzigd; kijk opnieuw en bevestig het dan.`,
} as const;

/** Lines of the audit log. */
export const auditLines = {
  export: 'Lijst van bezoekers gedownload',
  corrected: 'Gegevens gewijzigd',
  newBadge: 'Gegevens en e-mailadres gewijzigd, nieuwe badge gemaakt',
  cancelled: 'Aanmelding geannuleerd',
  restored: 'Aanmelding hersteld',
  confirmed: 'Aanmelding bevestigd aan de balie',
  mailed: 'Mail opnieuw verstuurd',
  added: 'Aanmelding gemaakt aan de balie',
  days: (added: string[], removed: string[]) =>
    [
      added.length > 0 ? `Dagen toegevoegd: ${added.join(', ')}` : '',
      removed.length > 0 ? `Dagen weggehaald: ${removed.join(', ')}` : '',
    ]
      .filter(Boolean)
      .join('. '),
  one: (id: number) => `bezoeker ${id}`,
  several: (count: number) => (count === 1 ? '1 bezoeker' : `${count} bezoekers`),
} as const;

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

export const fixedPages = [{ path: '/mijn-badge', title: 'Mijn badge' }] as const;
