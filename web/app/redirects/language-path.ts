import { defaultLocale, isLocale, type Locale } from '../messages/messages';

/** The language of a whole path: its first folder, when it is one of ours. */
export function localeOf(pathname: string): Locale {
  const folder = pathname.split('/', 2)[1] ?? '';
  return isLocale(folder) ? folder : defaultLocale;
}

/** The whole path of a page in a language. */
export function localePath(locale: Locale, path: string): string {
  return locale === defaultLocale ? path : `/${locale}${path === '/' ? '' : path}`;
}

/** A whole path without its language. */
export function withoutLocale(pathname: string): string {
  const locale = localeOf(pathname);
  return locale === defaultLocale ? pathname : pathname.slice(locale.length + 1) || '/';
}
