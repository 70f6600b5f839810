import { captchaActionOf } from 'beursvloer-domain/forms';
import type { Core } from '@strapi/strapi';
import { checkSender, TooManyWithoutToken } from '../../captcha/check-sender';
import type { CaptchaPurpose } from '../../captcha/provider';
import { createRegistry } from '../../registry';
import type { CheckResult, SubmissionCheck } from './accept';

const robots: SubmissionCheck = async (
  strapi: Core.Strapi,
  { form, sent, network, now },
): Promise<CheckResult> => {
  const action = captchaActionOf[form.captchaAction ?? ''] ?? 'other';
  return checkRobots(strapi, { action, form: form.documentId }, sent.raw, { network, now });
};

/**
 * Judges the sender by the hidden fields of a form, and uses up its token.
 * @throws {TooManyWithoutToken}
 */
export async function checkRobots(
  strapi: Core.Strapi,
  purpose: CaptchaPurpose,
  hidden: Readonly<Record<string, unknown>>,
  { network, now }: { network: string; now: number },
): Promise<CheckResult> {
  const found = await checkSender(strapi, purpose, { ip: network, hidden, now });
  if (found.verdict === 'rejected') return { faults: [{ path: ['captcha'], name: found.fault, args: [] }] };
  if (found.verdict === 'too-often') throw new TooManyWithoutToken(found.waitSeconds);
  return { isSpam: found.isSpam, withoutCaptcha: found.withoutCaptcha };
}

export const featureChecks = createRegistry<SubmissionCheck>();

/**
 * The checks of every submission by a visitor, in their order; that of robots is last, because it uses up a token. Tests by
 * editors skip them.
 */
export const submissionChecks = (): readonly SubmissionCheck[] => [...featureChecks.all(), robots];
