import type { CaptchaAction } from './actions';

/** What a token is for. */
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
 * What a provider makes of a token. `id` names it in the list of used ones. `unavailable` is a provider that gave no
 * answer: nobody is locked out for that.
 */
export type TokenVerdict =
  { isGood: true; id: string } | { isGood: false; fault: CaptchaFault | 'unavailable' };

/** One way to tell people from robots. */
export interface CaptchaProvider {
  /** What a browser needs to make a token. */
  makeChallenge(purpose: CaptchaPurpose): Promise<object>;
  /** Whether a token is good for its purpose; not whether it was used before. Never throws over what was sent. */
  verifyToken(sent: SentToken): Promise<TokenVerdict>;
}

/** How long a token counts after its challenge was made. */
export const tokenLifetimeMs = 10 * 60 * 1000;
