import { chmod } from 'node:fs/promises';
import Database from 'better-sqlite3';
import { Checksum } from '../../move/checksum';
import type { TableSum } from './table-sums';

/** All pages at once: SQLite begins again when somebody writes between two steps, and would never end on a busy fair. */
const allPages = 2 ** 31 - 1;

/**
 * Copies a database that may be in use with SQLite's online backup, as it is at one moment. Everything that was
 * acknowledged before the call is in the copy; nobody waits for it.
 */
export async function copySqlite(file: string, copy: string): Promise<void> {
  const database = new Database(file, { fileMustExist: true, timeout: 30_000 });
  try {
    await database.backup(copy, { progress: () => allPages });
    await chmod(copy, 0o600);
  } finally {
    database.close();
  }
}

export function sumsOfSqlite(file: string): TableSum[] {
  const database = new Database(file, { fileMustExist: true });
  try {
    return database
      .prepare(`select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by 1`)
      .all()
      .map(({ name }) => sumOf(database, String(name)));
  } finally {
    database.close();
  }
}

function sumOf(database: Database, table: string): TableSum {
  const quoted = `"${table.replaceAll('"', '""')}"`;
  const columns = database
    .prepare('select name from pragma_table_info(?)')
    .all(table)
    .map(({ name }) => String(name));
  const checksum = new Checksum();
  for (const row of database.prepare(`select * from ${quoted}`).iterate())
    checksum.add(
      Object.values(row).map((value) =>
        typeof value === 'string' || typeof value === 'number' || value === null
          ? value
          : JSON.stringify(value),
      ),
    );
  return { table, columns, rows: checksum.rows, checksum: checksum.value };
}

/** Null when the database file is sound. */
export function faultOfSqlite(file: string): string | null {
  const database = new Database(file, { fileMustExist: true });
  try {
    const found = String(database.pragma('integrity_check(1)', { simple: true }));
    if (found !== 'ok') return found.replaceAll(/\s+/g, ' ');
    const [orphan] = database.prepare('select "table" as name from pragma_foreign_key_check').all();
    return orphan ? `a row of ${String(orphan.name)} refers to one that is not there` : null;
  } finally {
    database.close();
  }
}
