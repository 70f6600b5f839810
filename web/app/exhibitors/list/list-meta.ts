import { isNarrowed } from '../../listing/request/search-params';
import { messagesFor } from '../../messages/messages';
import { pageMeta } from '../../meta/page-meta';
import type { ExhibitorListData } from './exhibitor-data';
import { listPath } from '../kinds';

type Site = Parameters<typeof pageMeta>[1] & { locale?: string };

/** The head of a list page. A narrowed list is the same page to a search engine; its further pages are their own. */
export function listMeta(data: ExhibitorListData | undefined, site: Site | undefined) {
  if (!data) return [];
  const { kind, state, shown } = data;
  const m = messagesFor(site?.locale ?? 'nl');
  const title = kind === null ? m.exhibitors.title : kind.plural;
  const intro = kind === null ? m.exhibitors.intro : kind.intro;
  const page = !isNarrowed(state) && shown.page > 1 ? shown.page : null;
  return pageMeta(
    {
      title: page === null ? title : `${title}, ${m.listing.pageTitle(page)}`,
      description: intro,
      path: page === null ? listPath(kind) : `${listPath(kind)}?pagina=${page}`,
      noIndex: isNarrowed(state) && shown.total === 0,
    },
    site,
  );
}
