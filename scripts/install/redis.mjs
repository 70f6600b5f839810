import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { canInstall, installDebian } from './apt.mjs';
import { StopWithLine } from '../steps.mjs';

const folders = [
  '/usr/bin',
  '/usr/local/bin',
  '/opt/homebrew/bin',
  ...(process.env.PATH ?? '').split(delimiter),
];

/**
 * Finds the server of Redis, which tests start; installs it with apt when root.
 * @returns {Promise<string>} the path of `redis-server`
 * @throws {StopWithLine} with instructions to install it
 */
export async function ensureRedis() {
  const found = findRedis();
  if (found) return found;
  if (canInstall()) await installDebian(['redis-server']);
  const installed = findRedis();
  if (installed) return installed;
  throw new StopWithLine(
    'The tests need Redis 6 or newer and none was found (Debian: sudo apt-get install redis-server; ' +
      'macOS: brew install redis).',
  );
}

function findRedis() {
  return folders.map((folder) => join(folder, 'redis-server')).find((file) => existsSync(file));
}
