import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

import { rootFolder } from '../scripts/packages.mjs';
import { freePort } from '../scripts/ports.mjs';
import { StopWithLine } from '../scripts/steps.mjs';
import { startSite } from './fair.mjs';
import { load } from './load.mjs';

const bytesPerMb = 1024 * 1024;
const requestGoal = Number(process.env.REQUESTS ?? 1_000_000);
/** How long to ask, however slow the machine is; the table says how many requests it was. */
const longestSeconds = Number(process.env.MEMORY_SECONDS ?? 240);
const connections = 16;
const stepSeconds = 10;
const warmSeconds = 6;
const startCount = 3;

/** Memory of the warm site, and after many requests for a cached page. */
export async function measureMemory({ env }, path) {
  const folder = await mkdtemp(join(tmpdir(), 'beursvloer-heap-'));
  const file = join(folder, 'heap.json');
  const preload = pathToFileURL(join(rootFolder, 'bench', 'record-heap.mjs')).href;
  const own = { ...env, HEAP_FILE: file, NODE_OPTIONS: `--import=${preload}` };
  const { site, measured } = await startSite({ name: 'Beursvloer', env: own, path });
  const contender = { name: 'Beursvloer', url: site + path, measured };
  let requests = 0;
  const ask = async (seconds) => (requests += (await load(contender, seconds, connections)).requests);
  const hold = async () => ({
    all: inMb(measured.residentBytes()),
    heap: inMb(await heapOf(measured, file)),
  });

  const began = performance.now();
  await ask(warmSeconds);
  const before = await hold();
  while (requests < requestGoal && performance.now() - began < longestSeconds * 1000) await ask(stepSeconds);
  const after = await hold();
  await measured.stop();
  await rm(folder, { recursive: true, force: true });
  return {
    requests,
    'MB warm': before.all,
    'MB after': after.all,
    'MB on the heap warm': before.heap,
    'MB on the heap after': after.heap,
  };
}

const inMb = (bytes) => Math.round((bytes / bytesPerMb) * 10) / 10;

/** Bytes on the heap once all garbage has been collected: see bench/record-heap.mjs. */
async function heapOf(measured, file) {
  await rm(file, { force: true });
  measured.signal('SIGUSR2');
  for (let tries = 0; tries < 200; tries += 1) {
    await pause(50);
    if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')).heapUsed;
  }
  throw new StopWithLine('The site did not tell what is on its heap.');
}

/** Milliseconds from starting the site until the first page, without and with copies of pages on disk. */
export async function measureStarts({ env }, path) {
  const times = { without: [], with: [] };
  for (let count = 0; count < startCount; count += 1) {
    // Copies on disk belong to a port.
    const own = { ...env, PORT: String(await freePort()) };
    for (const copies of ['without', 'with']) {
      const { measured } = await startSite({ name: 'Beursvloer', env: own, path });
      times[copies].push(Math.round(measured.startedInMs));
      // It lets the copies reach the disk before it ends.
      await measured.stop();
    }
  }
  const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];
  return { 'ms without copies': median(times.without), 'ms with copies': median(times.with) };
}
