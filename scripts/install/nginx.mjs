import { existsSync } from 'node:fs';

import { canInstall, installDebian } from './apt.mjs';
import { StopWithLine } from '../steps.mjs';

const wellKnownPaths = [
  '/usr/sbin/nginx',
  '/usr/bin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
];

/**
 * Finds nginx, which a test and the benchmark put in front of the site; installs it with apt when root.
 * @returns {Promise<string>} the program's path
 * @throws {StopWithLine} with instructions to install it
 */
export async function ensureNginx() {
  const find = () => wellKnownPaths.find(existsSync);
  const found = find();
  if (found) return found;
  if (canInstall()) await installDebian(['nginx-light']);
  const installed = find();
  if (installed) return installed;
  throw new StopWithLine(
    'nginx is needed and was not found (Debian: sudo apt-get install nginx-light; macOS: brew install nginx).',
  );
}
