import { solveAltcha } from './altcha';
import { hasConsented } from './consent';

export interface CaptchaPurpose {
  action: string;
  form: string;
}

/** A token, and until when it can be sent, by `performance.now()`. */
export interface CaptchaToken {
  text: string;
  goodUntilMs: number;
}

const fetchTimeoutMs = 8_000;
/** A form takes a moment to arrive. */
const sendMarginMs = 60_000;

export interface TokenContext {
  /** Called when a visitor would have to agree with the service first; until then there is no token. */
  onConsentNeeded: () => void;
}

/**
 * Makes a token for a form. Null when this browser cannot: the page is not secure, so there is no `crypto.subtle`, or no
 * challenge came; or when the visitor has not agreed. Such a form is sent without one.
 */
export async function makeToken(
  { action, form }: CaptchaPurpose,
  { onConsentNeeded }: TokenContext,
): Promise<CaptchaToken | null> {
  if (!window.isSecureContext) return null;
  try {
    const query = new URLSearchParams({ action, form });
    const askedAtMs = performance.now();
    const response = await fetch(`/api/captcha/challenge?${query.toString()}`, {
      signal: AbortSignal.timeout(fetchTimeoutMs),
    });
    if (!response.ok) return null;
    const body: unknown = await response.json();
    const found = challengeIn(body);
    if (!found) return await makeServiceToken(body, onConsentNeeded);
    const text = await solveAltcha(found.challenge);
    return text === null ? null : { text, goodUntilMs: askedAtMs + found.lifetimeMs - sendMarginMs };
  } catch {
    return null;
  }
}

/** A token of another company's service; its code is loaded only where the site is set up for one. */
async function makeServiceToken(body: unknown, onConsentNeeded: () => void): Promise<CaptchaToken | null> {
  const service = await import('./service-token');
  const challenge = service.serviceChallengeIn(body);
  if (!challenge) return null;
  if (service.needsConsent(challenge) && !hasConsented()) {
    onConsentNeeded();
    return null;
  }
  const madeAtMs = performance.now();
  const text = await service.makeServiceToken(challenge);
  const lifetimeMs = service.serviceLifetimeMs[challenge.provider];
  return text === null ? null : { text, goodUntilMs: madeAtMs + lifetimeMs - sendMarginMs };
}

function challengeIn(body: unknown): { challenge: object; lifetimeMs: number } | null {
  if (typeof body !== 'object' || body === null || !('data' in body)) return null;
  const { data } = body;
  if (typeof data !== 'object' || data === null || !('challenge' in data) || !('lifetimeMs' in data))
    return null;
  const { challenge, lifetimeMs } = data;
  const isChallenge = typeof challenge === 'object' && challenge !== null && typeof lifetimeMs === 'number';
  return isChallenge ? { challenge, lifetimeMs } : null;
}
