import { createHash } from 'node:crypto';

/** Hashes the key of a count: no place holds a list of e-mails, and no key is longer than another. */
export function hashedKey(account: string, other: string): string {
  return createHash('sha256').update(`${account.trim().toLowerCase()}\0${other}`).digest('base64url');
}
