import { z } from 'zod';
import type { CmsClient } from '../client/client';
import { findExhibitorsInOrder } from './exhibitor';
import { findAll, findOne, findSome } from '../client/list';
import {
  calendarDate,
  instant,
  listOf,
  looseText,
  maybe,
  optionalText,
  requiredText,
} from '../client/response/parse';
import { picture, pictureSelection } from './fields/picture';
import type { Find, Selection } from '../client/query';
import { richText } from './fields/rich-text';
import { isSafeUrl } from './fields/safe-url';
import * as shared from './fields/shared';
import { translated, translationsPopulate, written } from './fields/written';

const path = '/news-articles';

const newsSummary = z.object({
  publicId: z.int(),
  title: requiredText,
  slug: requiredText,
  date: calendarDate,
  intro: looseText,
  image: picture,
  author: optionalText,
  themes: listOf('theme', shared.theme),
  ...written,
});
export type NewsSummary = z.output<typeof newsSummary>;

/** A picture as a feed names it: readers fetch it as a file of a size. */
const enclosure = z
  .object({
    url: z.string().refine(isSafeUrl, 'not a safe URL'),
    mime: z.string(),
    size: z.number().catch(0),
  })
  // The media library counts in kilobytes of 1000 bytes, with decimals.
  .transform(({ url, mime, size }) => ({ url, mime, bytes: Math.round(size * 1000) }));

const newsInFeed = newsSummary
  .pick({ publicId: true, title: true, slug: true, date: true, intro: true, author: true, themes: true })
  .extend({ image: maybe('picture', enclosure), updatedAt: instant });
export type NewsInFeed = z.output<typeof newsInFeed>;

const newsArticle = newsSummary.extend({
  body: richText,
  exhibitors: listOf('exhibitor', z.object({ publicId: z.int() })),
  seo: shared.optionalSeo,
  updatedAt: instant,
  ...translated,
});
type ParsedArticle = z.output<typeof newsArticle>;
export type NewsArticle = Omit<ParsedArticle, 'exhibitors'> & {
  exhibitors: Awaited<ReturnType<typeof findExhibitorsInOrder>>;
};

const summaryFields = ['publicId', 'title', 'slug', 'date', 'intro', 'author'];
const summaryPopulate = { image: pictureSelection, themes: shared.themeSelection };
const summarySelection: Find = {
  fields: summaryFields,
  populate: summaryPopulate,
  tags: ['files', 'themes'],
};
const detailSelection: Selection = {
  fields: [...summaryFields, 'body', 'updatedAt'],
  populate: {
    ...summaryPopulate,
    ...translationsPopulate,
    exhibitors: { fields: ['publicId'] },
    seo: shared.seoSelection,
  },
};
const newestFirst = ['date:desc', 'publicId:desc'];

export function listNews(cms: CmsClient): Promise<readonly NewsSummary[]> {
  return findAll(cms, path, 'news article', newsSummary, { ...summarySelection, sort: newestFirst });
}

export function listLatestNews(cms: CmsClient, limit: number): Promise<readonly NewsSummary[]> {
  return findSome(cms, path, 'news article', newsSummary, { ...summarySelection, sort: newestFirst, limit });
}

export function listNewsForFeed(cms: CmsClient, limit: number): Promise<readonly NewsInFeed[]> {
  return findSome(cms, path, 'news article', newsInFeed, {
    fields: [...summaryFields, 'updatedAt'],
    populate: { image: { fields: ['url', 'mime', 'size'] }, themes: shared.themeSelection },
    sort: newestFirst,
    limit,
  });
}

export async function findNewsArticle(cms: CmsClient, publicId: number): Promise<NewsArticle | null> {
  const filters = [{ field: 'publicId', is: publicId }];
  const article = await findOne(cms, path, 'news article', newsArticle, { ...detailSelection, filters });
  if (!article) return null;
  const numbers = article.exhibitors.map((exhibitor) => exhibitor.publicId);
  return { ...article, exhibitors: await findExhibitorsInOrder(cms, numbers) };
}
