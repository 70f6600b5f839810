import { useHref } from 'react-router';
import type { SearchUrls } from './ask';
import { responsePath, indexPath } from './index/paths';

/** The URLs of the index and the search results, with the path that the site runs under. */
export function useSearchUrls(): SearchUrls {
  return { index: useHref(indexPath), response: useHref(responsePath) };
}
