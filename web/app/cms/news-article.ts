import { z } from 'zod';
import type { CmsClient } from './client';
import { findSome } from './list';
import { calendarDate, looseText, optionalText, requiredText } from './parse';
import { picture, pictureSelection } from './picture';

const newsSummary = z.object({
  publicId: z.int(),
  title: requiredText,
  slug: requiredText,
  date: calendarDate,
  intro: looseText,
  image: picture,
  author: optionalText,
});
/** A news article in a list. */
export type NewsSummary = z.output<typeof newsSummary>;

/** The newest articles, newest first. */
export function listLatestNews(cms: CmsClient, limit: number): Promise<NewsSummary[]> {
  return findSome(cms, '/news-articles', 'news article', newsSummary, {
    fields: ['publicId', 'title', 'slug', 'date', 'intro', 'author'],
    populate: { image: pictureSelection },
    sort: ['date:desc', 'publicId:desc'],
    limit,
  });
}
