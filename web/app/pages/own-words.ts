import type { Page } from '../content/types/page/page';
import { langOn } from '../messages/locale';

/**
 * What editors call a page that the site has words of its own for, too: in another language than the visitor's, the
 * site's own words are better.
 */
export function ownWords(page: Page | null, locale: string): { title: string | null; seo: Page['seo'] } {
  return page === null || langOn(locale, page) ? { title: null, seo: null } : page;
}
