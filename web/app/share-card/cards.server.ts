import { findCalendarItem } from '../content/types/calendar-item';
import type { CmsClient } from '../content/client/client';
import { findEdition } from '../content/types/edition';
import { editionName } from '../site/edition-name';
import { findExhibitor } from '../content/types/exhibitor';
import { findInterview } from '../content/types/interview';
import { findNewsArticle } from '../content/types/news-article';
import { findPage } from '../content/types/page/page';
import { findPavilion } from '../content/types/pavilion';
import { findSession } from '../content/types/session';
import { findSpeaker } from '../content/types/speaker';
import { findVacancy } from '../content/types/vacancy';
import { listExhibitorKinds } from '../content/types/exhibitor-kind';
import { kindOf, listPath } from '../exhibitors/kinds';
import { listSessionKinds } from '../content/types/session-kind';
import { listPath as programmePath, withPage } from '../programme/pages';
import type { Messages } from '../messages/nl';
import type { EditionList } from '../site/detail-paths';
import type { Card } from './card';

type Find = (cms: CmsClient, publicId: number, m: Messages) => Promise<Card | null>;

const details: Readonly<Record<string, Find>> = {
  nieuws: async (cms, id, m) => {
    const found = await findNewsArticle(cms, id);
    return found && photo(m.news.list.title, found.title, m.format.day(found.date, 'date'), found.image);
  },
  interviews: async (cms, id, m) => {
    const found = await findInterview(cms, id);
    const line = found && [found.person, found.role].filter(Boolean).join(', ');
    return found && photo(m.interviews.list.title, found.title, line, found.image);
  },
  programma: async (cms, id, m) => {
    const found = await findSession(cms, id);
    if (!found) return null;
    const { day, startTime, endTime, room, meetingPoint } = found;
    const place = room?.name ?? meetingPoint;
    const line = [m.format.moment(day, startTime, endTime), place].filter(Boolean).join(' · ');
    const card = photo(found.kind?.name ?? m.programme.title, found.title, line, found.image);
    return { ...card, edition: await findEdition(cms, found.edition) };
  },
  standhouders: async (cms, id, m) => {
    const found = await findExhibitor(cms, id);
    if (!found) return null;
    const stands = found.stands.map(({ code }) => code).join(', ');
    const line = [found.place, stands && `${m.shell.stand} ${stands}`].filter(Boolean).join(' · ');
    const kind = kindOf(await listExhibitorKinds(cms), found.kind);
    const card = photo(kind?.name ?? m.exhibitors.title, found.name, line || null, found.logo);
    return { ...card, fit: 'whole', edition: await findEdition(cms, found.edition) };
  },
  sprekers: async (cms, id, m) => {
    const found = await findSpeaker(cms, id);
    if (!found) return null;
    const line = [found.position, found.organisation].filter(Boolean).join(', ');
    const card = photo(m.speakers.title, found.name, line, found.portrait);
    return { ...card, edition: await findEdition(cms, found.edition) };
  },
  paviljoens: async (cms, id, m) => {
    const found = await findPavilion(cms, id);
    return found && photo(m.pavilions.title, found.name, found.hall?.name ?? null, found.image);
  },
  kalender: async (cms, id, m) => {
    const found = await findCalendarItem(cms, id);
    return found && photo(m.calendar.title, found.title, m.format.day(found.date), found.image);
  },
  vacatures: async (cms, id, m) => {
    const found = await findVacancy(cms, id);
    const line = found && [found.employer, found.place].filter(Boolean).join(' · ');
    return found && photo(m.vacancies.list.title, found.title, line, null);
  },
};

async function listTitle(cms: CmsClient, path: string, m: Messages): Promise<string | null> {
  if (path.startsWith('standhouders/')) {
    const kinds = await listExhibitorKinds(cms);
    return kinds.find((kind) => `/${path}` === listPath(kind))?.plural ?? null;
  }
  if (path.startsWith('programma/')) {
    const kinds = withPage(await listSessionKinds(cms));
    const found = kinds.find((kind) => `/${path}` === programmePath(kind));
    if (found) return found.plural;
  }
  const titles: Record<string, string> = {
    programma: m.programme.title,
    standhouders: m.exhibitors.title,
    sprekers: m.speakers.title,
    paviljoens: m.pavilions.title,
    plattegrond: m.floorPlan.title,
    nieuws: m.news.list.title,
    interviews: m.interviews.list.title,
    kalender: m.calendar.title,
    vacatures: m.vacancies.list.title,
  };
  return titles[path] ?? null;
}

/** The card of the archive of a past edition, or of a list of it. */
async function archiveCard(cms: CmsClient, path: string, m: Messages): Promise<Card | null> {
  const [, year, list] = /^editie\/([12]\d{3})(?:\/(programma|standhouders|sprekers))?$/.exec(path) ?? [];
  const edition = year === undefined ? null : await findEdition(cms, Number(year));
  if (!edition) return null;
  const name = editionName(edition);
  const { titles } = m.editions;
  const title = isList(list) ? titles[list](name) : name;
  return { ...photo(edition.name, title, null, null), edition };
}

const isList = (list: string | undefined): list is EditionList =>
  list === 'programma' || list === 'standhouders' || list === 'sprekers';

/**
 * The card of the page at `path`, which has no slash in front; null when there is no such page.
 * @param fair the label of a page that belongs to no section of the site
 */
export async function findCard(
  cms: CmsClient,
  path: string,
  { messages: m, fair }: { messages: Messages; fair: string },
): Promise<Card | null> {
  const title = await listTitle(cms, path, m);
  if (title !== null) return photo(fair, title, null, null);
  if (path.startsWith('editie/')) return archiveCard(cms, path, m);
  const [section = '', id, ...rest] = path.split('/');
  if (id !== undefined) {
    const find = Object.hasOwn(details, section) ? details[section] : undefined;
    const isDetail = /^[1-9]\d{0,8}$/.test(id) && rest.length <= 1;
    return find && isDetail ? find(cms, Number(id), m) : null;
  }
  const page = await findPage(cms, section);
  if (!page) return null;
  const hero = page.blocks.find((block) => block.type === 'hero');
  return photo(fair, page.title, page.seo?.description ?? null, hero?.image ?? null);
}

function photo(label: string, title: string, line: string | null, picture: Card['picture']): Card {
  return { label, title, line, picture, fit: 'fill' };
}
