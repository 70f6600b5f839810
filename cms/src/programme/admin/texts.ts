import type { ImportCounts } from '../import/shape';

const entries = (count: number) => (count === 1 ? '1 onderdeel' : `${count} onderdelen`);

export const pageSubtitle =
  'Onderdelen van het programma uit een bestand halen. U ziet eerst wat er verandert.';

export const formTexts = {
  fileHint:
    'Een schema van c3voc, frab of pretalx (JSON of XML), de lezingen of de tijden uit de API van pretalx (JSON), of een lijst (Excel of CSV) met de koppen van de programmapagina; wat erboven staat, mag blijven. Ten hoogste 5 MB en 500 onderdelen: importeer een groter programma per dag.',
  pastedName: 'Geplakte rijen',
  missing: 'Wat er nog niet is',
  make: {
    rooms: 'Maak zalen die er nog niet zijn',
    speakers: 'Maak sprekers die er nog niet zijn',
    themes: 'Maak thema’s die er nog niet zijn',
  },
  missingHint: 'Zonder vinkje worden onderdelen met een onbekende naam geweigerd.',
  published: 'Nieuw en gewijzigd wordt',
  publishedHint: 'Publiceren zet van gewijzigde onderdelen ook op de site wat er nog als concept stond.',
  draft: 'een concept: u publiceert het zelf',
  publish: 'meteen gepubliceerd',
  look: 'Bekijk wat er verandert',
} as const;

const mostRowsNamed = 10;

export const summaryTexts = {
  hidden: (rows: readonly string[]) => {
    const named = rows.slice(0, mostRowsNamed).join(', ');
    const more = rows.length > mostRowsNamed ? ` en nog ${rows.length - mostRowsNamed}` : '';
    return rows.length === 1
      ? `Eén rij is in het bestand verborgen (${named}), vaak door een filter. Wat doen we daarmee?`
      : `${rows.length} rijen zijn in het bestand verborgen (${named}${more}), vaak door een filter. Wat doen we daarmee?`;
  },
  hiddenChoices: { skip: 'Overslaan: alleen wat zichtbaar is', take: 'Ook importeren' },
  toImport: (count: number) => (count === 0 ? 'Er verandert niets' : `${entries(count)} om te importeren`),
  counts: (format: string, counts: ImportCounts) =>
    `Gelezen als ${format}: ${counts.new} nieuw, ${counts.changed} gewijzigd, ${counts.same} blijft gelijk, ${counts.rejected} geweigerd.`,
  rejected: 'Wat geweigerd is, wordt overgeslagen. Hieronder staat waarom.',
  absent: (count: number) =>
    `${count === 1 ? 'Eén onderdeel staat' : `${count} onderdelen staan`} wel in het beheer en niet in dit bestand. Daar verandert niets aan.`,
  run: (count: number) => `Importeer ${entries(count)}`,
  done: (counts: ImportCounts) => `Geïmporteerd: ${counts.new} nieuw, ${counts.changed} gewijzigd.`,
  failed: 'Er ging iets mis. Probeer het opnieuw.',
} as const;

export const unknownTexts = {
  title: 'Namen die nog niet in het beheer staan',
  kinds: {
    rooms: 'Zalen',
    speakers: 'Sprekers',
    themes: 'Thema’s',
    audiences: 'Doelgroepen',
    exhibitors: 'Standhouders',
    pavilions: 'Paviljoens',
  },
  made: 'worden gemaakt',
  rejected: 'hun onderdelen worden geweigerd',
  times: (name: string, count: number) => (count === 1 ? name : `${name} (${count} keer)`),
} as const;
