import { posix } from 'node:path';
import {
  emptyCell,
  numberCell,
  UnreadableFile,
  type Cell,
  type Sheet,
  type XmlElement,
} from 'beursvloer-domain/import';
import { maxRows, sizeProblem } from './limits';
import { readXml } from './read-xml';
import { readDetails, readFormats, type SheetDetails } from './sheet-details';
import { workbookErrors } from './texts';
import { pack, unpack, type Part } from './zip';

/** A spreadsheet of 500 rows unpacks to some 2 MB. */
const maxUnpackedBytes = 30 * 1024 * 1024;
const maxParts = 1000;
const maxCells = 100_000;

/** What the library read, beside what the spreadsheet shows. */
export interface ReadSheet extends Sheet {
  values: readonly (readonly unknown[])[];
  /** A sentence when the sheet is over a limit; null when it is not. */
  problem: string | null;
}

/**
 * Reads a workbook. The library that does gets it with only the cells that hold something: it unpacks without a limit, and makes
 * a row of every formatted one. Excel formats whole columns, down to row 1,048,576.
 * @throws {UnreadableFile}
 */
export async function readWorkbook(file: Buffer): Promise<ReadSheet[]> {
  const parts = unpack(file, { bytes: maxUnpackedBytes, parts: maxParts })
    .filter(({ name }) => /\.(?:xml|rels)$/.test(name.toString('latin1')))
    .map(({ name, data }) => ({ name, data: filledCells(data) }));
  const detailsOf = sheetDetails(parts);
  const { default: readExcelFile } = await import('read-excel-file/node');
  let sheets: { sheet: string; data: unknown[][] }[];
  try {
    sheets = await readExcelFile(pack(parts));
  } catch {
    throw new UnreadableFile(workbookErrors.unreadable);
  }
  return sheets.map(({ sheet, data }) => {
    const { numbers, hidden, filtered, merged } = detailsOf(sheet);
    const cellAt = (value: unknown, row: number, column: number): Cell => {
      const found = numbers.get(`${row} ${column}`);
      return found ? numberCell(found.number, found.format) : cellOf(value);
    };
    const rows = data.map((cells, row) => cells.map((value, column) => cellAt(value, row, column)));
    return { name: sheet, rows, hidden, filtered, merged, values: data, problem: sizeProblem(data) };
  });
}

function cellOf(value: unknown): Cell {
  if (typeof value === 'boolean') return { shown: value ? 'WAAR' : 'ONWAAR' };
  return typeof value === 'string' || typeof value === 'number' ? { shown: String(value) } : emptyCell;
}

function sheetDetails(parts: readonly Part[]): (name: string) => SheetDetails {
  const textOf = (path: string) =>
    parts.find(({ name }) => name.toString('latin1') === path)?.data.toString('utf8') ?? '<none/>';
  const elementsIn = (path: string) => childrenOf(readXml(textOf(path)));
  const sheets = elementsIn('xl/workbook.xml').filter(({ name }) => /^(?:\w+:)?sheets$/.test(name));
  const targets = new Map(
    elementsIn('xl/_rels/workbook.xml.rels').map(({ attributes }) => [attributes.Id, attributes.Target]),
  );
  const formatOf = readFormats(textOf('xl/styles.xml'));
  const paths = new Map(
    sheets.flatMap(childrenOf).map(({ attributes }) => {
      const id = Object.entries(attributes).find(([name]) => /:id$/.test(name))?.[1];
      // From the root of the file, or from the folder of the workbook.
      return [attributes.name ?? '', posix.resolve('/xl', targets.get(id ?? '') ?? '').slice(1)];
    }),
  );
  return (name) => readDetails(textOf(paths.get(name) ?? ''), formatOf);
}

const childrenOf = ({ nodes }: XmlElement) => nodes.filter((node) => typeof node !== 'string');

/** Attributes have no `<`, so none of these looks further than the next one of its kind: a sheet can be megabytes of them. */
const cell = /<((?:\w+:)?)c(?=[\s/>])([^<>]*?)(?:\/>|>((?:(?!<(?:\w+:)?c[\s/>])[^])*?)<\/\1c\s*>)/g;
const value = /<(?:\w+:)?[vt](?:\s[^<>]*)?>\s*(?:[^<\s]|<!\[CDATA\[)/;
const emptyRow = /<((?:\w+:)?)row(?=[\s/>])[^<>]*?(?:\/>|>\s*<\/\1row\s*>)/g;

/**
 * A sheet without its empty cells and rows; another part as it is.
 * @throws {UnreadableFile} for a sheet with a cell far away, or with more rows and cells than a list has
 */
export function filledCells(part: Buffer): Buffer {
  const text = part.toString('latin1');
  if (!text.includes('sheetData')) return part;
  const filled = text
    .replace(cell, (whole: string, _prefix: string, _attributes: string, inside = '') =>
      value.test(inside) ? whole : '',
    )
    .replace(emptyRow, '');
  const rows = filled.match(/<(?:\w+:)?row\b/g)?.length ?? 0;
  const cells = filled.match(/<(?:\w+:)?c\b/g)?.length ?? 0;
  if (rows > maxRows || cells > maxCells) throw tooManyRows(rows);
  for (const [, place = ''] of filled.matchAll(/\sr\s*=\s*["']([^"'<>]{0,17})/g)) {
    const [, row] = /^[A-Z]{0,2}(\d{1,4})$/.exec(place) ?? [];
    if (row === undefined || Number(row) > maxRows) throw tooFar(place);
  }
  return Buffer.from(filled, 'latin1');
}

const tooManyRows = (rows: number) => new UnreadableFile(workbookErrors.tooManyRows(rows, maxRows));
const tooFar = (place: string) => new UnreadableFile(workbookErrors.tooFar(place));
