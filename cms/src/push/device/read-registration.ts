import { ECDH } from 'node:crypto';
import type { PushSettings } from '../../../config/environment/push';
import { PushError } from '../push-error';
import { isPushEndpoint } from './push-services';

export const messageKinds = ['moved', 'soon', 'news'] as const;
export type MessageKind = (typeof messageKinds)[number];

export interface SentRegistration {
  endpoint: string;
  p256dh: string;
  auth: string;
  kinds: Record<MessageKind, boolean>;
  quiet: boolean;
  language: 'nl' | 'en';
  /** Items that the visitor saved and let us know of, as `session:12`. */
  saved: string[];
  /** When the device wrote this, in ms since 1970 on its own clock. */
  clock: number;
}

const maxSaved = 500;
const savedTypes = ['session', 'exhibitor', 'speaker'];
const maxClockMs = Date.UTC(2100, 0);

type Json = Record<string, unknown>;

/** @throws PushError 400 */
export function readRegistration(body: unknown, settings: PushSettings): SentRegistration {
  const { subscription, applicationServerKey, kinds, quiet, language, saved, clock } = objectIn(body, 'body');
  if (applicationServerKey !== settings.publicKey)
    throw new PushError(
      400,
      'wrong-application-server-key',
      'The subscription is for another key than ours.',
    );
  if (typeof quiet !== 'boolean') throw invalid('quiet');
  if (language !== 'nl' && language !== 'en') throw invalid('language');
  if (typeof clock !== 'number' || !Number.isSafeInteger(clock) || clock < 0 || clock > maxClockMs)
    throw invalid('clock');
  return {
    ...readSubscription(subscription, settings),
    kinds: readKinds(kinds),
    quiet,
    language,
    saved: readSaved(saved),
    clock,
  };
}

function readSubscription(subscription: unknown, settings: PushSettings) {
  const { endpoint, keys } = isObject(subscription) ? subscription : {};
  const { p256dh, auth } = isObject(keys) ? keys : {};
  if (typeof endpoint !== 'string' || !isPushEndpoint(endpoint, settings))
    throw wrongSubscription('The endpoint is not one of a known push service.');
  if (!isPublicKey(p256dh) || !isBytes(auth, 16))
    throw wrongSubscription('The keys are not those of a subscription.');
  return { endpoint: new URL(endpoint).href, p256dh, auth };
}

function readKinds(kinds: unknown): Record<MessageKind, boolean> {
  const { moved, soon, news } = objectIn(kinds, 'kinds');
  if (typeof moved !== 'boolean' || typeof soon !== 'boolean' || typeof news !== 'boolean')
    throw invalid('kinds');
  return { moved, soon, news };
}

function readSaved(saved: unknown): string[] {
  if (!Array.isArray(saved) || saved.length > maxSaved) throw invalid('saved');
  const items = saved.map((item: unknown) => {
    const { type, id } = objectIn(item, 'saved');
    const isKnown = typeof type === 'string' && savedTypes.includes(type);
    if (!isKnown || !/^[1-9]\d{0,8}$/.test(String(id))) throw invalid('saved');
    return `${type}:${String(id)}`;
  });
  return [...new Set(items)];
}

/** A point that is on the curve: with any other one a message could not be encrypted. */
function isPublicKey(value: unknown): value is string {
  if (!isBytes(value, 65)) return false;
  try {
    ECDH.convertKey(Buffer.from(value, 'base64url'), 'prime256v1');
    return true;
  } catch {
    return false;
  }
}

function isBytes(value: unknown, length: number): value is string {
  if (typeof value !== 'string' || !/^[\w-]{1,100}=*$/.test(value)) return false;
  return Buffer.from(value, 'base64url').length === length;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function objectIn(value: unknown, name: string): Json {
  if (!isObject(value)) throw invalid(name);
  return value;
}

const invalid = (name: string) => new PushError(400, 'invalid-request', `The field ${name} is not right.`);
const wrongSubscription = (message: string) => new PushError(400, 'invalid-subscription', message);
