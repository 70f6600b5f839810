import { RateLimiter, secondsOver } from '../limits/rate-limiter';

/** Files from one IP address: a stand builder sends a few dozen drawings. */
const files = new RateLimiter({ keyPrefix: 'uploads', points: 200, duration: 60 * 60 });

/** Counts a file. Returns the seconds to wait when it is one too many, else 0. */
export const countUpload = (ip: string) => secondsOver(files.consume(ip));
