import { parseCookie, stringifySetCookie } from 'cookie';

/**
 * The tokens of a sign-in: a short-lived access token, and one that renews it where the content backend has
 * those.
 */
export interface Tokens {
  access: string;
  refresh: string | null;
}

export interface HeldTokens {
  access: string | null;
  refresh: string | null;
  /** They were renewed for this request: the browser does not have them yet. */
  areRenewed?: boolean;
}

/** Both are HttpOnly: only our servers read them. */
const accessCookie = 'token';
const refreshCookie = 'refresh';

/**
 * Tells scripts in the browser that somebody is signed in, as pages are the same for everybody. It lasts as long as the
 * sign-in, holds no secret and authorises nothing.
 */
export const markCookie = 'signed-in';

/** Only the characters of a token: a cookie can hold anything, a header cannot. */
const wellFormed = /^[\w.~+/=-]{1,4096}$/;

export function readTokens(cookieHeader: string | null | undefined): HeldTokens {
  const cookies = parseCookie(cookieHeader ?? '', { decode: String });
  const token = (name: string) => (wellFormed.test(cookies[name] ?? '') ? (cookies[name] ?? null) : null);
  return { access: token(accessCookie), refresh: token(refreshCookie) };
}

/**
 * Set-Cookie values that store these tokens for as long as the content backend accepts them, and mark the browser as
 * signed in.
 * @param secure whether the site is on https
 * @param now in ms since 1970
 */
export function tokenCookies(tokens: Tokens, secure: boolean, now = Date.now()): string[] {
  const { access, refresh } = tokens;
  return [
    tokenCookie(accessCookie, access, secure, now),
    refresh === null ? endedCookie(refreshCookie, secure) : tokenCookie(refreshCookie, refresh, secure, now),
    markFor(refresh ?? access, secure, now),
  ];
}

/** Set-Cookie values that end the sign-in in this browser. */
export function endedTokenCookies(secure: boolean): string[] {
  return [
    endedCookie(accessCookie, secure),
    endedCookie(refreshCookie, secure),
    endedCookie(markCookie, secure, false),
  ];
}

/**
 * Set-Cookie values after the content backend answered 401. They end the access token only: the browser may have signed in anew
 * while this request was under way. Its next request renews the token it has then, and learns whether that sign-in is over. A
 * token that was renewed and is rejected at once ends the sign-in, or that would go on for ever.
 */
export function rejectedTokenCookies(tokens: HeldTokens, secure: boolean): string[] {
  return tokens.areRenewed ? endedTokenCookies(secure) : unusableTokenCookies(tokens, secure);
}

/** Set-Cookie values that end the access token: the next visit gets another, if there is a token to renew it with. */
function unusableTokenCookies({ refresh }: HeldTokens, secure: boolean): string[] {
  return refresh === null ? endedTokenCookies(secure) : [endedCookie(accessCookie, secure)];
}

/**
 * The Set-Cookie value that makes the mark agree with the tokens, or null when it does. Somebody may have signed in
 * before there were marks.
 */
export function missingMark(
  cookieHeader: string | undefined,
  secure: boolean,
  now = Date.now(),
): string | null {
  if (cookieHeader === undefined) return null;
  const { access, refresh } = readTokens(cookieHeader);
  const token = refresh ?? access;
  const isMarked = parseCookie(cookieHeader)[markCookie] !== undefined;
  if (isMarked === (token !== null)) return null;
  return token === null ? endedCookie(markCookie, secure, false) : markFor(token, secure, now);
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

/** How tokens are stored in a browser, for the server, which does not know the app. */
export const cookiesOfTokens = {
  read: readTokens,
  issue: tokenCookies,
  end: endedTokenCookies,
  rejected: rejectedTokenCookies,
  unusable: unusableTokenCookies,
  missingMark,
  endOf,
};

function tokenCookie(name: string, token: string, secure: boolean, now: number): string {
  return cookie(name, token, secure, true, secondsLeft(token, now));
}

function markFor(token: string, secure: boolean, now: number): string {
  return cookie(markCookie, '1', secure, false, secondsLeft(token, now));
}

function endedCookie(name: string, secure: boolean, httpOnly = true): string {
  return cookie(name, '', secure, httpOnly, 0);
}

/** Undefined for a token that does not say when it ends: its cookie ends with the browser. */
function secondsLeft(token: string, now: number): number | undefined {
  const end = endOf(token);
  return end === null ? undefined : Math.max(0, Math.floor((end - now) / 1000));
}

function cookie(
  name: string,
  value: string,
  secure: boolean,
  httpOnly: boolean,
  maxAgeSeconds?: number,
): string {
  return stringifySetCookie(
    { name, value, maxAge: maxAgeSeconds, path: '/', httpOnly, secure, sameSite: 'lax' },
    { encode: String },
  );
}
