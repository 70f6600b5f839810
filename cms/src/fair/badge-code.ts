import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * The code of a badge, as its QR code has it: `BV1-<id>-<signature>`. It says nothing about its owner. The id is random
 * and leads to a registration; the signature shows that we made it, so that a made-up code never reaches the database.
 * Capitals and digits only, which QR codes store in two thirds of the room.
 */
const version = 'BV1';
const idBytes = 10;
/** Bytes of the HMAC that are kept: as many as the id has, so that guessing either is as hard. */
const signatureBytes = 10;
/** Base 32 without letters that are read as digits: Crockford's. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = (bytes: number) => Math.ceil((bytes * 8) / 5);
const codePattern = new RegExp(
  `^${version}([${digits}]{${length(idBytes)}})([${digits}]{${length(signatureBytes)}})$`,
);

/** A new id for a badge: 16 characters. */
export function makeBadgeId(): string {
  return encode(randomBytes(idBytes));
}

export function badgeCode(id: string, secret: string): string {
  return `${version}-${id}-${signatureOf(id, secret)}`;
}

/**
 * The id in a code that was scanned or typed; null when we did not make it. Hyphens and spaces may be missing or stand
 * anywhere, capitals may be small letters, and letters that look like digits are read as what they stand for.
 */
export function readBadgeCode(code: unknown, secret: string): string | null {
  if (typeof code !== 'string' || code.length > 100) return null;
  const parts = codePattern.exec(asDigits(code));
  if (parts === null) return null;
  const [, id = '', signature = ''] = parts;
  const expected = Buffer.from(signatureOf(id, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

/** Without hyphens, dashes (which telephones write for two hyphens) and spaces. */
const asDigits = (text: string) =>
  text
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');

function signatureOf(id: string, secret: string): string {
  return encode(createHmac('sha256', secret).update(`${version}-${id}`).digest().subarray(0, signatureBytes));
}

function encode(bytes: Uint8Array): string {
  let bits = 0;
  let value = 0;
  let text = '';
  for (const byte of bytes) {
    value = (value << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) text += digits.charAt((value >>> (bits - 5)) & 31);
    value &= (1 << bits) - 1;
  }
  return bits > 0 ? text + digits.charAt((value << (5 - bits)) & 31) : text;
}
