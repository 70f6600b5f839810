import type { Edition } from '../../content/types/edition';
import type { Session } from '../../content/types/session';
import { languagesOf } from '../../messages/locale';
import { messagesFor } from '../../messages/messages';
import { breadcrumbs, linkedData } from '../../meta/linked-data';
import { pageMeta } from '../../meta/page-meta';
import { sessionPath } from '../../site/detail-paths';
import { editionCrumbs, siteAt } from '../../site/past-edition';
import type { Site } from '../../site/site-context';
import { listPath } from '../pages';
import { eventData } from './event-data';

/** @param edition the past edition that the session was part of; null for the coming one */
export function sessionMeta(session: Session, site: Site, edition: Edition | null) {
  const { title, summary, seo } = session;
  const path = sessionPath(session);
  const { breadcrumb } = messagesFor(site.locale).programme;
  const crumbs = [
    ...(edition
      ? editionCrumbs(edition, 'programma', breadcrumb)
      : [{ label: breadcrumb, path: listPath(null) }]),
    { label: title, path },
  ];
  return [
    ...pageMeta(
      { title, description: summary, seo, path, languages: languagesOf(session) },
      siteAt(edition, site),
    ),
    linkedData([eventData(session, site, edition), breadcrumbs(site, crumbs)]),
  ];
}
