import { setTimeout as pause } from 'node:timers/promises';

import { startSite } from './fair.mjs';
import { freePort } from '../scripts/ports.mjs';
import { load } from './load.mjs';

const MB = 1024 * 1024;
/** A million takes some minutes: `REQUESTS=1000000`. */
const REQUESTS = Number(process.env.REQUESTS ?? 200_000);
/** However slow the machine is: the answer then says how many requests it was. */
const LONGEST_SECONDS = Number(process.env.MEMORY_SECONDS ?? 240);
const CONNECTIONS = 16;
const STEP_SECONDS = 10;
const HEAP_SECONDS = 6;
const HEAP_GLANCE_MS = 50;
const STARTS = 3;

/** What the site holds when it is warm, and after many requests for a kept page. */
export async function measureMemory({ env }, path) {
  const metricsPort = String(await freePort());
  const own = { ...env, METRICS_PORT: metricsPort };
  const { site, measured } = await startSite({ name: 'Beursvloer', env: own, path });
  const contender = { name: 'Beursvloer', url: site + path, measured };
  const took = { requests: 0 };
  const began = performance.now();
  const ask = async (seconds) => (took.requests += (await load(contender, seconds, CONNECTIONS)).requests);
  const metrics = `http://127.0.0.1:${metricsPort}/metrics`;
  const heapBefore = await leastHeap(metrics, () => ask(HEAP_SECONDS));
  const before = measured.residentBytes();
  while (took.requests < REQUESTS && performance.now() - began < LONGEST_SECONDS * 1000)
    await ask(STEP_SECONDS);
  const heapAfter = await leastHeap(metrics, () => ask(HEAP_SECONDS));
  const after = measured.residentBytes();
  await measured.stop();
  return {
    requests: took.requests,
    ...{ 'MB warm': inMb(before), 'MB after': inMb(after) },
    ...{ 'MB on the heap warm': inMb(heapBefore), 'MB on the heap after': inMb(heapAfter) },
  };
}

const inMb = (bytes) => Math.round((bytes / MB) * 10) / 10;

/** The least that is on the heap while there is work: what is left when garbage has just been collected. */
async function leastHeap(metrics, work) {
  const reading = new AbortController();
  let least = Infinity;
  const watched = (async () => {
    while (!reading.signal.aborted) {
      const text = await (await fetch(metrics)).text();
      least = Math.min(least, Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(text)?.[1]));
      await pause(HEAP_GLANCE_MS);
    }
  })();
  await work();
  reading.abort();
  await watched;
  return least;
}

/** Milliseconds from starting the site until the first page, without and with copies of pages on disk. */
export async function measureStarts({ env }, path) {
  const times = { without: [], with: [] };
  for (let count = 0; count < STARTS; count += 1) {
    // Copies are kept by port.
    const own = { ...env, PORT: String(await freePort()) };
    for (const copies of ['without', 'with']) {
      const { measured } = await startSite({ name: 'Beursvloer', env: own, path });
      times[copies].push(Math.round(measured.startedIn));
      // It lets the copies reach the disk before it ends.
      await measured.stop();
    }
  }
  const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];
  return { 'ms without copies': median(times.without), 'ms with copies': median(times.with) };
}
