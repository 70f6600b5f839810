import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { ensureNginx } from '../../scripts/install/nginx.mjs';
import { freePort } from '../../scripts/ports.mjs';
import { startMeasured } from '../measured-process.mjs';

/**
 * nginx in front of one or more processes of the site, as deploy/nginx has it: it caches and compresses nothing. It believes what
 * a request says of where it comes from, because here all visitors have one address.
 * @param {string[]} sites the URLs of the processes
 */
export async function startBalancer(folder, sites) {
  const port = await freePort();
  const own = join(folder, `balancer-${port}`);
  await mkdir(own, { recursive: true });
  // Its workers run as somebody else when we are root.
  await chmod(folder, 0o755);
  const settings = join(own, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await writeFile(
    settings,
    `daemon off;
worker_processes 1;
pid ${own}/nginx.pid;
error_log stderr;
events { worker_connections 2048; }
http {
  access_log off;
  gzip off;
  keepalive_requests 1000000;
  proxy_buffers 16 64k;
${temporary.map((name) => `  ${name}_temp_path ${own}/${name};`).join('\n')}
  upstream sites {
${sites.map((site) => `    server 127.0.0.1:${new URL(site).port} max_fails=0;`).join('\n')}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://sites;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
    }
  }
}
`,
  );
  const url = `http://127.0.0.1:${port}`;
  const args = ['-c', settings, '-p', own, '-e', 'stderr'];
  const measured = await startMeasured('nginx', { command: await ensureNginx(), args, ready: `${url}/` });
  return { url, measured };
}
