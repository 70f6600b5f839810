import { redirect } from 'react-router';

/**
 * For loaders of pages whose number decides and whose slug is for people: a slug that is missing, old or wrong is put
 * right with a permanent redirect that keeps the query.
 * @param path the page's own path
 */
export function requireOwnSlug(url: URL, asked: string | undefined, slug: string, path: string): void {
  if (asked !== slug) throw redirect(path + url.search, 301);
}
