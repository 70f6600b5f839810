import { z } from 'zod';
import type { CmsClient } from '../client/client';

/** Whole steps of five; 0 stands for fewer than five. */
const shown = z.int().nonnegative();
const day = z.iso.date();

const sharedFigures = z.object({
  name: z.string(),
  filter: z.string().nullable(),
  from: day,
  to: day.nullable(),
  expires: day,
  missing: z.object({ before: day, why: z.enum(['notCounted', 'notKept']) }).nullable(),
  totals: z.object({ visits: shown, views: shown }),
  weeks: z.array(
    z.object({ from: day, to: day, figures: z.object({ visitors: shown, visits: shown, views: shown }) }),
  ),
});

/**
 * Figures that an organiser shares by link, in whole weeks. Days are `YYYY-MM-DD`. `to` is null while every
 * new week is added. `missing` says from when on there are weeks where earlier ones were asked for.
 */
export type SharedFigures = z.output<typeof sharedFigures>;

/** The figures of a link. Throws a CmsError with status 404 for one that does not work. */
export async function getSharedFigures(cms: CmsClient, link: string): Promise<SharedFigures> {
  const headers = { 'x-statistics-link': link };
  return (await cms.read(z.object({ data: sharedFigures }), 'GET', '/statistics/shared', { headers })).data;
}
