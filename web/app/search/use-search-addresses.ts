import { useHref } from 'react-router';
import type { SearchAddresses } from './ask';
import { responsePath, indexPath } from './index/paths';

/** Where this site's searches are asked, whatever path it runs under. */
export function useSearchAddresses(): SearchAddresses {
  return { index: useHref(indexPath), answer: useHref(responsePath) };
}
