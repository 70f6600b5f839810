import { kinds, type SearchKind } from '../kinds';

/** Path of the page with everything that was found. */
export const searchPath = '/zoeken';
/** Path of what browsers search in by themselves. */
export const indexPath = '/zoeken.index.json';
/** Path of the answers to browsers that do not. */
export const responsePath = '/zoeken.json';

/** Address of the page with everything that was found, or of one kind on it. */
export function searchHref(query: string, kind?: SearchKind): string {
  return `${searchPath}?${queryString(query)}${kind ? `#${kind}` : ''}`;
}

/** Address that shows all that was found of a kind. */
export function allHref(query: string, kind: SearchKind): string {
  const { list } = kinds[kind];
  return list === null ? searchHref(query, kind) : `${list}?${queryString(query)}`;
}

/** The query as addresses of lists have it. */
export function queryString(query: string): string {
  return new URLSearchParams({ q: query }).toString();
}
