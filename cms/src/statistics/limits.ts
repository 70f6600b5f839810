import { hourSeconds } from '../platform/limits/call-limits';
import { RateLimiter, secondsOver } from '../platform/limits/rate-limiter';

/** Events of statistics that one network has counted in a day: a hall of 5,000 visitors who each do two hundred things. */
const eventsPerDay = 1_000_000;

const events = new RateLimiter({ keyPrefix: 'events', points: eventsPerDay, duration: 24 * hourSeconds });

/** Counts events. Returns the seconds to wait when they are too many, else 0. */
export const countEvents = (count: number, ip: string): Promise<number> =>
  secondsOver(events.consume(ip, count));
