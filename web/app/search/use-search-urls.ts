import { useHref } from 'react-router';
import type { SearchUrls } from './ask';
import { responsePath, indexPath } from './index/paths';

/** Where this site's searches are asked, whatever path it runs under. */
export function useSearchUrls(): SearchUrls {
  return { index: useHref(indexPath), response: useHref(responsePath) };
}
