import type {
  CalendarItemSeed,
  CatalogueItemSeed,
  InterviewSeed,
  NewsArticleSeed,
  PageSeed,
  PhotoAlbumSeed,
  RulesVersionSeed,
  SiteSeed,
  VacancySeed,
} from '../content/types';
import { toBlocks, toRichTextOrNothing, toSeo, toTime, type Context } from './components';
import { toRichText } from './rich-text';

/** The data of what editors write around the fair; the parameters are as in `content/types.ts`. */

export function newsData(article: NewsArticleSeed, context: Context) {
  const { media, references } = context;
  return {
    ...article,
    body: toRichTextOrNothing(article.body),
    image: media.picture(article.image),
    themes: references.many('theme', article.themes),
    exhibitors: references.many('exhibitor', article.exhibitors),
    seo: toSeo(article.seo, context),
  };
}

export function interviewData(interview: InterviewSeed, context: Context) {
  const { media, references } = context;
  return {
    ...interview,
    body: toRichTextOrNothing(interview.body),
    image: media.picture(interview.image),
    speaker: references.one('speaker', interview.speaker),
    exhibitor: references.one('exhibitor', interview.exhibitor),
    themes: references.many('theme', interview.themes),
    seo: toSeo(interview.seo, context),
  };
}

export function calendarData(item: CalendarItemSeed, context: Context) {
  return {
    ...item,
    startTime: toTime(item.startTime),
    endTime: toTime(item.endTime),
    body: toRichTextOrNothing(item.body),
    image: context.media.picture(item.image),
    seo: toSeo(item.seo, context),
  };
}

export function vacancyData(vacancy: VacancySeed, context: Context) {
  return {
    ...vacancy,
    exhibitor: context.references.one('exhibitor', vacancy.exhibitor),
    body: toRichTextOrNothing(vacancy.body),
    seo: toSeo(vacancy.seo, context),
  };
}

export function catalogueData(item: CatalogueItemSeed, { media }: Context) {
  return {
    ...item,
    description: toRichTextOrNothing(item.description),
    image: media.picture(item.image),
  };
}

export function albumData(album: PhotoAlbumSeed, { media }: Context) {
  return { ...album, photos: album.photos.map((photo) => ({ ...photo, image: media.picture(photo.image) })) };
}

export function rulesData(rules: RulesVersionSeed) {
  return {
    ...rules,
    preamble: toRichTextOrNothing(rules.preamble),
    changes: toRichTextOrNothing(rules.changes),
    articles: rules.articles.map(({ title, body }) => ({ title, body: toRichText(body) })),
  };
}

export function pageData(page: PageSeed, context: Context) {
  return { ...page, seo: toSeo(page.seo, context), blocks: toBlocks(page, context) };
}

export function siteData(site: SiteSeed, context: Context) {
  return {
    ...site,
    days: site.days.map((day) => ({ ...day, opens: toTime(day.opens), closes: toTime(day.closes) })),
    defaultSeo: toSeo(site.defaultSeo, context),
  };
}
