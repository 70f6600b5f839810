import { createServer, Agent } from 'node:http';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { rootFolder } from '../../scripts/packages.mjs';
import { StopWithLine } from '../../scripts/steps.mjs';
import { startMeasured } from '../measured-process.mjs';
import { eventsPerBatch, sendBatch } from './batches.mjs';
import { measureInserts } from './umami.mjs';

const connections = 64;
const warmUpSeconds = 1;
const ports = { site: 3391, plain: 3392 };

/**
 * How many events the site acknowledges per second of its processor time, each batch synced to the disk before it is answered;
 * beside a server that appends and syncs each batch by itself, and beside rows inserted into PostgreSQL one by one, where that
 * is installed. The content backend is a server that takes everything.
 * @returns {Promise<Record<string, string | number>[]>}
 */
export async function measureStatistics(folder, { rounds, seconds }) {
  const receiver = createServer((req, res) => {
    req.resume();
    req.on('end', () => res.writeHead(req.method === 'POST' ? 204 : 404).end());
  });
  await new Promise((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const files = join(folder, 'statistics');
  await mkdir(files, { recursive: true });
  const site = await startMeasured('the site', {
    args: [join(rootFolder, 'web', 'build', 'server', 'index.js')],
    cwd: join(rootFolder, 'web'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(ports.site),
      HOST: '127.0.0.1',
      DATA_DIR: files,
      CONTENT_URL: `http://127.0.0.1:${receiver.address().port}`,
      PURGE_SECRET: 'the secret of a benchmark',
      LOG_LEVEL: 'error',
    },
    ready: `http://127.0.0.1:${ports.site}/favicon.svg`,
  });
  const plain = await startMeasured('one append and sync a batch', {
    args: [join(import.meta.dirname, 'plain.mjs'), String(ports.plain), join(files, 'plain')],
    ready: `http://127.0.0.1:${ports.plain}/`,
  });
  const contenders = [
    { name: 'Beursvloer', program: site, port: ports.site },
    { name: 'appendFile and fdatasync a batch', program: plain, port: ports.plain },
  ];
  const best = new Map();
  try {
    for (const { port } of contenders) await sendFor(port, warmUpSeconds);
    for (let round = 0; round < rounds; round += 1)
      for (const { name, program, port } of contenders) {
        const before = program.cpuSeconds();
        const began = performance.now();
        const batches = await sendFor(port, seconds);
        const events = batches * eventsPerBatch;
        const found = {
          perCpuSecond: Math.round(events / (program.cpuSeconds() - before)),
          perSecond: Math.round(events / ((performance.now() - began) / 1000)),
        };
        if (found.perCpuSecond > (best.get(name)?.perCpuSecond ?? 0)) best.set(name, found);
      }
  } finally {
    await site.stop();
    await plain.stop();
    receiver.closeAllConnections();
    receiver.close();
  }
  const inserts = await measureInserts({ rounds, seconds });
  if (inserts) best.set('Rows as Umami has them, inserted into PostgreSQL', inserts);
  return [...best].map(([contender, { perCpuSecond, perSecond }]) => ({
    contender,
    'events per CPU second': perCpuSecond,
    'events per second': perSecond,
  }));
}

/** Sends batches on all connections for a while. @returns how many were acknowledged */
async function sendFor(port, seconds) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const until = performance.now() + seconds * 1000;
  let acknowledged = 0;
  const sender = async () => {
    while (performance.now() < until) {
      const status = await sendBatch(port, agent);
      if (status !== 204) throw new StopWithLine(`A batch of statistics was answered ${status}.`);
      acknowledged += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, sender));
  agent.destroy();
  return acknowledged;
}
