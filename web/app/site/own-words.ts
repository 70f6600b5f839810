import type { Page } from '../content/types/page/page';
import { langOn } from '../messages/locale';

/**
 * An editor's title and SEO texts for a page that the site has words of its own for, too. When they are in
 * another language than the visitor's, the site's own words are better.
 */
export function ownWords(page: Page | null, locale: string): { title: string | null; seo: Page['seo'] } {
  return page === null || langOn(locale, page) ? { title: null, seo: null } : page;
}
