export const pageTitle = 'Plaatsen';
export const pageAbout = 'Wie zich voor een sessie aanmeldde, en wat er nog vrij is.';
export const permissionActions = {
  read: 'Zien',
  update: 'Wijzigen',
  export: 'Downloaden als lijst',
} as const;

export const fullToday = (count: number): string =>
  count === 1 ? '1 onderdeel met plaatsen is vol' : `${count} onderdelen met plaatsen zijn vol`;

export const jobTitles = {
  deleteOldPlaces: 'Oude plaatsen bij sessies verwijderen',
  settleSessionPlaces: 'Vrije plaatsen bij sessies aanbieden',
} as const;

export const ownedPlace = 'Uw plaats bij een onderdeel van het programma';

export const participantList = {
  file: 'deelnemers',
  sheet: 'Deelnemers',
  columns: ['Naam', 'E-mailadres', 'Status', 'Sinds', 'Aanwezig'],
  present: 'ja',
} as const;

export const auditLines = {
  export: 'Lijst van deelnemers gedownload',
  removed: 'Deelnemer van de lijst gehaald',
  linkMade: 'Link van de gastheer gemaakt',
  linkRemoved: 'Link van de gastheer ingetrokken',
  place: (id: number, session: string) => `plaats ${id} bij ‘${session}’`,
  session: (session: string) => `‘${session}’`,
  people: (count: number, session: string) =>
    `${count === 1 ? '1 deelnemer' : `${count} deelnemers`} van ‘${session}’`,
} as const;

export const hostErrors = {
  noPlaces: 'Dit onderdeel heeft geen plaatsen.',
  noLink: 'Dit onderdeel is voorbij, of heeft geen plaatsen om aan te vragen.',
  notOnList: 'Deze deelnemer staat niet (meer) op de lijst.',
  wrongRequest: 'Dit verzoek klopt niet.',
} as const;

export const placeErrors = {
  wrongEmail: 'Dit is geen geldig e-mailadres.',
  noPlaces: 'Voor dit onderdeel zijn geen plaatsen aan te vragen.',
  closed: 'Dit onderdeel is vol. Aanmelden kan niet meer.',
  tooLate: 'Aanmelden voor dit onderdeel kan niet meer.',
  wrongWords: 'Deze zoekwoorden kloppen niet.',
  gone: 'Deze aanmelding is er niet meer.',
} as const;

export const unusableLink = 'Deze link werkt niet (meer).';
