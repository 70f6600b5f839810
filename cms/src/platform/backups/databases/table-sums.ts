import { createHash } from 'node:crypto';

export interface TableSum {
  table: string;
  columns: string[];
  rows: number;
  /** Does not depend on the order of rows. Each kind of database makes its own, so sums of two kinds are never equal. */
  checksum: string;
}

export function schemaOf(tables: readonly TableSum[]): string {
  const names = tables.map(({ table, columns }) => `${table}(${[...columns].sort().join()})`).sort();
  return createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
}

/** The first table that is not what it was, in words; null when all are the same. */
export function differenceOf(wanted: readonly TableSum[], found: readonly TableSum[]): string | null {
  const byName = new Map(found.map((one) => [one.table, one]));
  for (const { table, rows, checksum } of wanted) {
    const other = byName.get(table);
    if (!other) return `the table ${table} is missing`;
    if (other.rows !== rows) return `the table ${table} has ${other.rows} rows and had ${rows}`;
    if (other.checksum !== checksum) return `the rows of the table ${table} are not the same`;
  }
  return found.length > wanted.length ? 'it has a table more than it had' : null;
}
