import { useHref } from 'react-router';
import type { SearchAddresses } from './ask';
import { ANSWER_PATH, INDEX_PATH } from './index/paths';

/** Where this site's searches are asked, whatever path it runs under. */
export function useSearchAddresses(): SearchAddresses {
  return { index: useHref(INDEX_PATH), answer: useHref(ANSWER_PATH) };
}
