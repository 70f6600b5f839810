import { AsyncResource } from 'node:async_hooks';
import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';

/** Made while this module is loaded, so of no request. */
const outside = new AsyncResource('RateLimiter');

export interface Limit {
  /** Names what is counted. */
  keyPrefix: string;
  /** How much each key may use, */
  points: number;
  /** in so many seconds. */
  duration: number;
}

/** Makes the place where the counts of a limit are kept. */
export type CountsOf = (limit: Limit, memory: RateLimiterMemory) => RateLimiterAbstract;

const limiters: RateLimiter[] = [];

/**
 * Counts in the memory of this process, until `keepCounts` names another place. The library starts a timer for each key, and a
 * timer holds on to the request that started it, with its whole body, until it fires: up to a day. So counting is done
 * outside of the request.
 */
export class RateLimiter {
  private counts: RateLimiterAbstract;

  constructor(private readonly limit: Limit) {
    this.counts = new RateLimiterMemory(limit);
    limiters.push(this);
  }

  /** Rejects with a `RateLimiterRes` when it is one too many; `secondsOver` makes a number of that. */
  consume(key: string): Promise<RateLimiterRes> {
    return outside.runInAsyncScope(() => this.counts.consume(key));
  }

  penalty(key: string): Promise<RateLimiterRes> {
    return outside.runInAsyncScope(() => this.counts.penalty(key));
  }

  block(key: string, seconds: number): Promise<RateLimiterRes> {
    return outside.runInAsyncScope(() => this.counts.block(key, seconds));
  }

  get(key: string): Promise<RateLimiterRes | null> {
    return outside.runInAsyncScope(() => this.counts.get(key));
  }

  delete(key: string): Promise<boolean> {
    return outside.runInAsyncScope(() => this.counts.delete(key));
  }

  /** See `keepCounts`. */
  keep(countsOf: CountsOf): void {
    this.counts = countsOf(this.limit, new RateLimiterMemory(this.limit));
  }
}

/** Keeps the counts of every limiter in another place from now on. */
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
