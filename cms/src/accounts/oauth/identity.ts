/** Somebody as a service knows them. */
export interface Identity {
  /** What the service calls them, which never changes; null when Strapi does not ask for it. */
  subject: string | null;
  /** Their address in the form of `readAddress`, which the service says is confirmed. */
  email: string;
  name: string | null;
}

/** Why a sign-in elsewhere came to nothing; the site has words for each. */
export type Reason = 'cancelled' | 'state' | 'email' | 'failed';

export class SignInFailed extends Error {
  constructor(
    readonly reason: Reason,
    message: string,
  ) {
    super(message);
  }
}
