import type { Feature } from '../platform/feature';

/** Content that editors write and visitors read, without rules of its own. */
export const content: Feature = {
  publicCalls: {
    readableTypes: [
      'calendar-item',
      'faq-category',
      'faq-question',
      'interview',
      'navigation',
      'news-article',
      'page',
      'photo-album',
      'site-setting',
      'vacancy',
    ],
  },
};
