import type { Core, UID } from '@strapi/strapi';

/** Public numbers of the demo fair's documents that visits are about, the most popular first. */
export interface CountedContent {
  exhibitors: { number: string; featured: boolean }[];
  sessions: string[];
  speakers: string[];
  pavilions: string[];
  news: string[];
  calendar: string[];
  vacancies: string[];
  /** Codes of short links. */
  links: string[];
  /** Paths of pages that editors made. */
  pages: string[];
}

export async function countedContent(strapi: Core.Strapi): Promise<CountedContent> {
  const rowsOf = (uid: UID.ContentType, select: string[]): Promise<Record<string, unknown>[]> =>
    strapi.db
      .query(uid)
      .findMany({ select, where: { publishedAt: { $notNull: true }, locale: 'nl' }, orderBy: { id: 'asc' } });
  const numbers = async (uid: UID.ContentType) =>
    (await rowsOf(uid, ['publicId'])).map(({ publicId }) => String(publicId));
  const exhibitors = await rowsOf('api::exhibitor.exhibitor', ['publicId', 'featured']);
  const links: Record<string, unknown>[] = await strapi.db
    .query('api::short-link.short-link')
    .findMany({ select: ['code'] });
  return {
    exhibitors: exhibitors.map(({ publicId, featured }) => ({
      number: String(publicId),
      featured: featured === true,
    })),
    sessions: await numbers('api::session.session'),
    speakers: await numbers('api::speaker.speaker'),
    pavilions: await numbers('api::pavilion.pavilion'),
    news: await numbers('api::news-article.news-article'),
    calendar: await numbers('api::calendar-item.calendar-item'),
    vacancies: await numbers('api::vacancy.vacancy'),
    links: links.map(({ code }) => String(code)),
    pages: (await rowsOf('api::page.page', ['slug'])).map(({ slug }) => `/${String(slug)}`),
  };
}
