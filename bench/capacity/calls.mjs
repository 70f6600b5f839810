import { Agent, request } from 'node:http';

import { percentile } from '../mix/plan.mjs';

/**
 * Makes calls for some seconds: each connection makes the next one when it has the whole response to the last.
 * @param {(connection: number, call: number) => { method: string, path: string, headers?: object, body?: string }} callOf
 * @returns {Promise<{ perSecond: number, p50Ms: number, p99Ms: number, failed: Record<string, number> }>} `failed` by what came
 *   instead of a 200
 */
export async function makeCalls({ origin, seconds, connections, callOf }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times = [];
  const failed = {};
  const until = performance.now() + seconds * 1000;
  const work = async (connection) => {
    for (let call = 0; performance.now() < until; call += 1) {
      const began = performance.now();
      const outcome = await send(origin, callOf(connection, call), agent);
      if (outcome === 200) times.push(performance.now() - began);
      else failed[outcome] = (failed[outcome] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, connection) => work(connection)));
  agent.destroy();
  return {
    perSecond: times.length / seconds,
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    failed,
  };
}

/** The status of a whole response, or what went wrong. */
function send(origin, { method, path, headers = {}, body }, agent) {
  return new Promise((resolve) => {
    const call = request(origin + path, { agent, method, headers, timeout: 10_000 }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.complete ? response.statusCode : 'cut off'));
      response.on('error', (error) => resolve(error.message));
    });
    call.on('timeout', () => call.destroy(new Error('no response')));
    call.on('error', (error) => resolve(error.message));
    call.end(body);
  });
}
