/**
 * Asks as visitors do: requests begin when it is their time, whether earlier ones were answered or not. A process of its own
 * that reads one job from its parent (`{ requests, perSecond, seconds }`) and sends back what it saw.
 */
import { Agent, get } from 'node:http';

import { percentile } from './plan.mjs';

const timeoutMs = 10_000;
const tickMs = 2;
/** So many connections at most; further requests wait, and their waiting counts. */
const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** Milliseconds from when it was due until the first byte of the response, or why there was none. */
function ask({ url, headers }, due) {
  return new Promise((resolve) => {
    const request = get(url, { agent, headers, timeout: timeoutMs }, (response) => {
      const firstByteMs = performance.now() - due;
      const { statusCode } = response;
      let bytes = 0;
      response.on('data', (chunk) => (bytes += chunk.length));
      response.on('error', () => resolve({ failure: 'broken off' }));
      response.on('end', () =>
        resolve(statusCode >= 400 ? { failure: `status ${statusCode}` } : { firstByteMs, bytes }),
      );
    });
    request.on('timeout', () => request.destroy(new Error('no response in time')));
    request.on('error', (error) => resolve({ failure: error.code ?? error.message }));
  });
}

async function run({ requests, perSecond, seconds }) {
  const count = Math.round(perSecond * seconds);
  const began = performance.now();
  const asked = [];
  let latestMs = 0;
  await new Promise((resolve) => {
    const timer = setInterval(() => {
      const now = performance.now();
      while (asked.length < count) {
        const due = began + (asked.length * 1000) / perSecond;
        if (due > now) return;
        latestMs = Math.max(latestMs, now - due);
        asked.push(ask(requests[asked.length % requests.length], due));
      }
      clearInterval(timer);
      resolve();
    }, tickMs);
  });
  const responses = await Promise.all(asked);
  const times = responses.flatMap(({ firstByteMs }) => firstByteMs ?? []);
  const failures = {};
  const byKind = {};
  responses.forEach(({ failure, firstByteMs }, place) => {
    const { kind } = requests[place % requests.length];
    if (failure) failures[`${kind}: ${failure}`] = (failures[`${kind}: ${failure}`] ?? 0) + 1;
    else (byKind[kind] ??= []).push(firstByteMs);
  });
  return {
    requests: count,
    tookSeconds: (performance.now() - began) / 1000,
    failed: count - times.length,
    failures,
    bytes: responses.reduce((total, { bytes = 0 }) => total + bytes, 0),
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    p99MsByKind: Object.fromEntries(
      Object.entries(byKind).map(([kind, values]) => [kind, Math.round(percentile(values, 0.99))]),
    ),
    /** How much later than due a request was sent, at worst: the generator itself was too busy. */
    latestMs,
  };
}

process.on('message', async (job) => {
  process.send(await run(job));
});
process.on('disconnect', () => process.exit());
