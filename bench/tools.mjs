import { existsSync } from 'node:fs';

import { canInstall, installDebian } from '../scripts/install/apt.mjs';
import { ensureNginx } from '../scripts/install/nginx.mjs';
import { StopWithLine } from '../scripts/steps.mjs';

/** Tools that only some rows need besides nginx: the paths where each may be, and its Debian package. */
const wrk = { found: ['/usr/bin/wrk', '/usr/local/bin/wrk'], name: 'wrk' };
const brotli = {
  found: ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
  name: 'libnginx-mod-http-brotli-static',
};
const tools = {
  change: [],
  mix: [],
  pages: [wrk, brotli],
  process: [wrk],
  growth: [wrk],
  forms: [],
  lists: [],
  statistics: [],
  panels: [],
  push: [],
  capacity: [wrk],
};

/**
 * Installs what is missing where that is ours to do, and says what to install where it is not.
 * @param {(keyof typeof tools)[]} rows what is to be measured
 */
export async function ensureTools(rows) {
  if (process.platform !== 'linux')
    throw new StopWithLine('The benchmark reads /proc: it runs on Linux only.');
  await ensureNginx();
  const needed = new Set(rows.flatMap((row) => tools[row]));
  const missing = [...needed].filter(({ found }) => !found.some(existsSync)).map(({ name }) => name);
  if (missing.length === 0) return 'skipped';
  const names = missing.join(' ');
  if (!canInstall())
    throw new StopWithLine(`The benchmark needs ${names}. On Debian: sudo apt-get install ${names}`);
  if (!(await installDebian(missing))) throw new StopWithLine(`Could not install ${names}.`);
  return undefined;
}
