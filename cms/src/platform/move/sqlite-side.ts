import { existsSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { claimDatabase, databaseFileIn } from '../storage/claim-database';
import { CannotStart } from '../storage/cannot-start';
import type { Column, Side } from './side';
import { fromSqlite, toSqlite } from './values';

/**
 * The database of a data folder that no content backend uses.
 * @throws {CannotStart} when another process owns it, or when it is damaged
 */
export function openSqlite(dataDir: string): Side {
  const file = databaseFileIn(dataDir);
  claimDatabase(file);
  let opened: Database | undefined;
  const database = () => (opened ??= open(file));
  const quoted = (word: string) => `"${word.replaceAll('"', '""')}"`;
  const list = (columns: readonly Column[]) => columns.map(({ name }) => quoted(name)).join(', ');
  const names = (sql: string, ...values: string[]) =>
    database()
      .prepare(sql)
      .all(...values)
      .map((row) => String(row.name));

  return {
    name: `the database ${file}`,
    tableNames: async () =>
      existsSync(file)
        ? names(`select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by 1`)
        : [],
    columnNames: async (table) => names('select name from pragma_table_info(?)', table),
    async *read(table, columns) {
      for (const row of database()
        .prepare(`select ${list(columns)} from ${quoted(table)}`)
        .iterate())
        yield columns.map(({ name, type }) => fromSqlite(type, row[name]));
    },
    async clear(table) {
      database().exec(`delete from ${quoted(table)}`);
    },
    async write(table, columns, rows) {
      const insert = database().prepare(
        `insert into ${quoted(table)} (${list(columns)}) values (${columns.map(() => '?').join(', ')})`,
      );
      for (const row of rows)
        insert.run(...columns.map(({ type }, index) => toSqlite(type, row[index] ?? null)));
    },
    async lastNumber(table) {
      const [row] = database().prepare('select seq from sqlite_sequence where name = ?').all(table);
      return row ? Number(row.seq) : isCounted(database(), table) ? 0 : null;
    },
    async setLastNumber(table, last) {
      database().prepare('delete from sqlite_sequence where name = ?').run(table);
      database().prepare('insert into sqlite_sequence (name, seq) values (?, ?)').run(table, last);
    },
    async beginReading() {
      database().exec('begin');
    },
    async beginWriting() {
      database().exec('begin immediate');
    },
    async commit() {
      const [orphan] = database().prepare('select "table" as name from pragma_foreign_key_check').all();
      if (orphan) throw new CannotStart(`A row of ${String(orphan.name)} refers to one that is not there.`);
      database().exec('commit');
    },
    async rollBack(everything) {
      database().exec('rollback');
      database().close();
      opened = undefined;
      if (everything) for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
    },
    async close() {
      opened?.close();
    },
  };
}

function open(file: string): Database {
  const database = new Database(file);
  database.exec('pragma foreign_keys = off');
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  return database;
}

function isCounted(database: Database, table: string): boolean {
  const [row] = database.prepare('select sql from sqlite_master where name = ?').all(table);
  return /autoincrement/i.test(String(row?.sql));
}
