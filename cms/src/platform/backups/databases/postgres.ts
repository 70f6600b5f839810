import { chmod } from 'node:fs/promises';
import { Client } from 'pg';
import type { PostgresSettings } from '../../../../config/environment/database';
import { CannotStart } from '../../storage/cannot-start';
import { connectionTo, nameOf, reasonOf } from '../../storage/postgres';
import { runProgram } from './postgres-programs';
import type { TableSum } from './table-sums';

/** The form of rows as text depends on these settings. */
const sameText = `set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'`;

/**
 * Dumps a database that is in use with `pg_dump`, in a snapshot of one moment, and counts and sums each table in the same
 * snapshot.
 * @returns the tables, and the version of the server
 * @throws {CannotStart} in one line
 */
export async function dumpPostgres(
  settings: PostgresSettings,
  file: string,
  scratch: string,
): Promise<{ tables: TableSum[]; server: string }> {
  return withClient(settings, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query('select pg_export_snapshot() as snapshot');
    const server = await versionOf(client);
    const args = ['--format=custom', '--no-owner', '--no-privileges', '--no-unlogged-table-data'];
    const { snapshot }: { snapshot: string } = rows[0];
    const dumped = runProgram('pg_dump', majorOf(server), settings, scratch, [
      ...args,
      `--snapshot=${snapshot}`,
      `--file=${file}`,
    ]);
    // Both end, however the other ends: the snapshot lives as long as this connection.
    const [tables, dump] = await Promise.allSettled([sumsIn(client), dumped]);
    if (dump.status === 'rejected') throw dump.reason;
    if (tables.status === 'rejected') throw tables.reason;
    await chmod(file, 0o600);
    return { tables: tables.value, server };
  });
}

/** How many bytes a database takes on the disk of its server. */
export async function sizeOfPostgres(settings: PostgresSettings): Promise<number> {
  return withClient(settings, async (client) => {
    const { rows } = await client.query('select pg_database_size(current_database())::text as bytes');
    return Number(rows[0]?.bytes);
  });
}

/**
 * Fills an empty database from a dump, all of it or nothing.
 * @param server the version of the server that the dump is of
 * @throws {CannotStart} in one line
 */
export async function fillPostgres(
  settings: PostgresSettings,
  file: string,
  server: string,
  scratch: string,
): Promise<void> {
  const oldest = Math.max(majorOf(server), majorOf(await withClient(settings, versionOf)));
  const database = settings.database.replaceAll(/['\\]/g, '\\$&');
  const args = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error'];
  await runProgram('pg_restore', oldest, settings, scratch, [...args, `--dbname=dbname='${database}'`, file]);
}

export async function sumsOfPostgres(settings: PostgresSettings): Promise<TableSum[]> {
  return withClient(settings, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    return sumsIn(client);
  });
}

/**
 * Stops unless a database is empty and its server is not older than the one that was dumped.
 * @throws {CannotStart} in one line
 */
export async function requireEmptyPostgres(settings: PostgresSettings, server: string): Promise<void> {
  await withClient(settings, async (client) => {
    const own = await versionOf(client);
    if (majorOf(own) < majorOf(server))
      throw new CannotStart(
        `The database ${nameOf(settings)} is PostgreSQL ${own}, and the archive is of ${server}: it needs one that is not older.`,
      );
    if ((await tablesIn(client, anyTable)).length > 0)
      throw new CannotStart(`The database ${nameOf(settings)} is not empty: nothing was restored.`);
  });
}

export async function emptyPostgres(settings: PostgresSettings): Promise<void> {
  await withClient(settings, async (client) => {
    for (const table of await tablesIn(client, anyTable))
      await client.query(`drop table if exists ${quoted(table)} cascade`);
  });
}

export async function withClient<Result>(
  settings: PostgresSettings,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({
    ...connectionTo(settings),
    statement_timeout: 0,
    application_name: 'beursvloer backup',
  });
  // Without a listener, a connection that breaks would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    if (
      error instanceof CannotStart ||
      (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
    )
      throw error;
    throw new CannotStart(`The database ${nameOf(settings)} cannot be used (${reasonOf(error)}).`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function sumsIn(client: Client): Promise<TableSum[]> {
  await client.query(sameText);
  const sums: TableSum[] = [];
  for (const table of await tablesIn(client)) {
    const columns = await client.query(
      `select column_name as name from information_schema.columns
        where table_schema = current_schema() and table_name = $1 order by ordinal_position`,
      [table],
    );
    // 60 bits of the SHA-256 of each row, added up: the sum does not depend on their order.
    const { rows } = await client.query(
      `select count(*)::text as rows, coalesce(sum(
          ('x' || substr(encode(sha256(convert_to(one::text, 'UTF8')), 'hex'), 1, 15))::bit(60)::bigint), 0)::text as checksum
        from ${quoted(table)} one`,
    );
    const { rows: count, checksum }: { rows: string; checksum: string } = rows[0];
    const names = columns.rows.map(({ name }: { name: string }) => name);
    sums.push({ table, columns: names, rows: Number(count), checksum });
  }
  return sums;
}

/** Tables that a crash of the server empties hold nothing worth a backup: counts of limits. */
const loggedTables = ['p'];
const anyTable = ['p', 'u'];

async function tablesIn(client: Client, kinds = loggedTables): Promise<string[]> {
  const { rows } = await client.query(
    `select relname as name from pg_class
      where relnamespace = current_schema()::regnamespace and relkind = 'r' and relpersistence::text = any($1) order by 1`,
    [kinds],
  );
  return rows.map(({ name }: { name: string }) => name);
}

async function versionOf(client: Client): Promise<string> {
  const { rows } = await client.query(
    `select split_part(current_setting('server_version'), ' ', 1) as version`,
  );
  return String(rows[0]?.version);
}

const majorOf = (version: string) => Number.parseInt(version, 10);
const quoted = (word: string) => `"${word.replaceAll('"', '""')}"`;
