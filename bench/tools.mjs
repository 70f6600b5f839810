import { existsSync } from 'node:fs';

import { run, runAny, StopWithLine } from '../scripts/steps.mjs';

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
  const words = `apt-get install --no-install-recommends ${missing.join(' ')}`;
  if (process.getuid() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new StopWithLine(`The benchmark needs ${missing.join(', ')}. On Debian: sudo ${words}`);
  await runAny('apt-get', ['update'], { cwd: '/' });
  await run('apt-get', ['install', '--yes', '--no-install-recommends', ...missing], {
    cwd: '/',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    failure: `Could not install ${missing.join(', ')}`,
  });
  return undefined;
}
