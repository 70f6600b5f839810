/** Why messages cannot be had: the names that Firebase's SDK made known. */
export type PushFault =
  | 'permission-blocked'
  | 'unsupported-browser'
  | 'indexed-db-unsupported'
  | 'failed-service-worker-registration'
  | 'token-subscribe-failed'
  | 'request-failed'
  | 'app-offline'
  | 'not-registered';

export class PushError extends Error {
  override readonly name = 'PushError';
  constructor(
    readonly code: PushFault,
    cause?: unknown,
  ) {
    super(code, { cause });
  }
}
