import type { CmsClient } from '../../content/client/client';
import { listPageTexts } from '../../content/types/page-text';
import { plainTextOf } from '../../content/types/plain-text';
import { findRules, listRules } from '../../content/types/rules';
import { inForce } from '../../content/types/rules-in-force';
import { getNavigation, type Navigation } from '../../content/types/site';
import { langOn } from '../../messages/locale';
import { document, withRules } from './document';
import type { SearchDocument } from '../kinds';

/** Where the rules for exhibitors stand; all of them are searched, as people look for one rule. */
const RULES_PATH = '/reglement-standhouders';

/** The pages that editors built, and the pages of the site itself as the menus name them. */
export async function listPageDocuments(cms: CmsClient, today: string): Promise<SearchDocument[]> {
  const [pages, navigation, rules] = await Promise.all([
    listPageTexts(cms),
    getNavigation(cms),
    rulesText(cms, today),
  ]);
  const built = pages
    .filter(({ noIndex }) => !noIndex)
    .map(({ title, slug, text, locale }) => {
      const path = slug === 'home' ? '/' : `/${encodeURIComponent(slug)}`;
      const own = page(path, title, text);
      const whole = path === RULES_PATH ? withRules(own, rules) : own;
      return { ...whole, lang: langOn(cms.locale, { locale }) };
    });
  const known = new Set(built.map(({ path }) => path));
  const own = linksOf(navigation).flatMap(({ label, url }) => {
    if (!/^\/(?!\/)[^?#]*$/.test(url) || known.has(url)) return [];
    known.add(url);
    return [page(url, label, '')];
  });
  return [...own, ...built];
}

/** The words of the rules in force, each article with its title; empty when there are none. */
async function rulesText(cms: CmsClient, today: string): Promise<string> {
  const version = inForce(await listRules(cms), today)?.version;
  const rules = version === undefined ? null : await findRules(cms, version);
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

function page(path: string, name: string, text: string): SearchDocument {
  return document('page', path, name, [], [text]);
}
