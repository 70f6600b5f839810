import type { MetaDescriptor } from 'react-router';
import type { Site } from '../layouts/site-context';
import { articleData } from '../meta/article-data';
import { pageMeta } from '../meta/page-meta';
import { newsPath } from '../navigation/detail-paths';
import type { NewsArticleData } from './news-article.server';

/** The head of an article's page, with the article in the words of schema.org. */
export function newsArticleMeta(data: NewsArticleData | undefined, site: Site | undefined): MetaDescriptor[] {
  if (!data) return [];
  const { article } = data;
  const path = newsPath(article);
  const { title, intro, image, seo } = article;
  const head = pageMeta({ title, description: intro || null, path, image, seo }, site);
  return site
    ? [...head, { 'script:ld+json': articleData({ ...article, type: 'NewsArticle', path }, site) }]
    : head;
}
