import type { RegistrationState } from '../states';

export const listTexts = {
  count: (total: number, confirmed: number, cancelled: number) =>
    `${total} aangemeld, waarvan ${confirmed} bevestigd${cancelled > 0 ? ` en ${cancelled} geannuleerd` : ''}`,
  add: 'Bezoeker toevoegen',
  back: 'Terug naar de lijst',
  empty: 'Er zijn geen aanmeldingen die hierbij passen.',
  perDay: 'Per dag',
  perAudience: 'Per soort organisatie',
  perInterest: 'Per interesse',
} as const;

export const stateNames: Readonly<Record<RegistrationState, string>> = {
  aangemeld: 'Aangemeld',
  bevestigd: 'Bevestigd',
  geannuleerd: 'Geannuleerd',
};

export const cardTexts = {
  select: (name: string) => `Kies ${name}`,
  open: 'Openen',
  openNamed: (name: string) => `Openen: ${name}`,
  registered: (moment: string) => `aangemeld ${moment}`,
  needs: (needs: string[]) => `Nodig: ${needs.join(', ') || 'zie toelichting'}`,
} as const;

export const filterTexts = {
  search: 'Naam, organisatie, e-mailadres of badgecode',
  find: 'Zoek',
  state: 'Status',
  allStates: 'Alle statussen',
  day: 'Dag',
  allDays: 'Alle dagen',
  audience: 'Soort organisatie',
  allAudiences: 'Alle soorten',
  interest: 'Interesse',
  allInterests: 'Alle interesses',
  needs: 'Heeft iets nodig',
  clear: 'Wis filters',
} as const;

export const fieldTexts = {
  days: 'Dagen',
  email: 'E-mailadres',
  emailHint:
    'Bij een ander adres krijgt de bezoeker daar een nieuwe badge. De oude badge en de links in eerdere mails werken dan niet meer.',
  name: 'Naam',
  organisation: 'Organisatie',
  role: 'Functie',
  audience: 'Soort organisatie',
  chooseAudience: 'Kies een soort',
  interests: 'Interesses',
  chooseInterests: 'Kies interesses',
  hasNeeds: 'Heeft iets nodig om de beurs goed te bezoeken',
  needs: 'Nodig',
  needsNote: 'Toelichting',
  needsConsent: 'De bezoeker vindt het goed dat wij dit bewaren. Het kan iets over gezondheid zeggen.',
  purposes: 'Mailen over',
  language: 'Taal van de mails en de badge',
  languages: { nl: 'Nederlands', en: 'Engels' },
  mailBadge: 'Mail de badge ook',
} as const;

/** By the rule that a field does not satisfy. */
export const faultTexts: Readonly<Partial<Record<string, string>>> = {
  required: 'Vul dit in.',
  accepted: 'Zonder toestemming bewaren wij dit niet.',
  length: 'Dit is te lang.',
};

export const detailTexts = {
  none: '–',
  number: 'Nummer',
  state: 'Status',
  registered: 'Aangemeld op',
  confirmed: 'Bevestigd op',
  cancelled: 'Geannuleerd op',
  consented: (moment: string) => `Toestemming gegeven op ${moment}`,
  chosen: 'Gegevens',
  mails: 'Mails',
  mailColumns: ['Mail', 'Status', 'Wanneer', 'Naar'],
  noMails: 'Er is geen mail over deze aanmelding.',
  scans: 'Binnengekomen',
  scanColumns: ['Dag', 'Gescand op', 'Ploeg'],
  noScans: 'De badge is nog niet gescand.',
  badge: 'Badge',
  badgePicture: 'QR-code van de badge',
  print: 'Print de badge',
} as const;

export const actionTexts = {
  title: 'Wat wilt u doen?',
  correct: 'Gegevens wijzigen',
  save: 'Bewaar de wijzigingen',
  stop: 'Niet wijzigen',
  saved: 'De gegevens zijn gewijzigd.',
  mailBadge: 'Mail de badge opnieuw',
  mailLink: 'Mail de link om te bevestigen opnieuw',
  mailed: (email: string) => `De mail gaat naar ${email}.`,
  confirm: 'Bevestig aan de balie',
  confirmed: 'De aanmelding is bevestigd. De badge staat hieronder.',
  cancel: 'Annuleer de aanmelding',
  tellByMail: 'Mail de bezoeker dat de aanmelding is geannuleerd',
  mayCancel: (name: string) => `De aanmelding van ${name} annuleren? De badge werkt dan niet meer.`,
  mayCancelInside: (time: string) =>
    `Deze bezoeker is vandaag om ${time} uur binnengekomen. De aanmelding toch annuleren?`,
  cancelled: 'De aanmelding is geannuleerd. De badge werkt niet meer.',
  restore: 'Herstel de aanmelding',
  restored: 'De aanmelding is hersteld. De badge werkt weer.',
  add: 'Meld aan en toon de badge',
  added: 'De bezoeker is aangemeld en bevestigd.',
  known: 'Met dit e-mailadres is er al een aanmelding: hier is zij.',
} as const;

export const daysTexts = {
  title: 'Dagen wijzigen voor meer bezoekers',
  open: (count: number) => `Dagen wijzigen (${count})`,
  selected: (count: number) => (count === 1 ? '1 gekozen bezoeker' : `${count} gekozen bezoekers`),
  found: (count: number) =>
    count === 1
      ? 'De ene bezoeker die bij zoekwoorden en filters past'
      : `Alle ${count} bezoekers die bij zoekwoorden en filters passen`,
  which: 'Voor wie',
  leave: 'Blijft zoals hij is',
  add: 'Toevoegen',
  remove: 'Weghalen',
  count: 'Bekijk hoeveel er wijzigen',
  plan: (changing: number) => `Dit wijzigt ${changing === 1 ? '1 aanmelding' : `${changing} aanmeldingen`}.`,
  withoutDay: (count: number) =>
    count === 1
      ? '1 aanmelding zou geen dag overhouden en blijft zoals zij is.'
      : `${count} aanmeldingen zouden geen dag overhouden en blijven zoals ze zijn.`,
  note: 'Geannuleerde aanmeldingen blijven zoals ze zijn. Bezoekers krijgen hierover geen mail; hun badge blijft werken.',
  change: (count: number) => `Wijzig ${count === 1 ? '1 aanmelding' : `${count} aanmeldingen`}`,
  changed: (count: number) =>
    count === 1 ? '1 aanmelding is gewijzigd.' : `${count} aanmeldingen zijn gewijzigd.`,
  close: 'Sluiten',
} as const;
