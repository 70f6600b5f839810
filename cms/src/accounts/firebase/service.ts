import { ErrorResponse, recentLoginRequired } from '../error-responses';
import { invalidToken, unreachable } from './id-token';

/** How the provider is asked. */
export interface Calls {
  /** The base URL, without a slash at the end. */
  url: string;
  apiKey: string;
  /** The site: keys may be limited to the pages of one. */
  referrer: string;
}

/** A user as Firebase knows them now. */
export interface FirebaseUser {
  localId: string;
  email: unknown;
  emailVerified: boolean;
  displayName: unknown;
}

/** A call takes this long at most. */
const callTimeoutMs = 8000;

/**
 * Asks Firebase whose token this is. A valid signature does not show what happened since: this call rejects users who
 * were blocked, deleted or signed out everywhere.
 */
export async function lookUp(calls: Calls, idToken: string): Promise<FirebaseUser> {
  const body = await post(calls, 'accounts:lookup', { idToken });
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
  await post(calls, 'accounts:delete', { idToken }, 'USER_NOT_FOUND');
}

async function post(
  { url, apiKey, referrer }: Calls,
  call: string,
  body: object,
  harmless?: string,
): Promise<object> {
  let received: unknown;
  let ok: boolean;
  try {
    const response = await fetch(`${url}/${call}?key=${encodeURIComponent(apiKey)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', referer: `${referrer}/` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(callTimeoutMs),
    });
    ok = response.ok;
    received = await response.json();
  } catch {
    throw unreachable();
  }
  if (ok && typeof received === 'object' && received !== null) return received;
  const code = codeIn(received);
  if (code === harmless) return {};
  throw toErrorResponse(code);
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
      return new ErrorResponse(403, 'IdentityExpired', 'U bent overal uitgelogd. Log opnieuw in.');
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
  return new ErrorResponse(403, 'IdentityDisabled', 'Uw account bij de inlogdienst is geblokkeerd.');
}
