import type { Messages } from '../nl';

export const news: Messages['news'] = {
  list: {
    title: 'News',
    intro:
      'What is coming to the floor, who is speaking and what exhibitors experience on their way to the fair. Latest first.',
    search: 'Search the news',
    searchPlaceholder: 'Subject, name or word',
    resultsTitle: 'Articles',
    count: (count) => `${count} ${count === 1 ? 'article' : 'articles'}`,
    empty: {
      title: 'No articles found',
      nothing: 'News will follow',
      withFilters: 'There is no news on this subject yet. Choose another theme or view all articles.',
      withQuery: (query) =>
        `We found nothing for “${query}”. Please check the spelling or try a shorter word.`,
      clear: 'View all articles',
    },
  },
  themes: 'News by theme',
  feed: (fair: string) => `News from ${fair}`,
  detail: {
    back: 'Back to the news',
    by: (author) => `By ${author}`,
    noText: 'That is the whole article. Any questions? Please contact the organisers.',
    themes: 'Themes',
    exhibitors: 'Exhibitors in this article',
    neighbours: 'Previous and next article',
    newer: 'Newer',
    older: 'Older',
    related: 'Read more',
    relatedIntro: 'Other news on the same themes.',
  },
};
