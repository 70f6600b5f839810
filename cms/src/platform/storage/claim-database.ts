import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { CannotStart } from './cannot-start';

const ownerEndTimeoutMs = 2000;

/** The open locks of this process, by database file: SQLite releases a lock that is garbage collected. */
const claims = new Map<string, Database>();

export function databaseFileIn(dataDir: string): string {
  return path.join(dataDir, 'beursvloer.sqlite');
}

/**
 * Makes this process the only owner of a database file until it exits, and checks the file. The lock is SQLite's own,
 * on an empty file beside the database; the system releases it with the process. See
 * docs/decisions/0004-one-data-folder.md.
 * @throws {CannotStart} when another process owns the file, or when it is damaged
 */
export function claimDatabase(file: string): void {
  if (claims.has(file)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  claims.set(file, lock(file));
  const damage = existsSync(file) ? damageOf(file) : null;
  if (damage === null) return;
  throw new CannotStart(
    `The database ${file} is damaged (${damage}). Put a backup in its place, or move it away to start with an empty one.`,
  );
}

function lock(file: string): Database {
  const lockFile = `${file}.lock`;
  let holder: Database | undefined;
  try {
    holder = new Database(lockFile, { timeout: ownerEndTimeoutMs });
    holder.exec('BEGIN EXCLUSIVE');
    return holder;
  } catch (error) {
    holder?.close();
    if (codeOf(error) === 'SQLITE_BUSY')
      throw new CannotStart(
        `The database ${file} is in use by another content backend. Stop that one first, or choose another folder with DATA_DIR.`,
      );
    throw new CannotStart(`The file ${lockFile} cannot be locked (${messageOf(error)}).`);
  }
}

/** SQLite's description of a damaged database file; null when it is sound. */
function damageOf(file: string): string | null {
  let database: Database | undefined;
  try {
    database = new Database(file);
    const found = database.pragma('quick_check(1)', { simple: true });
    return found === 'ok' ? null : String(found).replaceAll(/\s+/g, ' ');
  } catch (error) {
    return messageOf(error);
  } finally {
    database?.close();
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
