import { readingListMeta } from '../../listing/reading-list-meta';
import { messagesFor } from '../../messages/messages';
import { loadNewsList } from '../news-list.server';
import { NewsListPage } from '../news-list-page';
import { feedPath, listPath } from '../paths';
import { listParams } from '../../listing/request/search-params';
import { themedList } from '../../listing/themed-list';
import type { RouteHandle } from '../../shell/layouts/handle';
import type { Route } from './+types/list';

export const handle: RouteHandle = { cache: { params: listParams(themedList) } };

export function loader({ context, url }: Route.LoaderArgs) {
  return loadNewsList(context, url);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  const head = readingListMeta(listPath, (m) => m.news.list, loaderData, site);
  const feed = { tagName: 'link', rel: 'alternate', type: 'application/rss+xml' };
  const title = messagesFor(site.locale).news.feed(site.settings.name);
  return [...head, { ...feed, title, href: site.origin + feedPath }];
}

export default function NewsList({ loaderData }: Route.ComponentProps) {
  return <NewsListPage data={loaderData} />;
}
