import { parseCookie, stringifySetCookie } from 'cookie';
import { redirectDocument } from 'react-router';
import { listProviders, signInAtProvider } from '../../content/types/account';
import { isSecure, visitorCms } from '../../content/client/context.server';
import { CmsError, CmsUnavailable } from '../../content/client/errors';
import type { RequestContext } from '../../content/client/visitor/visitor.server';
import { environment } from '../../environment.server';
import { unavailable } from '../../errors/page-errors';
import { signedIn } from '../account-forms.server';
import { nextPage } from '../next-page';

/** Stores where to go afterwards, while the visitor is at the OAuth provider. */
const cookieName = 'naar';
/** The same time as the content backend allows for the callback. */
const lifetimeSeconds = 15 * 60;

/** Redirects to an OAuth provider; null for one that is not configured. */
export async function startSocialSignIn(
  context: RequestContext,
  url: URL,
  asked: unknown,
  next: string | null,
): Promise<Response | null> {
  const providers = await listProviders(visitorCms(context)).catch(() => []);
  const provider = providers.find(({ name }) => name === asked);
  if (!provider) return null;
  if (provider.hosted) {
    const query = next === null ? '' : `?naar=${encodeURIComponent(next)}`;
    return redirectDocument(`/inloggen/firebase${query}`);
  }
  // An absolute URL: paths under /api have no language.
  return redirectDocument(`${environment.siteOrigin ?? url.origin}/api/connect/${provider.name}`, {
    headers: { 'Set-Cookie': nextCookie(context, next ?? '') },
  });
}

export type NotSignedIn = 'rejected' | 'unusable' | 'noEmail' | 'exists' | 'blocked';

/**
 * Signs in a visitor who comes back from an OAuth provider, if the content backend accepts it. The backend's cookie in
 * this browser identifies the visitor, not the URL.
 */
export async function endSocialSignIn(
  request: Request,
  context: RequestContext,
  url: URL,
): Promise<Response | NotSignedIn> {
  const provider = url.searchParams.get('provider') ?? '';
  const error = url.searchParams.get('error');
  if (error !== null) return reasonOf(error);
  if (!/^[a-z0-9-]{1,40}$/.test(provider)) return 'unusable';
  const cookies = request.headers.get('cookie') ?? '';
  let ended: string[] = [];
  try {
    const cms = visitorCms(context);
    const tokens = await signInAtProvider(cms, provider, cookies, (values) => (ended = values));
    const response = signedIn(context, tokens, nextIn(cookies) ?? '/account');
    for (const value of [...ended, nextCookie(context, '')]) response.headers.append('Set-Cookie', value);
    return response;
  } catch (failure) {
    if (failure instanceof CmsUnavailable) throw unavailable();
    if (!(failure instanceof CmsError)) throw failure;
    return reasons[failure.name] ?? 'unusable';
  }
}

const reasons: Readonly<Record<string, NotSignedIn>> = {
  AccountExists: 'exists',
  AccountBlocked: 'blocked',
};

function reasonOf(error: string): NotSignedIn {
  if (error === 'email') return 'noEmail';
  return error === 'state' ? 'unusable' : 'rejected';
}

function nextIn(cookies: string): string | null {
  return nextPage(parseCookie(cookies)[cookieName]);
}

/** The Set-Cookie value that stores a page. An empty page removes the cookie. */
function nextCookie(context: RequestContext, next: string): string {
  return stringifySetCookie({
    name: cookieName,
    value: next,
    path: '/',
    maxAge: next === '' ? 0 : lifetimeSeconds,
    httpOnly: true,
    secure: isSecure(context),
    sameSite: 'lax',
  });
}
