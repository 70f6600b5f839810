import { DOMParser, type Element } from '@xmldom/xmldom';
import { expect, test } from 'vitest';
import type { NewsInFeed } from '../content/types/news-article';
import { newsFeed } from './feed';

const facts = {
  title: 'Nieuws van Fabriek & Thuis 2027',
  description: 'Wat er <op> de vloer komt',
  language: 'nl',
  base: 'https://beurs.example',
  self: '/nieuws.rss',
  page: '/nieuws',
  publisher: 'Fabriek & Thuis',
};

const article: NewsInFeed = {
  publicId: 5001,
  title: 'Hout & "staal": <b>wat</b> is er nieuw?',
  slug: 'hout-en-staal',
  date: '2026-10-02',
  intro: 'Een ]]> einde & een begin',
  author: null,
  themes: [{ slug: 'hout', name: 'Hout & lijm' }],
  image: { url: '/uploads/hout_1a2b.webp', mime: 'image/webp', bytes: 81_230 },
  updatedAt: '2026-10-03T08:15:00.000Z',
};
const older: NewsInFeed = {
  ...article,
  publicId: 5000,
  slug: 'ouder',
  title: 'Ouder',
  date: '2026-01-09',
  intro: '',
  author: 'Sanne de Wit',
  image: null,
  updatedAt: '2026-01-10T08:15:00.000Z',
};

/** Reads with a parser that throws for anything that is not well-formed. */
function parse(articles: NewsInFeed[], changes: Partial<typeof facts> = {}) {
  const fail = (_level: string, message: string) => {
    throw new Error(message);
  };
  const text = newsFeed(articles, { ...facts, ...changes });
  const document = new DOMParser({ onError: fail }).parseFromString(text, 'text/xml');
  const channel = document.getElementsByTagName('channel')[0];
  if (!channel) throw new Error('no channel');
  return { root: document.documentElement, channel, items: [...document.getElementsByTagName('item')] };
}

const textOf = (parent: Element | undefined, name: string) =>
  [...(parent?.childNodes ?? [])].find((node) => node.nodeName === name)?.textContent ?? null;
const attribute = (parent: Element | undefined, name: string, key: string) =>
  parent?.getElementsByTagName(name)[0]?.getAttribute(key) ?? null;

test('the channel says what it is, where it is, and when it changed last', () => {
  const { root, channel } = parse([older, article]);
  expect(root?.nodeName).toBe('rss');
  expect(root?.getAttribute('version')).toBe('2.0');
  expect(textOf(channel, 'title')).toBe(facts.title);
  expect(textOf(channel, 'link')).toBe('https://beurs.example/nieuws');
  expect(textOf(channel, 'description')).toBe(facts.description);
  expect(textOf(channel, 'language')).toBe('nl');
  expect(textOf(channel, 'lastBuildDate')).toBe('Sat, 03 Oct 2026 08:15:00 GMT');
  expect(attribute(channel, 'atom:link', 'rel')).toBe('self');
  expect(attribute(channel, 'atom:link', 'href')).toBe('https://beurs.example/nieuws.rss');
});

test('an article has an absolute URL, a picture, and its text whatever is in it', () => {
  const { items } = parse([article, older]);
  const [first, second] = items;
  expect(items).toHaveLength(2);
  expect(textOf(first, 'title')).toBe(article.title);
  expect(textOf(first, 'description')).toBe(article.intro);
  expect(textOf(first, 'link')).toBe('https://beurs.example/nieuws/5001/hout-en-staal');
  expect(textOf(first, 'category')).toBe('Hout & lijm');
  expect(textOf(first, 'dc:creator')).toBe('Fabriek & Thuis');
  expect(attribute(first, 'enclosure', 'url')).toBe('https://beurs.example/uploads/hout_1a2b.webp');
  expect(attribute(first, 'enclosure', 'length')).toBe('81230');
  expect(attribute(first, 'enclosure', 'type')).toBe('image/webp');
  expect(textOf(second, 'dc:creator')).toBe('Sanne de Wit');
  expect(textOf(second, 'description')).toBeNull();
  expect(second?.getElementsByTagName('enclosure')).toHaveLength(0);
});

test('the day of an article begins at the fair, in summer and in winter', () => {
  const { items } = parse([article, older]);
  expect(items.map((item) => textOf(item, 'pubDate'))).toEqual([
    'Fri, 02 Oct 2026 00:00:00 +0200',
    'Fri, 09 Jan 2026 00:00:00 +0100',
  ]);
});

test('an article stays the same to a reader when its title and URL change', () => {
  const guidOf = (one: NewsInFeed) => textOf(parse([one]).items[0], 'guid');
  expect(guidOf({ ...article, title: 'Nieuw', slug: 'nieuw' })).toBe(guidOf(article));
  expect(guidOf(older)).not.toBe(guidOf(article));
  expect(attribute(parse([article]).items[0], 'guid', 'isPermaLink')).toBe('false');
});

test('characters that XML cannot hold are left out', () => {
  const { items } = parse([{ ...article, title: 'Pro\u0000ef\u0008 \ud800 \u{1F3E0} één' }]);
  expect(textOf(items[0], 'title')).toBe('Proef  \u{1F3E0} één');
});

test('a fair without news has a feed too', () => {
  const { channel, items } = parse([]);
  expect(items).toEqual([]);
  expect(textOf(channel, 'lastBuildDate')).toBeNull();
});
