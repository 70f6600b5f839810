export const pageTitle = 'Programma importeren';
export const pageAbout = 'Het programma overnemen uit Excel of CSV.';
export const permissionActions = { update: 'Importeren' } as const;

export const heldDocuments = { rooms: 'zalen', sessions: 'programmaonderdelen' } as const;

export const sessionErrors = {
  noKind: 'Kies een soort.',
  noPlaces: 'Vul in hoeveel plaatsen er zijn, of zet aanmelden uit.',
  endsTooEarly: (start: string, end: string) =>
    `Het einde (${end} uur) moet na het begin (${start} uur) liggen.`,
  noFair: (day: string, fairDays: readonly string[]) =>
    `Op ${day} is er geen beurs. Kies een beursdag: ${fairDays.join(', ')}.`,
  closed: (day: string, opens: string, closes: string) =>
    `Op ${day} is de beurs open van ${opens} tot ${closes} uur. Kies een tijd daarbinnen.`,
  occupied: (room: string, sessions: readonly { title: string; times: string }[]) =>
    `${room} is dan al bezet door ${sessions.map(({ title, times }) => `“${title}” (${times})`).join(' en ')}. Kies een andere tijd of zaal, of verplaats eerst die sessie.`,
} as const;

export const kindErrors = {
  number: 'Een adres van alleen cijfers is van een programmaonderdeel. Zet er een letter bij.',
  taken: (slug: string) =>
    `Onder /programma/${slug} staat het hele programma als bestand. Kies een ander adres.`,
} as const;

export const importErrors = {
  changed: 'Het programma is veranderd sinds u dit overzicht kreeg. Bekijk het bestand opnieuw.',
  unknownChoice: 'Deze keuze bestaat niet. Laad de pagina opnieuw.',
  hiddenRows: 'In dit bestand zijn rijen verborgen. Kies eerst wat daarmee gebeurt.',
  notOneFile: 'Kies één bestand.',
  tooLarge: (bytes: number) =>
    `Dit bestand is groter dan ${bytes / 1024 / 1024} MB. Verdeel het, bijvoorbeeld per dag, en importeer de delen na elkaar.`,
  entry: (where: string, title: string, message: string) =>
    `${where}, “${title}”: ${message} Er is niets geïmporteerd.`,
} as const;

export const otherFieldLabels = { slug: 'Adres', name: 'Naam' } as const;
export const madeLabels = { rooms: 'zaal', speakers: 'spreker', themes: 'thema' } as const;

export const emptyList = { file: 'programma-om-in-te-vullen', sheet: 'Programma' } as const;

export const formats = {
  excel: 'Excel',
  csv: 'CSV',
  westernCsv: 'CSV uit Excel (Windows-1252)',
  xml: 'schema als XML',
  json: 'schema als JSON',
  pretalx: 'lezingen van pretalx',
} as const;

export const fileErrors = {
  empty: 'Dit bestand is leeg.',
  unreadable:
    'Dit bestand kunnen we niet lezen. Kies een schema als JSON of XML, een export van pretalx, of een Excel- of CSV-bestand.',
  brokenJson: 'Dit JSON-bestand is niet heel: er ontbreekt iets, of er staat iets in dat geen JSON is.',
} as const;

export const fixedPages = [
  { path: '/programma', title: 'Programma' },
  { path: '/sprekers', title: 'Sprekers' },
] as const;
