import { useSyncExternalStore } from 'react';
import type { MiddlewareFunction } from 'react-router';
import { networkTimeoutMs } from '../../http-client/network-timeout';
import { markCookie } from '../content/client/visitor/token-cookies';
import { withoutLocale } from '../messages/locale';
import { isAccountMarked, markAccount } from '../saved/mark';
import { clearFirebaseSession } from './firebase/session-mark';
import { isAboutSignIn } from './next-page';

export interface CurrentUser {
  name: string | null;
  email: string;
}

interface SignIn {
  signedIn: boolean;
  /** Null when nobody is signed in, while the user loads, and when the content backend does not respond. */
  user: CurrentUser | null;
}

const nobody: SignIn = { signedIn: false, user: null };

let current = nobody;
let lastCall = 0;
const listeners = new Set<() => void>();

/**
 * Puts the mark of a sign-in on the document, where style sheets see it; runs in the head, before anything is painted, and
 * again on each change. It is sent as text, so it may use nothing from outside itself.
 */
function applyMark(cookieName: string): boolean {
  const isMarked = `; ${document.cookie}`.includes(`; ${cookieName}=1`);
  return document.documentElement.toggleAttribute('data-signed-in', isMarked);
}

export const signedInScript = () => `(${applyMark.toString()})(${JSON.stringify(markCookie)})`;

/** Always signed out on the server: pages are rendered the same for everybody. */
export function useSignIn(): SignIn {
  return useSyncExternalStore(subscribe, knownSignIn, () => nobody);
}

export function knownSignIn(): SignIn {
  return current;
}

/** Loads the user when the page starts, and follows signing in and out in other tabs. */
export function watchSignIn(): () => void {
  if (!applyMark(markCookie)) clearFirebaseSession();
  void loadUser();
  const onReturn = () => {
    if (!document.hidden) followMark();
  };
  // Browsers without the cookie store API check the mark when the visitor comes back to the page.
  const cookies = 'cookieStore' in window ? window.cookieStore : null;
  cookies?.addEventListener('change', followMark);
  document.addEventListener('visibilitychange', onReturn);
  window.addEventListener('pageshow', onReturn);
  return () => {
    cookies?.removeEventListener('change', followMark);
    document.removeEventListener('visibilitychange', onReturn);
    window.removeEventListener('pageshow', onReturn);
  };
}

/**
 * In the browser, around the loading of every page: loads the user again after a form, which may have signed in or out
 * or changed their name, and for pages of one's own, as somebody else may have signed in in another tab.
 */
export const followSignIn: MiddlewareFunction = async ({ request }, next) => {
  const results = await next();
  if (request.method !== 'GET' || isAboutSignIn(withoutLocale(new URL(request.url).pathname)))
    void loadUser();
  return results;
};

function followMark(): void {
  if (applyMark(markCookie) !== current.signedIn) void loadUser();
}

/** Fetches the user when the browser holds the mark. A response that ends the sign-in removes the mark. */
async function loadUser(): Promise<void> {
  lastCall += 1;
  const call = lastCall;
  if (!applyMark(markCookie)) return set(nobody);
  set({ ...current, signedIn: true });
  const user = await fetchUser();
  if (call !== lastCall) return;
  if (!applyMark(markCookie)) set(nobody);
  else if (user) set({ signedIn: true, user });
}

/** Null when the request fails or its response names no user. Then the last user stays, unless the mark is gone. */
async function fetchUser(): Promise<CurrentUser | null> {
  const ask = () => fetch('/api/users/me', { signal: AbortSignal.timeout(networkTimeoutMs()) });
  try {
    let response = await ask();
    // A rejected token is taken away. The next response renews it, or ends the sign-in.
    if (response.status === 401 && applyMark(markCookie)) response = await ask();
    return response.ok ? userIn(await response.json()) : null;
  } catch {
    return null;
  }
}

function userIn(body: unknown): CurrentUser | null {
  if (typeof body !== 'object' || body === null || !('email' in body)) return null;
  const { email } = body;
  const name = 'name' in body && typeof body.name === 'string' && body.name !== '' ? body.name : null;
  return typeof email === 'string' ? { email, name } : null;
}

function set(next: SignIn): void {
  if (next.signedIn === current.signedIn && next.user === current.user) return;
  const isNew = next.user !== null && current.user === null;
  current = next;
  if (!next.signedIn) {
    clearFirebaseSession();
    markAccount(false);
  }
  // Merges what is saved in the account into a device that has just signed in. After a failure the next page
  // tries again.
  if (isNew && !isAccountMarked())
    import('../saved/saved').then(({ mergeFirst }) => mergeFirst()).catch(() => undefined);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
