import { ErrorResponse } from '../../platform/http/error-responses';
import { recentLoginRequired } from '../error-responses';
import { serviceErrors } from '../texts';
import { invalidToken, unreachable } from './id-token';
import { appleId } from './provider';

export interface Calls {
  /** The base URL, without a version and without a slash at the end. */
  url: string;
  apiKey: string;
  /** The site: keys may be limited to the pages of one. */
  referrer: string;
}

export interface FirebaseUser {
  localId: string;
  email: unknown;
  emailVerified: boolean;
  displayName: unknown;
}

const callTimeoutMs = 8000;
/** Shorter, because the visitor waits for the deletion after it. */
const revokeTimeoutMs = 4000;

/**
 * Asks Firebase whose token this is. A valid signature does not show what happened since: this call rejects users who
 * were blocked, deleted or signed out everywhere.
 */
export async function lookUp(calls: Calls, idToken: string): Promise<FirebaseUser> {
  const body = await post(calls, 'v1/accounts:lookup', { idToken });
  const users = 'users' in body && Array.isArray(body.users) ? body.users : [];
  const user: unknown = users[0];
  if (typeof user !== 'object' || user === null || !('localId' in user) || typeof user.localId !== 'string')
    throw invalidToken();
  if ('disabled' in user && user.disabled === true) throw disabled();
  return {
    localId: user.localId,
    email: 'email' in user ? user.email : undefined,
    emailVerified: 'emailVerified' in user && user.emailVerified === true,
    displayName: 'displayName' in user ? user.displayName : undefined,
  };
}

/** Deletes the user of the token at Firebase. A user who is gone already is no error. */
export async function deleteUser(calls: Calls, idToken: string): Promise<void> {
  await post(calls, 'v1/accounts:delete', { idToken }, { harmless: 'USER_NOT_FOUND' });
}

/** Ends what the user of the ID token allowed us at Apple, as `revokeAccessToken` of the SDK does. */
export async function revokeAppleToken(calls: Calls, idToken: string, token: string): Promise<void> {
  const body = { providerId: appleId, tokenType: 'ACCESS_TOKEN', token, idToken };
  await post(calls, 'v2/accounts:revokeToken', body, { timeoutMs: revokeTimeoutMs });
}

async function post(
  { url, apiKey, referrer }: Calls,
  call: string,
  body: object,
  { harmless, timeoutMs = callTimeoutMs }: { harmless?: string; timeoutMs?: number } = {},
): Promise<object> {
  let received: unknown;
  let [ok, status] = [false, 0];
  try {
    const response = await fetch(`${url}/${call}?key=${encodeURIComponent(apiKey)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', referer: `${referrer}/` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    ({ ok, status } = response);
    received = await response.json();
  } catch (error) {
    throw because(unreachable(), `${call}: ${String(error)}`);
  }
  if (ok && typeof received === 'object' && received !== null) return received;
  const code = codeIn(received);
  if (code === harmless) return {};
  throw because(toErrorResponse(code), `${call}: ${status} ${code}`);
}

/** Adds a reason for the log. Visitors do not see it, and no token is in it. */
function because(error: Error, reason: string): Error {
  return Object.assign(error, { cause: reason });
}

/** The code in Firebase's error, such as `USER_DISABLED : The user account has been disabled`. */
function codeIn(body: unknown): string {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : null;
  return typeof message === 'string' ? (/^[A-Z_]+/.exec(message)?.[0] ?? '') : '';
}

function toErrorResponse(code: string): Error {
  switch (code) {
    case 'USER_DISABLED':
      return disabled();
    case 'TOKEN_EXPIRED':
      return new ErrorResponse(403, 'IdentityExpired', serviceErrors.signedOut);
    case 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN':
      return recentLoginRequired();
    case 'INVALID_ID_TOKEN':
    case 'USER_NOT_FOUND':
      return invalidToken();
    default:
      return unreachable();
  }
}

function disabled(): ErrorResponse {
  return new ErrorResponse(403, 'IdentityDisabled', serviceErrors.disabled);
}
