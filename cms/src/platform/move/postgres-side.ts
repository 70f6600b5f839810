import { Client } from 'pg';
import type { PostgresSettings } from '../../../config/environment/database';
import { CannotStart } from '../storage/cannot-start';
import { connectionTo, nameOf, reasonOf } from '../storage/postgres';
import type { Column, Side, Tables } from './side';
import { columnTypes, fromPostgres, toPostgres } from './values';

const batchSize = 500;
/** PostgreSQL takes as many values in one statement. */
const mostValues = 60_000;
/** Counts that only PostgreSQL has, and that are worth nothing tomorrow. */
const ownTables = new Set(['rate_limits']);

/** Sends a query; each value of the rows is text. */
type Ask = <Row>(sql: string, values?: unknown[]) => Promise<Row[]>;
type PostgresSide = Side & { tables(): Promise<Tables> };

export async function openPostgres(settings: PostgresSettings): Promise<PostgresSide> {
  const name = `the database ${nameOf(settings)}`;
  const client = await connect(settings, name);
  const ask: Ask = async <Row>(sql: string, values?: unknown[]) =>
    (await client.query(sql, values)).rows as Row[];
  return {
    name,
    ...schemaFrom(ask),
    ...rowsThrough(ask),
    ...numbersThrough(ask),
    ...transactionThrough(ask),
    close: () => client.end(),
  };
}

async function connect(settings: PostgresSettings, name: string): Promise<Client> {
  const client = new Client({
    ...connectionTo(settings),
    statement_timeout: 0,
    // Every value as the text in which it is sent.
    types: { getTypeParser: () => (value: string) => value },
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ users: string }>(
      `select count(*) as users from pg_stat_activity
        where datname = current_database() and application_name = 'beursvloer' and pid <> pg_backend_pid()`,
    );
    if (rows[0]?.users !== '0') throw new CannotStart(`A content backend uses ${name}: stop it first.`);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    if (error instanceof CannotStart) throw error;
    throw new CannotStart(`${name} cannot be used (${reasonOf(error)}).`);
  }
}

function schemaFrom(ask: Ask): Pick<PostgresSide, 'tableNames' | 'columnNames' | 'tables'> {
  return {
    tableNames: () => tableNames(ask),
    async columnNames(table) {
      const rows = await ask<{ name: string }>(
        `select column_name as name from information_schema.columns
          where table_schema = current_schema() and table_name = $1`,
        [table],
      );
      return rows.map((row) => row.name);
    },
    async tables() {
      const rows = await ask<{ table: string; name: string; type: string }>(
        `select table_name as table, column_name as name, data_type as type from information_schema.columns
          where table_schema = current_schema() order by table_name, ordinal_position`,
      );
      const tables: Tables = new Map();
      for (const { table, name, type } of rows) {
        const known = columnTypes.find((one) => one === type);
        if (ownTables.has(table)) continue;
        if (!known) throw new Error(`Nobody knows how to move the column ${table}.${name} (${type}).`);
        tables.set(table, [...(tables.get(table) ?? []), { name, type: known }]);
      }
      return tables;
    },
  };
}

async function tableNames(ask: Ask): Promise<string[]> {
  const rows = await ask<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`,
  );
  return rows.map((row) => row.name).filter((table) => !ownTables.has(table));
}

function rowsThrough(ask: Ask): Pick<Side, 'read' | 'clear' | 'write'> {
  return {
    async *read(table, columns) {
      await ask(`declare moved no scroll cursor for select ${list(columns)} from ${quoted(table)}`);
      try {
        for (;;) {
          const rows = await ask<Record<string, string | null>>(`fetch ${batchSize} from moved`);
          if (rows.length === 0) return;
          for (const row of rows)
            yield columns.map(({ name, type }) => fromPostgres(type, row[name] ?? null));
        }
      } finally {
        await ask('close moved').catch(() => undefined);
      }
    },
    async clear(table) {
      await ask(`delete from ${quoted(table)}`);
    },
    async write(table, columns, rows) {
      const size = Math.max(1, Math.min(batchSize, Math.floor(mostValues / columns.length)));
      for (let from = 0; from < rows.length; from += size) {
        const part = rows.slice(from, from + size);
        const places = part.map(
          (_row, at) =>
            `(${columns.map((_column, index) => `$${at * columns.length + index + 1}`).join(', ')})`,
        );
        const values = part.flatMap((row) =>
          columns.map(({ type }, index) => toPostgres(type, row[index] ?? null)),
        );
        await ask(`insert into ${quoted(table)} (${list(columns)}) values ${places.join(', ')}`, values);
      }
    },
  };
}

function numbersThrough(ask: Ask): Pick<Side, 'lastNumber' | 'setLastNumber'> {
  const sequenceOf = async (table: string) => {
    const [row] = await ask<{ name: string | null }>(
      `select pg_get_serial_sequence($1, 'id') as name from information_schema.columns
        where table_schema = current_schema() and table_name = $2 and column_name = 'id'`,
      [quoted(table), table],
    );
    return row?.name ?? null;
  };
  return {
    async lastNumber(table) {
      const sequence = await sequenceOf(table);
      if (sequence === null) return null;
      const [row] = await ask<{ last: string; called: string }>(
        `select last_value as last, is_called as called from ${sequence}`,
      );
      return row?.called === 't' ? Number(row.last) : 0;
    },
    async setLastNumber(table, last) {
      const sequence = await sequenceOf(table);
      if (sequence !== null) await ask(`select setval($1, $2, $3)`, [sequence, Math.max(1, last), last > 0]);
    },
  };
}

function transactionThrough(ask: Ask): Pick<Side, 'beginReading' | 'beginWriting' | 'commit' | 'rollBack'> {
  const alterForeignKeys = async (to: string) => {
    const keys = await ask<{ table: string; name: string }>(
      `select conrelid::regclass::text as table, conname as name from pg_constraint
        where contype = 'f' and connamespace = current_schema()::regnamespace`,
    );
    for (const { table, name } of keys)
      await ask(`alter table ${table} alter constraint ${quoted(name)} ${to}`);
  };
  return {
    async beginReading() {
      await ask('begin isolation level repeatable read read only');
    },
    async beginWriting() {
      await ask('begin');
      // Rows may come before those that they refer to.
      await alterForeignKeys('deferrable initially deferred');
    },
    async commit() {
      await ask('set constraints all immediate');
      await alterForeignKeys('not deferrable');
      await ask('commit');
    },
    async rollBack(everything) {
      await ask('rollback');
      if (everything)
        for (const table of [...(await tableNames(ask)), ...ownTables])
          await ask(`drop table if exists ${quoted(table)} cascade`);
    },
  };
}

const quoted = (word: string) => `"${word.replaceAll('"', '""')}"`;
const list = (columns: readonly Column[]) => columns.map(({ name }) => quoted(name)).join(', ');
