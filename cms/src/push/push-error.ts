export type PushErrorCode =
  | 'push-not-set-up'
  | 'invalid-request'
  | 'invalid-subscription'
  | 'wrong-application-server-key'
  | 'installation-taken'
  | 'installation-unknown'
  | 'not-allowed'
  | 'registration-unknown'
  | 'too-many-requests';

/** A response that is no success, as browsers read it: `{ error: { status, code, message } }`. */
export class PushError extends Error {
  constructor(
    readonly status: number,
    readonly code: PushErrorCode,
    message: string,
    readonly retryAfterSeconds = 0,
  ) {
    super(message);
  }
}
