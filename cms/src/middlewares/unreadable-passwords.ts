import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

/** Half of a pair of UTF-16: no character, and nothing that a person can type. */
const halfCharacter = /\p{Surrogate}/u;

/**
 * Rejects a password with half a character in it, which JSON can hold as `"\ud800"`. The library with which Strapi compares
 * and hashes passwords, bcryptjs 2, never ends on such a text, and the process dies of it: one request to sign in would do,
 * at the admin as well. Other fields say themselves what becomes of such a text.
 */
const unreadablePasswords: Core.MiddlewareFactory = () => async (ctx, next) => {
  const request: { body?: unknown } = ctx.request;
  if (holdsUnreadablePassword(request.body))
    throw new errors.ValidationError('The password holds half a character.');
  await next();
};

/** Without recursion: a body can be nested as deep as it is long. */
function holdsUnreadablePassword(body: unknown): boolean {
  const left: unknown[] = [body];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (typeof inner === 'string' && /password/i.test(name) && halfCharacter.test(inner)) return true;
      left.push(inner);
    }
  }
  return false;
}

export default unreadablePasswords;
