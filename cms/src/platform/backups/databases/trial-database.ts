import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import type { PostgresSettings } from '../../../../config/environment/database';
import { CannotStart } from '../../storage/cannot-start';
import { withClient } from './postgres';

/** PostgreSQL's error code for a missing privilege. */
const notAllowed = '42501';

/**
 * Does something with a new database beside that of the fair, and removes it; also one that a process left that was killed.
 * @throws {CannotStart} in one line, when the user may not make one
 */
export async function inTrialDatabase<Result>(
  settings: PostgresSettings,
  work: (trial: PostgresSettings) => Promise<Result>,
): Promise<Result> {
  // A name of PostgreSQL has 63 bytes.
  const prefix = `${settings.database.slice(0, 20)}_drill_`;
  const name = `${prefix}${randomBytes(4).toString('hex')}`;
  await withClient(settings, async (client) => {
    for (const left of await leftDatabases(client, prefix)) await remove(client, left);
    await client
      .query(`create database ${quoted(name)} template template0 encoding 'UTF8'`)
      .catch((error: { code?: string }) => {
        if (error.code !== notAllowed) throw error;
        throw new CannotStart(
          `The user ${settings.user} may not make the database that a drill restores to: ALTER ROLE ${quoted(settings.user)} CREATEDB, or set BACKUP_DRILL=off.`,
        );
      });
  });
  try {
    return await work({ ...settings, database: name });
  } finally {
    await withClient(settings, (client) => remove(client, name));
  }
}

async function leftDatabases(client: Client, prefix: string): Promise<string[]> {
  const { rows } = await client.query(
    `select datname as name from pg_database
      where starts_with(datname, $1) and substr(datname, length($1) + 1) ~ '^[0-9a-f]{8}$'
        and datdba = current_user::regrole
        and not exists (select from pg_stat_activity where pg_stat_activity.datname = pg_database.datname)`,
    [prefix],
  );
  return rows.map(({ name }: { name: string }) => name);
}

async function remove(client: Client, name: string): Promise<void> {
  await client.query(`drop database if exists ${quoted(name)}`);
}

const quoted = (word: string) => `"${word.replaceAll('"', '""')}"`;
