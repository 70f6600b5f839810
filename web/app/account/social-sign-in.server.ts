import { redirectDocument } from 'react-router';
import { z } from 'zod';
import { listProviders } from '../cms/account';
import { isSecure, visitorCms } from '../cms/context.server';
import { environment } from '../environment.server';
import { nextPage } from './next-page';

/** Holds what was begun while the visitor is away at the other service. */
const cookieName = 'aanmelding';
/** Seconds: long enough to look up a password there. */
const lifetime = 10 * 60;

const begun = z.object({ provider: z.string().regex(/^[a-z0-9-]+$/), next: z.string().nullable() });
/** A sign-in at another service that this browser began. */
export type BegunSignIn = z.output<typeof begun>;

/**
 * Sends the visitor to another service. That this browser began it is remembered: a link that somebody else made must
 * not sign anybody in. Null for a service that is not configured.
 */
export async function startSocialSignIn(
  request: Request,
  url: URL,
  asked: unknown,
  next: string | null,
): Promise<Response | null> {
  const providers = await listProviders(visitorCms(request)).catch(() => []);
  const provider = providers.find(({ name }) => name === asked);
  if (!provider) return null;
  const value = Buffer.from(JSON.stringify({ provider: provider.name, next })).toString('base64url');
  // A whole address: the calls under /api have no language.
  return redirectDocument(`${environment.siteOrigin ?? url.origin}/api/connect/${provider.name}`, {
    headers: { 'Set-Cookie': cookie(value, lifetime, isSecure(request)) },
  });
}

/** The sign-in that this browser began, or null. */
export function begunSignIn(request: Request): BegunSignIn | null {
  const pattern = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]+)`);
  const value = pattern.exec(request.headers.get('cookie') ?? '')?.[1];
  if (value === undefined) return null;
  try {
    const parsed = begun.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString()));
    return parsed.success ? { ...parsed.data, next: nextPage(parsed.data.next) } : null;
  } catch {
    return null;
  }
}

/** The Set-Cookie value that forgets what was begun: it counts once. */
export function forgetBegunSignIn(request: Request): string {
  return cookie('', 0, isSecure(request));
}

function cookie(value: string, maxAge: number, secure: boolean): string {
  const attributes = `Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return `${cookieName}=${value}; ${attributes}`;
}
