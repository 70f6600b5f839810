import { redirect } from 'react-router';
import { notFound } from './page-errors';

/** The public number in a URL, for loaders. Anything else is a 404. */
export function publicIdIn(url: URL, id: string): number {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound(url);
  return Number(id);
}

/**
 * For loaders of pages that are found by number: a missing, old or wrong slug gets a permanent redirect with the same
 * query.
 * @param path the page's own path
 */
export function requireOwnSlug(url: URL, asked: string | undefined, slug: string, path: string): void {
  if (asked !== slug) throw redirect(path + url.search, 301);
}
