import type { Page } from '../content/types/page/page';
import type { Site } from '../site/site-context';
import { languagesOf } from '../messages/locale';
import { fairThings, linkedData } from '../meta/linked-data';
import { pageMeta } from '../meta/page-meta';

/** The head of the front page, with the fair in the words of schema.org. */
export function homeMeta(page: Page, site: Site) {
  const { title, seo } = page;
  const head = pageMeta({ title, seo, path: '/', languages: languagesOf(page), titleAlone: true }, site);
  return [...head, linkedData(fairThings(site))];
}
