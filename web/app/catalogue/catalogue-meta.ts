import type { Site } from '../site/site-context';
import { isNarrowed } from '../listing/request/search-params';
import { messagesFor } from '../messages/messages';
import { pageMeta } from '../meta/page-meta';
import type { CatalogueData } from './catalogue.server';
import { CATALOGUE_PATH } from './select';

/** The head of the catalogue; a narrowed one is the same page to a search engine. */
export function catalogueMeta(data: CatalogueData | undefined, site: Site | undefined) {
  if (!data) return [];
  const m = messagesFor(site?.locale ?? 'nl').catalogue;
  return pageMeta(
    {
      title: data.page?.title ?? m.title,
      description: m.intro,
      seo: data.page?.seo,
      path: CATALOGUE_PATH,
      noIndex: isNarrowed(data.state) && data.shown.total === 0,
    },
    site,
  );
}
