import { redirect } from 'react-router';
import { getUser, type User } from '../cms/account';
import { cmsFor } from '../cms/context.server';
import { readTokens } from '../cms/token-cookies';
import { withoutLocale } from '../messages/locale';
import { signInAddress } from './next-page';

/**
 * Who is signed in, or null. Without a token nobody asks the content backend. A token that it refuses is taken away and
 * the page asked for again; a backend that does not answer leaves the visitor unknown for this page.
 */
export async function loadUser(request: Request): Promise<User | null> {
  if (!holdsToken(request)) return null;
  try {
    return await getUser(cmsFor(request));
  } catch (error) {
    if (error instanceof Response) throw error;
    return null;
  }
}

/** For loaders and actions of pages that are somebody's own: leads others to the sign-in page, and back after it. */
export function requireSignedIn(request: Request, url: URL): void {
  if (!holdsToken(request)) throw redirect(signInAddress(withoutLocale(url.pathname) + url.search));
}

/** For pages that make no sense for who is signed in. */
export function requireSignedOut(request: Request, next: string | null): void {
  if (holdsToken(request)) throw redirect(next ?? '/account');
}

function holdsToken(request: Request): boolean {
  return readTokens(request.headers.get('cookie')).access !== null;
}
