import type { MetaDescriptor } from 'react-router';
import type { Site } from '../site/site-context';
import { messagesFor } from '../messages/messages';
import type { Messages } from '../messages/nl';
import { pageMeta } from '../meta/page-meta';
import type { ListPage } from './request/paginate';
import { isNarrowed, type ListState } from './request/search-params';

/** The head of a reading list. A narrowed list is the same page to a search engine; its further pages are their own. */
export function readingListMeta<Facet extends string, Sort extends string>(
  pathname: string,
  texts: (messages: Messages) => { title: string; intro: string },
  data: { state: ListState<Facet, Sort>; shown: ListPage<unknown> } | undefined,
  site: Site | undefined,
): MetaDescriptor[] {
  if (!data) return [];
  const { state, shown } = data;
  const m = messagesFor(site?.locale ?? 'nl');
  const { title, intro } = texts(m);
  const number = !isNarrowed(state) && shown.page > 1 ? shown.page : null;
  return pageMeta(
    {
      title: number === null ? title : `${title}, ${m.listing.pageTitle(number)}`,
      description: intro,
      path: number === null ? pathname : `${pathname}?pagina=${number}`,
      noIndex: isNarrowed(state) && shown.total === 0,
    },
    site,
  );
}
