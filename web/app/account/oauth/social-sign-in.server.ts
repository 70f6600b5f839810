import { parseCookie, stringifySetCookie } from 'cookie';
import { redirectDocument } from 'react-router';
import { listProviders, signInAtProvider } from '../../content/types/account';
import { isSecure, visitorCms } from '../../content/client/context.server';
import { CmsError, CmsUnavailable } from '../../content/client/errors';
import type { RequestContext } from '../../content/client/visitor.server';
import { environment } from '../../environment.server';
import { unavailable } from '../../errors/unavailable';
import { signedIn } from '../forms/form.server';
import { nextPage } from '../next-page';

/** Holds where to go afterwards, while the visitor is away at the other service. */
const cookieName = 'naar';
/** As long as the content backend waits for somebody to come back. */
const lifetimeSeconds = 15 * 60;

/** Sends the visitor to another service; null for one that is not configured. */
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
  // A whole address: the calls under /api have no language.
  return redirectDocument(`${environment.siteOrigin ?? url.origin}/api/connect/${provider.name}`, {
    headers: { 'Set-Cookie': nextCookie(context, next ?? '') },
  });
}

/** Why somebody who comes back from another service is not signed in. */
export type NotSignedIn = 'rejected' | 'unusable' | 'noEmail' | 'exists' | 'blocked';

/**
 * Signs in who comes back from another service, if the content backend knows of it: the cookie that it gave this browser
 * says who it is, not the address.
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

/** The Set-Cookie value that remembers a page; an empty one forgets it. */
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
