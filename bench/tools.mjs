import { existsSync } from 'node:fs';

import { canInstall, installDebian } from '../scripts/apt.mjs';
import { StopWithLine } from '../scripts/steps.mjs';

/** What the benchmark needs besides Node: where each is found, and the Debian packages it comes in. */
const TOOLS = [
  { found: ['/usr/bin/wrk', '/usr/local/bin/wrk'], packages: ['wrk'] },
  {
    found: ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  },
];

/** Installs what is missing where that is ours to do, and says what to install where it is not. */
export async function ensureTools() {
  if (process.platform !== 'linux')
    throw new StopWithLine('The benchmark reads /proc: it runs on Linux only.');
  const missing = TOOLS.filter(({ found }) => !found.some(existsSync)).flatMap(({ packages }) => packages);
  if (missing.length === 0) return 'skipped';
  const names = missing.join(' ');
  if (!canInstall())
    throw new StopWithLine(`The benchmark needs ${names}. On Debian: sudo apt-get install ${names}`);
  if (!(await installDebian(missing))) throw new StopWithLine(`Could not install ${names}.`);
  return undefined;
}
