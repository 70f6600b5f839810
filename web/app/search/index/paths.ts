import { kinds, type SearchKind } from '../kinds';

export const searchPath = '/zoeken';
export const indexPath = '/zoeken.index.json';
/** Path of the search results as JSON, for browsers without the index. */
export const responsePath = '/zoeken.json';

export function searchHref(query: string, kind?: SearchKind): string {
  return `${searchPath}?${queryString(query)}${kind ? `#${kind}` : ''}`;
}

export function allHref(query: string, kind: SearchKind): string {
  const { list } = kinds[kind];
  return list === null ? searchHref(query, kind) : `${list}?${queryString(query)}`;
}

export function queryString(query: string): string {
  return new URLSearchParams({ q: query }).toString();
}
