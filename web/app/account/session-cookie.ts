/** Lifetime of the session cookie, one year, in ms: docs/behaviour.md. */
const lifetimeMs = 365 * 24 * 60 * 60 * 1000;

/** The anonymous session: user id 0, its start and its end, in ms since 1970. */
interface AnonymousSession {
  id: 0;
  iat: number;
  exp: number;
}

/** Sets the anonymous session cookie unless there is a valid one. It does not identify the visitor. */
export function ensureSessionCookie(now = Date.now()): void {
  const existing = /(?:^|;\s*)session=([^;]*)/.exec(document.cookie)?.[1];
  if (existing !== undefined && isGood(existing, now)) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `session=${sessionValue(now)}; Path=/; Max-Age=${lifetimeMs / 1000}; SameSite=Lax${secure}`;
}

/** The value of the cookie for a session that begins now: base64 of JSON (docs/behaviour.md). */
export function sessionValue(now: number): string {
  const session: AnonymousSession = { id: 0, iat: now, exp: now + lifetimeMs };
  return btoa(JSON.stringify(session));
}

function isGood(value: string, now: number): boolean {
  try {
    const session: unknown = JSON.parse(atob(decodeURIComponent(value)));
    return (
      typeof session === 'object' &&
      session !== null &&
      'exp' in session &&
      typeof session.exp === 'number' &&
      session.exp > now
    );
  } catch {
    return false;
  }
}
