import {
  listNumberedPages,
  listNumberedPagesOfEdition,
  listEditorPages,
  type NumberedPage,
  type NumberedType,
} from '../content/client/numbered-pages';
import type { CmsClient } from '../content/client/client';
import { listEditions } from '../content/types/edition';
import { listExhibitorKinds } from '../content/types/exhibitor-kind';
import { listSessionKinds } from '../content/types/session-kind';
import { getSiteSettings } from '../content/types/site';
import { exhibitorPath, listPath } from '../exhibitors/kinds';
import { languagesOf, locales, type Locale } from '../messages/locale';
import {
  calendarPath,
  editionPath,
  interviewPath,
  newsPath,
  pavilionPath,
  sessionPath,
  speakerPath,
  vacancyPath,
} from '../site/detail-paths';
import { listPath as programmePath, withPage } from '../programme/pages';

export interface SitemapPage {
  path: string;
  /** ISO instant of the last change; empty when it is not known. */
  lastmod: string;
  languages: readonly Locale[];
}

interface Collection {
  type: NumberedType;
  /** The pages that list what is in it: they change when anything in it does. */
  lists: readonly string[] | ((cms: CmsClient) => Promise<readonly string[]>);
  pathOf: (page: NumberedPage) => string;
}

const collections: readonly Collection[] = [
  {
    type: 'sessions',
    lists: async (cms) => [null, ...withPage(await listSessionKinds(cms))].map(programmePath),
    pathOf: sessionPath,
  },
  {
    type: 'exhibitors',
    lists: async (cms) => [...[null, ...(await listExhibitorKinds(cms))].map(listPath), '/plattegrond'],
    pathOf: exhibitorPath,
  },
  { type: 'speakers', lists: ['/sprekers'], pathOf: speakerPath },
  { type: 'pavilions', lists: ['/paviljoens'], pathOf: pavilionPath },
  { type: 'news-articles', lists: ['/nieuws'], pathOf: newsPath },
  { type: 'interviews', lists: ['/interviews'], pathOf: interviewPath },
  { type: 'calendar-items', lists: ['/kalender'], pathOf: calendarPath },
  { type: 'vacancies', lists: ['/vacatures'], pathOf: vacancyPath },
];

/** Pages with editors' blocks whose own texts are translated into every language. */
const translatedPaths = new Set(['/faq', '/adverteren-en-signing']);

export async function listSitemapPages(cms: CmsClient): Promise<SitemapPage[]> {
  const [{ languages: ofSite }, pages, ...documents] = await Promise.all([
    getSiteSettings(cms),
    listEditorPages(cms),
    ...collections.map((collection) => pagesOfCollection(cms, collection)),
  ]);
  const byPath = new Map<string, SitemapPage>();
  for (const page of pages) {
    const { slug, updatedAt } = page;
    const path = slug === 'home' ? '/' : `/${encodeURIComponent(slug)}`;
    const languages = translatedPaths.has(path) ? locales : languagesOf(page);
    byPath.set(path, { path, lastmod: updatedAt, languages });
  }
  // A page that shares its path with a list also changes when that list does.
  for (const page of documents.flat()) {
    const other = byPath.get(page.path);
    byPath.set(page.path, {
      ...page,
      lastmod: latest([page.lastmod, other?.lastmod ?? '']),
    });
  }
  return [...byPath.values()].map((page) => ({
    ...page,
    languages: page.languages.filter((locale) => ofSite.includes(locale)),
  }));
}

const pastCollections = [
  { type: 'sessions', list: 'programma', pathOf: sessionPath },
  { type: 'exhibitors', list: 'standhouders', pathOf: exhibitorPath },
  { type: 'speakers', list: 'sprekers', pathOf: speakerPath },
] as const;

/** The archives of past editions with their lists, and what is in them. Devices hold none of it. */
export async function listPastPages(cms: CmsClient): Promise<SitemapPage[]> {
  const editions = await listEditions(cms);
  const pages = await Promise.all(editions.map(({ year }) => pagesOfEdition(cms, year)));
  return pages.flat();
}

async function pagesOfEdition(cms: CmsClient, year: number): Promise<SitemapPage[]> {
  const collections = await Promise.all(
    pastCollections.map(async ({ type, list, pathOf }) => {
      const all = await listNumberedPagesOfEdition(cms, type, year);
      return pagesOf(all, all.length === 0 ? [] : [editionPath(year, list)], pathOf);
    }),
  );
  const pages = collections.flat();
  const archive = { path: editionPath(year), lastmod: latest(pages.map(({ lastmod }) => lastmod)) };
  return [{ ...archive, languages: locales }, ...pages];
}

async function pagesOfCollection(
  cms: CmsClient,
  { type, lists, pathOf }: Collection,
): Promise<SitemapPage[]> {
  const all = await listNumberedPages(cms, type);
  return pagesOf(all, typeof lists === 'function' ? await lists(cms) : lists, pathOf);
}

function pagesOf(
  all: readonly NumberedPage[],
  lists: readonly string[],
  pathOf: Collection['pathOf'],
): SitemapPage[] {
  const newest = latest(all.map(({ updatedAt }) => updatedAt));
  return [
    ...lists.map((path) => ({
      path,
      lastmod: newest,
      languages: locales,
    })),
    ...all.map((page) => ({
      path: pathOf(page),
      lastmod: page.updatedAt,
      languages: languagesOf(page),
    })),
  ];
}

/** ISO instants in UTC sort as text. */
function latest(instants: readonly string[]): string {
  return instants.reduce((last, instant) => (instant > last ? instant : last), '');
}
