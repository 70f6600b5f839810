import {
  isPretalx,
  readPretalx,
  readScheduleJson,
  readScheduleXml,
  readTables,
  UnreadableFile,
  type TableRead,
} from 'beursvloer-domain/schedule';
import { parse } from 'papaparse';
import { decodeWindows1252 } from '../../platform/spreadsheets/windows-1252';
import { readXml } from './read-xml';
import { maxRows, workbookOf } from './workbook';
import { fileErrors, formats, workbookErrors } from '../texts';

/** The columns are those of a table; another format has none. */
export interface ReadFile extends TableRead {
  format: string;
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
    return { format: formats.excel, ...(await readWorkbook(file, fairDays)) };
  const { text, isWestern } = decode(file);
  const first = text.trimStart()[0];
  if (first !== '<' && first !== '{' && first !== '[')
    return {
      format: isWestern ? formats.westernCsv : formats.csv,
      ...readTables([{ rows: readCsv(text) }], fairDays),
    };
  if (isWestern) throw new UnreadableFile(fileErrors.unreadable);
  if (first === '<')
    return { format: formats.xml, entries: readScheduleXml(readXml(text.trimStart())), columns: [] };
  const json = parseJson(text);
  return isPretalx(json)
    ? { format: formats.pretalx, entries: readPretalx(json), columns: [] }
    : { format: formats.json, entries: readScheduleJson(json), columns: [] };
}

interface Decoded {
  text: string;
  /** It is in Windows-1252, which the file does not say. */
  isWestern: boolean;
}

/** Bytes that no text has in Windows-1252: signs of control, and the five that stand for nothing. */
const noText = /[^\t\n\f\r\x20-\xFF]|[\x7F\x81\x8D\x8F\x90\x9D]/;

/**
 * Without its byte order mark. Excel in the Netherlands and Belgium saves "CSV" in Windows-1252, and such a file says nothing of
 * it: that is taken for what is no UTF-8.
 */
function decode(file: Buffer): Decoded {
  const start = file.subarray(0, 100).toString('latin1');
  const [, declared] = /^<\?xml [^>]*encoding=["']([\w-]{1,40})["']/i.exec(start) ?? [];
  const mark = file.subarray(0, 2).toString('hex');
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : (declared ?? 'utf-8');
  try {
    const decoder = new TextDecoder(encoding, { fatal: true });
    const text = decoder.encoding === 'windows-1252' ? decodeWindows1252(file) : decoder.decode(file);
    return { text, isWestern: false };
  } catch {
    if (encoding !== 'utf-8' || noText.test(file.toString('latin1')))
      throw new UnreadableFile(fileErrors.unreadable);
    return { text: decodeWindows1252(file), isWestern: true };
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
  const problem = tooLarge(rows, count);
  if (problem !== null) throw new UnreadableFile(problem);
  return rows;
}

/** One for all: a sheet with formatted rows ends in thousands of them. */
const emptyRow: string[] = [];

async function readWorkbook(packed: Buffer, fairDays: readonly string[]): Promise<TableRead> {
  const { file, hidden } = workbookOf(packed);
  const { default: readExcelFile } = await import('read-excel-file/node');
  let sheets: { sheet: string; data: unknown[][] }[];
  try {
    sheets = await readExcelFile(file);
  } catch {
    throw new UnreadableFile(workbookErrors.unreadable);
  }
  const checked = sheets.map(({ sheet, data }) => ({
    rows: data,
    hidden: hidden.get(sheet),
    problem: tooLarge(data, data.length),
  }));
  const fitting = checked.filter(({ problem }) => problem === null);
  const [large] = checked.flatMap(({ problem }) => problem ?? []);
  try {
    return readTables(fitting, fairDays);
  } catch (error) {
    // The large sheet was meant, where no other is a programme.
    throw large === undefined ? error : new UnreadableFile(large);
  }
}

/** The limit that a table is over, in a sentence. */
function tooLarge(rows: readonly (readonly unknown[])[], count: number): string | null {
  if (count > maxRows) return fileErrors.tooManyRows(maxRows);
  const wide = rows.findIndex((row) => row.length > maxColumns);
  return wide === -1 ? null : fileErrors.tooManyColumns(wide + 1, rows[wide]?.length ?? 0, maxColumns);
}
