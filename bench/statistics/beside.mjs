import { Agent, get } from 'node:http';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { setTimeout as pause } from 'node:timers/promises';

import { startSite } from '../fair.mjs';
import { sendBatch } from './batches.mjs';

/** A hall of 5,000 visitors, each of whom sends what happened every 15 seconds: a few events. */
const hall = { batchesPerSecond: 5000 / 15, eventsPerBatch: 3 };
const pagesPerSecond = 500;
const tickMs = 5;
const path = '/standhouders';

/**
 * How soon a cached page is there, asked for 500 times a second, while nothing is counted and while a full hall is; in turns.
 * Batches come from a thread of their own, so that sending them does not delay the clock.
 * @returns {Promise<Record<string, string | number>[]>} times in ms, of all rounds together
 */
export async function measureBeside({ env }, { rounds, seconds }) {
  const { site, measured } = await startSite({ name: 'Beursvloer', env, path });
  const port = Number(new URL(site).port);
  const found = {
    alone: { times: [], cpuSeconds: 0, acknowledged: 0 },
    'while counting a hall': { times: [], cpuSeconds: 0, acknowledged: 0 },
  };
  await pagesFor(port, 2);
  for (let round = 0; round < rounds; round += 1)
    for (const [name, one] of Object.entries(found)) {
      const before = measured.cpuSeconds();
      const sending = name === 'alone' ? null : startHall(port);
      one.times.push(...(await pagesFor(port, seconds)));
      one.acknowledged += (await sending?.stop()) ?? 0;
      one.cpuSeconds += measured.cpuSeconds() - before;
    }
  await measured.stop();
  return Object.entries(found).map(([name, { times, cpuSeconds, acknowledged }]) => {
    times.sort((one, two) => one - two);
    const at = (share) => Number(times[Math.floor(times.length * share)].toFixed(2));
    return {
      [`${pagesPerSecond} pages a second`]: name,
      median: at(0.5),
      p90: at(0.9),
      p99: at(0.99),
      'share of a core': Number((cpuSeconds / (rounds * seconds)).toFixed(3)),
      'batches acknowledged': acknowledged,
    };
  });
}

/** Asks for the page at the rate, whether earlier ones were answered or not. @returns the ms of each until its last byte */
async function pagesFor(port, seconds) {
  const agent = new Agent({ keepAlive: true });
  const headers = { 'accept-encoding': 'br', cookie: 'locale=nl' };
  const ask = () =>
    new Promise((resolve, reject) => {
      const began = performance.now();
      const call = get({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
        response.resume().on('end', () => resolve(performance.now() - began));
      });
      call.on('error', reject);
    });
  const asked = await atRate(pagesPerSecond, seconds, ask);
  const times = await Promise.all(asked);
  agent.destroy();
  return times;
}

/** Does something so many times a second. @returns what it returned, in order */
async function atRate(perSecond, seconds, work) {
  const began = performance.now();
  const done = [];
  while (performance.now() - began < seconds * 1000) {
    while (done.length < ((performance.now() - began) / 1000) * perSecond) done.push(work());
    await pause(tickMs);
  }
  return done;
}

/** Sends batches at the rate of a hall until it is stopped. @returns how many were acknowledged */
function startHall(port) {
  const worker = new Worker(new URL(import.meta.url), { workerData: { port } });
  return {
    async stop() {
      const counted = new Promise((resolve) => worker.once('message', resolve));
      worker.postMessage('stop');
      const acknowledged = await counted;
      await worker.terminate();
      return acknowledged;
    },
  };
}

if (!isMainThread && workerData?.port !== undefined) {
  const agent = new Agent({ keepAlive: true });
  let isOver = false;
  parentPort.once('message', () => (isOver = true));
  const send = () => sendBatch(workerData.port, agent, hall.eventsPerBatch).catch(() => 0);
  const under = [];
  while (!isOver) under.push(...(await atRate(hall.batchesPerSecond, 0.1, send)));
  const statuses = await Promise.all(under);
  parentPort.postMessage(statuses.filter((status) => status === 204).length);
}
