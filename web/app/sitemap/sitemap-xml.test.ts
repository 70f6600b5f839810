import { expect, test } from 'vitest';
import { localePath, type Locale } from '../messages/locale';
import { sitemapXml } from './sitemap-xml';

const urlIn = (locale: Locale, path: string) => `https://beurs.example${localePath(locale, path)}`;
const lastmod = '2026-11-20T09:00:00.000Z';

test('every page stands in its languages, with the others beside it', () => {
  const xml = sitemapXml([{ path: '/programma', lastmod, languages: ['nl', 'en'] }], urlIn);
  expect(xml.match(/<loc>[^<]*<\/loc>/g)).toEqual([
    '<loc>https://beurs.example/programma</loc>',
    '<loc>https://beurs.example/en/programma</loc>',
  ]);
  expect(xml.match(/hreflang="en" href="https:\/\/beurs\.example\/en\/programma"/g)).toHaveLength(2);
  expect(xml.match(/hreflang="x-default" href="https:\/\/beurs\.example\/programma"/g)).toHaveLength(2);
  expect(xml.match(/<lastmod>2026-11-20T09:00:00\.000Z<\/lastmod>/g)).toHaveLength(2);
});

test('a page that is not translated stands once, with nothing beside it', () => {
  const xml = sitemapXml([{ path: '/privacy', lastmod, languages: ['nl'] }], urlIn);
  expect(xml.match(/<loc>/g)).toHaveLength(1);
  expect(xml).not.toContain('hreflang');
});

test('a URL with characters that XML reserves is escaped, and a page of unknown age has no date', () => {
  const xml = sitemapXml([{ path: '/a&b<c>', lastmod: '', languages: ['nl'] }], urlIn);
  expect(xml).toContain('<loc>https://beurs.example/a&amp;b&lt;c&gt;</loc>');
  expect(xml).not.toContain('lastmod');
});
