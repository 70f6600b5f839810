import { hourSeconds } from '../../limits/call-limits';
import { RateLimiter, secondsOver } from '../../limits/rate-limiter';

/** Drafts that one IP address begins: an office of a stand builder, and a hall full of people, share one. */
const begun = new RateLimiter({ keyPrefix: 'drafts-begun', points: 60, duration: hourSeconds });
const changed = new RateLimiter({ keyPrefix: 'drafts-changed', points: 1200, duration: hourSeconds });

/** Count a call. Return the seconds to wait when it is one too many, else 0. */
export const countBegun = (ip: string) => secondsOver(begun.consume(ip));
export const countChanged = (ip: string) => secondsOver(changed.consume(ip));
