export const listsTitle = 'Lijsten';
export const listsSubtitle =
  'Hele lijsten naar buiten en naar binnen: download, bewerk in Excel, en importeer. U ziet eerst wat er verandert.';

export const overviewTexts = {
  columns: ['Lijst', 'Aantal', 'Naar buiten', 'Naar binnen'],
  excel: 'Excel',
  csv: 'CSV',
  empty: 'Lege lijst',
  import: 'Importeer',
  none: 'U mag geen lijsten zien.',
  named: (action: string, list: string) => `${action}: ${list}`,
} as const;

export const importsTexts = {
  title: 'Laatste imports',
  columns: ['Wanneer', 'Lijst', 'Bestand', 'Door', 'Stand van zaken', ''],
  none: 'Er is nog niets geïmporteerd.',
  cancel: 'Breek af',
  undo: 'Draai terug',
  progress: (done: number, steps: number) => `${done} van ${steps}`,
  cancelled: 'De import wordt afgebroken: wat al bewaard was, gaat terug.',
} as const;

export const undoTexts = {
  title: (list: string) => `${list} terugdraaien`,
  clean: (count: number) =>
    count === 0
      ? 'Geen enkele rij kan zonder meer terug.'
      : `${count === 1 ? 'Eén rij gaat' : `${count} rijen gaan`} terug naar hoe het was.`,
  between:
    'Bij deze rijen staat er iets tussen. Vink aan wat toch terug moet; de rest blijft zoals het nu is.',
  columns: ['Terug', 'Rij', 'Naam', 'Wat ertussen staat'],
  fixed: 'Kan niet terug',
  confirm: 'Draai terug',
  close: 'Sluit',
  begun: 'De import wordt teruggedraaid.',
} as const;

export const fileTexts = {
  choose: (several: boolean) => (several ? 'Kies bestanden' : 'Kies een bestand'),
  chooseOther: (several: boolean) => (several ? 'Kies meer bestanden' : 'Kies een ander bestand'),
  drop: 'of sleep het hierheen',
} as const;

export const formTexts = {
  title: (list: string) => `${list} importeren`,
  back: 'Alle lijsten',
  file: 'Bestand',
  fileHint:
    'Excel of CSV, met een rij met koppen. Wat erboven staat, mag blijven. Ten hoogste 5 MB en 2.000 rijen.',
  paste: 'Of plak rijen uit een spreadsheet',
  pasteHint: 'Kopieer in Excel de rijen met de rij met koppen erboven, en plak ze hier.',
  pastedName: 'Geplakte rijen',
  empty: 'Download een lege lijst om in te vullen',
} as const;

const rows = (count: number) => (count === 1 ? '1 rij' : `${count} rijen`);

export const columnTexts = {
  title: 'Kolommen',
  columns: ['Kolom in het bestand', 'Eerste waarde', 'Wordt gelezen als'],
  unnamed: (letter: string) => `(kolom ${letter}, zonder kop)`,
  unused: 'niet gebruikt',
  read: (count: number) => (count === 1 ? 'Eén kolom wordt gelezen.' : `${count} kolommen worden gelezen.`),
  notUsed: (headings: readonly string[]) => `Niet gebruikt: ${headings.map((one) => `“${one}”`).join(', ')}.`,
  change: 'Wijzig de kolommen',
  label: (heading: string) => `Kolom ${heading} wordt gelezen als`,
} as const;

export const questionTexts = {
  title: (open: number) =>
    open === 0 ? 'Alle vragen zijn beantwoord' : open === 1 ? 'Eén vraag' : `${open} vragen`,
  takeAll: (count: number) =>
    count === 1 ? 'Neem het voorstel over' : `Neem alle ${count} voorstellen over`,
  leaveAll: (count: number) => `Laat deze ${count} leeg`,
  about: (count: number, first: readonly number[]) =>
    first.length === 0
      ? ''
      : `Bij ${count === 1 ? `rij ${first[0]}` : `${count} rijen: ${first.join(', ')}${count > first.length ? ' …' : ''}`}.`,
  other: 'Iets anders',
  otherLabel: 'Wat moet er staan?',
  use: 'Gebruik dit',
  answered: (count: number) =>
    count === 1 ? 'Toon de beantwoorde vraag' : `Toon de ${count} beantwoorde vragen`,
  more: (count: number) => `Toon alle ${count} vragen`,
  proposal: 'voorstel',
} as const;

export const summaryTexts = {
  toStore: (count: number) => (count === 0 ? 'Er verandert niets' : `${rows(count)} om te bewaren`),
  counts: (format: string, counts: { new: number; changed: number; same: number; rejected: number }) =>
    `Gelezen als ${format}: ${counts.new} nieuw, ${counts.changed} gewijzigd, ${counts.same} blijft gelijk, ${counts.rejected} geweigerd.`,
  rejected: 'Wat geweigerd is, wordt overgeslagen. Hieronder staat waarom.',
  absent: (count: number) =>
    `${count === 1 ? 'Eén staat' : `${count} staan`} wel in het beheer en niet in dit bestand. Daar verandert niets aan.`,
  made: (heading: string, names: readonly string[]) =>
    `${heading}: ${names.length === 1 ? 'er wordt één gemaakt' : `er worden er ${names.length} gemaakt`} (${names.slice(0, 10).join(', ')}${names.length > 10 ? ' …' : ''}).`,
  empty: (count: number) =>
    `${count === 1 ? 'Eén cel is leeg' : `${count} cellen zijn leeg`} waar nu iets staat. Wat doen we daarmee?`,
  keep: 'Laat staan wat er staat',
  wipe: 'Maak leeg',
  published: 'Nieuw en gewijzigd wordt',
  draft: 'een concept: u publiceert het zelf',
  publish: 'meteen gepubliceerd',
  run: (count: number) => `Bewaar ${rows(count)}`,
  openQuestions: (count: number) =>
    count === 1 ? 'Beantwoord eerst de vraag hieronder.' : `Beantwoord eerst de ${count} vragen hieronder.`,
  failed: 'Er ging iets mis. Probeer het opnieuw.',
} as const;

