import {
  listAddresses,
  listPageAddresses,
  type NumberedAddress,
  type NumberedType,
} from '../content/client/addresses';
import type { CmsClient } from '../content/client/client';
import { exhibitorKinds, exhibitorPath, listPath } from '../exhibitors/kinds';
import { languagesOf, locales, type Locale } from '../messages/locale';
import {
  calendarPath,
  interviewPath,
  newsPath,
  pavilionPath,
  sessionPath,
  speakerPath,
  vacancyPath,
} from '../site/detail-paths';
import { programmePages } from '../programme/pages';

/** One page as search engines are told of it. */
export interface Address {
  path: string;
  /** ISO instant of the last change; empty when it is not known. */
  lastmod: string;
  /** The languages it can be read in. */
  languages: readonly Locale[];
}

interface Part {
  type: NumberedType;
  /** The pages that list what is in it: they change when anything in it does. */
  lists: readonly string[];
  pathOf: (address: NumberedAddress) => string;
}

const parts: readonly Part[] = [
  {
    type: 'sessions',
    lists: Object.values(programmePages).map(({ path }) => path),
    pathOf: sessionPath,
  },
  {
    type: 'exhibitors',
    lists: [listPath(null), ...exhibitorKinds.map(listPath), '/plattegrond'],
    pathOf: exhibitorPath,
  },
  { type: 'speakers', lists: ['/sprekers'], pathOf: speakerPath },
  { type: 'pavilions', lists: ['/paviljoens'], pathOf: pavilionPath },
  { type: 'news-articles', lists: ['/nieuws'], pathOf: newsPath },
  { type: 'interviews', lists: ['/interviews'], pathOf: interviewPath },
  { type: 'calendar-items', lists: ['/kalender'], pathOf: calendarPath },
  { type: 'vacancies', lists: ['/vacatures'], pathOf: vacancyPath },
];

/** Pages around which editors write, but which have words of their own in every language. */
const ownWordsAt = new Set(['/faq', '/fotos-2025', '/adverteren-en-signing']);

/** Every page that may be found, once, with when it last changed. */
export async function listAllAddresses(cms: CmsClient): Promise<Address[]> {
  const [pages, ...documents] = await Promise.all([
    listPageAddresses(cms),
    ...parts.map((part) => addressesOf(cms, part)),
  ]);
  const byPath = new Map<string, Address>();
  for (const page of pages) {
    const { slug, updatedAt } = page;
    const path = slug === 'home' ? '/' : `/${encodeURIComponent(slug)}`;
    const languages = ownWordsAt.has(path) ? locales : languagesOf(page);
    byPath.set(path, { path, lastmod: updatedAt, languages });
  }
  // A page whose list has the same address changes with what it lists as well.
  for (const address of documents.flat()) {
    const other = byPath.get(address.path);
    byPath.set(address.path, {
      ...address,
      lastmod: latest([address.lastmod, other?.lastmod ?? '']),
    });
  }
  return [...byPath.values()];
}

async function addressesOf(cms: CmsClient, { type, lists, pathOf }: Part): Promise<Address[]> {
  const all = await listAddresses(cms, type);
  const newest = latest(all.map(({ updatedAt }) => updatedAt));
  return [
    ...lists.map((path) => ({ path, lastmod: newest, languages: locales })),
    ...all.map((address) => ({
      path: pathOf(address),
      lastmod: address.updatedAt,
      languages: languagesOf(address),
    })),
  ];
}

/** ISO instants in UTC sort as text. */
function latest(instants: readonly string[]): string {
  return instants.reduce((last, instant) => (instant > last ? instant : last), '');
}
