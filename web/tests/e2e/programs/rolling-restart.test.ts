import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { freePort } from '../../../../scripts/ports.mjs';
import { startFair, type Fair } from '../../harness/fair';
import { startLoad } from '../../harness/load';
import { startProxy, type Proxy } from '../../harness/nginx';
import { end } from '../../harness/programs';
import { isSoak } from '../../harness/soak';

/** Cached pages, an uncached one, and files. */
const paths = ['/', '/standhouders', '/programma/2001', '/zoeken?q=hout', '/favicon.svg', '/robots.txt'];
/** Visitors at once: beside them a program starts. */
const visitors = 6;

let fair: Fair;
let proxy: Proxy;
let proxied: string;
/** The two processes of the site by their ports. */
const sites = new Map<number, ChildProcess>();
beforeAll(async () => {
  fair = await startFair();
  const ports = [await freePort(), await freePort()];
  for (const port of ports) sites.set(port, await fair.startAnother(port));
  const port = await freePort();
  proxied = `http://127.0.0.1:${port}`;
  proxy = await startProxy([{ name: 'site', port, processes: ports, saysWhereFrom: false }]);
}, 240_000);
afterAll(async () => {
  await proxy.stop();
  for (const site of sites.values()) await end(site);
  await fair.stop();
});

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

test.runIf(isSoak)('two processes are restarted one after the other, and no request is lost', async () => {
  const load = startLoad(proxied, paths, visitors);
  for (const port of sites.keys()) {
    await load.asked(100);
    expect(await restart(port)).toBe(0);
  }
  await load.asked(100);
  const { asked, failed } = await load.stop();
  expect(failed).toEqual({});
  expect(asked).toBeGreaterThan(100);
});

test('a process that gets SIGTERM finishes its requests', async () => {
  const [[port, site] = []] = sites;
  if (!site) throw new Error('no process');
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
