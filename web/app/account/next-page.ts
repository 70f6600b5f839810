import { withoutLocale } from '../messages/locale';

/** A base for parsing relative URLs. `.invalid` is never a real host. */
const baseUrl = 'http://site.invalid';
const maxLength = 2000;

/**
 * The page to go to after signing in, from `?naar=` or a form: a page of this site, or null for anything
 * else. A URL of another site would make our sign-in page an open redirect.
 * @returns path without its language, query and fragment: what a redirect wants
 */
export function nextPage(asked: unknown): string | null {
  if (typeof asked !== 'string' || asked.length > maxLength) return null;
  // Browsers read a backslash as a slash, and skip tabs and line ends: nothing that is read two ways gets through.
  if (!/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(asked) || !URL.canParse(asked, baseUrl)) return null;
  const { origin, pathname, search, hash } = new URL(asked, baseUrl);
  // A path that becomes //host once its dots are resolved is another host too.
  return origin === baseUrl && !pathname.startsWith('//') ? withoutLocale(pathname) + search + hash : null;
}

export function signInPath(page: string): string {
  return `/inloggen?naar=${encodeURIComponent(page)}`;
}

/** Takes a path without its language. */
export function isAboutSignIn(path: string): boolean {
  return /^\/(?:account|inloggen|registreren|uitloggen)(?:\/|$)/.test(path);
}
