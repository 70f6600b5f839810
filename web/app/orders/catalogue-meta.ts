import type { Site } from '../site/site-context';
import { isNarrowed } from '../listing/request/search-params';
import { messagesFor } from '../messages/messages';
import { pageMeta } from '../meta/page-meta';
import type { CatalogueData } from './catalogue.server';
import { cataloguePath } from './select';

/** The head of the catalogue; a narrowed one is the same page to a search engine. */
export function catalogueMeta(data: CatalogueData | undefined, site: Site | undefined) {
  if (!data) return [];
  const m = messagesFor(site?.locale ?? 'nl').catalogue;
  return pageMeta(
    {
      title: data.page?.title ?? m.title,
      description: m.intro,
      seo: data.page?.seo,
      path: cataloguePath,
      noIndex: isNarrowed(data.state) && data.shown.total === 0,
    },
    site,
  );
}
