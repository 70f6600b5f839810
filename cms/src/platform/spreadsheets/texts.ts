export const tableErrors = { unknownFormat: 'Kies csv of xlsx.' } as const;

const goOn = 'Kopieer de rijen van de lijst naar een nieuw bestand en importeer dat.';

export const tableFileErrors = {
  empty: 'Dit bestand is leeg.',
  unreadable: 'Dit bestand kunnen we niet lezen. Sla het in Excel op als .xlsx of als CSV.',
  brokenCsv: 'Dit CSV-bestand is niet heel: een aanhalingsteken wordt niet gesloten.',
  tooManyRows: (most: number) =>
    `Deze tabel heeft meer dan ${most.toLocaleString('nl-NL')} rijen. Verdeel haar over meer bestanden, elk met de rij met koppen, en importeer ze na elkaar.`,
  tooManyColumns: (row: number, columns: number, most: number) =>
    `Rij ${row} heeft ${columns} kolommen; het kunnen er hoogstens ${most} zijn. Haal weg wat er niet bij hoort.`,
} as const;

export const workbookErrors = {
  unreadable: 'Dit Excel-bestand kunnen we niet lezen. Sla het opnieuw op als .xlsx.',
  tooManyRows: (rows: number, most: number) =>
    `In dit Excel-bestand zijn ${rows} rijen gevuld; het kunnen er hoogstens ${most} zijn. ${goOn}`,
  tooFar: (place: string) =>
    `In dit Excel-bestand staat iets ver buiten een lijst (${/^\d/.test(place) ? 'rij' : 'cel'} ${place}). ${goOn}`,
} as const;

export const zipErrors = {
  locked: 'Dit bestand heeft een wachtwoord. Haal het eraf.',
  damaged: 'Dit bestand is niet heel. Sla het opnieuw op en probeer het nog eens.',
  tooLarge: `Dit bestand is uitgepakt te groot. ${goOn}`,
} as const;

export const xmlErrors = {
  broken: (line: number) =>
    `Dit XML-bestand is niet heel: in regel ${line} ontbreekt iets, of daar staat iets dat geen XML is.`,
  ownEntities:
    'Dit XML-bestand heeft een DOCTYPE met regels van zichzelf. Haal die eruit: het heeft er geen nodig.',
  tooLarge: 'Dit XML-bestand is te groot of te diep.',
  empty: 'In dit XML-bestand staat niets.',
} as const;
