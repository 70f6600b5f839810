import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown } from 'node:fs/promises';
import { join } from 'node:path';

import { canInstall, installDebian } from './apt.mjs';
import { StopWithLine } from '../steps.mjs';

const debianFolder = '/usr/lib/postgresql';
const otherFolders = ['/opt/homebrew/bin', '/usr/local/bin', '/usr/pgsql-15/bin'];

/**
 * Finds the programs of PostgreSQL, which tests start a server with; installs them with apt when root.
 * @returns {Promise<string>} the folder of `initdb` and `postgres`
 * @throws {StopWithLine} with instructions to install it
 */
async function ensurePostgres() {
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

/**
 * Makes a cluster in a folder that is there and empty, with the user `postgres`, whom it asks for no password.
 * @param {string} folder
 * @returns {Promise<{ programs: string, data: string, owner: { uid: number, gid: number } | undefined }>} `owner`: whom its
 *   server has to run as; undefined for who asks
 */
export async function makeCluster(folder) {
  const programs = await ensurePostgres();
  const owner = ownerOfClusters();
  if (owner) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const settings = ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C'];
  execFileSync(join(programs, 'initdb'), settings, { ...owner, cwd: folder, stdio: 'pipe' });
  return { programs, data, owner };
}

/** PostgreSQL does not run as root: the user that its package made owns the cluster then. */
function ownerOfClusters() {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (option) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
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
