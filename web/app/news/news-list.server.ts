import { cmsFor } from '../content/client/context.server';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import { listNews } from '../content/types/news-article';
import { pageOrNotFound, readListState } from '../listing/request/list-request';
import { selectThemed, themedList } from '../listing/themed-list';
import { messagesFor } from '../messages/messages';

const perPage = 12;

/** Throws 400 and 404 for queries that cannot be. */
export async function loadNewsList(context: RequestContext, url: URL) {
  const cms = cmsFor(context);
  const state = readListState(url, themedList, messagesFor(cms.locale));
  const { items, facets } = selectThemed(await listNews(cms), state, {
    name: ({ title }) => title,
    rest: ({ intro, author }) => [intro, author],
  });
  return { state, facets, shown: pageOrNotFound(url, items, state.page, perPage) };
}

export type NewsListData = Awaited<ReturnType<typeof loadNewsList>>;
