import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { verifyCaptcha } from '../../platform/captcha/captcha';
import { captchaErrors } from '../../platform/captcha/texts';
import { wrongField } from '../../platform/errors/wrong-field';
import { bodyOf, type Context } from '../../platform/http/context';
import { passwordLimits } from './password-limits';

/**
 * Takes the captcha's token out of the body and verifies it; the form of such a token is called as its action. Nobody is
 * locked out for having none, but from one IP address only so many of those are taken.
 */
export async function checkRobots(strapi: Core.Strapi, ctx: Context, action: string): Promise<void> {
  const { captcha, ...rest } = bodyOf(ctx);
  ctx.request.body = rest;
  const { ip } = ctx.request;
  const found = await verifyCaptcha(strapi, { action, form: action, ip, token: captcha });
  if (found.outcome === 'failed') throw wrongField('captcha', captchaErrors.expired, found.fault);
  const waitSeconds = found.outcome === 'absent' ? await passwordLimits.countWithoutCaptcha(action, ip) : 0;
  if (waitSeconds === 0) return;
  ctx.set('Retry-After', String(waitSeconds));
  throw new errors.RateLimitError();
}
