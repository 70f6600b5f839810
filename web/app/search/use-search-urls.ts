import { useHref } from 'react-router';
import type { SearchUrls } from './ask';
import { responsePath, indexPath } from './index/paths';

export function useSearchUrls(): SearchUrls {
  return { index: useHref(indexPath), response: useHref(responsePath) };
}
