import { redirect } from 'react-router';
import { visitorContext, type RequestContext } from '../content/client/visitor.server';
import { unavailable } from '../errors/unavailable';
import { withoutLocale } from '../messages/locale';
import { signInPath } from './next-page';

/**
 * For loaders and actions of pages that are somebody's own: leads others to the sign-in page, and back after it. Who holds
 * a refresh token alone is signed in, but the content backend could not give an access token just now.
 */
export function requireSignedIn(context: RequestContext, url: URL): void {
  const { access, refresh } = context.get(visitorContext).tokens;
  if (access !== null) return;
  if (refresh !== null) throw unavailable();
  throw redirect(signInPath(withoutLocale(url.pathname) + url.search));
}

/** For pages that make no sense for who is signed in. */
export function requireSignedOut(context: RequestContext, next: string | null): void {
  if (context.get(visitorContext).tokens.access !== null) throw redirect(next ?? '/account');
}
