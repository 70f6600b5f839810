import { Refusal, recentLoginRequired } from '../error-responses';
import { invalidToken, unreachable } from './id-token';

/** How the provider is asked. */
export interface Calls {
  /** Where the calls begin, without a slash at the end. */
  address: string;
  apiKey: string;
  /** The site: keys may be limited to the pages of one. */
  referrer: string;
}

/** Somebody as the provider knows them now. */
export interface HostedUser {
  localId: string;
  email: unknown;
  emailVerified: boolean;
  displayName: unknown;
}

/** Milliseconds that the provider has to answer. */
const patience = 8000;

/**
 * Asks the provider whose token this is. A good signature does not tell of what happened since: whoever was blocked,
 * deleted or signed out everywhere is refused here.
 */
export async function lookUp(calls: Calls, idToken: string): Promise<HostedUser> {
  const answer = await post(calls, 'accounts:lookup', { idToken });
  const users = 'users' in answer && Array.isArray(answer.users) ? answer.users : [];
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

/** Deletes at the provider whoever the token is of; one that is gone already is as good. */
export async function deleteAt(calls: Calls, idToken: string): Promise<void> {
  await post(calls, 'accounts:delete', { idToken }, 'USER_NOT_FOUND');
}

async function post(
  { address, apiKey, referrer }: Calls,
  call: string,
  body: object,
  harmless?: string,
): Promise<object> {
  let answer: unknown;
  let ok: boolean;
  try {
    const response = await fetch(`${address}/${call}?key=${encodeURIComponent(apiKey)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', referer: `${referrer}/` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
    ok = response.ok;
    answer = await response.json();
  } catch {
    throw unreachable();
  }
  if (ok && typeof answer === 'object' && answer !== null) return answer;
  const code = codeIn(answer);
  if (code === harmless) return {};
  throw refusalOf(code);
}

/** The provider's own words, as in `USER_DISABLED : The user account has been disabled`. */
function codeIn(answer: unknown): string {
  const error = typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : null;
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : null;
  return typeof message === 'string' ? (/^[A-Z_]+/.exec(message)?.[0] ?? '') : '';
}

function refusalOf(code: string): Error {
  switch (code) {
    case 'USER_DISABLED':
      return disabled();
    case 'TOKEN_EXPIRED':
      return new Refusal(403, 'IdentityExpired', 'U bent overal uitgelogd. Log opnieuw in.');
    case 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN':
      return recentLoginRequired();
    case 'INVALID_ID_TOKEN':
    case 'USER_NOT_FOUND':
      return invalidToken();
    default:
      return unreachable();
  }
}

function disabled(): Refusal {
  return new Refusal(403, 'IdentityDisabled', 'Uw account bij de inlogdienst is geblokkeerd.');
}
