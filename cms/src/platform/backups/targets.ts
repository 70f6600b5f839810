import { rename } from 'node:fs/promises';
import type { PostgresSettings } from '../../../config/environment/database';
import { CannotStart } from '../storage/cannot-start';
import { databaseFileIn } from '../storage/claim-database';
import { nameOf } from '../storage/postgres';
import type { About, DatabaseKind, Manifest } from './archive-format';
import { emptyPostgres, fillPostgres, requireEmptyPostgres, sumsOfPostgres } from './databases/postgres';
import { faultOfSqlite, sumsOfSqlite } from './databases/sqlite';
import { differenceOf, type TableSum } from './databases/table-sums';

export interface Target {
  kind: DatabaseKind;
  /** How messages name it: never with a password. */
  name: string;
  /** The setting with which a content backend finds it; null for SQLite. */
  databaseUrl: string | null;
  /** @throws {CannotStart} in one line, when it holds something */
  requireEmpty(about: About): Promise<void>;
  /**
   * Checks what was read from an archive, and brings as much of it into place as can be taken back.
   * @param file the entry of the archive
   * @throws {CannotStart} in one line, when it is not what was backed up
   */
  fill(file: string, about: About, manifest: Manifest, scratch: string): Promise<void>;
  /** The last step, which does not fail half way. */
  finish(file: string): Promise<void>;
  clear(): Promise<void>;
}

export function sqliteTarget(dataDir: string): Target {
  return {
    kind: 'sqlite',
    name: dataDir,
    databaseUrl: null,
    requireEmpty: async () => undefined,
    fill: async (file, _about, manifest) => checkSqlite(file, manifest),
    finish: (file) => rename(file, databaseFileIn(dataDir)),
    clear: async () => undefined,
  };
}

export function postgresTarget(settings: PostgresSettings, databaseUrl: string): Target {
  return {
    kind: 'postgres',
    name: nameOf(settings),
    databaseUrl,
    requireEmpty: ({ server }) => requireEmptyPostgres(settings, server ?? ''),
    async fill(file, { server }, manifest, scratch) {
      await fillPostgres(settings, file, server ?? '', scratch);
      requireSame(manifest.tables, await sumsOfPostgres(settings));
    },
    finish: async () => undefined,
    clear: () => emptyPostgres(settings),
  };
}

/**
 * Checks a database file as SQLite itself does, and compares its tables.
 * @throws {CannotStart} in one line
 */
export function checkSqlite(file: string, { tables }: Manifest): void {
  const fault = faultOfSqlite(file);
  if (fault !== null) throw new CannotStart(`The database of the archive is damaged (${fault}).`);
  requireSame(tables, sumsOfSqlite(file));
}

function requireSame(wanted: readonly TableSum[], found: readonly TableSum[]): void {
  const difference = differenceOf(wanted, found);
  if (difference !== null) throw new CannotStart(`The database is not what was backed up (${difference}).`);
}
