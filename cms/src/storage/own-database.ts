import { environment } from '../../config/environment';
import { claimDatabase, databaseFileIn } from './claim-database';
import { claimPostgres, releasePostgres } from './postgres';

/** Makes this process the only owner of its database until it exits, and checks the database. */
export async function claimOwnDatabase(): Promise<void> {
  const { postgres, dataDir } = environment;
  if (!postgres) return claimDatabase(databaseFileIn(dataDir));
  await claimPostgres(postgres, (error) => {
    console.error(error.message);
    process.exit(1);
  });
}

/** Lets the next process own the database. That of SQLite is released when the process exits. */
export async function releaseOwnDatabase(): Promise<void> {
  await releasePostgres();
}
