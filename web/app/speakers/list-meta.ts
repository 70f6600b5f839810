import type { Site } from '../site/site-context';
import { isNarrowed } from '../listing/request/search-params';
import { messagesFor } from '../messages/messages';
import { pageMeta } from '../meta/page-meta';
import { listPath } from './select';
import type { SpeakerListData } from './speaker-data';

/** The head of the list. A narrowed list is the same page to a search engine; its further pages are their own. */
export function listMeta(data: SpeakerListData | undefined, site: Site | undefined) {
  if (!data) return [];
  const { state, shown } = data;
  const { speakers: m, listing } = messagesFor(site?.locale ?? 'nl');
  const page = !isNarrowed(state) && shown.page > 1 ? shown.page : null;
  return pageMeta(
    {
      title: page === null ? m.title : `${m.title}, ${listing.pageTitle(page)}`,
      description: m.intro,
      path: page === null ? listPath : `${listPath}?pagina=${page}`,
      noIndex: isNarrowed(state) && shown.total === 0,
    },
    site,
  );
}
