import type { Site } from '../../site/site-context';
import { messagesFor } from '../../messages/messages';
import { breadcrumbs, fairThings, linkedData } from '../../meta/linked-data';
import { pageMeta } from '../../meta/page-meta';
import { fairWithSessions } from '../session/event-data';
import type { ProgrammeListData } from './programme-data';
import { programmePages, type ProgrammePage } from '../pages';

/** The head of one of the programme's list pages; a list that a filter emptied stays out of search engines. */
export function listMeta(page: ProgrammePage, data: ProgrammeListData | undefined, site: Site | undefined) {
  const { settings, locale } = site ?? {};
  const texts = messagesFor(locale ?? 'nl').programme.pages[page.key];
  const fair = [settings?.name, settings?.edition].filter(Boolean).join(' ');
  const head = pageMeta(
    {
      title: texts.title,
      description: texts.description(fair),
      path: page.path,
      noIndex: data?.sessions.length === 0,
    },
    site,
  );
  if (!site || !data) return head;
  const crumbs: { label: string; path: string }[] = [
    { label: messagesFor(site.locale).programme.breadcrumb, path: programmePages.all.path },
  ];
  if (page.key !== 'all') crumbs.push({ label: texts.title, path: page.path });
  const whole = fairWithSessions(data.sessions, site);
  return [...head, linkedData([...fairThings(site), whole, breadcrumbs(site, crumbs)])];
}
