import { UnreadableFile, type Sheet } from 'beursvloer-domain/import';
import { readCsv } from '../spreadsheets/csv';
import { decodeText } from '../spreadsheets/decode';
import { isWorkbook, sizeProblem } from '../spreadsheets/limits';
import { tableFileErrors } from '../spreadsheets/texts';
import { readWorkbook } from '../spreadsheets/workbook';
import { formats } from './texts';

interface ReadList {
  format: string;
  sheets: Sheet[];
}

/**
 * Reads a table. What a file is follows from its bytes and not from its name.
 * @throws {UnreadableFile}
 */
export async function readList(file: Buffer): Promise<ReadList> {
  if (file.length === 0) throw new UnreadableFile(tableFileErrors.empty);
  if (isWorkbook(file)) {
    const sheets = await readWorkbook(file);
    const fitting = sheets.filter(({ problem }) => problem === null);
    const [large] = sheets.flatMap(({ problem }) => problem ?? []);
    if (fitting.length === 0) throw new UnreadableFile(large ?? tableFileErrors.empty);
    return { format: formats.excel, sheets: fitting };
  }
  const decoded = decodeText(file);
  if (!decoded) throw new UnreadableFile(tableFileErrors.unreadable);
  const { text, isWestern } = decoded;
  const table = readCsv(text);
  const problem = sizeProblem(table);
  if (problem !== null) throw new UnreadableFile(problem);
  const rows = table.map((cells) => cells.map((shown) => ({ shown })));
  const sheet = { name: '', rows, hidden: new Set<number>(), filtered: [], merged: [] };
  return { format: isWestern ? formats.westernCsv : formats.csv, sheets: [sheet] };
}
