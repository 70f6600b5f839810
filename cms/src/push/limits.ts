import { RateLimiter, secondsOver } from '../limits/rate-limiter';
import { PushError } from './push-error';

const hourSeconds = 60 * 60;

/** Calls of one IP address in an hour. A hall full of people shares one. */
const limiters = {
  installations: new RateLimiter({ keyPrefix: 'push-installations', points: 3000, duration: hourSeconds }),
  tokens: new RateLimiter({ keyPrefix: 'push-tokens', points: 6000, duration: hourSeconds }),
  registrations: new RateLimiter({ keyPrefix: 'push-registrations', points: 12_000, duration: hourSeconds }),
  receipts: new RateLimiter({ keyPrefix: 'push-receipts', points: 60_000, duration: hourSeconds }),
};

/** Wrong secrets of one IP address. Nobody guesses one of 256 bits; this only keeps the noise down. */
const wrongSecrets = new RateLimiter({ keyPrefix: 'push-wrong', points: 300, duration: hourSeconds });

/** @throws PushError 429 when it is one call too many */
export async function countCall(kind: keyof typeof limiters, ip: string): Promise<void> {
  rejectAfter(await secondsOver(limiters[kind].consume(ip)));
}

/** @throws PushError 429 when this IP address sent too many wrong secrets */
export async function countWrongSecret(ip: string): Promise<void> {
  rejectAfter(await secondsOver(wrongSecrets.consume(ip)));
}

function rejectAfter(waitSeconds: number): void {
  if (waitSeconds > 0) throw new PushError(429, 'too-many-requests', 'Too many requests.', waitSeconds);
}
