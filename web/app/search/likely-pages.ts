import type { SearchKind } from './kinds';
import type { Hit } from './search-response';

/** A page that the words of an address that leads nowhere may be about. */
export interface LikelyPage {
  kind: SearchKind;
  hit: Hit;
}

/** The likely pages in the data of a 404, the best first. Our own server sends them: `missingPage`. */
export function likelyPagesIn(data: unknown): LikelyPage[] {
  return hasLikelyPages(data) ? data.likely : [];
}

const hasLikelyPages = (data: unknown): data is { likely: LikelyPage[] } =>
  typeof data === 'object' && data !== null && 'likely' in data && Array.isArray(data.likely);
