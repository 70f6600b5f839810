import { loadNewsArticle } from '../news-article.server';
import { newsArticleMeta } from '../news-article-meta';
import { NewsArticlePage } from '../news-article-page';
import type { RouteHandle } from '../../shell/layouts/handle';
import type { Route } from './+types/detail';

export const handle: RouteHandle = { cache: { params: [] }, statistics: 'news' };

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadNewsArticle(context, url, params);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return newsArticleMeta(loaderData, matches[0].loaderData);
}

export default function NewsArticle({ loaderData }: Route.ComponentProps) {
  return <NewsArticlePage key={loaderData.article.publicId} data={loaderData} />;
}
