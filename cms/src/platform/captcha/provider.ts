export interface CaptchaPurpose {
  action: string;
  form: string;
}

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

export interface CaptchaProvider {
  makeChallenge(purpose: CaptchaPurpose): Promise<object>;
  /** Checks a token for its purpose, not for earlier use. Never throws over what was sent. */
  verifyToken(sent: SentToken): Promise<TokenVerdict>;
}

export const tokenLifetimeMs = 10 * 60 * 1000;
