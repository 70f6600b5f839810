import type { MetaDescriptor } from 'react-router';
import type { Edition } from '../content/types/edition';
import { editionName } from '../site/edition-name';
import { messagesFor } from '../messages/messages';
import { breadcrumbs, linkedData } from '../meta/linked-data';
import { pastFair, placeAtEdition } from '../meta/past-edition';
import { pageMeta } from '../meta/page-meta';
import { firstEvents, placeOf } from '../programme/session/event-summary';
import { editionPath, type EditionList } from '../site/detail-paths';
import { editionCrumbs, siteAt } from '../site/past-edition';
import type { Site } from '../site/site-context';
import type { EditionData, PastProgrammeData } from './edition.server';

export function editionMeta(data: EditionData | undefined, site: Site): MetaDescriptor[] {
  if (!data) return [];
  const { edition } = data;
  const m = messagesFor(site.locale);
  const name = editionName(edition);
  const when = m.format.dayRange(edition.days.map(({ date }) => date));
  const path = editionPath(edition.year);
  return [
    ...pageMeta(
      { title: name, titleAlone: true, description: m.editions.description(name, when), path },
      siteAt(edition, site),
    ),
    linkedData([pastFair(edition, site), breadcrumbs(site, [{ label: name, path }])]),
  ];
}

export function programmeMeta(data: PastProgrammeData | undefined, site: Site): MetaDescriptor[] {
  if (!data) return [];
  const { edition, sessions } = data;
  const subEvent = firstEvents(sessions, site.origin, (session) => placeAtEdition(placeOf(session), edition));
  return [
    ...listHead(edition, 'programma', 1, site),
    linkedData([{ ...pastFair(edition, site), subEvent }, listCrumbs(edition, 'programma', site)]),
  ];
}

/** The head of a list of exhibitors or speakers of the past. */
export function listMeta(
  data: { edition: Edition; shown: { page: number } } | undefined,
  list: EditionList,
  site: Site,
): MetaDescriptor[] {
  if (!data) return [];
  const { edition, shown } = data;
  return [
    ...listHead(edition, list, shown.page, site),
    linkedData([pastFair(edition, site), listCrumbs(edition, list, site)]),
  ];
}

function listHead(edition: Edition, list: EditionList, page: number, site: Site): MetaDescriptor[] {
  const { editions: m, listing } = messagesFor(site.locale);
  const title = m.titles[list](editionName(edition));
  const path = editionPath(edition.year, list);
  return pageMeta(
    {
      title: page === 1 ? title : `${title}, ${listing.pageTitle(page)}`,
      titleAlone: true,
      description: m.intro(editionName(edition)),
      path: page === 1 ? path : `${path}?pagina=${page}`,
    },
    siteAt(edition, site),
  );
}

function listCrumbs(edition: Edition, list: EditionList, site: Site) {
  const { lists } = messagesFor(site.locale).editions;
  return breadcrumbs(site, editionCrumbs(edition, list, lists[list]));
}
