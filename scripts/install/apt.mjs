import { existsSync } from 'node:fs';

import { runAny } from '../steps.mjs';

let listsAreFresh = false;

export function canInstall() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * Installs Debian packages without what they merely recommend.
 * @param {readonly string[]} packages
 * @returns {Promise<boolean>} whether that went well
 */
export async function installDebian(packages) {
  const options = { cwd: '/', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  if (!listsAreFresh) await runAny('apt-get', ['update'], options);
  listsAreFresh = true;
  const { code } = await runAny(
    'apt-get',
    ['install', '-y', '--no-install-recommends', ...packages],
    options,
  );
  return code === 0;
}
