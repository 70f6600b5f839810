import type { CmsClient } from '../content/client/client';
import { cmsFor } from '../content/client/context.server';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import { findEdition, listEditions, type Edition } from '../content/types/edition';
import { listExhibitorsOfEdition } from '../content/types/exhibitor';
import { listedExhibitor, listedSession, listedSpeaker } from '../content/types/listed';
import { albumsOfYear, listAlbums } from '../content/types/photo-album';
import { listPhotoPages } from '../content/types/photo-page';
import { listSessionsOfEdition } from '../content/types/session';
import { listSpeakersOfEdition } from '../content/types/speaker';
import { notFound } from '../errors/page-errors';
import { pageOrNotFound, readListState } from '../listing/request/list-request';
import { messagesFor } from '../messages/messages';
import { withSessionCount } from '../speakers/sessions';
import { archiveList } from './archive-list';

const perPage = 48;

interface YearParams {
  year: string;
}

/** The archive of an edition: what it has a list of, and its photos. Throws 404 for any other year. */
export async function loadEdition(context: RequestContext, url: URL, params: YearParams) {
  const { cms, edition } = await openArchive(context, url, params);
  const { year } = edition;
  const [editions, sessions, exhibitors, speakers, photoSets] = await Promise.all([
    listEditions(cms),
    listSessionsOfEdition(cms, year),
    listExhibitorsOfEdition(cms, year),
    listSpeakersOfEdition(cms, year),
    listPhotoSets(cms, year),
  ]);
  return {
    edition,
    counts: { programma: sessions.length, standhouders: exhibitors.length, sprekers: speakers.length },
    photoSets,
    others: editions
      .filter((one) => one.year !== year)
      .map(({ name, year: other }) => ({ name, year: other })),
  };
}

/** Its programme. Throws 404 where it has none. */
export async function loadPastProgramme(context: RequestContext, url: URL, params: YearParams) {
  const { cms, edition } = await openArchive(context, url, params);
  const sessions = await listSessionsOfEdition(cms, edition.year);
  return { edition, sessions: someOrNotFound(url, sessions).map(listedSession) };
}

/** A page of its exhibitors, by name. Throws 404 where it has none. */
export async function loadPastExhibitors(context: RequestContext, url: URL, params: YearParams) {
  const { cms, edition } = await openArchive(context, url, params);
  const all = await listExhibitorsOfEdition(cms, edition.year);
  const { state, shown } = pageOf(cms, url, all);
  return { edition, state, shown: { ...shown, items: shown.items.map(listedExhibitor) } };
}

/** A page of its speakers, by name. Throws 404 where it has none. */
export async function loadPastSpeakers(context: RequestContext, url: URL, params: YearParams) {
  const { cms, edition } = await openArchive(context, url, params);
  const [all, sessions] = await Promise.all([
    listSpeakersOfEdition(cms, edition.year),
    listSessionsOfEdition(cms, edition.year),
  ]);
  const { state, shown } = pageOf(cms, url, all);
  return {
    edition,
    state,
    shown: { ...shown, items: withSessionCount(shown.items.map(listedSpeaker), sessions) },
  };
}

async function openArchive(
  context: RequestContext,
  url: URL,
  { year }: YearParams,
): Promise<{ cms: CmsClient; edition: Edition }> {
  if (!/^[12]\d{3}$/.test(year)) throw notFound(url);
  const cms = cmsFor(context);
  const edition = await findEdition(cms, Number(year));
  if (!edition) throw notFound(url);
  return { cms, edition };
}

function pageOf<Row>(cms: CmsClient, url: URL, all: readonly Row[]) {
  const state = readListState(url, archiveList, messagesFor(cms.locale));
  return { state, shown: pageOrNotFound(url, someOrNotFound(url, all), state.page, perPage) };
}

function someOrNotFound<Row>(url: URL, all: readonly Row[]): readonly Row[] {
  if (all.length === 0) throw notFound(url);
  return all;
}

/** The pages with albums of that year, each with a photo of it. */
async function listPhotoSets(cms: CmsClient, year: number) {
  const [pages, albums] = await Promise.all([listPhotoPages(cms), listAlbums(cms)]);
  const photos = albumsOfYear(albums, String(year)).flatMap((album) => album.photos);
  return pages
    .filter((page) => page.year === String(year))
    .map(({ title, slug }) => ({ title, slug, count: photos.length, cover: photos[0]?.image ?? null }));
}

export type EditionData = Awaited<ReturnType<typeof loadEdition>>;
export type PastProgrammeData = Awaited<ReturnType<typeof loadPastProgramme>>;
export type PastExhibitorsData = Awaited<ReturnType<typeof loadPastExhibitors>>;
export type PastSpeakersData = Awaited<ReturnType<typeof loadPastSpeakers>>;
