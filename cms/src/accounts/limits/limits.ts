import { createHash } from 'node:crypto';
import { RateLimiter, secondsOver } from '../../limits/rate-limiter';

const minuteSeconds = 60;
const hourSeconds = 60 * minuteSeconds;

/**
 * How often one IP address may use a route: `points` calls in `duration` seconds. A hall full of people shares one IP
 * address.
 */
const limitsPerIp: Record<string, { points: number; duration: number }> = {
  '/auth/local': { points: 300, duration: 15 * minuteSeconds },
  '/auth/local/register': { points: 300, duration: hourSeconds },
  '/auth/forgot-password': { points: 300, duration: hourSeconds },
  '/auth/send-email-confirmation': { points: 300, duration: hourSeconds },
  '/auth/reset-password': { points: 60, duration: hourSeconds },
  '/auth/change-password': { points: 60, duration: hourSeconds },
  '/auth/:provider/callback': { points: 120, duration: 15 * minuteSeconds },
  '/auth/firebase/callback': { points: 300, duration: 15 * minuteSeconds },
  '/account': { points: 300, duration: hourSeconds },
  '/account/email': { points: 60, duration: hourSeconds },
  '/account/delete': { points: 60, duration: hourSeconds },
  '/account/data': { points: 60, duration: hourSeconds },
  // Behind the address of a hall: each visitor sends after a change, and when the site is opened.
  '/account/agenda': { points: 30_000, duration: hourSeconds },
  '/account/agenda/feed': { points: 600, duration: hourSeconds },
  '/account/agenda/feed/stop': { points: 600, duration: hourSeconds },
  '/agenda-feeds': { points: 600, duration: hourSeconds },
  '/agenda-feeds/sessions': { points: 30_000, duration: hourSeconds },
  '/agenda-feeds/stop': { points: 600, duration: hourSeconds },
  // The servers of a calendar on the web read the addresses of all their users.
  '/agenda-feeds/current': { points: 20_000, duration: hourSeconds },
  '/account/exhibitor/statistics': { points: 300, duration: hourSeconds },
  '/forms/:documentId/submissions': { points: 120, duration: hourSeconds },
  '/contracts': { points: 60, duration: hourSeconds },
  '/orders': { points: 60, duration: hourSeconds },
  '/visitor-registrations': { points: 300, duration: hourSeconds },
  '/visitor-registrations/confirm': { points: 600, duration: hourSeconds },
  '/visitor-registrations/own': { points: 600, duration: hourSeconds },
  '/visitor-registrations/own/badge': { points: 600, duration: hourSeconds },
  // A busy entrance: three scans a second, by several crews behind one address.
  '/visitor-registrations/check-in': { points: 15_000, duration: hourSeconds },
  '/session-places': { points: 300, duration: hourSeconds },
  // A hall that presses the links of a mail which many got, behind one address.
  '/session-places/own': { points: 6000, duration: hourSeconds },
  '/session-places/host': { points: 3000, duration: hourSeconds },
  '/newsletter/confirm': { points: 300, duration: hourSeconds },
  // The servers of a mail provider press the links of all their users.
  '/newsletter/leave': { points: 3000, duration: hourSeconds },
  '/statistics/shared': { points: 300, duration: hourSeconds },
  // A hall of 5,000 visitors behind one address, each with a few batches a minute.
  '/statistics': { points: 1_000_000, duration: hourSeconds },
  '/connect/(.*)': { points: 120, duration: 15 * minuteSeconds },
};

/** Events of statistics that one network has counted in a day: a hall of 5,000 visitors who each do two hundred things. */
const eventsPerDay = 1_000_000;

/** Of registrations, and of requests for mail, those that come without a captcha's token. */
const withoutCaptchaPerHour = 60;

/** Wrong passwords for one account from one IP address that cost nothing: people mistype. */
const freeTries = 5;
/** Seconds to wait after the first wrong password beyond that; twice as long after each one more. */
const firstWaitSeconds = 5;
const maxWaitSeconds = 15 * minuteSeconds;
/** Mails of a kind that one network has sent to one address in an hour, however often it asks for them. */
const mailsPerAsker = 5;
/** Mails of a kind that all networks together have sent to one address in an hour. */
const mailsPerKind = 20;

/** What a mail that somebody asks for is about. Each kind is counted apart: a stranger's form uses up nobody's password mail. */
export type MailKind =
  | 'password'
  | 'confirmation'
  | 'email-in-use'
  | 'new-email'
  | 'form'
  | 'newsletter'
  | 'contract'
  | 'order'
  | 'visit'
  | 'place';

export function createLimits() {
  const calls = new Map(
    Object.entries(limitsPerIp).map(([path, limit]) => [
      path,
      new RateLimiter({ keyPrefix: path, ...limit }),
    ]),
  );
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
  const mailsOfAsker = new RateLimiter({
    keyPrefix: 'mails-of-asker',
    points: mailsPerAsker,
    duration: hourSeconds,
  });
  const events = new RateLimiter({ keyPrefix: 'events', points: eventsPerDay, duration: 24 * hourSeconds });
  const mails = new RateLimiter({ keyPrefix: 'mails', points: mailsPerKind, duration: hourSeconds });

  return {
    /** Counts a call of a route. Returns the seconds to wait when it is one too many, else 0. */
    async countCall(path: string, ip: string): Promise<number> {
      const limiter = calls.get(path);
      if (!limiter) throw new Error(`No limit is set for the route ${path}.`);
      return secondsOver(limiter.consume(ip));
    },

    /** The seconds until this IP address may try a password of this account again. */
    async secondsToWait(account: string, ip: string): Promise<number> {
      const wait = await waits.get(pair(account, ip));
      return wait ? Math.ceil(wait.msBeforeNext / 1000) : 0;
    },

    /**
     * Counts a wrong password. Only this pair of account and IP address waits, so that nobody can lock the owner out.
     */
    async countFailure(account: string, ip: string): Promise<void> {
      const key = pair(account, ip);
      const { consumedPoints } = await failures.penalty(key);
      const beyond = consumedPoints - freeTries;
      if (beyond >= 0) await waits.block(key, Math.min(maxWaitSeconds, firstWaitSeconds * 2 ** beyond));
    },

    async forgetFailures(account: string, ip: string): Promise<void> {
      await failures.delete(pair(account, ip));
    },

    /** Counts a call without a captcha's token. Returns the seconds to wait when it is one too many, else 0. */
    countWithoutCaptcha: (action: string, ip: string): Promise<number> =>
      secondsOver(withoutCaptcha.consume(`${action} ${ip}`)),

    /** Counts events of statistics. Returns the seconds to wait when they are too many, else 0. */
    countEvents: (count: number, ip: string): Promise<number> => secondsOver(events.consume(ip, count)),

    /** Whether an address may get one more mail of a kind this hour, which this network asks for. */
    async mayMail(kind: MailKind, email: string, ip: string): Promise<boolean> {
      // Whoever asks too often takes nothing from what others may ask for.
      if ((await secondsOver(mailsOfAsker.consume(pair(`${kind} ${email}`, ip)))) > 0) return false;
      return (await secondsOver(mails.consume(pair(email, kind)))) === 0;
    },
  };
}

export type Limits = ReturnType<typeof createLimits>;

export const limits = createLimits();

/** Keys are hashed: no place holds a list of e-mails, and no key is longer than another. */
function pair(account: string, other: string): string {
  return createHash('sha256').update(`${account.trim().toLowerCase()}\0${other}`).digest('base64url');
}
