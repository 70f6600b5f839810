import {
  isPretalx,
  readPretalx,
  readScheduleJson,
  readScheduleXml,
  readTable,
  UnreadableFile,
  type Entry,
} from 'beursvloer-domain/schedule';
import { parse } from 'papaparse';
import { readXml } from './read-xml';
import { maxRows, workbookOf } from './workbook';
import { fileErrors, formats, workbookErrors } from '../texts';

export interface ReadFile {
  format: string;
  entries: Entry[];
}

const maxColumns = 100;

/**
 * Reads a programme. What a file is follows from its bytes and not from its name.
 * @param fairDays `YYYY-MM-DD`; days without a year are among these
 * @throws {UnreadableFile}
 */
export async function readFile(file: Buffer, fairDays: readonly string[]): Promise<ReadFile> {
  if (file.length === 0) throw new UnreadableFile(fileErrors.empty);
  if (file.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1')))
    return { format: formats.excel, entries: readTable(await readWorkbook(file), fairDays) };
  const text = decode(file);
  const first = text.trimStart()[0];
  if (first === '<') return { format: formats.xml, entries: readScheduleXml(readXml(text.trimStart())) };
  if (first !== '{' && first !== '[')
    return { format: formats.csv, entries: readTable(readCsv(text), fairDays) };
  const json = parseJson(text);
  return isPretalx(json)
    ? { format: formats.pretalx, entries: readPretalx(json) }
    : { format: formats.json, entries: readScheduleJson(json) };
}

/** Without its byte order mark. Another encoding than UTF-8 is read when the file says it: nothing is guessed. */
function decode(file: Buffer): string {
  const start = file.subarray(0, 100).toString('latin1');
  const [, declared] = /^<\?xml [^>]*encoding=["']([\w-]{1,40})["']/i.exec(start) ?? [];
  const mark = file.subarray(0, 2).toString('hex');
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : (declared ?? 'utf-8');
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(file);
  } catch {
    throw new UnreadableFile(fileErrors.unreadable);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableFile(fileErrors.brokenJson);
  }
}

/** Excel writes the sign between cells in a first line of its own (`sep=;`), and does not count that line. */
const separatorLine = /^\s*"?sep=(.|\\t)"?[;,\t]*\r?\n/i;

function readCsv(text: string): string[][] {
  const [line = '', separator = ''] = separatorLine.exec(text) ?? [];
  const rows: string[][] = [];
  let count = 0;
  let isBroken = false;
  parse<string[]>(text.slice(line.length), {
    delimiter: separator === '\\t' ? '\t' : separator,
    skipEmptyLines: false,
    step: ({ data, errors }, parser) => {
      isBroken ||= errors.some(({ type }) => type === 'Quotes');
      const isEmpty = data.every((cell) => cell.trim() === '');
      rows.push(isEmpty ? emptyRow : data);
      if (!isEmpty) count += 1;
      if (count > maxRows) parser.abort();
    },
  });
  if (isBroken) throw new UnreadableFile(fileErrors.brokenCsv);
  return withinLimits(rows, count);
}

/** One for all: a sheet with formatted rows ends in thousands of them. */
const emptyRow: string[] = [];

async function readWorkbook(file: Buffer): Promise<unknown[][]> {
  const workbook = workbookOf(file);
  const { default: readExcelFile } = await import('read-excel-file/node');
  let sheets: { data: unknown[][] }[];
  try {
    sheets = await readExcelFile(workbook);
  } catch {
    throw new UnreadableFile(workbookErrors.unreadable);
  }
  const rows = sheets[0]?.data ?? [];
  return withinLimits(rows, rows.length);
}

function withinLimits<Cell>(rows: Cell[][], count: number): Cell[][] {
  if (count > maxRows) throw new UnreadableFile(fileErrors.tooManyRows(maxRows));
  const wide = rows.findIndex((row) => row.length > maxColumns);
  if (wide !== -1)
    throw new UnreadableFile(fileErrors.tooManyColumns(wide + 1, rows[wide]?.length ?? 0, maxColumns));
  return rows;
}
