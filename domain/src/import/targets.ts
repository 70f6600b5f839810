import type { ColumnKind, ListColumn, Target } from './column.js';
import { partHeadings } from './texts.js';

interface Part {
  part: string;
  otherHeadings: readonly string[];
}

/** Kinds that people also write in several columns. */
const parts: Readonly<Partial<Record<ColumnKind, readonly Part[]>>> = {
  person: [
    { part: 'title', otherHeadings: ['aanhef titel', 'titels'] },
    { part: 'given', otherHeadings: ['voornamen', 'roepnaam', 'first name', 'vorname'] },
    { part: 'prefix', otherHeadings: ['tussenvoegsels', 'tv', 'voorvoegsel', 'voorvoegsels'] },
    { part: 'surname', otherHeadings: ['familienaam', 'last name', 'surname', 'nachname'] },
  ],
  address: [
    { part: 'street', otherHeadings: ['straat', 'adres', 'bezoekadres', 'strasse', 'straße', 'street'] },
    { part: 'number', otherHeadings: ['huisnr', 'nr', 'hausnummer'] },
    { part: 'postcode', otherHeadings: ['pc', 'plz', 'postcode nl', 'zip'] },
    { part: 'city', otherHeadings: ['stad', 'woonplaats', 'ort', 'city'] },
    { part: 'country', otherHeadings: ['landcode', 'country'] },
  ],
};

export function targetsOf(columns: readonly ListColumn[]): Target[] {
  return columns.flatMap((column) => [
    { id: column.path, column, part: null, heading: column.heading, otherHeadings: column.otherHeadings },
    ...(parts[column.kind] ?? []).map(({ part, otherHeadings }) => ({
      id: `${column.path}#${part}`,
      column,
      part,
      heading: partHeadings[part] ?? part,
      otherHeadings,
    })),
  ]);
}
