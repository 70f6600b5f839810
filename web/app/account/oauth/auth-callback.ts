/** What a machine-made link brought along, as far as its visitor needs to know. */
export type AuthCallback =
  /** The name of a service that somebody went to, to sign in. */
  | 'back'
  /** Nothing: opened by hand, or cut off by a mail program. */
  | 'nothing'
  /** Something to be recognised by, which this site cannot use. */
  | 'unusable'
  /** The other side says that it did not work, or that the visitor declined. */
  | 'rejected';

/** The names under which a sign-in or a confirmation is handed over (OAuth 2.0, and the content backend's own). */
const tokenParams = ['access_token', 'id_token', 'code', 'confirmation', 'token'];

/** What stands in the address of a link that a machine made. */
export function authCallbackOf(params: URLSearchParams): AuthCallback {
  if (isFilled(params.get('provider'))) return 'back';
  if (isFilled(params.get('error'))) return 'rejected';
  return tokenParams.some((name) => isFilled(params.get(name))) ? 'unusable' : 'nothing';
}

function isFilled(value: string | null): boolean {
  return value !== null && value.trim() !== '';
}
