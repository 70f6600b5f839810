/** How addresses are written in redirects, and which are the same. Visitors and editors write one path in many ways. */

/** Stands in for the site itself where a path has to be read as a whole address; no real host ends like this. */
const here = 'http://site.invalid';

/** Ends a source or a target that stands for everything below it. */
const wildcardEnd = '/*';

/** Languages whose addresses have a folder of their own; `web/app/messages/locale.ts` names the same. */
const languageFolders = ['/en'];

/** Folders and files that the server answers itself; redirects are never looked up for them. */
const ownFolders = ['api', 'assets', 'beeld', 'builds', 'deel', 'health', 'l', 'uploads'];
const ownFiles = ['sitemap.xml', 'robots.txt', 'nieuws.rss', 'programma.ics', 'manifest.webmanifest'];

/** First parts of a path that are no page, in any language. */
export const folderNames: readonly string[] = [
  ...ownFolders,
  ...languageFolders.map((folder) => folder.slice(1)),
];

/** Signs that mean something in an address or a source, and so keep their escape. */
const escaped = /[%/?#*\\\p{Cc}]/gu;

/**
 * One notation for all ways to write the same path: escapes decoded, small letters, no slash at the end, no double
 * slashes. Doing it twice changes nothing.
 */
export function canonicalPath(path: string): string {
  return `/${segmentsOf(path).map(canonicalSegment).join('/')}`;
}

/** The source of a redirect in the notation of `canonicalPath`, with its wildcard. */
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

/** A path without the folder of its language, otherwise as it was written. */
export function withoutLanguage(path: string): string {
  if (languageFolder(path) === '') return path;
  return `/${segmentsOf(path).slice(1).join('/')}`;
}

/** The same address in every language, the Dutch one first. */
export function inAllLanguages(path: string): string[] {
  return ['', ...languageFolders].map((folder) => folder + path);
}

/** Items have a number in their address with the name behind it; the site puts a wrong or missing name right itself. */
const itemPath =
  /^(\/(?:standhouders|sprekers|paviljoens|nieuws|interviews|kalender|vacatures|fotos-2025)\/\d+)(?:\/[^/]*)?$/;

/** The Dutch address, without the name, of the item that a path is about; null for every other page. */
export function itemAt(path: string): string | null {
  return itemPath.exec(withoutLanguage(canonicalPath(path)))?.[1] ?? null;
}

/**
 * One notation for the addresses between which the site itself sends visitors: those of an item, and those of the front
 * page, which opens in the language somebody chose before.
 */
export function pageAt(path: string): string {
  const canonical = canonicalPath(path);
  return itemAt(path) ?? (withoutLanguage(canonical) === '/' ? '/' : canonical);
}

/** Whether a path, in whatever language, can be a page; the rest are files and answers for programs. */
export function isPage(path: string): boolean {
  const [folder = '', ...below] = segmentsOf(withoutLanguage(canonicalPath(path)));
  return !ownFolders.includes(folder) && !(below.length === 0 && ownFiles.includes(folder));
}

/** Whether a source or the path of a target stands for everything below it. */
export function isWildcard(path: string): boolean {
  return path.endsWith(wildcardEnd);
}

/** A wildcard without its end: `/oud` for `/oud/*`. */
export function baseOf(wildcard: string): string {
  return wildcard.slice(0, -wildcardEnd.length);
}

/** The parts between the slashes, as they were written. */
export function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** The path of an address on the site, without query and fragment. */
export function pathOf(url: string): string {
  return url.replace(/[?#].*$/s, '');
}

/** Whether an address lies on the site itself. */
export function isOnSite(url: string): boolean {
  return url.startsWith('/');
}

/** A target as an address that can be taken apart, or null when it is none. */
export function readTarget(target: string): URL | null {
  const known = /^https?:\/\//i.test(target) || /^\/(?![/\\])/.test(target);
  // Browsers read a backslash as a slash and leave out line ends, which turns a path into another host.
  if (!known || /[\\\p{Cc}]/u.test(target)) return null;
  try {
    return new URL(target, here);
  } catch {
    return null;
  }
}

/** An address as it is sent to a browser: a path on the site, or a full address elsewhere. */
export function writeAddress(url: URL): string {
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
