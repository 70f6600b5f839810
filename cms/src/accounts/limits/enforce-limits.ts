import { errors } from '@strapi/utils';
import { readEmail } from '../../platform/mail/read-email';
import { countCall } from '../../platform/limits/call-limits';
import type { Context } from '../../platform/http/context';
import { passwordLimits } from './password-limits';
import { WrongPassword } from '../error-responses';

/** Rejects a call that comes too often, with the seconds to wait, and counts wrong passwords. */
export async function enforceLimits(ctx: Context, next: () => Promise<unknown>): Promise<unknown> {
  const { ip } = ctx.request;
  // The matched route: one path can be spelled in many ways.
  const { path } = ctx.state.route;
  const account = accountOf(path, ctx);
  const waitSeconds =
    (account && (await passwordLimits.secondsToWait(account, ip))) || (await countCall(path, ip));
  if (waitSeconds > 0) {
    ctx.set('Retry-After', String(waitSeconds));
    throw new errors.RateLimitError();
  }
  if (!account) return next();
  try {
    const response = await next();
    await passwordLimits.forgetFailures(account, ip);
    return response;
  } catch (error) {
    if (isWrongPassword(error)) await passwordLimits.countFailure(account, ip);
    throw error;
  }
}

const passwordRoutes = new Set(['/auth/change-password', '/account/email', '/account/delete']);

/** The account whose password this call tries; null when it tries none. */
function accountOf(path: string, { request, state }: Context): string | null {
  if (passwordRoutes.has(path)) return state.user ? `user ${state.user.id}` : null;
  if (path !== '/auth/local') return null;
  const { body } = request;
  const identifier = typeof body === 'object' && body && 'identifier' in body ? body.identifier : null;
  // One e-mail can be spelled in many ways; all count together.
  return typeof identifier === 'string' ? (readEmail(identifier) ?? identifier) : null;
}

function isWrongPassword(error: unknown): boolean {
  if (error instanceof WrongPassword) return true;
  return (
    error instanceof errors.ValidationError &&
    /^Invalid identifier or password$|current password is invalid$/.test(error.message)
  );
}
