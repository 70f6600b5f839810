import { builtInFormat, UnreadableFile, type Merged } from 'beursvloer-domain/import';
import { SaxesParser } from 'saxes';
import { workbookErrors } from './texts';

export interface FormattedNumber {
  number: number;
  /** The code of its format: `0" m²"`, `d-m-yyyy`. */
  format: string;
}

/** What a sheet says beside its values. Rows and columns are counted from 0. */
export interface SheetDetails {
  hidden: Set<number>;
  filtered: number[];
  merged: Merged[];
  /** By `row column`. */
  numbers: Map<string, FormattedNumber>;
}

/**
 * Reads what the library for spreadsheets does not: numbers with their formats, hidden rows, filters and merged cells.
 * @param formatOf the code of the format with this index
 * @throws {UnreadableFile}
 */
export function readDetails(sheet: string, formatOf: (style: number) => string): SheetDetails {
  const details: SheetDetails = { hidden: new Set(), filtered: [], merged: [], numbers: new Map() };
  const parser = parserOf();
  let [row, column, style, firstFiltered] = [-1, -1, 0, 0];
  let isNumber = false;
  let value: string | null = null;
  parser.on('opentag', ({ name, attributes }) => {
    switch (localName(name)) {
      case 'row':
        row = attributes.r === undefined ? row + 1 : Number(attributes.r) - 1;
        column = -1;
        if (attributes.hidden === '1' || attributes.hidden === 'true') details.hidden.add(row);
        break;
      case 'c':
        column = placeOf(attributes.r)?.column ?? column + 1;
        style = Number(attributes.s ?? 0);
        isNumber = attributes.t === undefined || attributes.t === 'n';
        break;
      case 'v':
        value = '';
        break;
      case 'autoFilter':
        firstFiltered = placeOf(attributes.ref)?.column ?? 0;
        break;
      case 'filterColumn':
        details.filtered.push(firstFiltered + Number(attributes.colId ?? 0));
        break;
      case 'mergeCell':
        details.merged.push(...mergedIn(attributes.ref));
    }
  });
  parser.on('text', (text) => {
    if (value !== null) value += text;
  });
  parser.on('closetag', ({ name }) => {
    if (localName(name) !== 'v' || value === null) return;
    const number = Number(value);
    if (isNumber && value.trim() !== '' && Number.isFinite(number))
      details.numbers.set(`${row} ${column}`, { number, format: formatOf(style) });
    value = null;
  });
  parser.write(sheet).close();
  return details;
}

/**
 * Reads the formats of a workbook.
 * @returns the code of the format that a cell names by its index
 * @throws {UnreadableFile}
 */
export function readFormats(styles: string): (style: number) => string {
  const codes = new Map<number, string>();
  const used: number[] = [];
  let isInCells = false;
  const parser = parserOf();
  parser.on('opentag', ({ name, attributes }) => {
    const local = localName(name);
    if (local === 'numFmt') codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
    if (local === 'cellXfs') isInCells = true;
    if (local === 'xf' && isInCells) used.push(Number(attributes.numFmtId ?? 0));
  });
  parser.on('closetag', ({ name }) => {
    if (localName(name) === 'cellXfs') isInCells = false;
  });
  parser.write(styles).close();
  return (style) => {
    const id = used[style] ?? 0;
    return codes.get(id) ?? builtInFormat(id);
  };
}

function parserOf(): SaxesParser {
  const parser = new SaxesParser();
  parser.on('error', () => {
    throw new UnreadableFile(workbookErrors.unreadable);
  });
  return parser;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

function placeOf(reference = ''): { row: number; column: number } | null {
  const [, letters, row] = /^\$?([A-Z]{1,3})\$?(\d{1,7})/.exec(reference) ?? [];
  if (letters === undefined || row === undefined) return null;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return { row: Number(row) - 1, column: column - 1 };
}

function mergedIn(reference = ''): Merged[] {
  const [from, to] = reference.split(':').map((one) => placeOf(one));
  return from && to
    ? [{ fromRow: from.row, toRow: to.row, fromColumn: from.column, toColumn: to.column }]
    : [];
}
