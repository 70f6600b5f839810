export type AuthCallback =
  /** The name of the OAuth provider that the visitor comes back from. */
  | 'back'
  /** Nothing: the page was opened by hand, or a mail program cut off the URL. */
  | 'nothing'
  /** A token or code that this site cannot use. */
  | 'unusable'
  /** An error: the provider failed, or the visitor declined. */
  | 'rejected';

/** Query parameters that carry tokens and codes (OAuth 2.0, and the content backend's own). */
const tokenParams = ['access_token', 'id_token', 'code', 'confirmation', 'token'];

export function authCallbackOf(params: URLSearchParams): AuthCallback {
  if (isFilled(params.get('provider'))) return 'back';
  if (isFilled(params.get('error'))) return 'rejected';
  return tokenParams.some((name) => isFilled(params.get(name))) ? 'unusable' : 'nothing';
}

function isFilled(value: string | null): boolean {
  return value !== null && value.trim() !== '';
}
