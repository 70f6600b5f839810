import { workbookCell } from 'beursvloer-domain/tables';
import Papa from 'papaparse';

type Table = readonly (readonly string[])[];

/** With a byte order mark, without which Excel takes UTF-8 for another encoding, and the semicolons of Dutch Excel. */
export function csvFile(table: Table): string {
  const rows = table.map((cells) => [...cells]);
  return `\uFEFF${Papa.unparse(rows, { delimiter: ';', newline: '\r\n', quotes: true })}\r\n`;
}

/** The most that Excel takes for the name of a sheet. */
const maxNameLength = 31;

export async function xlsxFile(table: Table, name: string): Promise<Buffer> {
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const cells = table.map((row, index) =>
    row.map((value) => ({
      value: workbookCell(value),
      type: String,
      wrap: true,
      alignVertical: 'top' as const,
      ...(index === 0 && { fontWeight: 'bold' as const }),
    })),
  );
  // Excel takes none of these in the name of a sheet.
  const sheet = name.replace(/[\\/?*[\]:]/g, ' ').slice(0, maxNameLength);
  return writeExcelFile(cells, { sheet, stickyRowsCount: 1 }).toBuffer();
}
