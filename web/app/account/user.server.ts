import { redirect } from 'react-router';
import { getUser, type User } from '../content/types/account';
import { isSecure, visitorCms, withoutToken } from '../content/client/context.server';
import { CmsError } from '../content/client/errors';
import { endedAccessCookie, readTokens } from '../content/client/token-cookies';
import { unavailable } from '../errors/unavailable';
import { withoutLocale } from '../messages/locale';
import { signInAddress } from './next-page';

/** Who a page is for. */
export interface LoadedUser {
  user: User | null;
  /** Set-Cookie values for the answer. */
  setCookies: string[];
}

/**
 * Who is signed in, or null. Without a token nobody asks the content backend. When loading the user fails the token is
 * cleared (docs/behaviour.md): after a 401 the sign-in is over and the page is asked for again; after any other error only the
 * access token goes, so that the next visit gets another; without an answer nobody knows, and the cookies stay.
 */
export async function loadUser(request: Request): Promise<LoadedUser> {
  if (!holdsToken(request)) return { user: null, setCookies: [] };
  try {
    return { user: await getUser(visitorCms(request), request.signal), setCookies: [] };
  } catch (error) {
    if (request.signal.aborted) throw error;
    const answered = !(error instanceof CmsError) || error.answered;
    if (error instanceof CmsError && error.status === 401) throw withoutToken(request);
    return { user: null, setCookies: answered ? endedAccessCookie(isSecure(request)) : [] };
  }
}

/**
 * For loaders and actions of pages that are somebody's own: leads others to the sign-in page, and back after it. Who holds
 * a refresh token alone is signed in, but the content backend could not give an access token just now.
 */
export function requireSignedIn(request: Request, url: URL): void {
  if (holdsToken(request)) return;
  if (readTokens(request.headers.get('cookie')).refresh !== null) throw unavailable();
  throw redirect(signInAddress(withoutLocale(url.pathname) + url.search));
}

/** For pages that make no sense for who is signed in. */
export function requireSignedOut(request: Request, next: string | null): void {
  if (holdsToken(request)) throw redirect(next ?? '/account');
}

function holdsToken(request: Request): boolean {
  return readTokens(request.headers.get('cookie')).access !== null;
}
