/** Stands in for the site itself where a path has to be read as a whole address; no real host ends like this. */
const here = 'http://site.invalid';

/** What the server and the site answer by themselves; editors cannot redirect these. */
const notPages =
  /^\/(?:(?:api|assets|beeld|builds|deel|health|l|uploads)(?:\/|$)|(?:sitemap\.xml|robots\.txt|nieuws\.rss|programma\.ics|manifest\.webmanifest)$)/;

/** Whether a path, without its language, can be a page; the rest are files and answers for programs. */
export function isPage(path: string): boolean {
  return !notPages.test(path);
}

/** Whether an address lies on this site. */
export function isInternal(address: string): boolean {
  return address.startsWith('/');
}

/**
 * The address to send a visitor to, fit for a header: the target with the query they came with. What the target says in
 * its own query wins, and its fragment stays.
 */
export function withQuery(target: string, query: URLSearchParams): string {
  const address = new URL(target, here);
  const own = new Set(address.searchParams.keys());
  for (const [name, value] of query) {
    if (!own.has(name)) address.searchParams.append(name, value);
  }
  return address.origin === here ? address.pathname + address.search + address.hash : address.href;
}
