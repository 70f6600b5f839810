import type { MetaDescriptor } from 'react-router';
import { messagesFor } from '../messages/messages';
import { pageMeta } from '../meta/page-meta';
import { searchPath } from './index/paths';

type Site = NonNullable<Parameters<typeof pageMeta>[1]> & { locale: string };

/** The head of the search page; search engines have their own. */
export function searchMeta(data: { query: string } | undefined, site: Site | undefined): MetaDescriptor[] {
  if (!data) return [];
  const m = messagesFor(site?.locale ?? 'nl');
  const title = m.search.pageTitle(data.query);
  return pageMeta({ title, description: m.search.intro, path: searchPath, noIndex: true }, site);
}
