import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';

import { ensureNginx } from '../../../scripts/install/nginx.mjs';
import { end } from './programs';

/** One address with several processes of a program behind it. */
interface Upstream {
  name: string;
  port: number;
  /** The ports of the processes. */
  processes: readonly number[];
  /** True adds the client's IP address to `X-Forwarded-For`; otherwise that is passed on as it is. */
  saysWhereFrom: boolean;
}

export interface Proxy {
  stop(): Promise<void>;
}

/**
 * Starts nginx as deploy/nginx has it: the next process where one does not answer, and nobody is left out for having failed:
 * with two there is no better one to wait for.
 */
export async function startProxy(upstreams: readonly Upstream[]): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), 'beursvloer-proxy-'));
  // Its workers run as somebody else when we are root.
  await chmod(folder, 0o755);
  const settings = join(folder, 'nginx.conf');
  await writeFile(
    settings,
    `daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${upstreams.map(serverOf).join('')}}
`,
  );
  const child: ChildProcess = spawn(await ensureNginx(), ['-c', settings, '-p', folder], { stdio: 'ignore' });
  const responds = async ({ port }: Upstream) =>
    expect((await fetch(`http://127.0.0.1:${port}/`)).ok).toBe(true);
  await vi.waitFor(() => Promise.all(upstreams.map(responds)), { timeout: 30_000, interval: 100 });
  return {
    async stop() {
      await end(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function serverOf({ name, port, processes, saysWhereFrom }: Upstream): string {
  return `
  upstream ${name} {
    ${processes.map((one) => `server 127.0.0.1:${one} max_fails=0;`).join('\n    ')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://${name};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      ${saysWhereFrom ? 'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;' : ''}
      proxy_next_upstream error timeout;
    }
  }
`;
}
