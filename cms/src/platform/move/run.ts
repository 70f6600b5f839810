import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readDatabase, type PostgresSettings } from '../../../config/environment/database';
import { CannotStart } from '../storage/cannot-start';
import { makeFilesPrivate } from '../storage/private-files';
import { databaseFileIn } from '../storage/claim-database';
import { move, type MovedTable } from './move';
import { openPostgres } from './postgres-side';
import { openSqlite } from './sqlite-side';

const usage =
  'Name both databases: --from FOLDER --to postgres://… or --from postgres://… --to FOLDER, where FOLDER is a DATA_DIR.';

type Place = { url: string; postgres: PostgresSettings } | { folder: string };

function placeOf(text: string | undefined): Place {
  if (!text) throw new CannotStart(usage);
  if (!/^[a-z]+:\/\//i.test(text)) return { folder: path.resolve(text) };
  const postgres = readDatabase({ DATABASE_URL: text, DATABASE_CA: process.env.DATABASE_CA });
  if (!postgres) throw new CannotStart(usage);
  return { url: text, postgres };
}

async function run(): Promise<void> {
  makeFilesPrivate();
  const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } });
  const [from, to] = [placeOf(values.from), placeOf(values.to)];
  const began = performance.now();
  const moved =
    'folder' in from && 'postgres' in to
      ? await toPostgres(from.folder, to)
      : 'postgres' in from && 'folder' in to
        ? await toSqlite(from.postgres, to.folder)
        : null;
  if (!moved) throw new CannotStart(usage);
  report(moved, (performance.now() - began) / 1000);
}

async function toPostgres(folder: string, to: { url: string; postgres: PostgresSettings }) {
  if (!existsSync(databaseFileIn(folder))) throw new CannotStart(`There is no database in ${folder}.`);
  const source = openSqlite(folder);
  const before = await openPostgres(to.postgres);
  const isEmpty = (await before.tableNames()).length === 0;
  await before.close();
  if (!isEmpty) throw new CannotStart(`${before.name} is not empty: nothing was moved.`);
  makeTables({ DATABASE_URL: to.url });
  const target = await openPostgres(to.postgres);
  try {
    return await move(source, target, await target.tables());
  } catch (error) {
    await target.rollBack(true);
    throw error;
  } finally {
    await target.close();
    await source.close();
  }
}

async function toSqlite(from: PostgresSettings, folder: string): Promise<MovedTable[]> {
  const source = await openPostgres(from);
  try {
    if (existsSync(databaseFileIn(folder)))
      throw new CannotStart(`There is a database in ${folder} already: nothing was moved.`);
    const tables = await source.tables();
    if (tables.size === 0) throw new CannotStart(`${source.name} is empty.`);
    makeTables({ DATABASE_URL: '', DATA_DIR: folder });
    const target = openSqlite(folder);
    try {
      return await move(source, target, tables);
    } catch (error) {
      await target.rollBack(true);
      throw error;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

function makeTables(place: Record<string, string>): void {
  try {
    execFileSync(process.execPath, [path.join(__dirname, '../../migrate.js')], {
      env: { ...process.env, ...place },
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    });
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new CannotStart(said.split('\n').at(-1) || 'The tables could not be made.');
  }
}

function report(moved: readonly MovedTable[], seconds: number): void {
  const width = Math.max(...moved.map(({ table }) => table.length));
  for (const { table, rows, checksum } of moved)
    console.log(`${table.padEnd(width)}  ${String(rows).padStart(8)}  ${checksum.slice(0, 16)}`);
  const rows = moved.reduce((sum, one) => sum + one.rows, 0);
  console.log(
    `Moved ${rows} rows of ${moved.length} tables in ${seconds.toFixed(1)} s; both sides are the same.`,
  );
}

run().then(
  () => process.exit(0),
  (error: unknown) => {
    // A wrong option, or a wrong setting, is a line for the reader as well.
    console.error(error instanceof Error && !process.env.DEBUG ? error.message : error);
    process.exit(1);
  },
);
