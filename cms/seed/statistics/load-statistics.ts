import { dayNumber, type StoredEvent } from 'beursvloer-domain/statistics';
import type { Core } from '@strapi/strapi';
import { addToCells, sumsOf, textsIn } from '../../src/statistics/cell-rows';
import { fairTime } from '../../src/platform/clock/fair-time';
import { insertRows } from '../../src/statistics/sql';
import { writeState } from '../../src/statistics/state';
import { idsFor } from '../../src/statistics/text-ids';
import type { SiteSeed } from '../content/types';
import { countedContent } from './content';
import { editionDays, notesOf, type EditionPlan } from './edition';
import { seeded } from './random';

/** How long before and after its days an edition is made up. */
const daysBefore = 150;
const daysAfter = 20;
/** Another number makes up other visits. */
const seed = 2025;
const visitsPerDay = { last: 24, current: 27 };

/**
 * Makes up the statistics of the last edition, and of this one until yesterday, so that the dashboard of the demo fair has
 * something to show. Only counts are stored, as of days whose single events are gone: nothing here was sent by a browser.
 * @returns how many events were counted
 */
export async function loadStatistics(
  strapi: Core.Strapi,
  { days, previousFirstDay }: Pick<SiteSeed, 'days' | 'previousFirstDay'>,
  now: number = Date.now(),
): Promise<number> {
  const [current, last] = [firstDay(days[0]?.date), firstDay(previousFirstDay)];
  if (current === null || last === null) return 0;
  const content = await countedContent(strapi);
  const today = fairTime(now / 1000).day;
  const random = seeded(seed);
  const plans: EditionPlan[] = [
    { fairDay: last, first: last - daysBefore, last: last + daysAfter, visitsPerDay: visitsPerDay.last },
    {
      fairDay: current,
      first: current - daysBefore,
      last: Math.min(today - 1, current + daysAfter),
      visitsPerDay: visitsPerDay.current,
    },
  ];
  let counted = 0;
  await strapi.db.transaction(async ({ trx }) => {
    for (const plan of plans) {
      // Cells of many days are folded at once: months are sums of their days.
      const events: StoredEvent[] = [];
      for (const day of editionDays(plan, content, random)) events.push(...day.events);
      const ids = await idsFor(trx, textsIn(events));
      await addToCells(trx, sumsOf(events, ids));
      counted += events.length;
      await insertRows(
        trx,
        'statistics_annotations (day, text)',
        notesOf(plan).map(({ day, text }) => [day, text]),
      );
    }
    await writeState(trx, 'rawFrom', today);
  });
  return counted;
}

const firstDay = (date: string | undefined) => (date === undefined ? null : dayNumber(date));
