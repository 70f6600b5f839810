import { errors } from '@strapi/utils';
import { readEmail } from '../email/read-email';
import type { Context } from '../context';
import type { Limits } from './limits';
import { WrongPassword } from '../error-responses';

/** Refuses a call that comes too often, with the seconds to wait, and counts passwords that are wrong. */
export async function enforceLimits(
  limits: Limits,
  ctx: Context,
  next: () => Promise<unknown>,
): Promise<unknown> {
  const { ip } = ctx.request;
  // The route that the router matched: a path can be written in many ways.
  const { path } = ctx.state.route;
  const account = accountOf(path, ctx);
  const waitSeconds =
    (account && (await limits.secondsToWait(account, ip))) || (await limits.countCall(path, ip));
  if (waitSeconds > 0) {
    ctx.set('Retry-After', String(waitSeconds));
    throw new errors.RateLimitError();
  }
  if (!account) return next();
  try {
    const response = await next();
    await limits.forgetFailures(account, ip);
    return response;
  } catch (error) {
    if (isWrongPassword(error)) await limits.countFailure(account, ip);
    throw error;
  }
}

/** Calls that ask somebody who is signed in for their password once more. */
const passwordRoutes = new Set(['/auth/change-password', '/account/email', '/account/delete']);

/** Whose password is tried with this call, if any is. */
function accountOf(path: string, { request, state }: Context): string | null {
  if (passwordRoutes.has(path)) return state.user ? `user ${state.user.id}` : null;
  if (path !== '/auth/local') return null;
  const { body } = request;
  const identifier = typeof body === 'object' && body && 'identifier' in body ? body.identifier : null;
  // An address can be written in many ways; it has one number of tries.
  return typeof identifier === 'string' ? (readEmail(identifier) ?? identifier) : null;
}

function isWrongPassword(error: unknown): boolean {
  if (error instanceof WrongPassword) return true;
  return (
    error instanceof errors.ValidationError &&
    /^Invalid identifier or password$|current password is invalid$/.test(error.message)
  );
}
