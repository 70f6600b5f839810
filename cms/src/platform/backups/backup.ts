import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { BackupSettings } from '../../../config/environment/backups';
import type { PostgresSettings } from '../../../config/environment/database';
import { CannotStart } from '../storage/cannot-start';
import { databaseFileIn } from '../storage/claim-database';
import {
  archiveName,
  databaseEntries,
  formatVersion,
  type DatabaseKind,
  type Manifest,
} from './archive-format';
import { rotate } from './archives';
import type { FilesPlace } from './data-files';
import { dumpPostgres, sizeOfPostgres } from './databases/postgres';
import { copySqlite, sumsOfSqlite } from './databases/sqlite';
import type { TableSum } from './databases/table-sums';
import { environmentToStore } from './environment-file';
import { openPlace } from './places/place';
import { requireSpace, withScratch } from './scratch';
import { ownVersions } from './versions';
import { writeArchive } from './write-archive';

export interface Fair extends FilesPlace {
  site: string;
  /** Null for SQLite in the data folder. */
  postgres: PostgresSettings | null;
  minFreeBytes: number;
  environmentFile: string;
}

export interface Backup {
  name: string;
  bytes: number;
  manifest: Manifest;
  deleted: string[];
}

/**
 * Makes an archive of a fair while it runs, and deletes the older ones that nobody needs any more.
 * @throws {CannotStart} in one line, with nothing left behind
 */
export async function backUp(fair: Fair, settings: BackupSettings, now = new Date()): Promise<Backup> {
  const place = await openPlace(settings.place);
  const name = archiveName(now);
  const archive = place.archive(name);
  if ((await place.names()).includes(name))
    throw new CannotStart(`${archive.name} is there already: try again in a second.`);
  const manifest = await withScratch(fair.dataDir, async (scratch) => {
    const { kind, server, ...database } = await copyDatabase(fair, scratch);
    if (database.tables.length === 0)
      throw new CannotStart('The database is empty: there is no fair to back up.');
    const about = {
      format: formatVersion,
      createdAt: now.toISOString(),
      site: fair.site,
      ...ownVersions(),
      database: kind,
      server,
    };
    const environment = environmentToStore(fair.environmentFile, process.env);
    return writeArchive(place, name, settings.key, { about, database, environment, files: fair });
  });
  return {
    name: archive.name,
    bytes: await archive.bytes(),
    manifest,
    deleted: await rotate(place, settings, fair.site),
  };
}

interface DatabaseCopy {
  kind: DatabaseKind;
  server: string | null;
  file: string;
  tables: TableSum[];
}

async function copyDatabase(fair: Fair, scratch: string): Promise<DatabaseCopy> {
  const { dataDir, postgres, minFreeBytes } = fair;
  if (postgres) {
    const file = path.join(scratch, databaseEntries.postgres);
    // A dump is compressed, and so never larger than the database.
    await requireSpace(scratch, await sizeOfPostgres(postgres), minFreeBytes);
    return { kind: 'postgres', file, ...(await dumpPostgres(postgres, file, scratch)) };
  }
  const source = databaseFileIn(dataDir);
  if (!existsSync(source)) throw new CannotStart(`There is no database in ${dataDir}.`);
  await requireSpace(scratch, (await stat(source)).size, minFreeBytes);
  const file = path.join(scratch, databaseEntries.sqlite);
  await copySqlite(source, file);
  return { kind: 'sqlite', server: null, file, tables: sumsOfSqlite(file) };
}
