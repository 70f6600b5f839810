export const pageTitle = 'Statistieken';
export const pageAbout = 'Hoe vaak de site bezocht wordt, en waarvoor.';
export const permissionActions = {
  read: 'Zien',
  update: 'Aantekeningen en links wijzigen',
  export: 'Downloaden als lijst',
} as const;
export const widgetTitle = 'Gisteren op de site';

export const jobTitles = {
  recountStatistics: 'Statistieken opnieuw tellen waar dat nodig is',
  deleteOldStatistics: 'Oude statistieken verwijderen',
  mailWeekOfStatistics: 'De statistieken van de week mailen',
  mailJumpsInStatistics: 'Opvallende statistieken mailen',
} as const;

const tooLong = (most: number) => `Gebruik ten hoogste ${most} tekens.`;

export const questionErrors = {
  wrongOrder: 'De eerste dag ligt na de laatste.',
  tooLong: (days: number) => `Kies een periode van ten hoogste ${days} dagen.`,
  unknownDay: (name: string) => `De dag bij ${name} bestaat niet.`,
  unknownComparison: 'Vergelijk met periode, editie of geen.',
  unknownFilter: 'Dit filter bestaat niet.',
  unknownList: 'Deze lijst bestaat niet.',
  gone: 'Dit is er niet meer.',
} as const;

export const annotationErrors = {
  tooMany: 'Er zijn te veel notities. Verwijder er eerst een paar.',
  gone: 'Deze notitie is er niet meer.',
  noDay: 'Kies een dag die bestaat.',
  noText: 'Schrijf wat er die dag was.',
  tooLong,
  wrongText: 'In deze tekst staat een teken dat niet kan.',
} as const;

export const linkErrors = {
  tooMany: 'Er zijn te veel links. Trek er eerst een paar in.',
  gone: 'Deze link is er niet meer.',
  noName: 'Schrijf voor wie de link is.',
  tooLong,
  wrongName: 'In deze naam staat een teken dat niet kan.',
  noLifetime: 'Kies hoelang de link werkt.',
  noPeriod: 'Kies een periode die bestaat.',
  notShareable: 'Bezoek wordt niet per onderwerp geteld. Kies een filter op een pagina.',
} as const;

export const measureLabels = { visitors: 'Bezoekers', visits: 'Bezoeken', views: 'Weergaven' } as const;

export const totalLabels = {
  ...measureLabels,
  readSeconds: 'Aandacht per weergave',
  readDepth: 'Gelezen tot',
  leads: 'Interesse in standhouders',
  searches: 'Zoekopdrachten',
  searchesWithoutResult: 'Zonder resultaat',
  notFound: 'Niet gevonden',
  robots: 'Weergaven door robots',
} as const;

export const listTitles = {
  pages: 'Pagina’s',
  entries: 'Waar bezoek begint',
  exits: 'Waar bezoek eindigt',
  sourceKinds: 'Waar bezoek vandaan kwam',
  sources: 'Sites waar bezoek vandaan kwam',
  campaigns: 'Campagnes',
  devices: 'Apparaten',
  languages: 'Talen',
  searches: 'Gezocht',
  searchesWithoutResult: 'Gezocht zonder resultaat',
  notFound: 'Adressen die niet bestaan',
  outbound: 'Links naar andere sites',
  emailLinks: 'Korte links uit mail en druk',
  leads: totalLabels.leads,
  marketing: 'Advertenties',
  news: 'Nieuws',
  calendar: 'Kalender',
  vacancies: 'Vacatures',
  robots: 'Robots',
  themes: 'Thema’s, naar weergaven van hun standhouders en programma',
} as const;

export const folderTitles = {
  standhouders: 'Standhouders',
  programma: 'Programmaonderdelen',
  sprekers: 'Sprekers',
  paviljoens: 'Paviljoens',
} as const;

export const listNotes = {
  countedAlone: 'Deze regels worden alleen op zichzelf geteld. U kunt er niet op filteren.',
  notNarrowed: 'Dit wordt alleen in zijn geheel geteld en is niet tot een filter te beperken.',
  themes:
    'Een thema telt meer pagina’s bij elkaar op. Filter op één standhouder of programmaonderdeel in de lijsten daarvan.',
  sourceKinds:
    'Een soort telt meer sites bij elkaar op. Filter op één site in de lijst Sites waar bezoek vandaan kwam.',
} as const;

export const columnLabels = {
  times: 'Keer',
  seconds: 'Gelezen',
  depth: 'Tot waar',
  entries: 'Bezoeken die hier begonnen',
  exits: 'Bezoeken die hier eindigden',
  website: 'Website',
  contact: 'Contact',
  saved: 'Bewaard',
  route: 'Route',
  shown: 'Getoond',
  clicked: 'Geklikt',
} as const;

export const exportTexts = {
  file: 'statistiek',
  sheet: 'Statistiek',
  day: 'Dag',
  untilFair: 'Dagen tot de beurs',
  comparedDay: 'Vergeleken dag',
  compared: (label: string) => `${label}, vergeleken`,
} as const;

export const valueNames = {
  device: { phone: 'Telefoon', tablet: 'Tablet', desktop: 'Computer' },
  language: { nl: 'Nederlands', en: 'Engels' },
  hour: (hour: string) => `${hour}.00 uur`,
  otherSources: 'Overige sites',
  otherCampaigns: 'Overige campagnes',
  other: 'Overig',
  unpublished: (key: string) => `niet op de site (${key})`,
  deleted: (key: string) => `verwijderd (${key})`,
} as const;

export const pageNames = {
  front: 'Voorpagina',
  notFound: 'Pagina’s die niet bestaan',
  other: 'Overige pagina’s',
  exhibitorKind: (plural: string) => `Standhouders: ${plural}`,
  sessionKind: (plural: string) => `Programma: ${plural}`,
} as const;

export const sourceKindNames = {
  assistants: 'Assistenten',
  mail: 'Mail',
  searchEngines: 'Zoekmachines',
  socialMedia: 'Sociale media',
  otherSites: 'Andere sites',
  direct: 'Rechtstreeks',
} as const;

/** Places of advertising, by what its name begins with. */
export const advertisingPlaces = {
  featured: 'Uitgelicht in een lijst',
  tile: 'In een blok op een pagina',
  logo: 'Logo dat voorbijkomt',
} as const;

export const contractJourney = {
  title: 'Van contractpagina naar getekend contract',
  page: 'Contractpagina bekeken',
  form: 'Formulier geopend',
  overview: 'Overzicht bereikt',
  signed: 'Contract getekend',
} as const;

export const badgeJourney = {
  title: 'Van ticketknop naar badge',
  pressed: 'Ticketknop ingedrukt',
  page: 'Aanmeldpagina bekeken',
  registered: 'Aangemeld',
  confirmed: 'Bevestigd, met badge',
} as const;
