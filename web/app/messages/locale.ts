/** The languages of the site; adding one is adding its texts and its name here. */
export const locales = ['nl', 'en'] as const;
export type Locale = (typeof locales)[number];

/** The language whose paths have no prefix. */
export const defaultLocale: Locale = 'nl';

export const localeNames: Readonly<Record<Locale, string>> = { nl: 'Nederlands', en: 'English' };

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

export function otherLocales(locale: Locale): Locale[] {
  return locales.filter((other) => other !== locale);
}

/** The language of the full path of a request: `/en`, `/en/…`, and `/en.data` for the front page's data. */
export function localeOf(pathname: string): Locale {
  const [, folder] = /^\/([^/.]+)(?:\.data$|\/|$)/.exec(pathname) ?? [];
  return isLocale(folder) ? folder : defaultLocale;
}

/** The language in which a visitor with `locale` gets content that exists in `languages`: theirs, or the default one. */
export function writtenIn(languages: readonly Locale[], locale: Locale): Locale {
  return languages.includes(locale) ? locale : defaultLocale;
}

export interface Written {
  locale?: string;
  localizations?: readonly string[];
  /** The language it is held in. What is held in English is written in English, in its Dutch version too. */
  language?: Locale;
}

/** The languages that content exists in; it always exists in the default one. */
export function languagesOf({ locale, localizations = [] }: Written): readonly Locale[] {
  return locales.filter(
    (language) => language === defaultLocale || language === locale || localizations.includes(language),
  );
}

/** The language to mark content with on a page in `locale`; undefined where it is that of the page. */
export function langOn(
  locale: string,
  { locale: own, language = defaultLocale }: Written,
): Locale | undefined {
  const written = isLocale(own) && own !== defaultLocale ? own : language;
  return written === locale ? undefined : written;
}

/** The full path of a page in a language; `path` is as in `routes.ts`. */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** A full path without its language: the path as in `routes.ts`. */
export function withoutLocale(pathname: string): string {
  const locale = localeOf(pathname);
  return locale === defaultLocale ? pathname : pathname.slice(locale.length + 1) || '/';
}

/** The path of the page that a request is for, also when it asks for the data alone: `/nieuws` for `/nieuws.data`. */
export function pagePath(pathname: string): string {
  // React Router requests the data of a path with a trailing slash as `/_.data`.
  return pathname.endsWith('/_.data') ? pathname.slice(0, -'_.data'.length) : pathname.replace(/\.data$/, '');
}

const cookieName = 'locale';
const cookieMaxAgeSeconds = 365 * 24 * 60 * 60;

export const languages = {
  cookieName,
  cookieOf: (language: string) =>
    `${cookieName}=${language}; Path=/; Max-Age=${cookieMaxAgeSeconds}; SameSite=Lax`,
  of: localeOf,
  folderOf: (language: string) =>
    isLocale(language) && language !== defaultLocale ? localePath(language, '/') : '',
};
