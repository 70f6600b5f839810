import { z } from 'zod';
import type { CmsClient } from '../client/client';
import { derive, findSome } from '../client/list';
import { ofEdition } from './fields/of-edition';

/** Types that the site has a list of. */
const listedTypes = [
  'sessions',
  'exhibitors',
  'speakers',
  'pavilions',
  'halls',
  'news-articles',
  'interviews',
  'calendar-items',
  'vacancies',
  'photo-albums',
] as const;
/** Those whose list shows the coming edition alone. */
const ofAnEdition: readonly ListedType[] = ['sessions', 'exhibitors', 'speakers'];
export type ListedType = (typeof listedTypes)[number];

/** What each list shows; those below it, such as the exhibitors of one kind, are as empty as it is. */
const lists = new Map<string, readonly ListedType[]>([
  ['/programma', ['sessions']],
  ['/mijn-programma', ['sessions', 'exhibitors', 'speakers']],
  ['/standhouders', ['exhibitors']],
  ['/sprekers', ['speakers']],
  ['/paviljoens', ['pavilions']],
  ['/plattegrond', ['halls']],
  ['/nieuws', ['news-articles']],
  ['/interviews', ['interviews']],
  ['/kalender', ['calendar-items']],
  ['/vacatures', ['vacancies']],
]);

/**
 * True for a URL of a list that has nothing to show, or of what is below it.
 * @param photoPages the pages of editors that show albums
 */
export function leadsToEmptyList(
  url: string,
  emptyTypes: readonly ListedType[],
  photoPages: readonly { slug: string }[] = [],
): boolean {
  const path = /^\/[^/?#]*/.exec(url)?.[0] ?? '';
  const shown: readonly ListedType[] | undefined = photoPages.some(({ slug }) => path === `/${slug}`)
    ? ['photo-albums']
    : lists.get(path);
  return shown?.every((type) => emptyTypes.includes(type)) ?? false;
}

const row = z.object({});

/** The types of which nothing is published, or nothing for the coming edition. Pages with it stay fresh until a first row comes or the last one goes. */
export function listEmptyTypes(cms: CmsClient): Promise<ListedType[]> {
  return derive(cms, 'empty types', async (shared) => {
    const empty = await Promise.all(
      listedTypes.map(async (type) => {
        const filters = ofAnEdition.includes(type) ? [ofEdition(null)] : [];
        const find = { fields: ['id'], filters, localised: type !== 'halls', limit: 1 };
        const rows = await findSome(shared, `/${type}`, type, row, find);
        return rows.length === 0 ? [type] : [];
      }),
    );
    return empty.flat();
  });
}
