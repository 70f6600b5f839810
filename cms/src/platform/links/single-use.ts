import { createHash, randomBytes } from 'node:crypto';

const hourMs = 60 * 60 * 1000;

export const linkLifetimesMs = { reset: hourMs, confirmation: 7 * 24 * hourMs, newEmail: 24 * hourMs };

export interface SingleUse {
  token: string;
  stored: string;
}

/**
 * Creates the secret of a mailed link. It starts with its own expiry time. The database stores a hash of the whole, so
 * neither a changed expiry nor a stolen row works.
 */
export function makeSingleUse(lifetimeMs: number, now = Date.now()): SingleUse {
  const token = `${(now + lifetimeMs).toString(36)}-${randomBytes(32).toString('base64url')}`;
  return { token, stored: hashOf(token) };
}

/** The stored form of a token that somebody presents. Null when it expired or is no token at all. */
export function storedForm(token: unknown, now = Date.now()): string | null {
  const end = typeof token === 'string' ? /^([0-9a-z]{8,9})-[\w-]{43}$/.exec(token)?.[1] : undefined;
  if (end === undefined || Number.parseInt(end, 36) <= now) return null;
  return hashOf(String(token));
}

/** How many links of one kind can wait at the same time: as many as fit in their column. */
const maxPending = 3;

export function withPending(pending: unknown, stored: string): string {
  const earlier = typeof pending === 'string' && pending !== '' ? pending.split(' ') : [];
  return [stored, ...earlier].slice(0, maxPending).join(' ');
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
