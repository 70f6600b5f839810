import type { NewsArticle, NewsSummary } from '../content/types/news-article';

/** An article in a list, for tests: empty, but for what the test fills in. */
export function newsOf(publicId: number, facts: Partial<NewsSummary> = {}): NewsSummary {
  return {
    publicId,
    title: `Bericht ${publicId}`,
    slug: `bericht-${publicId}`,
    date: '2026-11-18',
    intro: '',
    image: null,
    author: null,
    themes: [],
    ...facts,
  };
}

/** Everything of an article, for tests: empty, but for what the test fills in. */
export function articleOf(publicId: number, facts: Partial<NewsArticle> = {}): NewsArticle {
  return { ...newsOf(publicId), body: [], exhibitors: [], seo: null, updatedAt: '', ...facts };
}
