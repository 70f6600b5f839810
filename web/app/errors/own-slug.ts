import { redirect } from 'react-router';

/**
 * For loaders of pages that are found by number: a missing, old or wrong slug gets a permanent redirect with the same
 * query.
 * @param path the page's own path
 */
export function requireOwnSlug(url: URL, asked: string | undefined, slug: string, path: string): void {
  if (asked !== slug) throw redirect(path + url.search, 301);
}
