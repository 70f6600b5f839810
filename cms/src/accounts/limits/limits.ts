import { createHash } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';

const minute = 60;
const hour = 60 * minute;

/** How often one address on the internet may use a route, in times per seconds; a hall full of people shares one. */
const perAddress: Record<string, { points: number; duration: number }> = {
  '/auth/local': { points: 300, duration: 15 * minute },
  '/auth/local/register': { points: 60, duration: hour },
  '/auth/forgot-password': { points: 60, duration: hour },
  '/auth/send-email-confirmation': { points: 60, duration: hour },
  '/auth/reset-password': { points: 60, duration: hour },
  '/auth/change-password': { points: 60, duration: hour },
  '/auth/:provider/callback': { points: 120, duration: 15 * minute },
  '/auth/firebase/callback': { points: 300, duration: 15 * minute },
  '/account': { points: 300, duration: hour },
  '/account/email': { points: 60, duration: hour },
  '/account/delete': { points: 60, duration: hour },
  '/account/data': { points: 60, duration: hour },
  '/connect/(.*)': { points: 120, duration: 15 * minute },
};

/** Wrong passwords for one account from one address that cost nothing: people mistype. */
const freeTries = 5;
/** Seconds to wait after the first wrong password beyond that; twice as long after each one more. */
const firstWait = 5;
const longestWait = 15 * minute;
/** Mails that one account gets in an hour, however often somebody asks for them. */
const mailsPerHour = 5;

/** Counts in the memory of this process: each process of several allows as much. */
export function createLimits() {
  const calls = new Map(
    Object.entries(perAddress).map(([path, limit]) => [
      path,
      new RateLimiterMemory({ keyPrefix: path, ...limit }),
    ]),
  );
  const failures = new RateLimiterMemory({ keyPrefix: 'failures', points: freeTries, duration: 24 * hour });
  const waits = new RateLimiterMemory({ keyPrefix: 'waits', points: 1, duration: longestWait });
  const mails = new RateLimiterMemory({ keyPrefix: 'mails', points: mailsPerHour, duration: hour });

  return {
    /** Counts a call of a route. Answers how many seconds to wait when it is one too many, 0 when it may go on. */
    async countCall(path: string, address: string): Promise<number> {
      const limiter = calls.get(path);
      if (!limiter) throw new Error(`No limit is set for the route ${path}.`);
      return secondsOver(limiter.consume(address));
    },

    /** How many seconds this address has to wait before it may try a password of this account again. */
    async waitFor(account: string, address: string): Promise<number> {
      const wait = await waits.get(pair(account, address));
      return wait ? Math.ceil(wait.msBeforeNext / 1000) : 0;
    },

    /** A wrong password: the pair of account and address waits, so that nobody can lock the owner out. */
    async countFailure(account: string, address: string): Promise<void> {
      const key = pair(account, address);
      const { consumedPoints } = await failures.penalty(key);
      const beyond = consumedPoints - freeTries;
      if (beyond >= 0) await waits.block(key, Math.min(longestWait, firstWait * 2 ** beyond));
    },

    async forgetFailures(account: string, address: string): Promise<void> {
      await failures.delete(pair(account, address));
    },

    /** Whether an account may get one more mail this hour. */
    async mayMail(account: string): Promise<boolean> {
      return (await secondsOver(mails.consume(account))) === 0;
    },
  };
}

export type Limits = ReturnType<typeof createLimits>;

/** The counts of this process. */
export const limits = createLimits();

/** Names are hashed: no list of addresses of people stands in memory, and none is longer than another. */
function pair(account: string, address: string): string {
  return createHash('sha256').update(`${account.trim().toLowerCase()}\0${address}`).digest('base64url');
}

async function secondsOver(consumed: Promise<unknown>): Promise<number> {
  try {
    await consumed;
    return 0;
  } catch (refused) {
    if (typeof refused === 'object' && refused !== null && 'msBeforeNext' in refused)
      return Math.max(1, Math.ceil(Number(refused.msBeforeNext) / 1000));
    throw refused;
  }
}
