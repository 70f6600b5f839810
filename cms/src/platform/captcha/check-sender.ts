import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { verifyCaptcha, type CaptchaOutcome } from './captcha';
import { countWithoutCaptcha } from './limits';
import type { CaptchaPurpose } from './provider';
import { looksLikeRobot, saysPerson, type HiddenFields } from './robot-signs';
import { captchaErrors } from './texts';

export interface SentHidden extends HiddenFields {
  captcha?: unknown;
}

/**
 * The verdict about a form's sender.
 * - `welcome`: store the submission. `withoutCaptcha` puts it into the queue of its own, `isSpam` with the
 *   spam: it has the signs of a robot and says that it is none
 * - `rejected`: the token is not good, and a new one helps; or `robot`, and it helps to say that one is none
 *   (`mens`)
 * - `too-often`: without a token, and too many of those came from this IP address
 */
export type SenderCheck =
  | { verdict: 'welcome'; withoutCaptcha: boolean; isSpam: boolean }
  | { verdict: 'rejected'; fault: SenderFault }
  | { verdict: 'too-often'; waitSeconds: number };

type SenderFault = Extract<CaptchaOutcome, { outcome: 'failed' }>['fault'] | 'robot';

/** Checks who sends a form. It uses the token up, so call it when everything else about the form is right. */
export async function checkSender(
  strapi: Core.Strapi,
  purpose: CaptchaPurpose,
  { ip, hidden, now = Date.now() }: { ip: string; hidden: SentHidden; now?: number },
): Promise<SenderCheck> {
  const isSpam = looksLikeRobot(hidden, now);
  if (isSpam && !saysPerson(hidden)) return { verdict: 'rejected', fault: 'robot' };
  const captcha = await verifyCaptcha(strapi, { ...purpose, ip, token: hidden.captcha });
  if (captcha.outcome === 'failed') return { verdict: 'rejected', fault: captcha.fault };
  const withoutCaptcha = captcha.outcome === 'absent';
  const waitSeconds = withoutCaptcha ? await countWithoutCaptcha(ip) : 0;
  if (waitSeconds > 0) return { verdict: 'too-often', waitSeconds };
  return { verdict: 'welcome', withoutCaptcha, isSpam };
}

export class TooManyWithoutToken extends errors.RateLimitError {
  constructor(readonly waitSeconds: number) {
    super(captchaErrors.tooOften);
  }
}
