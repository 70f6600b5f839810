import { defaultLocale, type Locale } from '../messages/locale';
import { xmlText } from '../site/xml';
import type { SitemapPage } from './sitemap-pages.server';

/**
 * The sitemap of https://www.sitemaps.org/protocol.html, with the languages of each page beside each other as at
 * https://developers.google.com/search/docs/specialty/international/localized-versions.
 * @param urlIn the public URL of a path in a language
 */
export function sitemapXml(
  pages: readonly SitemapPage[],
  urlIn: (locale: Locale, path: string) => string,
): string {
  const entries = pages.flatMap(({ path, lastmod, languages }) => {
    const link = (hreflang: string, locale: Locale) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${xmlText(urlIn(locale, path))}"/>`;
    const links = languages.map((locale) => link(locale, locale));
    const alternates = links.length > 1 ? [...links, link('x-default', defaultLocale)].join('') : '';
    const changed = lastmod && `<lastmod>${xmlText(lastmod)}</lastmod>`;
    return languages.map(
      (locale) => `<url><loc>${xmlText(urlIn(locale, path))}</loc>${changed}${alternates}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}
