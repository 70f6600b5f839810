import { defaultLocale, isLocale, type Locale } from './messages';

const name = 'locale';
/** 365 days, in seconds. */
const lifetime = 365 * 24 * 60 * 60;

/** The visitor's language from the request's cookies; the default one when they have none we speak. */
export function localeOf(request: Request): Locale {
  return storedLocale(request) ?? defaultLocale;
}

/** The Set-Cookie value that keeps the visitor's language, or null when the browser has it already. */
export function localeCookieFor(request: Request): string | null {
  return storedLocale(request) ? null : `${name}=${defaultLocale}; Path=/; Max-Age=${lifetime}; SameSite=Lax`;
}

function storedLocale(request: Request): Locale | null {
  const cookies = request.headers.get('cookie')?.split(/; */) ?? [];
  const stored = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
  return stored !== undefined && isLocale(stored) ? stored : null;
}
