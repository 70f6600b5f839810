import { dayOf } from 'beursvloer-domain/statistics';
import type { Knex } from 'knex';
import { fairTime } from '../../platform/clock/fair-time';
import { readDays } from '../queries/totals';
import type { Yesterday } from './shape';

const daysInWeek = 7;

export async function readYesterday(database: Knex, nowMs: number): Promise<Yesterday> {
  const last = fairTime(nowMs / 1000).day - 1;
  const period = { first: last - daysInWeek, last };
  const visitors = await readDays(database, 'visitor', { period, filter: null });
  const views = await readDays(database, 'view', { period, filter: null });
  const countsAt = (index: number) => ({
    day: dayOf(period.first + index),
    visitors: visitors[index]?.count ?? 0,
    views: views[index]?.count ?? 0,
  });
  return { ...countsAt(daysInWeek), weekBefore: countsAt(0) };
}
