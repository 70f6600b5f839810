import path from 'node:path';
import type { BackupSettings } from '../../../config/environment/backups';
import { CannotStart } from '../storage/cannot-start';
import { databaseEntries, type Manifest } from './archive-format';
import { newestArchive } from './archives';
import type { Fair } from './backup';
import { inTrialDatabase } from './databases/trial-database';
import { openPlace } from './places/place';
import { readArchive } from './read-archive';
import { requireSpace, withScratch } from './scratch';
import { checkSqlite, postgresTarget } from './targets';

/** A database is at most so many times as large as its archive; that of the demo fair is five times. */
const largestRatio = 10;

export interface Drill {
  name: string;
  manifest: Manifest;
}

/**
 * Restores the newest archive on trial: every file is checked, and the database is restored to a place of its own, compared
 * and removed again.
 * @throws {CannotStart} in one line, when there is no archive or when it could not be restored
 */
export async function drill(fair: Fair, { key, ...settings }: BackupSettings): Promise<Drill> {
  const place = await openPlace(settings.place);
  const name = await newestArchive(place, key, fair.site);
  if (name === null)
    throw new CannotStart(`There is no archive of ${fair.site} in ${place.name} that opens with this key.`);
  const archive = place.archive(name);
  return withScratch(fair.dataDir, async (scratch) => {
    await requireSpace(scratch, largestRatio * (await archive.bytes()), fair.minFreeBytes);
    const entries: string[] = Object.values(databaseEntries);
    const placing = (name: string) => (entries.includes(name) ? path.join(scratch, name) : null);
    const { about, manifest } = await readArchive(archive, key, placing);
    const database = path.join(scratch, databaseEntries[about.database]);
    if (about.database === 'sqlite') checkSqlite(database, manifest);
    else if (fair.postgres)
      await inTrialDatabase(fair.postgres, (trial) =>
        postgresTarget(trial, '').fill(database, about, manifest, scratch),
      );
    else
      throw new CannotStart(
        `${archive.name} is of a PostgreSQL database, and this fair has none to try it with.`,
      );
    return { name, manifest };
  });
}
