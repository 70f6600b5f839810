import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { canInstall, installDebian } from './apt.mjs';
import { StopWithLine } from '../steps.mjs';

/** Where Debian puts each version, and where Homebrew puts one. */
const debianFolder = '/usr/lib/postgresql';
const otherFolders = ['/opt/homebrew/bin', '/usr/local/bin', '/usr/pgsql-15/bin'];

/**
 * Finds the programs of PostgreSQL, which tests start a server with; installs them with apt when root.
 * @returns {Promise<string>} the folder of `initdb` and `postgres`
 * @throws {StopWithLine} with instructions to install it
 */
export async function ensurePostgres() {
  const found = findPostgres();
  if (found) return found;
  if (canInstall()) await installDebian(['postgresql']);
  const installed = findPostgres();
  if (installed) return installed;
  throw new StopWithLine(
    'The tests need PostgreSQL 15 or newer and none was found (Debian: sudo apt-get install postgresql; ' +
      'macOS: brew install postgresql@15).',
  );
}

function findPostgres() {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  return [
    ...versions
      .filter((version) => Number(version) >= 15)
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(debianFolder, version, 'bin')),
    ...otherFolders,
  ].find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}
