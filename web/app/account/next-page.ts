import { withoutLocale } from '../messages/locale';

/** Stands in for the site where an address has to be read as a whole; no real host ends like this. */
const baseUrl = 'http://site.invalid';
const maxLength = 2000;

/**
 * Where to go after signing in, from `?naar=` or a form: a page of this site, or null for anything else. An address that
 * leads elsewhere would make our own sign-in page the first step of a deceit.
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

/** The sign-in page that leads back to `page`. */
export function signInPath(page: string): string {
  return `/inloggen?naar=${encodeURIComponent(page)}`;
}

/** Whether what a path, without its language, shows depends on who is signed in. */
export function isAboutSignIn(path: string): boolean {
  return /^\/(?:account|inloggen|registreren|uitloggen)(?:\/|$)/.test(path);
}
