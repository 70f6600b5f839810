import { cmsFor } from '../content/client/context.server';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import { findNewsArticle, listNews } from '../content/types/news-article';
import { missingPage } from '../search/missing-page.server';
import { publicIdIn, requireOwnSlug } from '../errors/detail-url';
import { neighboursIn, relatedByTheme } from '../listing/related-by-theme';
import { newsPath } from '../site/detail-paths';

const relatedCount = 3;

export async function loadNewsArticle(
  context: RequestContext,
  url: URL,
  params: { id: string; slug?: string },
) {
  const publicId = publicIdIn(url, params.id);
  const cms = cmsFor(context);
  const [article, all] = await Promise.all([findNewsArticle(cms, publicId), listNews(cms)]);
  if (!article) throw await missingPage(context, url);
  requireOwnSlug(url, params.slug, article.slug, newsPath(article));
  const { before, after } = neighboursIn(all, publicId);
  return { article, newer: before, older: after, related: relatedByTheme(article, all, relatedCount) };
}

export type NewsArticleData = Awaited<ReturnType<typeof loadNewsArticle>>;
