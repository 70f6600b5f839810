import type { Core } from '@strapi/strapi';
import type { CaptchaSettings } from '../../../config/environment/captcha';
import { createAltcha } from './altcha';
import {
  tokenLifetimeMs,
  type CaptchaFault,
  type CaptchaProvider,
  type CaptchaPurpose,
  type SentToken,
} from './provider';
import { createServiceCaptcha } from './service';
import { setIfAbsent } from './used-tokens';

/** Used tokens are remembered this much longer: another content backend may have another clock. */
const clockMarginMs = 5 * 60 * 1000;

/**
 * The result of the check of a form's token.
 * - `passed`: a browser made it for this form, and it was not used before; from now on it is
 * - `absent`: there is none, because there was no JavaScript or the provider does not answer
 * - `failed`: it is not good; the fault says why
 */
export type CaptchaOutcome =
  { outcome: 'passed' } | { outcome: 'absent' } | { outcome: 'failed'; fault: CaptchaFault };

export async function makeChallenge(strapi: Core.Strapi, purpose: CaptchaPurpose): Promise<object> {
  return providerOf(strapi).makeChallenge(purpose);
}

/**
 * Verifies a token and uses it up. Ask last, when everything else about a form is right: who has to correct a field
 * sends the same token again.
 * @param sent with the token as it came in, of whatever type
 */
export async function verifyCaptcha(
  strapi: Core.Strapi,
  { token, ...rest }: Omit<SentToken, 'token'> & { token: unknown },
): Promise<CaptchaOutcome> {
  if (token === undefined || token === null || token === '') return { outcome: 'absent' };
  if (typeof token !== 'string') return { outcome: 'failed', fault: 'malformed' };
  const verdict = await providerOf(strapi).verifyToken({ token, ...rest });
  if (!verdict.isGood)
    return verdict.fault === 'unavailable'
      ? { outcome: 'absent' }
      : { outcome: 'failed', fault: verdict.fault };
  const isFirst = await setIfAbsent(strapi, verdict.id, Date.now() + tokenLifetimeMs + clockMarginMs);
  return isFirst ? { outcome: 'passed' } : { outcome: 'failed', fault: 'replayed' };
}

function providerOf(strapi: Core.Strapi): CaptchaProvider {
  const settings: CaptchaSettings & { signingKey: string } = strapi.config.get('site.captcha');
  return settings.provider === 'altcha'
    ? createAltcha(settings.signingKey)
    : createServiceCaptcha({
        settings,
        siteUrl: strapi.config.get('site.url'),
        onFailure: (line) => strapi.log.error(`Captcha: ${line}`),
      });
}
