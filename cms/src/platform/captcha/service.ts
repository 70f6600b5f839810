import { createHash } from 'node:crypto';
import type { CaptchaService } from '../../../config/environment/captcha';
import { tokenLifetimeMs, type CaptchaProvider, type SentToken, type TokenVerdict } from './provider';

const timeoutMs = 5_000;
const maxTokenLength = 4096;

/** The answer of reCAPTCHA v3 or Turnstile, which have nearly the same shape. */
interface ServiceAnswer {
  success: boolean;
  action: unknown;
  hostname: unknown;
  score: unknown;
  cdata: unknown;
  madeAtMs: number;
  errors: unknown[];
}

export interface ServiceContext {
  settings: CaptchaService;
  /** The public URL of the site: a token that was made elsewhere is none of ours. */
  siteUrl: string;
  onFailure(line: string): void;
}

/** Codes about the person's token; all others are about us or about the service. */
const tokenErrors = ['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate'];

/** Google's reCAPTCHA v3 and Cloudflare's Turnstile: their script makes the token, their server says what it is worth. */
export function createServiceCaptcha(context: ServiceContext): CaptchaProvider {
  const { provider, siteKey } = context.settings;
  return {
    // Turnstile has a field for the form; in reCAPTCHA it is part of the action.
    makeChallenge: async ({ action, form }) =>
      provider === 'turnstile'
        ? { provider, siteKey, action, cData: form }
        : { provider, siteKey, action: `${action}/${form}` },

    async verifyToken(sent) {
      if (sent.token.length > maxTokenLength || !/^[\w.~-]+$/.test(sent.token))
        return { isGood: false, fault: 'malformed' };
      const answer = await askService(context, sent);
      return answer ? judge(answer, sent, context) : { isGood: false, fault: 'unavailable' };
    },
  };
}

function judge(
  answer: ServiceAnswer,
  sent: SentToken,
  { settings, siteUrl, onFailure }: ServiceContext,
): TokenVerdict {
  const { provider, minScore } = settings;
  if (!answer.success) {
    const foreign = answer.errors.filter((code) => !tokenErrors.some((known) => known === code));
    if (foreign.length > 0 || answer.errors.length === 0) {
      onFailure(`${provider} answered ${foreign.join(', ') || 'neither yes nor why not'}`);
      return { isGood: false, fault: 'unavailable' };
    }
    return { isGood: false, fault: answer.errors.includes('timeout-or-duplicate') ? 'expired' : 'forged' };
  }
  if (answer.hostname !== new URL(siteUrl).hostname) return { isGood: false, fault: 'forged' };
  if (!(Date.now() - answer.madeAtMs < tokenLifetimeMs)) return { isGood: false, fault: 'expired' };
  const [action, form] =
    provider === 'turnstile' ? [answer.action, answer.cdata] : String(answer.action).split('/');
  if (action !== sent.action) return { isGood: false, fault: 'wrong-action' };
  if (form !== sent.form) return { isGood: false, fault: 'wrong-form' };
  if (provider === 'recaptcha' && !(typeof answer.score === 'number' && answer.score >= minScore))
    return { isGood: false, fault: 'low-score' };
  return { isGood: true, id: `${provider} ${createHash('sha256').update(sent.token).digest('hex')}` };
}

/** The service's answer about a token; null when there is no readable one in time. */
async function askService(
  { settings, onFailure }: ServiceContext,
  sent: SentToken,
): Promise<ServiceAnswer | null> {
  try {
    const response = await fetch(settings.verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret: settings.secretKey, response: sent.token, remoteip: sent.ip }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    // Turnstile explains itself with status 400 as well.
    if (response.status >= 500) throw new Error(`status ${response.status}`);
    const body: unknown = await response.json();
    if (typeof body !== 'object' || body === null || !('success' in body)) throw new Error('another answer');
    const answer: Record<string, unknown> = { ...body };
    const errors: unknown = answer['error-codes'];
    return {
      success: answer.success === true,
      action: answer.action,
      hostname: answer.hostname,
      score: answer.score,
      cdata: answer.cdata,
      madeAtMs: Date.parse(String(answer.challenge_ts)),
      errors: Array.isArray(errors) ? errors : [],
    };
  } catch (error) {
    onFailure(
      `${settings.provider} did not answer: ${error instanceof Error ? error.message : String(error)}`,
    );
    return null;
  }
}
