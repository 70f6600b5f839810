import { parseCookie } from 'cookie';

const dayMs = 24 * 60 * 60 * 1000;
/** As the cookie is made: web/app/account/session-cookie.ts. */
const lifetimeMs = 365 * dayMs;
const clockMarginMs = 2 * dayMs;

/** Says on which day this browser was counted last. Only our endpoint gets it. */
const lastDayCookie = 'laatst';
/** With this value a visitor is not counted. Scripts of the page set it. */
const optOut = { cookie: 'statistiek', value: 'nee' };
/** Takes events from browsers, and is the only path that the cookie `laatst` goes to. */
export const statisticsPath = '/api/statistics/';

export interface StatisticsCookies {
  /** As it was sent, not decoded. */
  session: string | undefined;
  lastDay: string | undefined;
  isOptedOut: boolean;
}

export function readCookies(header: string | undefined): StatisticsCookies {
  const cookies = parseCookie(header ?? '', { decode: String });
  const { session } = cookies;
  return { session, lastDay: cookies[lastDayCookie], isOptedOut: cookies[optOut.cookie] === optOut.value };
}

/** When an anonymous session ends, in ms since 1970; null for one that our pages could not have made, or that has ended. */
export function sessionEnd(value: string, nowMs: number): number | null {
  if (!/^[A-Za-z0-9+/]{20,200}={0,2}$/.test(value)) return null;
  try {
    const session: unknown = JSON.parse(Buffer.from(value, 'base64').toString());
    if (typeof session !== 'object' || session === null) return null;
    if (!('id' in session) || session.id !== 0 || !('iat' in session) || !('exp' in session)) return null;
    const { iat, exp } = session;
    if (!Number.isSafeInteger(iat) || typeof iat !== 'number' || typeof exp !== 'number') return null;
    const isOurs = exp === iat + lifetimeMs && iat <= nowMs + clockMarginMs;
    return isOurs && exp > nowMs ? exp : null;
  } catch {
    return null;
  }
}

/** Set again by the server: Safari forgets after seven days what scripts set. It does not live longer by it. */
export function sessionCookie(value: string, endMs: number, nowMs: number, secure: boolean): string {
  return `session=${value}; Path=/; Max-Age=${secondsUntil(endMs, nowMs)}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** @param day `YYYY-MM-DD` */
export function lastDaySet(day: string, endMs: number, nowMs: number, secure: boolean): string {
  return `${lastDayCookie}=${day}; Max-Age=${secondsUntil(endMs, nowMs)}${lastDayAttributes(secure)}`;
}

export function lastDayDeleted(secure: boolean): string {
  return `${lastDayCookie}=; Max-Age=0${lastDayAttributes(secure)}`;
}

const lastDayAttributes = (secure: boolean) =>
  `; Path=${statisticsPath}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;

const secondsUntil = (endMs: number, nowMs: number) => Math.floor(Math.min(endMs - nowMs, lifetimeMs) / 1000);
