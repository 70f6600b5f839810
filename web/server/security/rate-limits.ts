import { createHash } from 'node:crypto';
import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Rates } from '../environment';
import { isLoopback, networkOf } from '../http/visitor-ip';

export type Cost = 'page' | 'post' | 'call' | 'statistics';

export interface RateLimits {
  /**
   * Counts one request from an IP address.
   * @returns 0 when it may go on; otherwise after how many whole seconds asking again makes sense
   */
  allow(cost: Cost, ip: string): Promise<number>;
  /** Takes one call of an IP address back: it was of somebody signed in, who has a limit of their own. */
  takeBackCall(ip: string): Promise<void>;
  /** The same as `allow` for one call with an access token, whether that is valid or not. */
  allowToken(token: string, ip: string): Promise<number>;
  allowBrowser(browser: string): Promise<number>;
  allowEvents(count: number, ip: string): Promise<number>;
}

/** Seconds in which a rate is counted, and what may come on top of it at once, as a multiple of the rate. */
const windows = {
  page: { seconds: 1, extra: 4, extraEvery: 60 },
  post: { seconds: 60, extra: 1, extraEvery: 600 },
  call: { seconds: 60, extra: 1, extraEvery: 600 },
  statistics: { seconds: 60, extra: 1, extraEvery: 600 },
} as const;

/** Calls with one access token. A document makes one, so these are many tabs. */
const callsPerToken = { points: 120, duration: 60 };
/** Batches of one browser, which sends one in 15 s and one for each page. */
const batchesPerBrowser = { points: 120, duration: 60 };
/** Events of one IP address in a day, whatever sessions they say they are of: a hall of 5,000 visitors who each do two hundred things. */
const eventsPerAddress = { points: 1_000_000, duration: 24 * 60 * 60 };

/** Limits for each IP address, counted by this process alone. See docs/decisions/0101-limits.md. */
export function createRateLimits({
  pagesPerSecond,
  postsPerMinute,
  callsPerMinute,
  statisticsPerMinute,
}: Rates): RateLimits {
  const limiters = {
    page: limiterFor('page', pagesPerSecond),
    post: limiterFor('post', postsPerMinute),
    call: limiterFor('call', callsPerMinute),
    statistics: limiterFor('statistics', statisticsPerMinute),
  };
  const tokens =
    callsPerMinute === 0 ? null : new RateLimiterMemory({ keyPrefix: 'token', ...callsPerToken });
  const browsers =
    statisticsPerMinute === 0 ? null : new RateLimiterMemory({ keyPrefix: 'browser', ...batchesPerBrowser });
  const events =
    statisticsPerMinute === 0 ? null : new RateLimiterMemory({ keyPrefix: 'events', ...eventsPerAddress });
  return {
    async allow(cost, ip) {
      const limiter = limiters[cost];
      return limiter === null || isUnlimited(ip) ? 0 : secondsOver(limiter.all.consume(networkOf(ip)));
    },
    async takeBackCall(ip) {
      if (!isUnlimited(ip)) await limiters.call?.rate.reward(networkOf(ip));
    },
    async allowToken(token, ip) {
      return tokens === null || isUnlimited(ip) ? 0 : secondsOver(tokens.consume(keyOf(token)));
    },
    async allowEvents(count, ip) {
      return events === null || isUnlimited(ip) ? 0 : secondsOver(events.consume(networkOf(ip), count));
    },
    async allowBrowser(browser) {
      return browsers === null ? 0 : secondsOver(browsers.consume(browser));
    },
  };
}

function limiterFor(cost: Cost, points: number) {
  if (points === 0) return null;
  const { seconds, extra, extraEvery } = windows[cost];
  const rate = new RateLimiterMemory({ keyPrefix: cost, points, duration: seconds });
  const burst = new RateLimiterMemory({
    keyPrefix: `${cost}-extra`,
    points: points * extra,
    duration: extraEvery,
  });
  return { rate, all: new BurstyRateLimiter(rate, burst) };
}

/** This machine is: there it is a proxy that is not configured (TRUSTED_PROXIES), behind which everybody would be one. */
const isUnlimited = isLoopback;

/** Hashed: memory holds no list of tokens, and no key is longer than another. */
function keyOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** 0, or the whole seconds to wait. */
async function secondsOver(consumed: Promise<unknown>): Promise<number> {
  try {
    await consumed;
    return 0;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
  }
}
