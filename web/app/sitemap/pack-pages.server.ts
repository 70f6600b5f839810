import type { CmsClient } from '../content/client/client';
import { listSpeakers } from '../content/types/speaker';
import { getSiteSettings } from '../content/types/site';
import { localePath, type Locale } from '../messages/locale';
import { everyDay } from '../programme/list/list-state';
import { programmePages } from '../programme/pages';
import { searchPath } from '../search/index/paths';
import { speakersPerPage } from '../speakers/speaker-list.server';
import { listSitemapPages } from './sitemap-pages.server';

/** What devices hold for a hall without reception, most wanted first: each is fetched by itself. */
export const packTypes = ['programma', 'praktisch', 'standhouders', 'sprekers'] as const;
type PackType = (typeof packTypes)[number];

/** By the first part of the path; null is left out: it is read at home. */
const typeOf: Readonly<Record<string, PackType | null>> = {
  programma: 'programma',
  standhouders: 'standhouders',
  paviljoens: 'standhouders',
  sprekers: 'sprekers',
  nieuws: null,
  interviews: null,
  kalender: null,
  vacatures: null,
};

/** Every page whose data is in the pack, as visitors of one language open it. */
export async function listPackPages(
  cms: CmsClient,
  locale: Locale,
): Promise<{ type: PackType; path: string }[]> {
  const [pages, lists] = await Promise.all([listSitemapPages(cms), listQueries(cms)]);
  const paths = [...pages.map(({ path }) => path), ...lists, searchPath];
  return paths.flatMap((path) => {
    const [first = ''] = path.slice(1).split(/[/?]/, 1);
    const type = first in typeOf ? typeOf[first] : 'praktisch';
    return type ? [{ type, path: localePath(locale, path) }] : [];
  });
}

/** The lists by day and by page, which one press away from a list shows. */
async function listQueries(cms: CmsClient): Promise<string[]> {
  const [{ days }, speakers] = await Promise.all([getSiteSettings(cms), listSpeakers(cms)]);
  const dates = [...days.map(({ date }) => date), everyDay];
  const speakerPages = Math.ceil(speakers.length / speakersPerPage);
  return [
    ...Object.values(programmePages).flatMap(({ path }) => dates.map((date) => `${path}?dag=${date}`)),
    ...Array.from({ length: Math.max(0, speakerPages - 1) }, (_, at) => `/sprekers?pagina=${at + 2}`),
  ];
}
