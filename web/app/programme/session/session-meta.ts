import type { Session } from '../../content/types/session';
import { languagesOf } from '../../messages/locale';
import { messagesFor } from '../../messages/messages';
import { breadcrumbs, linkedData } from '../../meta/linked-data';
import { pageMeta } from '../../meta/page-meta';
import { sessionPath } from '../../site/detail-paths';
import type { Site } from '../../site/site-context';
import { listPath } from '../pages';
import { eventData } from './event-data';

export function sessionMeta(session: Session, site: Site) {
  const { title, summary, seo } = session;
  const path = sessionPath(session);
  const crumbs = [
    { label: messagesFor(site.locale).programme.breadcrumb, path: listPath(null) },
    { label: title, path },
  ];
  return [
    ...pageMeta({ title, description: summary, seo, path, languages: languagesOf(session) }, site),
    linkedData([eventData(session, site), breadcrumbs(site, crumbs)]),
  ];
}
