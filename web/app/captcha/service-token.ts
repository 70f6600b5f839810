/** Also in server/pages/captcha-frame.ts. */
const framePath = '/api/_captcha';
const frameTimeoutMs = 10_000;

export interface ServiceChallenge {
  provider: 'recaptcha' | 'turnstile';
  action: string;
  cData: string;
}

/** The challenge in a response of the content backend; null for anything else. */
export function serviceChallengeIn(body: unknown): ServiceChallenge | null {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : null;
  if (typeof data !== 'object' || data === null || !('provider' in data) || !('action' in data)) return null;
  const { provider, action } = data;
  if ((provider !== 'recaptcha' && provider !== 'turnstile') || typeof action !== 'string') return null;
  const cData = 'cData' in data && typeof data.cData === 'string' ? data.cData : '';
  return { provider, action, cData };
}

/** How long their tokens are good, in ms: two and five minutes. */
export const serviceLifetimeMs = { recaptcha: 120_000, turnstile: 300_000 } as const;

/** Services that set cookies or make a profile, so that a visitor has to agree first. */
export const needsConsent = ({ provider }: ServiceChallenge): boolean => provider === 'recaptcha';

/**
 * Has the service make a token, in a document of its own that nobody sees: its script never runs in this page.
 * @returns the token, or null when there is none in time
 */
export async function makeServiceToken({ action, cData }: ServiceChallenge): Promise<string | null> {
  const frame = document.createElement('iframe');
  // Not `hidden`: browsers let a frame that is not laid out wait.
  frame.className = 'sr-only';
  frame.tabIndex = -1;
  frame.ariaHidden = 'true';
  frame.src = `${framePath}?${new URLSearchParams({ action, form: cData }).toString()}`;
  const end = new AbortController();
  try {
    return await new Promise<string | null>((resolve) => {
      const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
        if (source === frame.contentWindow && origin === window.location.origin) resolve(tokenIn(data));
      };
      window.addEventListener('message', onMessage, { signal: end.signal });
      setTimeout(resolve, frameTimeoutMs, null);
      document.body.append(frame);
    });
  } finally {
    end.abort();
    frame.remove();
  }
}

function tokenIn(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('captchaToken' in data)) return null;
  return typeof data.captchaToken === 'string' ? data.captchaToken : null;
}
