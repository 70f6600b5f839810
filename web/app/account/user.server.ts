import { redirect } from 'react-router';
import { visitorContext, type RequestContext } from '../content/client/visitor/visitor.server';
import { unavailable } from '../errors/page-errors';
import { withoutLocale } from '../messages/locale';
import { signInPath } from './next-page';

/**
 * For loaders and actions of account pages: redirects to the sign-in page, and back afterwards. A visitor with only a
 * refresh token is signed in, but the content backend could not issue an access token just now.
 */
export function requireSignedIn(context: RequestContext, url: URL): void {
  const { access, refresh } = context.get(visitorContext).tokens;
  if (access !== null) return;
  if (refresh !== null) throw unavailable();
  throw redirect(signInPath(withoutLocale(url.pathname) + url.search));
}

export function requireSignedOut(context: RequestContext, next: string | null): void {
  if (context.get(visitorContext).tokens.access !== null) throw redirect(next ?? '/account');
}
