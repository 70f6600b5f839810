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
const idPattern = new RegExp(`^[${digits}]{${length(idBytes)}}$`);

/** A new id for a badge: 16 characters. */
export function makeBadgeId(): string {
  return encode(randomBytes(idBytes));
}

/** The code of a badge with this id. */
export function badgeCode(id: string, secret: string): string {
  return `${version}-${id}-${signatureOf(id, secret)}`;
}

/**
 * The id in a code that was scanned or typed; null when we did not make it. Small letters, spaces and letters that look like
 * digits are read as what they stand for.
 */
export function readBadgeCode(code: unknown, secret: string): string | null {
  if (typeof code !== 'string' || code.length > 100) return null;
  const [start, id = '', signature = '', ...more] = code.trim().toUpperCase().split('-');
  if (start !== version || more.length > 0) return null;
  const plain = asDigits(id);
  if (!idPattern.test(plain)) return null;
  const expected = Buffer.from(signatureOf(plain, secret));
  const given = Buffer.from(asDigits(signature));
  return given.length === expected.length && timingSafeEqual(given, expected) ? plain : null;
}

const asDigits = (text: string) => text.replace(/\s/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');

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
