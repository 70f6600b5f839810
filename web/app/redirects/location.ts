/** A base for parsing relative URLs. `.invalid` is never a real host. */
const baseUrl = 'http://site.invalid';

export function isInternal(url: string): boolean {
  return url.startsWith('/');
}

/**
 * The URL for the `Location` header: the target with the visitor's query added. The target's own parameters win, and its
 * fragment stays.
 */
export function withQuery(target: string, query: URLSearchParams): string {
  const url = new URL(target, baseUrl);
  const own = new Set(url.searchParams.keys());
  for (const [name, value] of query) {
    if (!own.has(name)) url.searchParams.append(name, value);
  }
  return url.origin === baseUrl ? url.pathname + url.search + url.hash : url.href;
}
