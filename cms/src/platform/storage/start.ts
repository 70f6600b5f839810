import { environment } from '../../../config/environment';
import { claimDatabase, databaseFileIn } from './claim-database';
import { beginPostgresStart, endPostgresStart } from './postgres';
import { closeToOthers, makeFilesPrivate } from './private-files';

/**
 * Begins the start of a content backend, or of a script on its data, which nobody else on the machine may read. A file of SQLite belongs to this process until it exits; on
 * PostgreSQL the others wait until `endStart`. Calls may be nested.
 * @throws {CannotStart} when the database cannot be used
 */
export async function beginStart(): Promise<void> {
  const { postgres, dataDir } = environment;
  makeFilesPrivate();
  const [open] = await closeToOthers(dataDir);
  if (open)
    console.warn(`Other users of this machine may be able to read ${open}: it belongs to somebody else.`);
  if (!postgres) return claimDatabase(databaseFileIn(dataDir));
  await beginPostgresStart(postgres, {
    onWait: (message) => console.warn(message),
    onLost(error) {
      console.error(error.message);
      process.exit(1);
    },
  });
}

export async function endStart(): Promise<void> {
  await endPostgresStart();
}
