import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Core } from '@strapi/strapi';

/** 256 bits, as 43 characters. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const secretShape = /^[\w-]{43}$/;

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Signs a text with a key of this fair; 128 bits of it, which nobody guesses. */
export function sign(strapi: Core.Strapi, text: string): string {
  const key: string = strapi.config.get('site.pushKey');
  return createHmac('sha256', key).update(text).digest().subarray(0, 16).toString('base64url');
}

/** Compares in constant time. */
export function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
