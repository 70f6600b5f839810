import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

/** Half of a pair of UTF-16: no character, and no text that a person can type. */
const halfCharacter = /\p{Surrogate}/u;

/**
 * Rejects a body with half a character in it, which JSON can hold as `"\ud800"`. The library with which Strapi compares
 * passwords, bcryptjs 2, never ends on such a text, and the process dies of it: one request to sign in would do.
 */
const wellFormedBodies: Core.MiddlewareFactory = () => async (ctx, next) => {
  const request: { body?: unknown } = ctx.request;
  if (holdsHalfCharacter(request.body)) throw new errors.ValidationError('The body holds half a character.');
  await next();
};

/** Without recursion: a body can be nested as deep as it is long. */
function holdsHalfCharacter(body: unknown): boolean {
  const left: unknown[] = [body];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string' && halfCharacter.test(value)) return true;
    if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) left.push(name, inner);
  }
  return false;
}

export default wellFormedBodies;
