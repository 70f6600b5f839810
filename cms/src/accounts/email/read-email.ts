import { domainToASCII } from 'node:url';

/** RFC 5321: what a mail server has to take. */
const maxLength = { local: 64, whole: 254 };

/** The signs of RFC 5322 without quoting: what every provider of mail gives out. */
const local = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * An e-mail address in the one form in which it is kept and compared: lower case, wide and other forms of Latin signs
 * made plain (NFKC), the domain in ASCII (punycode), so that a Cyrillic look-alike is another address to the eye as
 * well. Null when it is no address, or has anything but ASCII before the @: two such addresses can look the same.
 */
export function readEmail(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 2 * maxLength.whole) return null;
  const plain = value.trim().normalize('NFKC').toLowerCase();
  const at = plain.lastIndexOf('@');
  const before = plain.slice(0, Math.max(at, 0));
  const after = domainToASCII(plain.slice(at + 1));
  const email = `${before}@${after}`;
  const fits = before.length <= maxLength.local && email.length <= maxLength.whole;
  return fits && local.test(before) && domain.test(after) ? email : null;
}
