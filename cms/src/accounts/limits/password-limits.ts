import { hourSeconds, quarterSeconds } from '../../platform/limits/call-limits';
import { hashedKey } from '../../platform/limits/hashed-key';
import { RateLimiter, secondsOver } from '../../platform/limits/rate-limiter';

/** Of registrations, and of requests for mail, those that come without a captcha's token. */
const withoutCaptchaPerHour = 60;

/** Wrong passwords for one account from one IP address that cost nothing: people mistype. */
const freeTries = 5;
/** Seconds to wait after the first wrong password beyond that; twice as long after each one more. */
const firstWaitSeconds = 5;
const maxWaitSeconds = quarterSeconds;

export function createPasswordLimits() {
  const failures = new RateLimiter({
    keyPrefix: 'failures',
    points: freeTries,
    duration: 24 * hourSeconds,
  });
  const waits = new RateLimiter({ keyPrefix: 'waits', points: 1, duration: maxWaitSeconds });
  const withoutCaptcha = new RateLimiter({
    keyPrefix: 'without-captcha',
    points: withoutCaptchaPerHour,
    duration: hourSeconds,
  });

  return {
    /** The seconds until this IP address may try a password of this account again. */
    async secondsToWait(account: string, ip: string): Promise<number> {
      const wait = await waits.get(hashedKey(account, ip));
      return wait ? Math.ceil(wait.msBeforeNext / 1000) : 0;
    },

    /**
     * Counts a wrong password. Only this pair of account and IP address waits, so that nobody can lock the owner out.
     */
    async countFailure(account: string, ip: string): Promise<void> {
      const key = hashedKey(account, ip);
      const { consumedPoints } = await failures.penalty(key);
      const beyond = consumedPoints - freeTries;
      if (beyond >= 0) await waits.block(key, Math.min(maxWaitSeconds, firstWaitSeconds * 2 ** beyond));
    },

    async forgetFailures(account: string, ip: string): Promise<void> {
      await failures.delete(hashedKey(account, ip));
    },

    /** Counts a call without a captcha's token. Returns the seconds to wait when it is one too many, else 0. */
    countWithoutCaptcha: (action: string, ip: string): Promise<number> =>
      secondsOver(withoutCaptcha.consume(`${action} ${ip}`)),
  };
}

type PasswordLimits = ReturnType<typeof createPasswordLimits>;

export const passwordLimits: PasswordLimits = createPasswordLimits();
