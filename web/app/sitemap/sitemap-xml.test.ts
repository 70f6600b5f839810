import { expect, test } from 'vitest';
import { sitemapXml } from './sitemap-xml';

const addressIn = (locale: 'nl' | 'en', path: string) =>
  `https://beurs.example${locale === 'en' ? '/en' : ''}${path}`;

test('every page stands in every language, with the others beside it', () => {
  const xml = sitemapXml(
    [{ path: '/programma', lastmod: '2026-11-20T09:00:00.000Z' }],
    ['nl', 'en'],
    addressIn,
  );
  expect(xml.match(/<loc>[^<]*<\/loc>/g)).toEqual([
    '<loc>https://beurs.example/programma</loc>',
    '<loc>https://beurs.example/en/programma</loc>',
  ]);
  expect(xml.match(/hreflang="en" href="https:\/\/beurs\.example\/en\/programma"/g)).toHaveLength(2);
  expect(xml).toContain('<lastmod>2026-11-20T09:00:00.000Z</lastmod>');
});

test('an address that holds what XML reserves stays an address, and a page of unknown age has no date', () => {
  const xml = sitemapXml([{ path: '/a&b<c>', lastmod: '' }], ['nl'], addressIn);
  expect(xml).toContain('<loc>https://beurs.example/a&amp;b&lt;c&gt;</loc>');
  expect(xml).not.toContain('lastmod');
});
