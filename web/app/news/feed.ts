import { toIsoWithOffset } from '../clock/wall-clock';
import type { NewsInFeed } from '../content/types/news-article';
import { newsPath } from '../site/detail-paths';
import { xmlElement, xmlText } from '../site/xml';

export interface FeedFacts {
  title: string;
  description: string;
  language: string;
  /** The site's public URL with the language in front of paths, without a slash at the end. */
  base: string;
  self: string;
  page: string;
  publisher: string;
}

/**
 * The news as RSS 2.0. What does not change has the same text, byte for byte, so that it can be compared by a hash:
 * the time of the feed is that of the last change to an article.
 */
export function newsFeed(articles: readonly NewsInFeed[], feed: FeedFacts): string {
  const changed = articles
    .map(({ updatedAt }) => Date.parse(updatedAt))
    .filter((time) => !Number.isNaN(time));
  const { base, self, page, title, description, language } = feed;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    xmlElement('title', title),
    xmlElement('link', base + page),
    xmlElement('description', description),
    xmlElement('language', language),
    ...(changed.length > 0
      ? [xmlElement('lastBuildDate', new Date(Math.max(...changed)).toUTCString())]
      : []),
    `<atom:link href="${xmlText(base + self)}" rel="self" type="application/rss+xml"/>`,
    ...articles.flatMap((article) => item(article, feed)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function item({ publicId, title, slug, date, intro, author, themes, image }: NewsInFeed, feed: FeedFacts) {
  const { base } = feed;
  const link = base + newsPath({ publicId, slug });
  // The number never changes; the URL does, with the slug.
  const guid = `${base}/nieuws/${publicId}`;
  return [
    '<item>',
    xmlElement('title', title),
    xmlElement('link', link),
    `<guid isPermaLink="false">${xmlText(guid)}</guid>`,
    xmlElement('pubDate', dayInMail(date)),
    xmlElement('dc:creator', author ?? feed.publisher),
    ...(intro === '' ? [] : [xmlElement('description', intro)]),
    ...themes.map(({ name }) => xmlElement('category', name)),
    ...(image === null ? [] : [enclosure(image, base)]),
    '</item>',
  ];
}

function enclosure({ url, mime, bytes }: NonNullable<NewsInFeed['image']>, base: string): string {
  const enclosureUrl = new URL(url, base).href;
  return `<enclosure url="${xmlText(enclosureUrl)}" length="${bytes}" type="${xmlText(mime)}"/>`;
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The beginning of a calendar day at the fair as mail and RSS write it, so that readers there see that very day. */
function dayInMail(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const offset = toIsoWithOffset(day, '00:00').slice(-6).replace(':', '');
  const number = String(date.getUTCDate()).padStart(2, '0');
  const weekday = weekdays[date.getUTCDay()] ?? '';
  const month = months[date.getUTCMonth()] ?? '';
  return `${weekday}, ${number} ${month} ${date.getUTCFullYear()} 00:00:00 ${offset}`;
}
