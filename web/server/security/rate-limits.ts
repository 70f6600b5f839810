import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { isLoopback, networkOf } from '../http/visitor-ip';

/** What a request costs: making a page that no cache has, a form, or a call under `/api`. */
export type Cost = 'page' | 'post' | 'call';

/** How often each may happen from one IP address; 0 is without limit. */
export interface Rates {
  pagesPerSecond: number;
  postsPerMinute: number;
  callsPerMinute: number;
}

export interface RateLimits {
  /**
   * Counts one request from an IP address.
   * @returns 0 when it may go on; otherwise after how many whole seconds asking again makes sense
   */
  allow(cost: Cost, ip: string): Promise<number>;
}

/** Seconds in which a rate is counted, and what may come on top of it at once, as a multiple of the rate. */
const windows = {
  page: { seconds: 1, extra: 4, extraEvery: 60 },
  post: { seconds: 60, extra: 1, extraEvery: 600 },
  call: { seconds: 60, extra: 1, extraEvery: 600 },
} as const;

/** Limits for each IP address, counted by this process alone. See docs/decisions/0101-limits.md. */
export function createRateLimits({ pagesPerSecond, postsPerMinute, callsPerMinute }: Rates): RateLimits {
  const limiters = {
    page: limiterFor('page', pagesPerSecond),
    post: limiterFor('post', postsPerMinute),
    call: limiterFor('call', callsPerMinute),
  };
  return {
    async allow(cost, ip) {
      const limiter = limiters[cost];
      // Not this machine: there it is a proxy that is not configured (TRUSTED_PROXIES), behind which everybody would be one.
      if (limiter === null || isLoopback(ip)) return 0;
      try {
        await limiter.consume(networkOf(ip));
        return 0;
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      }
    },
  };
}

function limiterFor(cost: Cost, rate: number): BurstyRateLimiter | null {
  if (rate === 0) return null;
  const { seconds, extra, extraEvery } = windows[cost];
  return new BurstyRateLimiter(
    new RateLimiterMemory({ keyPrefix: cost, points: rate, duration: seconds }),
    new RateLimiterMemory({ keyPrefix: `${cost}-extra`, points: rate * extra, duration: extraEvery }),
  );
}
