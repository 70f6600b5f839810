import type { Core } from '@strapi/strapi';
import { dayOf, daysOfWeeks, lastFullWeek, shownWeeks, weekOf } from 'beursvloer-domain/statistics';
import { fairTime } from '../platform/clock/fair-time';
import { readDays } from './queries/totals';

const exampleWeeks = 4;

/** How often the privacy statement was viewed: what anybody may see of what is counted, so as an exhibitor sees it. */
export async function readExample(
  strapi: Core.Strapi,
  nowMs: number,
): Promise<{ from: string; to: string; views: number }> {
  const last = lastFullWeek(fairTime(nowMs / 1000).day);
  const asked = { first: last - exampleWeeks + 1, last };
  const period = daysOfWeeks(asked);
  const filter = { dimension: 'page' as const, value: '/privacy' };
  const counts = new Map<number, number>();
  for (const { day, count } of await readDays(strapi.db.connection, 'view', { period, filter }))
    counts.set(weekOf(day), (counts.get(weekOf(day)) ?? 0) + count);
  const { total } = shownWeeks((week) => counts.get(week) ?? 0, asked, last);
  return { from: dayOf(period.first), to: dayOf(period.last), views: total };
}
