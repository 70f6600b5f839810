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
import { checkUnpackedSize, maxRows } from './unpacked-size';

/** What a file says, and what it was taken for. */
export interface ReadFile {
  format: string;
  entries: Entry[];
}

const maxColumns = 100;

/**
 * Reads a programme. What a file is follows from its bytes and not from its name.
 * @throws {UnreadableFile}
 */
export async function readFile(file: Buffer): Promise<ReadFile> {
  if (file.length === 0) throw new UnreadableFile('Dit bestand is leeg.');
  if (file.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1')))
    return { format: 'Excel', entries: readTable(await readWorkbook(file)) };
  const text = decode(file);
  const first = text.trimStart()[0];
  if (first === '<') return { format: 'schema als XML', entries: readScheduleXml(readXml(text.trimStart())) };
  if (first !== '{' && first !== '[') return { format: 'CSV', entries: readTable(readCsv(text)) };
  const json = parseJson(text);
  return isPretalx(json)
    ? { format: 'lezingen van pretalx', entries: readPretalx(json) }
    : { format: 'schema als JSON', entries: readScheduleJson(json) };
}

/** Without its byte order mark. */
function decode(file: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    throw new UnreadableFile(
      'Dit bestand kunnen we niet lezen. Kies een schema als JSON of XML, een export van pretalx, of een Excel- of CSV-bestand (UTF-8).',
    );
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableFile(
      'Dit JSON-bestand is niet heel: er ontbreekt iets, of er staat iets in dat geen JSON is.',
    );
  }
}

function readCsv(text: string): string[][] {
  const { data, errors } = parse<string[]>(text, { preview: maxRows + 1, skipEmptyLines: false });
  if (errors.some(({ type }) => type === 'Quotes'))
    throw new UnreadableFile('Dit CSV-bestand is niet heel: een aanhalingsteken wordt niet gesloten.');
  return withinLimits(data);
}

async function readWorkbook(file: Buffer): Promise<unknown[][]> {
  checkUnpackedSize(file);
  const { default: readExcelFile } = await import('read-excel-file/node');
  let sheets: { data: unknown[][] }[];
  try {
    sheets = await readExcelFile(file);
  } catch {
    throw new UnreadableFile('Dit Excel-bestand kunnen we niet lezen. Sla het opnieuw op als .xlsx.');
  }
  return withinLimits(sheets[0]?.data ?? []);
}

function withinLimits<Cell>(rows: Cell[][]): Cell[][] {
  if (rows.length > maxRows || rows.some((row) => row.length > maxColumns))
    throw new UnreadableFile(`Deze tabel is te groot: lees er ten hoogste ${maxRows} rijen tegelijk in.`);
  return rows;
}
