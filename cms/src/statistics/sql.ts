import type { Knex } from 'knex';

export type Row = Record<string, unknown>;

/** The rows of a raw statement: SQLite's driver gives them as they are, that of PostgreSQL in an object. */
export function rowsOf(result: unknown): Row[] {
  const rows: unknown =
    typeof result === 'object' && result !== null && 'rows' in result ? result.rows : result;
  return Array.isArray(rows) ? rows.filter(isRow) : [];
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** The number in a column; PostgreSQL gives large ones as texts. An empty column is 0. */
export function numberIn(row: Row, column: string): number {
  const value = Number(row[column] ?? 0);
  if (Number.isNaN(value)) throw new Error(`The column ${column} holds no number.`);
  return value;
}

export const isSqlite = (database: Knex): boolean => String(database.client.config.client).includes('sqlite');

/** SQLite takes 32,766 values in a statement, and long statements gain nothing. */
const maxValues = 4000;

type Value = number | string;

/**
 * Inserts rows, many in one statement.
 * @param into the table and its columns: `t (a, b)`
 * @param tail what comes after the rows, such as `on conflict do nothing returning id`
 * @returns the rows that `tail` gives back
 */
export async function insertRows(
  trx: Knex,
  into: string,
  rows: readonly (readonly Value[])[],
  tail = '',
): Promise<Row[]> {
  const [first] = rows;
  if (!first) return [];
  const row = `(${first.map(() => '?').join()})`;
  const found: Row[] = [];
  for (const chunk of chunksOf(rows, Math.floor(maxValues / first.length))) {
    const statement = `insert into ${into} values ${chunk.map(() => row).join()} ${tail}`;
    found.push(...rowsOf(await trx.raw(statement, chunk.flat())));
  }
  return found;
}

/** The same for rows of whole numbers, which stand in the statement itself: that takes half the time of bound values. */
export async function insertNumbers(
  trx: Knex,
  into: string,
  rows: readonly (readonly (number | null)[])[],
  tail = '',
): Promise<void> {
  for (const chunk of chunksOf(rows, 1000))
    await trx.raw(`insert into ${into} values ${chunk.map(literal).join()} ${tail}`);
}

function literal(row: readonly (number | null)[]): string {
  for (const value of row)
    if (value !== null && !Number.isSafeInteger(value)) throw new Error('This is not a whole number.');
  return `(${row.map((value) => value ?? 'null').join()})`;
}

function* chunksOf<One>(all: readonly One[], length: number): Generator<One[]> {
  for (let start = 0; start < all.length; start += length) yield all.slice(start, start + length);
}

/** The rows that `select … in (?, …)` finds; `{in}` stands for the list. */
export async function selectIn(trx: Knex, select: string, values: readonly Value[]): Promise<Row[]> {
  const found: Row[] = [];
  for (const chunk of chunksOf(values, maxValues))
    found.push(...rowsOf(await trx.raw(select.replace('{in}', chunk.map(() => '?').join()), chunk)));
  return found;
}
