export interface Identity {
  /** The service's permanent id of the user; null when Strapi does not ask for it. */
  subject: string | null;
  /** Their e-mail in the form of `readEmail`; the service says it is confirmed. */
  email: string;
  name: string | null;
}

export type Reason = 'cancelled' | 'state' | 'email' | 'failed';

export class SignInFailed extends Error {
  constructor(
    readonly reason: Reason,
    message: string,
  ) {
    super(message);
  }
}
