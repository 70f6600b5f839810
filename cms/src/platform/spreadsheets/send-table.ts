import { errors } from '@strapi/utils';
import { safeTable, workbookCell } from 'beursvloer-domain/tables';
import { unparse } from 'papaparse';
import type { AdminContext } from '../access/admin-routes';
import { tableErrors } from './texts';

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

type Table = readonly (readonly string[])[];

/**
 * Sends a table as a file for spreadsheets, in which no cell is a formula.
 * @param format of the query: `csv` or `xlsx`
 * @param file.name of the file, without its ending
 * @param file.sheet the name of the sheet in Excel
 * @param file.table rows of cells; the first row has the headings
 * @returns the body
 * @throws {errors.ValidationError} for another format
 */
export async function sendTable(
  context: AdminContext,
  format: unknown,
  file: () => Promise<{ name: string; sheet: string; table: Table }>,
): Promise<Buffer> {
  if (format !== 'csv' && format !== 'xlsx') throw new errors.ValidationError(tableErrors.unknownFormat);
  const { name, sheet, table } = await file();
  context.set('Content-Type', types[format]);
  context.set('Content-Disposition', `attachment; filename="${name}.${format}"`);
  const safe = safeTable(table);
  return format === 'csv' ? toCsv(safe) : toXlsx(safe, sheet);
}

/** With a byte order mark, without which Excel takes UTF-8 for another encoding, and the semicolons of Dutch Excel. */
function toCsv(table: string[][]): Buffer {
  const body = unparse(table, { delimiter: ';', newline: '\r\n', quotes: true });
  return Buffer.from(`\uFEFF${body}`, 'utf8');
}

async function toXlsx(table: string[][], sheet: string): Promise<Buffer> {
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const cells = table.map((row) => row.map((value) => ({ value: workbookCell(value), type: String })));
  return writeExcelFile(cells, { sheet, stickyRowsCount: 1 }).toBuffer();
}
