import { createECDH } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isThisMachine } from './this-machine';
import { isUnreachable } from './unreachable';

export interface PushSettings {
  /** Whom a push service writes to when something is wrong: `mailto:…` or an https URL. */
  contact: string;
  /** The VAPID key pair, as base64url: 32 bytes, and an uncompressed point of 65. */
  privateKey: string;
  publicKey: string;
  /** A push service on this machine, for tests. It is asked beside the known ones, and never by itself. */
  testService: { origin: string; certificate: string } | null;
}

type Source = Record<string, string | undefined>;

/**
 * Reads the `PUSH_…` variables; null when there is no contact, and so no sending. Throws an Error with one line that names
 * the variable. No message repeats the key.
 */
export function readPush(source: Source): PushSettings | null {
  const contact = source.PUSH_CONTACT?.trim();
  const testService = readTestService(source);
  if (!contact) return null;
  if (!isReachable(contact))
    throw new Error(
      `The environment variable PUSH_CONTACT is "${contact}": use mailto: with an e-mail that somebody reads, or an https URL.`,
    );
  const privateKey = source.PUSH_PRIVATE_KEY?.trim();
  if (!privateKey)
    throw new Error('The environment variable PUSH_PRIVATE_KEY is missing beside PUSH_CONTACT.');
  return { contact, privateKey, publicKey: publicKeyOf(privateKey), testService };
}

/** Apple rejects a contact that it cannot reach. */
function isReachable(contact: string): boolean {
  if (!URL.canParse(contact)) return false;
  const { protocol, hostname, pathname } = new URL(contact);
  const [, mailHost] = /^[^\s@]+@([^\s@]+)$/.exec(pathname) ?? [];
  const host = protocol === 'mailto:' ? mailHost : protocol === 'https:' ? hostname : undefined;
  return host !== undefined && /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i.test(host) && !isUnreachable(host);
}

function publicKeyOf(privateKey: string): string {
  const bytes = Buffer.from(privateKey, 'base64url');
  try {
    if (!/^[\w-]{43}$/.test(privateKey) || bytes.length !== 32) throw new Error('It has another length.');
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(bytes);
    return pair.getPublicKey('base64url');
  } catch {
    throw new Error('The environment variable PUSH_PRIVATE_KEY is not a private key of P-256 in base64url.');
  }
}

/** Whoever answers there gets messages of this fair, so it can only be this machine. */
function readTestService(source: Source): PushSettings['testService'] {
  const origin = source.PUSH_TEST_ORIGIN?.trim();
  if (!origin) return null;
  const isOrigin = URL.canParse(origin) && new URL(origin).origin === origin;
  if (!isOrigin || !origin.startsWith('https://') || !isThisMachine(new URL(origin).hostname))
    throw new Error(
      `The environment variable PUSH_TEST_ORIGIN is "${origin}": it can only be an https origin on this machine.`,
    );
  const file = source.PUSH_TEST_CERTIFICATE?.trim();
  if (!file)
    throw new Error('The environment variable PUSH_TEST_CERTIFICATE is missing beside PUSH_TEST_ORIGIN.');
  try {
    return { origin, certificate: readFileSync(file, 'utf8') };
  } catch {
    throw new Error(`The environment variable PUSH_TEST_CERTIFICATE is "${file}", which cannot be read.`);
  }
}