const pictures = (count: number) => (count === 1 ? '1 afbeelding' : `${count} afbeeldingen`);

export const picturesTexts = {
  title: 'Afbeeldingen bij deze lijst',
  field: 'Afbeeldingen of een ZIP',
  hint: 'Een afbeelding hoort bij de rij waarin haar bestandsnaam staat, of bij de rij die net zo heet.',
  chosen: (count: number) => `${pictures(count)} gekozen`,
  reading: 'De bestanden worden gelezen…',
  storing: (done: number, total: number) => `${done} van ${pictures(total)} opgeslagen`,
  matched: (matched: number, total: number) =>
    `${matched} van ${pictures(total)} ${matched === 1 ? 'hoort' : 'horen'} bij een rij.`,
  columns: ['Bestand', 'Waarom'],
  unused: 'Hoort bij geen rij, en gaat niet mee.',
  missing: (numbers: readonly number[]) =>
    `Staat in ${numbers.length === 1 ? `rij ${numbers[0]}` : `de rijen ${numbers.slice(0, 5).join(', ')}${numbers.length > 5 ? ' …' : ''}`}, maar is er niet bij.`,
  double: 'Er is al een afbeelding met deze naam gekozen.',
  tooMany: (most: number) => `Meer dan ${most} afbeeldingen gaan niet in één keer mee.`,
  refused: (count: number) =>
    `${pictures(count)} ${count === 1 ? 'is' : 'zijn'} niet aangenomen. Er is nog niets geïmporteerd: kijk hieronder en bewaar daarna opnieuw.`,
} as const;

export const filterTexts = {
  label: 'Toon',
  all: (count: number) => `Alle rijen (${count})`,
  problems: (count: number) => `Met een opmerking of probleem (${count})`,
  new: (count: number) => `Nieuw (${count})`,
  changed: (count: number) => `Gewijzigd (${count})`,
  none: 'Hier staat niets.',
} as const;

export const leftOutTexts = {
  title: 'Overgeslagen rijen',
  columns: ['Rij', 'Wat er staat', 'Waarom', ''],
  putBack: 'Zet terug',
  leaveOut: 'Sla over',
} as const;

export const progressTexts = {
  title: 'Bezig met bewaren',
  done: (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .map(([state, count]) => `${count} ${state}`)
      .join(', '),
  doneTitle: 'Bewaard',
  stay: 'U kunt deze bladzijde verlaten: het gaat door, ook na een herstart.',
  said: 'Hierbij is iets te zeggen',
  columns: ['Rij', 'Naam', 'Stand van zaken', 'Wat er is'],
} as const;

export const lineTexts = {
  columns: ['Plaats in bestand', 'Naam', 'Gevolg', 'Wat er verandert'],
  states: { new: 'nieuw', changed: 'gewijzigd', same: 'blijft gelijk', rejected: 'geweigerd' },
  untitled: '(zonder naam)',
  empty: '(leeg)',
  row: (number: number) => `rij ${number}`,
} as const;

export const downloadTexts = {
  label: 'Download deze lijst',
  excel: 'Als Excel',
  csv: 'Als CSV',
} as const;

export const changeTexts = {
  label: 'Wijzig',
  title: (count: number) => (count === 1 ? 'Eén wijzigen' : `${count} tegelijk wijzigen`),
  field: 'Veld',
  way: 'Wat doen we ermee?',
  ways: { add: 'Voeg toe', remove: 'Haal weg', set: 'Vervang alles' },
  dateHint: 'Bijvoorbeeld 9-2-2027.',
  yes: 'Ja',
  no: 'Nee',
  pending: (count: number) =>
    `${count === 1 ? 'Eén blijft' : `${count} blijven`} op de site: daar staat een concept met andere wijzigingen klaar. Publiceer dat eerst, of haal het zelf van de site.`,
  plan: (changed: number, same: number) =>
    `${changed === 0 ? 'Er verandert niets' : changed === 1 ? 'Er verandert er één' : `Er veranderen er ${changed}`}${same === 0 ? '' : `; ${same === 1 ? 'één heeft' : `${same} hebben`} dit al`}. Wat op de site staat, verandert daar ook.`,
  look: 'Bekijk wat er verandert',
  run: (count: number) => (count === 1 ? 'Wijzig er één' : `Wijzig er ${count}`),
  close: 'Sluit',
  begun: 'De wijziging wordt bewaard. Bij Lijsten kunt u haar terugdraaien.',
} as const;
