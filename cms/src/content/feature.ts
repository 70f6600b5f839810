import type { Feature } from '../platform/feature';

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
