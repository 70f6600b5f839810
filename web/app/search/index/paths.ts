import { kinds, type SearchKind } from '../kinds';

/** Path of the page with everything that was found. */
export const searchPath = '/zoeken';
/** Path of the search index that browsers load. */
export const indexPath = '/zoeken.index.json';
/** Path of the search results as JSON, for browsers without the index. */
export const responsePath = '/zoeken.json';

/** URL of the page with everything that was found, or of one kind on it. */
export function searchHref(query: string, kind?: SearchKind): string {
  return `${searchPath}?${queryString(query)}${kind ? `#${kind}` : ''}`;
}

/** URL that shows all that was found of a kind. */
export function allHref(query: string, kind: SearchKind): string {
  const { list } = kinds[kind];
  return list === null ? searchHref(query, kind) : `${list}?${queryString(query)}`;
}

/** The query string, as lists write it. */
export function queryString(query: string): string {
  return new URLSearchParams({ q: query }).toString();
}
