import path from 'node:path';
import knex, { type Knex } from 'knex';
import type { Program } from './program';

/** Reads or writes the database of a program, whether it runs or not. */
export async function withDatabase<Result>(
  { dataDir }: Pick<Program, 'dataDir'>,
  work: (database: Knex) => PromiseLike<Result>,
): Promise<Result> {
  const filename = path.join(dataDir, 'beursvloer.sqlite');
  const database = knex({ client: 'better-sqlite3', connection: { filename }, useNullAsDefault: true });
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}
