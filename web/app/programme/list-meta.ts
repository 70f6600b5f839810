import type { Site } from '../layouts/site-context';
import { messagesFor } from '../messages/messages';
import { pageMeta } from '../meta/page-meta';
import type { ProgrammeListData } from './list-page.server';
import type { ProgrammePage } from './pages';

/** The head of one of the programme's list pages; a list that a filter emptied stays out of search engines. */
export function listMeta(page: ProgrammePage, data: ProgrammeListData | undefined, site: Site | undefined) {
  const { settings, locale } = site ?? {};
  const texts = messagesFor(locale ?? 'nl').programme.pages[page.key];
  const fair = [settings?.name, settings?.edition].filter(Boolean).join(' ');
  return pageMeta(
    {
      title: texts.title,
      description: texts.description(fair),
      path: page.path,
      noIndex: data?.sessions.length === 0,
    },
    site,
  );
}
