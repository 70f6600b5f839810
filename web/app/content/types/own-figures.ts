import { z } from 'zod';
import type { CmsClient } from '../client/client';
import { CmsError } from '../client/errors';

/** Whole steps of five; 0 stands for fewer than five. */
const shown = z.int().nonnegative();

const byInterest = <S extends z.ZodType>(schema: S) =>
  z.object({
    view: schema,
    fromSearch: schema,
    'lead.website': schema,
    'lead.contact': schema,
    'lead.saved': schema,
    'lead.route': schema,
  });

const day = z.iso.date();
const figure = z.object({ own: shown, median: shown.nullable(), before: shown.nullable() });
const period = z.object({
  name: z.enum(['week', 'fourWeeks', 'edition']),
  from: day,
  to: day,
  figures: byInterest(figure),
});
const week = z.object({ from: day, to: day, figures: byInterest(shown) });
const ownFigures = z.object({ name: z.string(), periods: z.array(period), weeks: z.array(week) });

export type OwnFigures = z.output<typeof ownFigures>;
export type OwnPeriod = OwnFigures['periods'][number];

/** Null for an account that no exhibitor belongs to. */
export async function getOwnFigures(cms: CmsClient): Promise<OwnFigures | null> {
  try {
    const response = z.object({ data: ownFigures });
    return (await cms.read(response, 'GET', '/account/exhibitor/statistics')).data;
  } catch (error) {
    if (error instanceof CmsError && (error.status === 403 || error.status === 404)) return null;
    throw error;
  }
}
