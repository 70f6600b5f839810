/** Stands in for the site itself where a path has to be read as a whole address; no real host ends like this. */
const baseUrl = 'http://site.invalid';

/** What the server and the site answer by themselves; editors cannot redirect these. */
const notPages =
  /^\/(?:(?:api|assets|beeld|builds|deel|health|l|uploads)(?:\/|$)|(?:sitemap\.xml|robots\.txt|nieuws\.rss|programma\.ics|manifest\.webmanifest)$)/;

/** Whether a path, without its language, can be a page; the rest are files and answers for programs. */
export function isPage(path: string): boolean {
  return !notPages.test(path);
}

/** Whether an address lies on this site. */
export function isInternal(url: string): boolean {
  return url.startsWith('/');
}

/**
 * The address to send a visitor to, fit for a header: the target with the query they came with. What the target says in
 * its own query wins, and its fragment stays.
 */
export function withQuery(target: string, query: URLSearchParams): string {
  const url = new URL(target, baseUrl);
  const own = new Set(url.searchParams.keys());
  for (const [name, value] of query) {
    if (!own.has(name)) url.searchParams.append(name, value);
  }
  return url.origin === baseUrl ? url.pathname + url.search + url.hash : url.href;
}
