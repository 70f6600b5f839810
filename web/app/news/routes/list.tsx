import { readingListMeta } from '../../listing/reading-list-meta';
import { loadNewsList } from '../news-list.server';
import { NewsListPage } from '../news-list-page';
import { LIST_PATH } from '../paths';
import type { Route } from './+types/list';

export function loader({ request, url }: Route.LoaderArgs) {
  return loadNewsList(request, url);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return readingListMeta(LIST_PATH, (m) => m.news.list, loaderData, matches[0].loaderData);
}

export default function NewsList({ loaderData }: Route.ComponentProps) {
  return <NewsListPage data={loaderData} />;
}
