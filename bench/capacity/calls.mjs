import { Agent, request } from 'node:http';

import { StopWithLine } from '../../scripts/steps.mjs';
import { percentile } from '../mix/plan.mjs';

/**
 * Makes calls for some seconds: each connection makes the next one when it has the whole response to the last.
 * @param {(connection: number, call: number) => { method: string, path: string, headers?: object, body?: string }} callOf
 * @returns {Promise<{ perSecond: number, p99Ms: number }>}
 * @throws {StopWithLine} when one was not answered with a whole 200: it is not among those that a machine carries
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
  const failures = Object.entries(failed).map(([what, count]) => `${count} × ${what}`);
  if (failures.length > 0) throw new StopWithLine(`Calls failed: ${failures.join(', ')}.`);
  return { perSecond: times.length / seconds, p99Ms: percentile(times, 0.99) };
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
