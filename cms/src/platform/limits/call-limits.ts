import { RateLimiter, secondsOver } from './rate-limiter';

const minuteSeconds = 60;
export const hourSeconds = 60 * minuteSeconds;
export const quarterSeconds = 15 * minuteSeconds;

/** `points` calls in `duration` seconds. A hall full of people shares one IP address. */
export interface CallLimit {
  points: number;
  duration: number;
}

export type CallLimits = Readonly<Record<string, CallLimit>>;

const limiters = new Map<string, RateLimiter>();

/** Sets how often one IP address may use these routes. Routes with a limit that is set already keep their counts. */
export function limitCalls(limits: CallLimits): void {
  for (const [path, limit] of Object.entries(limits))
    if (!limiters.has(path)) limiters.set(path, new RateLimiter({ keyPrefix: path, ...limit }));
}

/** Counts a call of a route. Returns the seconds to wait when it is one too many, else 0. */
export async function countCall(path: string, ip: string): Promise<number> {
  const limiter = limiters.get(path);
  if (!limiter) throw new Error(`No limit is set for the route ${path}.`);
  return secondsOver(limiter.consume(ip));
}
