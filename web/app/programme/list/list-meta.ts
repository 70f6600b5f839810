import type { Site } from '../../site/site-context';
import { messagesFor } from '../../messages/messages';
import { breadcrumbs, fairThings, linkedData } from '../../meta/linked-data';
import { pageMeta } from '../../meta/page-meta';
import { fairWithSessions } from '../session/event-summary';
import type { ProgrammeListData } from './programme-data';
import { listPath } from '../pages';

/** The head of one of the programme's list pages; a list that a filter emptied stays out of search engines. */
export function listMeta(data: ProgrammeListData | undefined, site: Site | undefined) {
  if (!data) return [];
  const { kind, sessions } = data;
  const { settings, locale } = site ?? {};
  const m = messagesFor(locale ?? 'nl').programme;
  const title = kind?.plural ?? m.title;
  const fair = [settings?.name, settings?.edition].filter(Boolean).join(' ');
  const head = pageMeta(
    {
      title,
      description: kind === null ? m.description(fair) : kind.intro,
      path: listPath(kind),
      noIndex: sessions.length === 0,
    },
    site,
  );
  if (!site) return head;
  const crumbs: { label: string; path: string }[] = [{ label: m.breadcrumb, path: listPath(null) }];
  if (kind !== null) crumbs.push({ label: title, path: listPath(kind) });
  const whole = fairWithSessions(sessions, site);
  return [...head, linkedData([...fairThings(site), whole, breadcrumbs(site, crumbs)])];
}
