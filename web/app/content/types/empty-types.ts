import { z } from 'zod';
import type { CmsClient } from '../client/client';
import { derive, findSome } from '../client/list';

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
export type ListedType = (typeof listedTypes)[number];

const row = z.object({});

/** The types of which nothing is published. Pages with it stay fresh until a first row comes or the last one goes. */
export function listEmptyTypes(cms: CmsClient): Promise<ListedType[]> {
  return derive(cms, 'empty types', async (shared) => {
    const empty = await Promise.all(
      listedTypes.map(async (type) => {
        const find = { fields: ['id'], localised: type !== 'halls', limit: 1 };
        const rows = await findSome(shared, `/${type}`, type, row, find);
        return rows.length === 0 ? [type] : [];
      }),
    );
    return empty.flat();
  });
}
