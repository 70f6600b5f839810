import { UnreadableFile, type ChosenColumns } from 'beursvloer-domain/import';
import {
  isPretalx,
  readPretalx,
  readScheduleJson,
  readScheduleXml,
  readTables,
  type Entry,
  type SessionKind,
  type TableRead,
} from 'beursvloer-domain/schedule';
import { readCsv } from '../../platform/spreadsheets/csv';
import { decodeText } from '../../platform/spreadsheets/decode';
import { isWorkbook, sizeProblem } from '../../platform/spreadsheets/limits';
import { readXml } from '../../platform/spreadsheets/read-xml';
import { readWorkbook } from '../../platform/spreadsheets/workbook';
import { fileErrors, formats } from '../texts';

/** The columns are those of a table; another format has none. */
export interface ReadFile extends TableRead {
  format: string;
}

interface FileFair {
  days: readonly string[];
  kinds: readonly SessionKind[];
}

/**
 * Reads a programme. What a file is follows from its bytes and not from its name.
 * @param fair its days as `YYYY-MM-DD`, for days without a year, and its kinds of sessions
 * @throws {UnreadableFile}
 */
export async function readFile(file: Buffer, fair: FileFair, choices?: ChosenColumns): Promise<ReadFile> {
  if (file.length === 0) throw new UnreadableFile(fileErrors.empty);
  if (isWorkbook(file)) return { format: formats.excel, ...(await readSheets(file, fair, choices)) };
  const decoded = decodeText(file);
  if (!decoded) throw new UnreadableFile(fileErrors.unreadable);
  const { text, isWestern } = decoded;
  const first = text.trimStart()[0];
  if (first !== '<' && first !== '{' && first !== '[')
    return {
      format: isWestern ? formats.westernCsv : formats.csv,
      ...readTables([{ rows: rowsOf(text) }], fair, choices),
    };
  if (isWestern) throw new UnreadableFile(fileErrors.unreadable);
  if (first === '<')
    return { format: formats.xml, ...noTable(readScheduleXml(readXml(text.trimStart()), fair.kinds)) };
  const json = parseJson(text);
  return isPretalx(json)
    ? { format: formats.pretalx, ...noTable(readPretalx(json, fair.kinds)) }
    : { format: formats.json, ...noTable(readScheduleJson(json, fair.kinds)) };
}

const noTable = (entries: Entry[]): TableRead => ({ entries, columns: [], problem: null });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableFile(fileErrors.brokenJson);
  }
}

function rowsOf(text: string): string[][] {
  const rows = readCsv(text);
  const problem = sizeProblem(rows);
  if (problem !== null) throw new UnreadableFile(problem);
  return rows;
}

async function readSheets(file: Buffer, fair: FileFair, choices?: ChosenColumns): Promise<TableRead> {
  const sheets = await readWorkbook(file);
  const fitting = sheets.filter(({ problem }) => problem === null);
  const [large] = sheets.flatMap(({ problem }) => problem ?? []);
  try {
    const read = readTables(
      fitting.map(({ values, hidden, merged }) => ({
        rows: values,
        merged,
        hidden: new Set([...hidden].map((index) => index + 1)),
      })),
      fair,
      choices,
    );
    if (read.problem === null || large === undefined) return read;
  } catch (error) {
    if (large === undefined) throw error;
  }
  // The large sheet was meant, where no other is a programme.
  throw new UnreadableFile(large);
}
