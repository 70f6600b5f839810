/** As much of the standard's URL as is used here: browsers, workers and Node have it, the language's own types do not. */
export interface RedirectUrl {
  readonly href: string;
  readonly origin: string;
  readonly search: string;
  pathname: string;
  hash: string;
  readonly searchParams: Iterable<[string, string]> & {
    keys(): Iterable<string>;
    append(name: string, value: string): void;
  };
}
declare const URL: new (url: string, base: string) => RedirectUrl;

/** The origin to parse a path with; no real host ends like this. */
const here = 'http://site.invalid';

const wildcardEnd = '/*';

/** The languages with a folder in the URL, as in `web/app/messages/locale.ts`. */
const languageFolders = ['/en'];

/** Folders and files that the server serves itself; redirects are never looked up for them. */
const ownFolders = ['api', 'assets', 'beeld', 'builds', 'deel', 'health', 'l', 'uploads'];
const ownFiles = ['sitemap.xml', 'robots.txt', 'nieuws.rss', 'programma.ics', 'manifest.webmanifest'];

export const folderNames: readonly string[] = [
  ...ownFolders,
  ...languageFolders.map((folder) => folder.slice(1)),
];

/** Characters with a meaning in a URL or a source; they stay escaped. */
const escaped = /[%/?#*\\\p{Cc}]/gu;

/**
 * One notation for all spellings of a path: escapes decoded, lower case, no trailing slash, no double slashes.
 * Applying it twice changes nothing.
 */
export function canonicalPath(path: string): string {
  return `/${segmentsOf(path).map(canonicalSegment).join('/')}`;
}

export function canonicalSource(source: string): string {
  if (!isWildcard(source)) return canonicalPath(source);
  const base = canonicalPath(baseOf(source));
  return base === '/' ? wildcardEnd : base + wildcardEnd;
}

/** The folder of the language that a path is in; empty for Dutch, which has none. */
export function languageFolder(path: string): string {
  const first = `/${segmentsOf(canonicalPath(path))[0] ?? ''}`;
  return languageFolders.find((folder) => folder === first) ?? '';
}

export function withoutLanguage(path: string): string {
  if (languageFolder(path) === '') return path;
  return `/${segmentsOf(path).slice(1).join('/')}`;
}

/** The same path in every language, the Dutch one first. */
export function inAllLanguages(path: string): string[] {
  return ['', ...languageFolders].map((folder) => folder + path);
}

/** Items have a number in their path, followed by their name; the site corrects a wrong or missing name itself. */
const itemPath =
  /^(\/(?:standhouders|sprekers|paviljoens|nieuws|interviews|kalender|vacatures|fotoalbums)\/\d+)(?:\/[^/]*)?$/;

/** The Dutch path, without the name, of the item that a path is about; null for every other page. */
export function itemAt(path: string): string | null {
  return itemPath.exec(withoutLanguage(canonicalPath(path)))?.[1] ?? null;
}

/**
 * One notation for paths between which the site itself redirects: those of one item, and those of the front page,
 * which opens in the language that the visitor chose before.
 */
export function pageAt(path: string): string {
  const canonical = canonicalPath(path);
  return itemAt(path) ?? (withoutLanguage(canonical) === '/' ? '/' : canonical);
}

/** Takes paths in any language; paths that are no pages are files and responses for programs. */
export function isPage(path: string): boolean {
  const [folder = '', ...below] = segmentsOf(withoutLanguage(canonicalPath(path)));
  return !ownFolders.includes(folder) && !(below.length === 0 && ownFiles.includes(folder));
}

export function isWildcard(path: string): boolean {
  return path.endsWith(wildcardEnd);
}

export function baseOf(wildcard: string): string {
  return wildcard.slice(0, -wildcardEnd.length);
}

export function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

export function pathOf(url: string): string {
  return url.replace(/[?#].*$/s, '');
}

export function isOnSite(url: string): boolean {
  return url.startsWith('/');
}

/** A target as a parsed URL, or null when it is none. */
export function readTarget(target: string): RedirectUrl | null {
  const known = /^https?:\/\//i.test(target) || /^\/(?![/\\])/.test(target);
  // Browsers read a backslash as a slash and drop line ends, which turns a path into another host.
  if (!known || /[\\\p{Cc}]/u.test(target)) return null;
  try {
    return new URL(target, here);
  } catch {
    return null;
  }
}

/** A URL as it is sent to a browser: a path on the site, or a full URL of another site. */
export function writeUrl(url: RedirectUrl): string {
  return url.origin === here ? url.pathname + url.search + url.hash : url.href;
}

function canonicalSegment(segment: string): string {
  return decoded(segment)
    .normalize('NFC')
    .toLowerCase()
    .replace(escaped, (sign) => `%${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(2, '0')}`);
}

/** A percent sign that starts no escape is a percent sign. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
