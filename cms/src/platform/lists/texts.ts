/** The words are stored. */
export const importStates = {
  waiting: 'wacht',
  running: 'bezig',
  done: 'klaar',
  cancelling: 'wordt afgebroken',
  cancelled: 'afgebroken',
  undoing: 'wordt teruggedraaid',
  undone: 'teruggedraaid',
  partly: 'deels teruggedraaid',
} as const;

/** The words are stored. */
export const rowStates = {
  waiting: 'wacht',
  draft: 'concept',
  done: 'klaar',
  failed: 'niet bewaard',
  going: 'gaat terug',
  back: 'teruggedraaid',
  left: 'gelaten',
} as const;

/** In the place of the name of a list, for the removal of the demo fair. The word is stored. */
export const removedDemo = 'Voorbeeldbeurs';

export const formats = { excel: 'Excel', csv: 'CSV', westernCsv: 'CSV uit Excel (Windows-1252)' } as const;

export const importErrors = {
  noList: 'Deze lijst bestaat niet.',
  notOneFile: 'Kies één bestand.',
  tooLarge: (bytes: number) =>
    `Dit bestand is groter dan ${bytes / 1024 / 1024} MB. Verdeel het, en importeer de delen na elkaar.`,
  noChoice: 'Deze keuze bestaat niet. Laad de pagina opnieuw.',
  noHeadings: (headings: readonly string[]) =>
    `In dit bestand vinden we geen rij met koppen van deze lijst. Zet bijvoorbeeld ${headings.map((one) => `“${one}”`).join(', ')} boven de kolommen, of begin met een lege lijst.`,
  noRows: 'In dit bestand staat onder de koppen geen enkele rij.',
  nothing: 'Hier verandert niets mee.',
  noValue: 'Kies een waarde.',
  openQuestions: 'Niet alle vragen zijn beantwoord.',
  changed: 'Er is iets veranderd sinds u dit overzicht kreeg. Bekijk het opnieuw.',
  running: 'Er wordt al een lijst van deze soort bewaard. Wacht tot dat klaar is.',
  notRunning: 'Deze import loopt niet meer.',
  notUndoable: 'Deze import is al teruggedraaid.',
  notDone: 'Deze import is nog bezig.',
} as const;

export const rowErrors = {
  gone: 'Dit is intussen verwijderd.',
  changed: (heading: string) => `${heading} is intussen door iemand anders veranderd.`,
  pending: 'Er stond al een concept klaar met andere wijzigingen: publiceer het zelf.',
  notPublished: (message: string) => `Bewaard als concept: ${message}`,
  failed: 'Dit kon niet worden bewaard. Probeer het opnieuw.',
} as const;

/** Lines of the log of what staff did. */
export const auditLines = {
  changed: (list: string) => `Lijst geïmporteerd of gewijzigd: ${list}`,
  exported: (list: string) => `Lijst gedownload: ${list}`,
  cancelled: (list: string) => `Import afgebroken: ${list}`,
  undone: (list: string) => `Import teruggedraaid: ${list}`,
  one: (id: number) => `import ${id}`,
  rows: (count: number) => (count === 1 ? '1 rij' : `${count} rijen`),
} as const;

export const bulkTexts = {
  shown: 'Op de site',
  name: (heading: string) => `Selectie: ${heading}`,
} as const;

export const undoTexts = {
  changedSince: (fields: readonly string[]) => `Daarna is veranderd: ${fields.join(', ')}.`,
  publishedSince: 'of het op de site staat',
  publishedMore:
    'Hiermee kwamen ook andere wijzigingen op de site, die al als concept klaarstonden: die blijven daar staan.',
  gone: 'Dit is daarna verwijderd.',
  named: (count: number) =>
    count === 1 ? 'Iets anders verwijst hiernaar.' : `${count} andere verwijzen hiernaar.`,
  taken: (heading: string, name: string, other: string) => `${heading} ${name} is nu van “${other}”.`,
} as const;

export const fileNames = { empty: (list: string) => `${list}-om-in-te-vullen` } as const;
