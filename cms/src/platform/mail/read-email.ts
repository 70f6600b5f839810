import { domainToASCII } from 'node:url';

/** The lengths that a mail server has to accept (RFC 5321). */
const maxCharacters = { local: 64, whole: 254 };

/** The unquoted characters of RFC 5322: every mail provider stays within them. */
const local = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * An e-mail in the one form that is stored and compared: lower case, wide Latin characters made plain (NFKC), the
 * domain in ASCII (punycode), so that a Cyrillic look-alike also looks different. Null when it is no e-mail, or has
 * anything but ASCII before the @: two such e-mails can look the same.
 */
export function readEmail(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 2 * maxCharacters.whole) return null;
  const plain = value.trim().normalize('NFKC').toLowerCase();
  const at = plain.lastIndexOf('@');
  const before = plain.slice(0, Math.max(at, 0));
  const after = domainToASCII(plain.slice(at + 1));
  const email = `${before}@${after}`;
  const fits = before.length <= maxCharacters.local && email.length <= maxCharacters.whole;
  return fits && local.test(before) && domain.test(after) ? email : null;
}
