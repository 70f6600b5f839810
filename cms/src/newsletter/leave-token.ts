import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Core } from '@strapi/strapi';

/** 128 bits of a hash: nobody guesses them. */
const bytes = 16;

/**
 * The id of an e-mail in links to leave. The same for as long as the key is, so that a link in an old mail works after
 * somebody came back, and a hash, so that it says nothing about whose it is.
 */
export function leaveIdOf(strapi: Core.Strapi, email: string): string {
  return sign(strapi, `subscriber ${email}`);
}

/** The token in a link to leave: the id with a signature, so that it is known as ours when the row is gone already. */
export function leaveTokenOf(strapi: Core.Strapi, leaveId: string): string {
  return `${leaveId}.${sign(strapi, `leave ${leaveId}`)}`;
}

/** The id in a token that we signed; null for any other value. */
export function leaveIdIn(strapi: Core.Strapi, token: unknown): string | null {
  const found = typeof token === 'string' ? /^([\w-]{22})\.([\w-]{22})$/.exec(token) : null;
  const [, id = '', signature = ''] = found ?? [];
  const expected = sign(strapi, `leave ${id}`);
  return found && timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? id : null;
}

function sign(strapi: Core.Strapi, text: string): string {
  const key: string = strapi.config.get('site.newsletterKey');
  return createHmac('sha256', key).update(text).digest().subarray(0, bytes).toString('base64url');
}
