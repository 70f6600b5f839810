import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { startFair, type Fair } from '../../harness/fair';
import { isSoak } from '../../harness/soak';

/** In which a whole request has to be there, in ms; by itself the server gives two minutes. */
const requestTimeoutMs = 3_000;
const connectionCount = 300;
/** How often they all come, once code is compiled: what one round leaves behind is seen after it. */
const rounds = isSoak ? 20 : 1;
const dribbleIntervalMs = 500;
/** Nearly all that a form may hold: what somebody who wants to fill the memory would send first. */
const firstBytes = 60_000;
/**
 * The most that may be left in use, in MB: less than the 18 MB of half forms that come in one round, however
 * often they came.
 */
const maxLeftMegabytes = 16;

let fair: Fair;
beforeAll(async () => {
  const environment = {
    TRUSTED_PROXIES: '1',
    PAGE_CACHE_MB: '0',
    LOG_LEVEL: 'error',
    REQUEST_TIMEOUT: String(requestTimeoutMs),
  };
  fair = await startFair({ environment, measuresMemory: true });
}, 240_000);
afterAll(() => fair.stop());

/** Forms whose body never ends, and calls that pass through the site: who reads them differs. */
const slowRequests = [
  { path: '/contact', type: 'application/x-www-form-urlencoded', start: 'form=contact&bericht=' },
  {
    path: '/werken-bij-de-beurs',
    type: 'multipart/form-data; boundary=grens',
    start: '--grens\r\nContent-Disposition: form-data; name="motivatie"\r\n\r\n',
  },
  { path: '/api/auth/local', type: 'application/json', start: '{"identifier":"' },
  {
    path: '/api/_form-file?page=/werken-bij-de-beurs&form=open-sollicitatie&field=cv&name=a.pdf',
    type: 'application/octet-stream',
    start: '%PDF-1.7\n',
  },
] as const;

/** Sends a byte now and then until the server has had enough. Gives what it said. */
async function dribble(index: number): Promise<string> {
  const { path, type, start } = slowRequests[index % slowRequests.length] ?? slowRequests[0];
  const socket = await connected();
  let said = '';
  socket.on('data', (chunk: Buffer) => (said += chunk.toString('latin1')));
  // A server that closes while somebody still sends resets the connection.
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${new URL(fair.site).host}\r\nOrigin: ${fair.site}\r\n` +
      `Sec-Fetch-Site: same-origin\r\nX-Forwarded-For: 2001:db8:${index.toString(16)}::1\r\n` +
      `Content-Type: ${type}\r\nContent-Length: ${firstBytes + 2_000}\r\n\r\n${start}${'x'.repeat(firstBytes)}`,
  );
  const drip = setInterval(() => socket.writable && socket.write('x'), dribbleIntervalMs);
  await closed;
  clearInterval(drip);
  return said;
}

/** Many at once. Gives the paths and the status lines that they got, each once. */
async function dribbleAll(onEnded: () => void = () => undefined): Promise<string[]> {
  const all = Array.from({ length: connectionCount }, async (_none, index) => {
    const said = await dribble(index);
    onEnded();
    return `${slowRequests[index % slowRequests.length]?.path}: ${said.split('\r\n')[0]}`;
  });
  return [...new Set(await Promise.all(all))];
}

function connected(): Promise<Socket> {
  const { hostname, port } = new URL(fair.site);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => resolve(socket));
    socket.once('error', reject);
  });
}

test(
  'many bodies that come a byte at a time are ended, others are served meanwhile, and nothing of them stays in memory',
  async () => {
    // Code is compiled and modules are loaded once.
    await dribbleAll();
    const before = await fair.memory();
    for (let round = 0; round < rounds; round += 1) {
      let ended = 0;
      const all = dribbleAll(() => (ended += 1));
      await pause(dribbleIntervalMs);
      expect(ended).toBe(0);
      const page = await fetch(`${fair.site}/contact`, {
        headers: { 'x-forwarded-for': '2001:db8:ffff::1' },
      });
      expect(page.status).toBe(200);
      await page.arrayBuffer();
      expect(await all).toEqual(slowRequests.map(({ path }) => `${path}: HTTP/1.1 408 Request Timeout`));
    }

    const after = await fair.memory();
    for (const program of ['site', 'cms'] as const)
      expect(after[program].used - before[program].used, program).toBeLessThan(maxLeftMegabytes);
    for (const origin of [`${fair.site}/health`, `${fair.cms}/_health`])
      expect((await fetch(origin)).ok).toBe(true);
  },
  isSoak ? 600_000 : 120_000,
);
