import type { CaptchaAction } from './actions';

export interface CaptchaPurpose {
  action: CaptchaAction;
  form: string;
}

/** A token as it came in, and who sent it. */
export interface SentToken extends CaptchaPurpose {
  token: string;
  ip: string;
}

export type CaptchaFault =
  'malformed' | 'forged' | 'unsolved' | 'expired' | 'wrong-action' | 'wrong-form' | 'low-score' | 'replayed';

/**
 * `id` names the token in the list of used ones. `unavailable` is a provider that gave no answer: nobody is
 * locked out for that.
 */
export type TokenVerdict =
  { isGood: true; id: string } | { isGood: false; fault: CaptchaFault | 'unavailable' };

/** One way to tell people from robots. */
export interface CaptchaProvider {
  /** The data with which a browser makes a token. */
  makeChallenge(purpose: CaptchaPurpose): Promise<object>;
  /** Checks a token for its purpose, not for earlier use. Never throws over what was sent. */
  verifyToken(sent: SentToken): Promise<TokenVerdict>;
}

/** How long a token counts after its challenge was made. */
export const tokenLifetimeMs = 10 * 60 * 1000;
