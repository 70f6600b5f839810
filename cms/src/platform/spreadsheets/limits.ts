import { tableFileErrors } from './texts';

/** Of a table that comes in. The library makes every row and column up to the last one, also the empty ones between. */
export const maxRows = 2000;
const maxColumns = 100;

/** The limit that a table is over, in a sentence; null for none. */
export function sizeProblem(rows: readonly (readonly unknown[])[]): string | null {
  const filled = rows.filter((row) => row.length > 0).length;
  if (filled > maxRows) return tableFileErrors.tooManyRows(maxRows);
  const wide = rows.findIndex((row) => row.length > maxColumns);
  return wide === -1 ? null : tableFileErrors.tooManyColumns(wide + 1, rows[wide]?.length ?? 0, maxColumns);
}

/** A workbook is a ZIP file. */
export function isWorkbook(file: Buffer): boolean {
  return file.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'));
}
