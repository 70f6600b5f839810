import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { ensureNginx } from '../../../../scripts/install/nginx.mjs';
import { freePort } from '../../../../scripts/ports.mjs';
import { startFair, type Fair } from '../../harness/fair';
import { startLoad } from '../../harness/load';
import { end } from '../../harness/programs';
import { isSoak } from '../../harness/soak';

/** Cached pages, an uncached one, and files. */
const paths = ['/', '/standhouders', '/programma/2001', '/zoeken?q=hout', '/favicon.svg', '/robots.txt'];

let fair: Fair;
let folder: string;
let proxy: ChildProcess;
let proxied: string;
/** The two processes of the site by their ports. */
const sites = new Map<number, ChildProcess>();
beforeAll(async () => {
  fair = await startFair();
  const ports = [await freePort(), await freePort()];
  for (const port of ports) sites.set(port, await fair.startAnother(port));
  folder = await mkdtemp(join(tmpdir(), 'beursvloer-proxy-'));
  const port = await freePort();
  proxied = `http://127.0.0.1:${port}`;
  proxy = await startProxy(port, ports);
}, 240_000);
afterAll(async () => {
  await end(proxy);
  for (const site of sites.values()) await end(site);
  await fair.stop();
  await rm(folder, { recursive: true, force: true });
});

/**
 * nginx as a small organiser would set it up: two processes, and the other one where one does not answer. Neither is left
 * out for having failed: with two there is no better one to wait for.
 */
async function startProxy(port: number, ports: readonly number[]): Promise<ChildProcess> {
  const settings = join(folder, 'nginx.conf');
  // Its workers run as somebody else when we are root.
  await chmod(folder, 0o755);
  await writeFile(
    settings,
    `daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
events { worker_connections 256; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream site {
    ${ports.map((one) => `server 127.0.0.1:${one} max_fails=0;`).join('\n    ')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_next_upstream error timeout;
    }
  }
}
`,
  );
  const child = spawn(await ensureNginx(), ['-c', settings, '-p', folder], { stdio: 'ignore' });
  const responses = async () => expect((await fetch(`${proxied}/health`)).status).toBe(200);
  await vi.waitFor(responses, { timeout: 30_000, interval: 100 });
  return child;
}

/** Ends a process as a deployment would, and starts it again. */
async function restart(port: number): Promise<number | null> {
  const site = sites.get(port);
  if (!site) throw new Error('no such process');
  const closed = once(site, 'close');
  site.kill('SIGTERM');
  await closed;
  sites.set(port, await fair.startAnother(port));
  return site.exitCode;
}

test('two processes are restarted one after the other, and no request is lost', async () => {
  const load = startLoad(proxied, paths);
  for (let round = 0; round < (isSoak ? 50 : 1); round += 1) {
    for (const port of sites.keys()) {
      await load.asked(100);
      expect(await restart(port)).toBe(0);
    }
  }
  await load.asked(100);
  const { asked, failed } = await load.stop();
  expect(failed).toEqual({});
  expect(asked).toBeGreaterThan(100);
});

test('a process that gets SIGTERM finishes its requests', async () => {
  const port = await freePort();
  const site = await fair.startAnother(port);
  const asked = Array.from({ length: 20 }, (_, at) =>
    fetch(`http://127.0.0.1:${port}/programma?q=hout${at}`),
  );
  await pause(50);
  site.kill('SIGTERM');
  for (const response of await Promise.all(asked)) {
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('</html>');
  }
  await vi.waitFor(() => expect(site.exitCode).toBe(0), { timeout: 15_000 });
});
