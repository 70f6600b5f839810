import type { PageText } from '../../content/types/page/page-text';
import { plainTextOf } from '../../content/types/fields/plain-text';
import type { Rules } from '../../content/types/rules/rules';
import type { Navigation } from '../../content/types/site';
import { langOn } from '../../messages/locale';
import { document, withRules } from './document';
import type { SearchDocument } from '../kinds';

/** Path of the rules for exhibitors. All of them are searched, as people look for one rule. */
const rulesPath = '/reglement-standhouders';

interface PageContent {
  pages: readonly PageText[];
  navigation: Navigation;
  rules: Rules | null;
}

export function pageDocuments({ pages, navigation, rules }: PageContent, locale: string): SearchDocument[] {
  const built = pages
    .filter(({ noIndex }) => !noIndex)
    .map(({ title, slug, text, ...page }) => {
      const path = slug === 'home' ? '/' : `/${encodeURIComponent(slug)}`;
      const own = pageDocument(path, title, text);
      const whole = path === rulesPath ? withRules(own, rulesText(rules)) : own;
      return { ...whole, lang: langOn(locale, page) };
    });
  const known = new Set(built.map(({ path }) => path));
  const own = linksOf(navigation).flatMap(({ label, url }) => {
    if (!/^\/(?!\/)[^?#]*$/.test(url) || known.has(url)) return [];
    known.add(url);
    return [pageDocument(url, label, '')];
  });
  return [...own, ...built];
}

/** The words of the rules in force, each article with its title; empty when there are none. */
function rulesText(rules: Rules | null): string {
  if (!rules) return '';
  return [
    plainTextOf(rules.preamble),
    ...rules.articles.map(({ title, body }) => `${title} ${plainTextOf(body)}`),
  ].join(' ');
}

function linksOf({ header, footer, exhibitorMenu }: Navigation): { label: string; url: string }[] {
  return [
    ...header,
    ...header.flatMap(({ children }) => children),
    ...footer.flatMap(({ links }) => links),
    ...exhibitorMenu,
  ];
}

function pageDocument(path: string, name: string, text: string): SearchDocument {
  return document('page', path, name, [], [text]);
}
