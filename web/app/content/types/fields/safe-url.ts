const safeProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * True for a URL that may stand in an `href` or `src`: a path, query or fragment of this site, or one of four
 * protocols. Control characters and leading blanks are rejected, because browsers skip them (`java\nscript:`).
 */
export function isSafeUrl(url: string): boolean {
  if (url === '' || Array.from(url).some((character) => character <= ' ' || character === '\\')) return false;
  if (url.startsWith('//')) return false;
  if (/^[/#?.]/.test(url)) return true;
  try {
    return safeProtocols.has(new URL(url).protocol);
  } catch {
    return false;
  }
}

/** True for a URL that a visitor may be sent on to: a path of this site, or a page elsewhere. */
export function isPlaceToGo(url: string): boolean {
  return isSafeUrl(url) && /^(?:\/|https?:\/\/)/i.test(url);
}
