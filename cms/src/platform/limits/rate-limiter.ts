import { AsyncResource } from 'node:async_hooks';
import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';

/** Made while this module is loaded, so of no request. */
const outside = new AsyncResource('RateLimiter');

export interface Limit {
  keyPrefix: string;
  points: number;
  /** in so many seconds. */
  duration: number;
}

export interface Counts {
  limiter: RateLimiterAbstract;
  nameOf(key: string): string;
}

export type CountsOf = (limit: Limit, memory: RateLimiterMemory) => Counts | null;

const limiters: RateLimiter[] = [];

/**
 * Counts in the memory of this process, until `keepCounts` names another place. The library starts a timer for each key, and a
 * timer holds on to the request that started it, with its whole body, until it fires: up to a day. So counting is done
 * outside of the request.
 */
export class RateLimiter {
  private counts: Counts;

  constructor(private readonly limit: Limit) {
    this.counts = inMemory(limit);
    limiters.push(this);
  }

  /** Rejects with a `RateLimiterRes` when it is one too many; `secondsOver` makes a number of that. */
  consume(key: string, points = 1): Promise<RateLimiterRes> {
    return outside.runInAsyncScope(() => this.counts.limiter.consume(this.counts.nameOf(key), points));
  }

  penalty(key: string): Promise<RateLimiterRes> {
    return outside.runInAsyncScope(() => this.counts.limiter.penalty(this.counts.nameOf(key)));
  }

  block(key: string, seconds: number): Promise<RateLimiterRes> {
    return outside.runInAsyncScope(() => this.counts.limiter.block(this.counts.nameOf(key), seconds));
  }

  get(key: string): Promise<RateLimiterRes | null> {
    return outside.runInAsyncScope(() => this.counts.limiter.get(this.counts.nameOf(key)));
  }

  delete(key: string): Promise<boolean> {
    return outside.runInAsyncScope(() => this.counts.limiter.delete(this.counts.nameOf(key)));
  }

  keep(countsOf: CountsOf): void {
    this.counts = countsOf(this.limit, new RateLimiterMemory(this.limit)) ?? inMemory(this.limit);
  }
}

function inMemory(limit: Limit): Counts {
  return { limiter: new RateLimiterMemory(limit), nameOf: (key) => key };
}

export function keepCounts(countsOf: CountsOf): void {
  for (const limiter of limiters) limiter.keep(countsOf);
}

/** 0, or the whole seconds to wait. */
export async function secondsOver(consumed: Promise<unknown>): Promise<number> {
  try {
    await consumed;
    return 0;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
  }
}
