import path from 'node:path';
import knex, { type Knex } from 'knex';
import { makeDatabase } from './postgres';

/** Databases of apps that run on a PostgreSQL of the tests, by the app's data folder. */
const databases = new Map<string, Awaited<ReturnType<typeof makeDatabase>>>();

/** The server on which the data is, in the tests of `vitest.postgres.config.mts`. */
const server = process.env.TEST_POSTGRES;

/** Makes the database of a new data folder, empty or with the small fair, where the tests run on PostgreSQL. */
export async function addDatabase(dataDir: string, { filled }: { filled: boolean }): Promise<void> {
  if (server !== undefined) databases.set(dataDir, await makeDatabase(server, filled));
}

/** Puts the small fair in the place of what a database has; what is connected loses its connection. */
export async function renewDatabase(dataDir: string): Promise<void> {
  await databases.get(dataDir)?.renew();
}

/** Removes it. */
export async function removeDatabase(dataDir: string): Promise<void> {
  await databases.get(dataDir)?.remove();
  databases.delete(dataDir);
}

/** The setting with which a content backend finds the database of a data folder; empty for a file in that folder. */
export function databaseUrlOf(dataDir: string): string {
  return databases.get(dataDir)?.url ?? '';
}

/** Knex's settings for the database of a data folder, as JSON can hold them: for another process. */
export function databaseSettings(dataDir: string) {
  const url = databaseUrlOf(dataDir);
  if (url !== '') return { client: 'pg', connection: url };
  const filename = path.join(dataDir, 'beursvloer.sqlite');
  return { client: 'better-sqlite3', connection: { filename }, useNullAsDefault: true };
}

/** Reads or writes the database of a data folder, whether a content backend runs on it or not. */
export async function withDatabase<Result>(
  { dataDir }: { dataDir: string },
  work: (database: Knex) => PromiseLike<Result>,
): Promise<Result> {
  const database = knex(databaseSettings(dataDir));
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}
