import type { FirebaseSettings } from '../../content/types/account';

/**
 * Signing in with Apple at Firebase, by the two calls that the SDK's helper page makes. Needs no SDK. See
 * docs/decisions/0096-firebase.md.
 */

const appleId = 'apple.com';
const callTimeoutMs = 10_000;

const purposes = ['signIn', 'deleteAccount', 'signOutEverywhere'] as const;
type ApplePurpose = (typeof purposes)[number];

/** The memory of this tab while its visitor is at Apple. */
export interface AppleVisit {
  purpose: ApplePurpose;
  next: string | null;
  /** Firebase accepts Apple's response only together with this. */
  sessionId: string;
}

/** Firebase's answer about somebody who came back from Apple. It lives in the memory of one page. */
export interface AppleSignIn {
  idToken: string;
  refreshToken: string;
  expiresIn: string;
  localId: string;
  /** Revoking is all that it is good for; Apple lets it live for an hour. */
  appleToken: string;
}

const visitName = 'bij-apple';

export async function goToApple(
  settings: FirebaseSettings,
  purpose: ApplePurpose,
  returnPath: string,
  next: string | null = null,
): Promise<void> {
  const response = await call(settings, 'createAuthUri', {
    providerId: appleId,
    continueUri: location.origin + returnPath,
    oauthScope: 'email name',
  });
  const [authUri, sessionId] = [response.authUri ?? '', response.sessionId ?? ''];
  // Never `javascript:`, whatever the response holds.
  const { protocol } = new URL(authUri);
  if (protocol !== 'https:' && settings.emulator === null) throw new Error(`A page of Apple at ${protocol}`);
  const visit = new URLSearchParams({ purpose, sessionId, ...(next !== null && { next }) });
  sessionStorage.setItem(visitName, visit.toString());
  location.assign(authUri);
}

/** The visit to Apple that this tab began, which is then forgotten. */
export function takeAppleVisit(): AppleVisit | null {
  const stored = new URLSearchParams(sessionStorage.getItem(visitName) ?? '');
  sessionStorage.removeItem(visitName);
  const purpose = purposes.find((known) => known === stored.get('purpose'));
  const sessionId = stored.get('sessionId');
  if (purpose === undefined || sessionId === null) return null;
  return { purpose, sessionId, next: stored.get('next') };
}

export async function signInWithApple(
  settings: FirebaseSettings,
  { sessionId }: AppleVisit,
  returnPath: string,
  postBody: string,
): Promise<AppleSignIn> {
  const response = await call(settings, 'signInWithIdp', {
    requestUri: location.origin + returnPath,
    postBody,
    sessionId,
    returnSecureToken: true,
    returnIdpCredential: true,
  });
  const { idToken, refreshToken, expiresIn, localId, oauthAccessToken = '' } = response;
  // Firebase gives no token when the e-mail address belongs to somebody who signs in there in another way.
  if (!idToken || !refreshToken || !expiresIn || !localId)
    throw errorOf('account-exists-with-different-credential');
  return { idToken, refreshToken, expiresIn, localId, appleToken: oauthAccessToken };
}

type Texts = Readonly<Partial<Record<string, string>>>;

async function call({ apiKey, emulator }: FirebaseSettings, name: string, body: object): Promise<Texts> {
  const host = 'identitytoolkit.googleapis.com';
  const origin = emulator === null ? `https://${host}` : `http://${emulator}/${host}`;
  let received: unknown;
  let ok: boolean;
  try {
    const response = await fetch(`${origin}/v1/accounts:${name}?key=${encodeURIComponent(apiKey)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      // The key may be limited to our origin, and the account pages send no referrer to other sites.
      referrerPolicy: 'strict-origin',
      signal: AbortSignal.timeout(callTimeoutMs),
    });
    received = await response.json();
    ({ ok } = response);
  } catch {
    throw errorOf('network-request-failed');
  }
  if (!ok) throw errorOf(JSON.stringify(received).includes('USER_DISABLED') ? 'user-disabled' : 'failed');
  const texts: Record<string, string> = {};
  for (const [key, value] of Object.entries(received ?? {}))
    if (typeof value === 'string') texts[key] = value;
  return texts;
}

const errorOf = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` });
