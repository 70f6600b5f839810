import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { ensureNginx } from '../scripts/install/nginx.mjs';
import { freePort } from '../scripts/ports.mjs';
import { startMeasured } from './measured-process.mjs';

/** Debian's path of the module that serves files that were compressed before. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** One worker that serves the given brotli bytes from disk, set up for speed as nginx's documents recommend. */
export async function startNginx(folder, compressed) {
  const port = await freePort();
  const files = join(folder, 'html');
  await mkdir(files);
  await writeFile(join(files, 'page.html.br'), compressed);
  await writeFile(join(files, 'page.html'), brotliDecompressSync(compressed));
  const settings = join(folder, 'nginx.conf');
  // Its worker runs as somebody else when we are root.
  await chmod(folder, 0o755);
  await writeFile(
    settings,
    `load_module ${brotliModule};
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr;
events { worker_connections 256; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=10;
  default_type text/html;
  brotli_static on;
  server { listen 127.0.0.1:${port}; root ${files}; }
}
`,
  );
  const url = `http://127.0.0.1:${port}/page.html`;
  const args = ['-c', settings, '-p', folder];
  return { url, measured: await startMeasured('nginx', { command: await ensureNginx(), args, ready: url }) };
}
