import { isOnSite } from 'beursvloer-domain/redirects';
import { listsName, redirectsName, type ListNames } from '../../caching/device-pack';
import type { CmsClient } from '../content/client/client';
import type { ExhibitorKind } from '../content/types/exhibitor-kind';
import { listRedirects } from '../content/types/redirects/redirect';
import { listSessionKinds, type SessionKind } from '../content/types/session-kind';
import { listNumbersWithPlaces } from '../content/types/session';
import { listSpeakers } from '../content/types/speaker';
import { getSiteSettings } from '../content/types/site';
import { localePath, type Locale } from '../messages/locale';
import { everyDay } from '../programme/list/list-state';
import { listPath } from '../exhibitors/kinds';
import { loadWholeExhibitors } from '../exhibitors/list/exhibitor-list.server';
import { loadWholePlan } from '../floor-plan/plan.server';
import { loadWholeProgramme } from '../programme/list/list-page.server';
import { listPath as programmePath, withPage } from '../programme/pages';
import { searchPath } from '../search/index/paths';
import { requestPlacePath } from '../site/detail-paths';
import { speakersPerPage } from '../speakers/speaker-data';
import { listSitemapPages } from './sitemap-pages.server';

/**
 * Types of pages that devices hold for a hall without reception, most wanted first: each is fetched by
 * itself.
 */
export const packTypes = ['programma', 'praktisch', 'standhouders', 'sprekers'] as const;
type PackType = (typeof packTypes)[number];

/** By the first part of the path; null is left out: it is read at home. */
const typeOf: Readonly<Record<string, PackType | null>> = {
  programma: 'programma',
  plaats: 'programma',
  standhouders: 'standhouders',
  paviljoens: 'standhouders',
  sprekers: 'sprekers',
  nieuws: null,
  interviews: null,
  kalender: null,
  vacatures: null,
};

/**
 * Paths of lists that a device filters by itself: service-worker/narrowed.ts makes them of the values below.
 */
const namesOfLists = (kinds: {
  programme: readonly SessionKind[];
  exhibitors: readonly ExhibitorKind[];
}): ListNames =>
  Object.fromEntries([
    ...named('programme', [null, ...withPage(kinds.programme)].map(programmePath)),
    ...named('exhibitors', [null, ...kinds.exhibitors].map(listPath)),
    ...named('speakers', ['/sprekers']),
    ...named('plan', ['/plattegrond']),
  ]);

function named(name: string, paths: readonly string[]): (readonly [string, string])[] {
  return paths.map((path) => [path, name]);
}

interface PackContent {
  pages: PackPage[];
  values: Record<string, object>;
}

interface PackPage {
  type: PackType;
  path: string;
}

/**
 * Content of the pack of a language: pages, and all items of lists, so that they can be filtered in every
 * way.
 */
export async function packContent(cms: CmsClient, locale: Locale): Promise<PackContent> {
  const { languages } = await getSiteSettings(cms);
  // Devices drop what they have of a language that the fair has no more.
  if (!languages.includes(locale)) return { pages: [], values: {} };
  const [pages, redirects, ...lists] = await Promise.all([
    listPackPages(cms, locale),
    listRedirects(cms),
    loadWholeProgramme(cms),
    loadWholeExhibitors(cms),
    listSpeakers(cms),
    loadWholePlan(cms),
  ]);
  const [programme, exhibitors, speakers, { halls, rooms, stands }] = lists;
  // Devices follow them by the same rule as the content backend. One to another site hides those that are less exact.
  const targets = redirects.map(({ source, target }) => [source, isOnSite(target) ? target : null] as const);
  return {
    pages,
    values: {
      [redirectsName]: Object.fromEntries(targets),
      [listsName]: namesOfLists({
        programme: programme.labels.kinds,
        exhibitors: exhibitors.names.kinds,
      }),
      programme,
      exhibitors,
      speakers: { speakers },
      plan: { halls, rooms, stands },
    },
  };
}

async function listPackPages(cms: CmsClient, locale: Locale): Promise<PackPage[]> {
  const [pages, lists, withPlaces] = await Promise.all([
    listSitemapPages(cms),
    listQueries(cms),
    listNumbersWithPlaces(cms),
  ]);
  const paths = new Set([
    ...pages.map(({ path }) => path),
    ...lists,
    ...withPlaces.map((publicId) => requestPlacePath({ publicId })),
    searchPath,
  ]);
  return [...paths].flatMap((path) => {
    const [first = ''] = path.slice(1).split(/[/?]/, 1);
    const type = first in typeOf ? typeOf[first] : 'praktisch';
    return type ? [{ type, path: localePath(locale, path) }] : [];
  });
}

async function listQueries(cms: CmsClient): Promise<string[]> {
  const [{ days }, speakers, kinds] = await Promise.all([
    getSiteSettings(cms),
    listSpeakers(cms),
    listSessionKinds(cms),
  ]);
  const dates = [...days.map(({ date }) => date), everyDay];
  const speakerPages = Math.ceil(speakers.length / speakersPerPage);
  return [
    ...[null, ...withPage(kinds)].flatMap((kind) =>
      dates.map((date) => `${programmePath(kind)}?dag=${date}`),
    ),
    ...Array.from({ length: Math.max(0, speakerPages - 1) }, (_, at) => `/sprekers?pagina=${at + 2}`),
  ];
}
