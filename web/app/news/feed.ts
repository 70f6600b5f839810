import { toIsoWithOffset } from '../clock/wall-clock';
import type { NewsInFeed } from '../content/types/news-article';
import { newsPath } from '../site/detail-paths';

/** What a feed says of itself. */
export interface FeedFacts {
  title: string;
  description: string;
  /** Language as RSS names it, such as `nl`. */
  language: string;
  /** The site's public URL with the language in front of paths, without a slash at the end. */
  base: string;
  /** Paths of the feed itself and of the page it belongs to. */
  self: string;
  page: string;
  /** Who publishes it, for articles without an author. */
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
    element('title', title),
    element('link', base + page),
    element('description', description),
    element('language', language),
    ...(changed.length > 0 ? [element('lastBuildDate', new Date(Math.max(...changed)).toUTCString())] : []),
    `<atom:link href="${escaped(base + self)}" rel="self" type="application/rss+xml"/>`,
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
    element('title', title),
    element('link', link),
    `<guid isPermaLink="false">${escaped(guid)}</guid>`,
    element('pubDate', dayInMail(date)),
    element('dc:creator', author ?? feed.publisher),
    ...(intro === '' ? [] : [element('description', intro)]),
    ...themes.map(({ name }) => element('category', name)),
    ...(image === null ? [] : [enclosure(image, base)]),
    '</item>',
  ];
}

function enclosure({ url, mime, bytes }: NonNullable<NewsInFeed['image']>, base: string): string {
  const enclosureUrl = new URL(url, base).href;
  return `<enclosure url="${escaped(enclosureUrl)}" length="${bytes}" type="${escaped(mime)}"/>`;
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

function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text for XML: reserved characters escaped, and the characters it cannot hold at all left out. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
}
