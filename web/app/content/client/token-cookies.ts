/** What a sign-in gives: a short-lived access token, and one that renews it where the content backend has those. */
export interface Tokens {
  access: string;
  refresh: string | null;
}

/** What a visitor's cookies hold. */
export interface HeldTokens {
  access: string | null;
  refresh: string | null;
}

/** Both are HttpOnly: only our servers read them. */
const accessCookie = 'token';
const refreshCookie = 'refresh';

/** An access token with less than this left, in ms, may have ended before the content backend read it. */
const margin = 30_000;

/** Only what a token is made of: a cookie can hold anything, a header cannot. */
const wellFormed = /^[\w.~+/=-]{1,4096}$/;

/** The tokens in a Cookie header. */
export function readTokens(cookieHeader: string | null | undefined): HeldTokens {
  const held: HeldTokens = { access: null, refresh: null };
  for (const [name, value] of pairsIn(cookieHeader)) {
    if (!wellFormed.test(value)) continue;
    if (name === accessCookie) held.access ??= value;
    if (name === refreshCookie) held.refresh ??= value;
  }
  return held;
}

/**
 * Set-Cookie values that keep these tokens for as long as the content backend takes them.
 * @param secure whether the site is on https
 * @param now in ms since 1970
 */
export function tokenCookies({ access, refresh }: Tokens, secure: boolean, now = Date.now()): string[] {
  const cookie = (name: string, value: string) => {
    const end = endOf(value);
    const lifetime = end === null ? '' : `; Max-Age=${Math.max(0, Math.floor((end - now) / 1000))}`;
    return `${name}=${value}${lifetime}${attributes(secure)}`;
  };
  return [
    cookie(accessCookie, access),
    refresh === null ? endedCookie(refreshCookie, secure) : cookie(refreshCookie, refresh),
  ];
}

/** Set-Cookie values that end the sign-in in this browser. */
export function endedTokenCookies(secure: boolean): string[] {
  return [accessCookie, refreshCookie].map((name) => endedCookie(name, secure));
}

/** Set-Cookie values that end the access token alone: the next visit gets another with the refresh token. */
export function endedAccessCookie(secure: boolean): string[] {
  return [endedCookie(accessCookie, secure)];
}

/**
 * Set-Cookie values after the content backend refused the access token: the sign-in is over. Only of a token that was at
 * its end that says nothing, which is sent when the backend could not renew it.
 */
export function refusedTokenCookies(
  cookieHeader: string | null | undefined,
  secure: boolean,
  now = Date.now(),
): string[] {
  const { access, refresh } = readTokens(cookieHeader);
  const end = access === null ? null : endOf(access);
  const hadEnded = refresh !== null && end !== null && end < now + margin;
  return hadEnded ? endedAccessCookie(secure) : endedTokenCookies(secure);
}

/** A Cookie header with these tokens in the place of those it held; null takes them out. */
export function replaceTokens(cookieHeader: string | null | undefined, tokens: Tokens | null): string {
  const others = pairsIn(cookieHeader).filter(([name]) => name !== accessCookie && name !== refreshCookie);
  const own: [string, string][] = [];
  if (tokens) own.push([accessCookie, tokens.access]);
  if (tokens?.refresh) own.push([refreshCookie, tokens.refresh]);
  return [...others, ...own].map((pair) => pair.join('=')).join('; ');
}

/**
 * When a token ends, in ms since 1970, or null when it does not say. Read without checking the signature: it decides
 * when to ask for a new one and how long a cookie stays, nothing more.
 */
export function endOf(token: string): number | null {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null) return null;
    return 'exp' in claims && typeof claims.exp === 'number' ? claims.exp * 1000 : null;
  } catch {
    return null;
  }
}

/** How the server keeps tokens, which does not know the pages. */
export const cookiesOfTokens = {
  read: readTokens,
  issue: tokenCookies,
  end: endedTokenCookies,
  replace: replaceTokens,
  endOf,
};

function endedCookie(name: string, secure: boolean): string {
  return `${name}=; Max-Age=0${attributes(secure)}`;
}

function attributes(secure: boolean): string {
  return `; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

function pairsIn(cookieHeader: string | null | undefined): [name: string, value: string][] {
  return (cookieHeader ?? '').split(';').flatMap((pair) => {
    const separator = pair.indexOf('=');
    return separator > 0 ? [[pair.slice(0, separator).trim(), pair.slice(separator + 1).trim()]] : [];
  });
}
