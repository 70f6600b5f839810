import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface LoadResult {
  asked: number;
  /** Requests that did not get a whole 200, by path and what came instead. */
  failed: Record<string, number>;
}

export interface Load {
  /** Waits until so many more requests were answered. */
  asked: (count: number) => Promise<void>;
  stop: () => Promise<LoadResult>;
}

/** Visitors at once: more than a browser has connections, few enough for a small machine to keep up with. */
const usualVisitors = 24;

/**
 * Visitors who ask for these pages again and again, each waiting for a response before asking for the next, until asked to
 * stop.
 */
export function startLoad(site: string, paths: readonly string[], visitors = usualVisitors): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const result: LoadResult = { asked: 0, failed: {} };
  let stopping = false;

  async function visit(first: number): Promise<void> {
    for (let at = first; !stopping; at += 1) {
      const path = paths[at % paths.length] ?? '/';
      const outcome = await ask(`${site}${path}`, agent);
      result.asked += 1;
      if (outcome === 200) continue;
      const failure = `${path}: ${outcome}`;
      result.failed[failure] = (result.failed[failure] ?? 0) + 1;
    }
  }
  const all = Promise.all(Array.from({ length: visitors }, (_, at) => visit(at)));
  return {
    async asked(count) {
      const goal = result.asked + count;
      while (result.asked < goal) await pause(20);
    },
    async stop() {
      stopping = true;
      await all;
      agent.destroy();
      return result;
    },
  };
}

/** The status of a whole response, or what went wrong. Ten seconds without one is too long. */
function ask(url: string, agent: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    const headers = {
      'accept-encoding': 'br',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
    };
    const call = request(url, { agent, headers, timeout: 10_000 }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.complete ? (response.statusCode ?? 0) : 'broken off'));
      response.on('error', (error) => resolve(error.message));
    });
    call.on('timeout', () => call.destroy(new Error('no response')));
    call.on('error', (error) => resolve(error.message));
    call.end();
  });
}
