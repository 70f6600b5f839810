import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { RateLimiter } from './rate-limiter';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const requests = new AsyncLocalStorage<object>();

/** Counts within a request. Returns a reference that does not keep the request. */
async function count(work: () => Promise<unknown>): Promise<WeakRef<object>> {
  const request = { body: 'x'.repeat(1000) };
  await requests.run(request, work);
  return new WeakRef(request);
}

it.each(['consume', 'penalty', 'block'] as const)(
  'a request that was counted with %s does not stay in memory as long as its count',
  async (method) => {
    const limiter = new RateLimiter({ keyPrefix: method, points: 5, duration: 3600 });
    const request = await count(() =>
      method === 'block' ? limiter.block('somebody', 3600) : limiter[method]('somebody'),
    );
    for (let turn = 0; turn < 3; turn += 1) {
      await turnOfLoop();
      collectGarbage();
    }
    expect(request.deref()).toBeUndefined();
    expect((await limiter.get('somebody'))?.consumedPoints).toBeGreaterThan(0);
  },
);
