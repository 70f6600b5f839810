import { solveAltcha } from './altcha';

/** What a token is for: an action, and the form that it comes with. */
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

/**
 * Makes a token for a form. Null when this browser cannot: the page is not secure, so there is no `crypto.subtle`, or no
 * challenge came. Such a form is sent without one.
 */
export async function makeToken({ action, form }: CaptchaPurpose): Promise<CaptchaToken | null> {
  if (!window.isSecureContext) return null;
  try {
    const query = new URLSearchParams({ action, form });
    const askedAtMs = performance.now();
    const response = await fetch(`/api/captcha/challenge?${query.toString()}`, {
      signal: AbortSignal.timeout(fetchTimeoutMs),
    });
    const found = response.ok ? challengeIn(await response.json()) : null;
    if (!found) return null;
    const text = await solveAltcha(found.challenge);
    return text === null ? null : { text, goodUntilMs: askedAtMs + found.lifetimeMs - sendMarginMs };
  } catch {
    return null;
  }
}

/** The challenge in a response; null for that of a provider that works otherwise. */
function challengeIn(body: unknown): { challenge: object; lifetimeMs: number } | null {
  if (typeof body !== 'object' || body === null || !('data' in body)) return null;
  const { data } = body;
  if (typeof data !== 'object' || data === null || !('challenge' in data) || !('lifetimeMs' in data))
    return null;
  const { challenge, lifetimeMs } = data;
  const isChallenge = typeof challenge === 'object' && challenge !== null && typeof lifetimeMs === 'number';
  return isChallenge ? { challenge, lifetimeMs } : null;
}
