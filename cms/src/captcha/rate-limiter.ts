import { AsyncResource } from 'node:async_hooks';
import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Made while this module is loaded, so of no request. */
const outside = new AsyncResource('RateLimiter');

/**
 * Counts in the memory of this process. The library starts a timer for each key, and a timer holds on to the request that
 * started it, with its whole body, until it fires: up to a day. So counting is done outside of the request.
 */
export class RateLimiter extends RateLimiterMemory {
  override consume(...given: Parameters<RateLimiterMemory['consume']>) {
    return outside.runInAsyncScope(() => super.consume(...given));
  }

  override penalty(...given: Parameters<RateLimiterMemory['penalty']>) {
    return outside.runInAsyncScope(() => super.penalty(...given));
  }

  override block(...given: Parameters<RateLimiterMemory['block']>) {
    return outside.runInAsyncScope(() => super.block(...given));
  }
}
