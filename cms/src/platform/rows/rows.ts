import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { tableOf } from '../storage/table-of';
import { joinsOf, type Join } from './joins';

/** A row as its database has it. */
type Row = Record<string, unknown> & { id: number };
type Rows = Record<string, Row[]>;

/** Documents with all that belongs to them, as rows of the database by the names of their tables. */
export interface StoredRows {
  /** Documents in all their versions, and their components. */
  own: Rows;
  /** Rows that tie them to one another, to others, and to files. */
  links: Rows;
}

/** A database, and the transaction in which rows are read and written. */
export interface InTransaction {
  strapi: Core.Strapi;
  trx: Knex.Transaction;
}

/** Values in one statement: SQLite takes a limited number. */
const mostIds = 500;
const rowsAtOnce = 50;

/** Reads documents of one type with all their versions, components and links. */
export async function readRows(
  database: InTransaction,
  uid: string,
  documents: readonly string[],
): Promise<StoredRows> {
  const { strapi } = database;
  const joins = joinsOf(strapi);
  const found: StoredRows = { own: {}, links: {} };
  const rows = await select(database, tableOf(strapi, uid), 'document_id', documents);
  await collect(uid, rows);
  return found;

  async function collect(type: string, rows: readonly Row[]): Promise<void> {
    if (rows.length === 0) return;
    put(found.own, tableOf(strapi, type), rows);
    const ids = rows.map(({ id }) => id);
    for (const { table, column, only, other, isOwned } of joins.get(type) ?? []) {
      const links = await select(database, table, column, ids, only);
      put(found.links, table, links);
      if (isOwned)
        for (const component of new Set(links.map((link) => String(link[other.typeColumn ?? '']))))
          await collect(
            component,
            await select(
              database,
              tableOf(strapi, component),
              'id',
              links.flatMap((link) =>
                link[other.typeColumn ?? ''] === component ? Number(link[other.column]) : [],
              ),
            ),
          );
    }
  }
}

function put(rows: Rows, table: string, more: readonly Row[]): void {
  const known = new Map((rows[table] ?? []).map((row) => [row.id, row]));
  for (const row of more) known.set(row.id, row);
  if (known.size > 0) rows[table] = [...known.values()];
}

async function select(
  { trx }: InTransaction,
  table: string,
  column: string,
  values: readonly (string | number)[],
  only: Record<string, string> = {},
): Promise<Row[]> {
  const found: Row[] = [];
  for (let from = 0; from < values.length; from += mostIds)
    found.push(
      ...(await trx(table)
        .where(only)
        .whereIn(column, values.slice(from, from + mostIds))
        .orderBy('id')),
    );
  return found.map(
    (row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, toJson(value)])) as Row,
  );
}

/** True while documents are as they were read, and stored as JSON. */
export async function areUnchanged(
  database: InTransaction,
  uid: string,
  stored: StoredRows,
): Promise<boolean> {
  const documents = (stored.own[tableOf(database.strapi, uid)] ?? []).map((row) => String(row.document_id));
  const now = await readRows(database, uid, [...new Set(documents)]);
  return isDeepStrictEqual(JSON.parse(JSON.stringify(now)), stored);
}

/** Deletes rows that were read, in the transaction of the caller. */
export async function deleteRows({ trx }: InTransaction, { own, links }: StoredRows): Promise<void> {
  for (const [table, rows] of [...Object.entries(links), ...Object.entries(own).reverse()])
    for (let from = 0; from < rows.length; from += mostIds)
      await trx(table)
        .whereIn(
          'id',
          rows.slice(from, from + mostIds).map(({ id }) => id),
        )
        .delete();
}

/** Puts rows back, in the transaction of the caller; of the links those whose two ends are there. */
export async function insertRowsAgain(database: InTransaction, stored: readonly StoredRows[]): Promise<void> {
  const own: Rows = {};
  const links: Rows = {};
  for (const one of stored) {
    for (const [table, rows] of Object.entries(one.own)) put(own, table, rows);
    for (const [table, rows] of Object.entries(one.links)) put(links, table, rows);
  }
  for (const [table, rows] of Object.entries(own)) await insert(database, table, rows);
  const ends = endsOf(database.strapi);
  for (const [table, rows] of Object.entries(links)) {
    let whole = rows;
    for (const end of ends.get(table) ?? []) whole = await withEnd(database, whole, end);
    const there = new Set(
      (
        await select(
          database,
          table,
          'id',
          whole.map(({ id }) => id),
        )
      ).map(({ id }) => id),
    );
    await insert(
      database,
      table,
      whole.filter(({ id }) => !there.has(id)),
    );
  }
}

/** The columns of each table between others with what they name, once. */
function endsOf(strapi: Core.Strapi): Map<string, Join['other'][]> {
  const ends = new Map<string, Map<string, Join['other']>>();
  for (const [uid, joins] of joinsOf(strapi))
    for (const { table, column, only, other } of joins) {
      const known = ends.get(table) ?? new Map<string, Join['other']>();
      known.set(other.column, other);
      const [typeColumn = null] = Object.keys(only);
      if (!known.has(column))
        known.set(column, { column, table: typeColumn ? null : tableOf(strapi, uid), typeColumn });
      ends.set(table, known);
    }
  return new Map([...ends].map(([table, known]) => [table, [...known.values()]]));
}

async function withEnd(database: InTransaction, rows: readonly Row[], end: Join['other']): Promise<Row[]> {
  const { strapi } = database;
  const tableFor = (row: Row) => end.table ?? tableOf(strapi, String(row[end.typeColumn ?? '']));
  const kept: Row[] = [];
  for (const table of new Set(rows.map(tableFor))) {
    const some = rows.filter((row) => tableFor(row) === table);
    const ids = [...new Set(some.map((row) => Number(row[end.column])))];
    const there = new Set((await select(database, table, 'id', ids)).map(({ id }) => id));
    kept.push(...some.filter((row) => there.has(Number(row[end.column]))));
  }
  return kept;
}

async function insert({ trx }: InTransaction, table: string, rows: readonly Row[]): Promise<void> {
  const values = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, fromJson(value)])),
  );
  for (let from = 0; from < values.length; from += rowsAtOnce)
    await trx(table).insert(values.slice(from, from + rowsAtOnce));
}

/** PostgreSQL gives times and JSON as objects; a time keeps its kind in the JSON that rows are kept in. */
const toJson = (value: unknown): unknown => (value instanceof Date ? { time: value.getTime() } : value);

function fromJson(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const keys = Object.keys(value);
  if (keys.length === 1 && 'time' in value && typeof value.time === 'number') return new Date(value.time);
  return JSON.stringify(value);
}
