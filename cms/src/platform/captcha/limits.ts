import { RateLimiter, secondsOver } from '../limits/rate-limiter';

/** Challenges that one IP address gets: a hall full of people shares one. */
const challenges = new RateLimiter({ keyPrefix: 'challenges', points: 300, duration: 5 * 60 });
const withoutCaptcha = new RateLimiter({ keyPrefix: 'without', points: 10, duration: 60 * 60 });

/** Counts a challenge. Returns the seconds to wait when it is one too many, else 0. */
export const countChallenge = (ip: string) => secondsOver(challenges.consume(ip));

export const countWithoutCaptcha = (ip: string) => secondsOver(withoutCaptcha.consume(ip));
