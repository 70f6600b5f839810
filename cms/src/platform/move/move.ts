import { CannotStart } from '../storage/cannot-start';
import { Checksum } from './checksum';
import type { Column, Side, Tables } from './side';
import type { Canonical } from './values';

/** Each database has these tables of its own; they are not moved. */
const ownTables = new Set(['strapi_database_schema', 'strapi_migrations', 'strapi_migrations_internal']);

const batchSize = 500;

export interface MovedTable {
  table: string;
  rows: number;
  checksum: string;
}

/**
 * Copies every row from one database into the tables of another, which hold nothing but what a start puts there, and compares both
 * before anything is stored.
 * @param tables of the one that knows the types of its columns
 * @throws {CannotStart} when they do not have the same tables, or differ in the end
 */
export async function move(source: Side, target: Side, tables: Tables): Promise<MovedTable[]> {
  await requireSameTables(source, target, tables);
  const moved: MovedTable[] = [];
  await source.beginReading();
  await target.beginWriting();
  const wanted = [...tables].filter(([table]) => !ownTables.has(table));
  for (const [table] of wanted) await target.clear(table);
  for (const [table, columns] of wanted) {
    const sent = await copy(source, target, table, columns);
    const last = await source.lastNumber(table);
    if (last !== null) await target.setLastNumber(table, last);
    const stored = await checksumOf(target, table, columns);
    if (sent.value !== stored.value || sent.rows !== stored.rows)
      throw new CannotStart(
        `The table ${table} is not the same after moving (${sent.rows} rows became ${stored.rows}): nothing was moved.`,
      );
    moved.push({ table, rows: stored.rows, checksum: stored.value });
  }
  await target.commit();
  return moved;
}

async function copy(
  source: Side,
  target: Side,
  table: string,
  columns: readonly Column[],
): Promise<Checksum> {
  const sent = new Checksum();
  let batch: Canonical[][] = [];
  for await (const row of source.read(table, columns)) {
    sent.add(row);
    batch.push(row);
    if (batch.length < batchSize) continue;
    await target.write(table, columns, batch);
    batch = [];
  }
  if (batch.length > 0) await target.write(table, columns, batch);
  return sent;
}

async function checksumOf(side: Side, table: string, columns: readonly Column[]): Promise<Checksum> {
  const found = new Checksum();
  for await (const row of side.read(table, columns)) found.add(row);
  return found;
}

async function requireSameTables(source: Side, target: Side, tables: Tables): Promise<void> {
  const versions = (what: string) =>
    new CannotStart(
      `${source.name} is not of this version (${what}): start this version on it once, and move it then.`,
    );
  for (const side of [source, target]) {
    const names = new Set(await side.tableNames());
    for (const table of names)
      if (!tables.has(table)) throw versions(`the table ${table} is in one of the two`);
    for (const [table, columns] of tables) {
      if (!names.has(table)) throw versions(`the table ${table} is in one of the two`);
      const own = (await side.columnNames(table)).sort().join(', ');
      if (
        own !==
        columns
          .map(({ name }) => name)
          .sort()
          .join(', ')
      )
        throw versions(`the table ${table} has other columns`);
    }
  }
}
