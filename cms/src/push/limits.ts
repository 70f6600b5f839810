import { hourSeconds } from '../platform/limits/call-limits';
import { RateLimiter, secondsOver } from '../platform/limits/rate-limiter';
import { PushError } from './push-error';

const daySeconds = 24 * hourSeconds;

/**
 * Calls of one IP address. A hall of 5,000 visitors shares one: each asks for messages once in a day, most of them in the same hour, and writes
 * after each of some twenty changes of what is saved.
 */
const limiters = {
  installations: new RateLimiter({ keyPrefix: 'push-installations', points: 5000, duration: hourSeconds }),
  installationsOfDay: new RateLimiter({
    keyPrefix: 'push-installations-of-day',
    points: 10_000,
    duration: daySeconds,
  }),
  tokens: new RateLimiter({ keyPrefix: 'push-tokens', points: 6000, duration: hourSeconds }),
  registrations: new RateLimiter({ keyPrefix: 'push-registrations', points: 60_000, duration: hourSeconds }),
  receipts: new RateLimiter({ keyPrefix: 'push-receipts', points: 60_000, duration: hourSeconds }),
};

/** Saved items that the devices of one IP address may add in a day: twenty each for all in a hall, and half as much again. */
const savedOfDay = new RateLimiter({ keyPrefix: 'push-saved', points: 150_000, duration: daySeconds });

/** Wrong secrets of one IP address. Nobody guesses one of 256 bits; this only keeps the noise down. */
const wrongSecrets = new RateLimiter({ keyPrefix: 'push-wrong', points: 300, duration: hourSeconds });

/** @throws PushError 429 when it is one call too many */
export async function countCall(kind: keyof typeof limiters, ip: string): Promise<void> {
  rejectAfter(await secondsOver(limiters[kind].consume(ip)));
}

/** @throws PushError 429 when the devices of this IP address added too many saved items */
export async function countSaved(ip: string, added: number): Promise<void> {
  if (added > 0) rejectAfter(await secondsOver(savedOfDay.consume(ip, added)));
}

/** @throws PushError 429 when this IP address sent too many wrong secrets */
export async function countWrongSecret(ip: string): Promise<void> {
  rejectAfter(await secondsOver(wrongSecrets.consume(ip)));
}

function rejectAfter(waitSeconds: number): void {
  if (waitSeconds > 0) throw new PushError(429, 'too-many-requests', 'Too many requests.', waitSeconds);
}
