import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { ensureNginx } from '../scripts/install/nginx.mjs';
import { freePort } from '../scripts/ports.mjs';
import { startMeasured } from './measured-process.mjs';

/** Folders for data that does not fit in nginx's memory: its own, as it may run as any user. */
const temporary = (own) =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${own}/tmp/${name};`)
    .join('\n');

/**
 * Starts an nginx of one worker on a free port.
 * @param {(place: { own: string, port: number }) => string} http what stands in its block `http`; `own` is its folder
 */
export async function startProxy(folder, name, http) {
  const port = await freePort();
  const own = join(folder, `${name}-${port}`);
  await mkdir(join(own, 'tmp'), { recursive: true });
  // Its workers run as somebody else when we are root.
  await chmod(folder, 0o755);
  const settings = join(own, 'nginx.conf');
  await writeFile(
    settings,
    `daemon off;
worker_processes 1;
pid ${own}/nginx.pid;
error_log stderr;
events { worker_connections 2048; }
http {
  access_log off;
  keepalive_requests 1000000;
${temporary(own)}
${http({ own, port })}}
`,
  );
  const url = `http://127.0.0.1:${port}`;
  const args = ['-c', settings, '-p', own, '-e', 'stderr'];
  const measured = await startMeasured('nginx', { command: await ensureNginx(), args, ready: `${url}/` });
  return { url, measured };
}
