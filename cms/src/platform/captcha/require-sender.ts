import type { Core } from '@strapi/strapi';
import { wrongField } from '../errors/wrong-field';
import { checkSender, TooManyWithoutToken } from './check-sender';
import { captchaErrors } from './texts';

/**
 * Keeps robots from having strangers mailed. Somebody who is taken for one can send the form once more: it comes back with
 * what was filled in.
 * @throws {errors.ValidationError} about `captcha`; {@link TooManyWithoutToken}
 */
export async function requireSender(
  strapi: Core.Strapi,
  hidden: Record<string, unknown>,
  ip: string,
  action: string,
): Promise<void> {
  const found = await checkSender(strapi, { action, form: action }, { ip, hidden });
  if (found.verdict === 'rejected') throw wrongField('captcha', captchaErrors.expired, found.fault);
  if (found.verdict === 'too-often') throw new TooManyWithoutToken(found.waitSeconds);
  if (found.isSpam) throw wrongField('captcha', captchaErrors.expired, 'robot');
}
