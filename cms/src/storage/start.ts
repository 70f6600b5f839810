import { environment } from '../../config/environment';
import { claimDatabase, databaseFileIn } from './claim-database';
import { beginPostgresStart, endPostgresStart } from './postgres';

/**
 * Begins the start of a content backend, or of a script on its data. A file of SQLite belongs to this process until it exits; on
 * PostgreSQL the others wait until `endStart`. Calls may be nested.
 * @throws {CannotStart} when the database cannot be used
 */
export async function beginStart(): Promise<void> {
  const { postgres, dataDir } = environment;
  if (!postgres) return claimDatabase(databaseFileIn(dataDir));
  await beginPostgresStart(postgres, {
    onWait: (message) => console.warn(message),
    onLost(error) {
      console.error(error.message);
      process.exit(1);
    },
  });
}

/** Lets the next one start. */
export async function endStart(): Promise<void> {
  await endPostgresStart();
}
