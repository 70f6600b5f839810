import type { MetaDescriptor } from 'react-router';
import type { Site } from '../site/site-context';
import { languagesOf } from '../messages/locale';
import { messagesFor } from '../messages/messages';
import { articleData } from '../meta/article-data';
import { breadcrumbs, fairRef, linkedData } from '../meta/linked-data';
import { pageMeta } from '../meta/page-meta';
import { newsPath } from '../site/detail-paths';
import type { NewsArticleData } from './news-article.server';
import { listPath } from './paths';

export function newsArticleMeta(data: NewsArticleData | undefined, site: Site | undefined): MetaDescriptor[] {
  if (!data) return [];
  const { article } = data;
  const path = newsPath(article);
  const { title, intro, seo } = article;
  const head = pageMeta(
    { title, description: intro || null, path, seo, languages: languagesOf(article) },
    site,
  );
  if (!site) return head;
  const crumbs = [
    { label: messagesFor(site.locale).news.list.title, path: listPath },
    { label: title, path },
  ];
  const facts = articleData({ ...article, type: 'NewsArticle', path }, site);
  return [...head, linkedData([facts, fairRef(site), breadcrumbs(site, crumbs)])];
}
