import type { CmsClient } from '../cms/client';
import { listPageTexts } from '../cms/page-text';
import { getNavigation, type Navigation } from '../cms/site';
import type { SearchDocument } from './kinds';

/** Longest text of a page that is searched, in characters: what stands further down is about details. */
const LONGEST_TEXT = 6000;

/** The pages that editors built, and the pages of the site itself as the menus name them. */
export async function listPageDocuments(cms: CmsClient): Promise<SearchDocument[]> {
  const [pages, navigation] = await Promise.all([listPageTexts(cms), getNavigation(cms)]);
  const built = pages
    .filter(({ noIndex }) => !noIndex)
    .map(({ title, slug, text }) =>
      page(slug === 'home' ? '/' : `/${encodeURIComponent(slug)}`, title, text.slice(0, LONGEST_TEXT)),
    );
  const known = new Set(built.map(({ path }) => path));
  const own = linksOf(navigation).flatMap(({ label, url }) => {
    if (!/^\/(?!\/)[^?#]*$/.test(url) || known.has(url)) return [];
    known.add(url);
    return [page(url, label, '')];
  });
  return [...own, ...built];
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
  return { kind: 'page', path, name, note: '', text, codes: [] };
}
