import type { Address } from './addresses.server';

/**
 * The sitemap of https://www.sitemaps.org/protocol.html, with the languages of each page beside each other.
 * @param addressIn the public address of a path in a language
 */
export function sitemapXml<Locale extends string>(
  addresses: readonly Address[],
  locales: readonly Locale[],
  addressIn: (locale: Locale, path: string) => string,
): string {
  const entries = addresses.map(({ path, lastmod }) => {
    const alternates = locales.map((locale) => {
      const href = escape(addressIn(locale, path));
      return `<xhtml:link rel="alternate" hreflang="${locale}" href="${href}"/>`;
    });
    const changed = lastmod && `<lastmod>${escape(lastmod)}</lastmod>`;
    return locales
      .map(
        (locale) =>
          `<url><loc>${escape(addressIn(locale, path))}</loc>${changed}${alternates.join('')}</url>`,
      )
      .join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
