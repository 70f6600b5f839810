import type { Core } from '@strapi/strapi';
import {
  dayOf,
  daysOfWeeks,
  lastFullWeek,
  mondayOf,
  shownWeeks,
  weekOf,
  type Weeks,
} from 'beursvloer-domain/statistics';
import type { Knex } from 'knex';
import { labelOfFilter } from '../dashboard/filter-label';
import { fairTime } from '../../platform/clock/fair-time';
import { daysOf, type Filter } from '../queries/period';
import { readCells } from '../queries/read-cells';
import { readFirstDay } from '../queries/totals';
import { readState } from '../state';
import { openLink, type SharedWeeks } from './links';

export type SharedMeasure = 'visitors' | 'visits' | 'views';
type Counts = Record<SharedMeasure, number>;

/** Figures for the holder of a link, in steps of five; 0 is fewer. Days are `YYYY-MM-DD`, both included. */
export interface SharedFigures {
  name: string;
  /** Their limit in words; null for the whole site. */
  filter: string | null;
  from: string;
  /** Null while new weeks are added. */
  to: string | null;
  expires: string;
  /** Why there are no weeks before a day; null when all weeks are there. */
  missing: { before: string; why: 'notCounted' | 'notKept' } | null;
  /** Visitors have none: who comes in two weeks counts in both. */
  totals: Omit<Counts, 'visitors'>;
  weeks: { from: string; to: string; figures: Counts }[];
}

/** The figures of a link; null for one that does not work. See `shownWeeks` for why nobody is found in them. */
export async function readSharedFigures(
  strapi: Core.Strapi,
  token: unknown,
  nowMs: number,
): Promise<SharedFigures | null> {
  const database = strapi.db.connection;
  const link = await openLink(database, token, nowMs);
  if (link === null) return null;
  const today = fairTime(nowMs / 1000).day;
  const lastFull = lastFullWeek(today);
  const start = await readStart(database, link, today);
  const weeks = {
    first: Math.max(link.first, start.week),
    last: Math.min(link.last ?? lastFull, lastFull),
  };
  const counts = await weeklyCounts(database, weeks, link.filter);
  const shown = (measure: SharedMeasure) =>
    shownWeeks((week) => counts.get(week)?.[measure] ?? 0, weeks, lastFull);
  const [visitors, visits, views] = [shown('visitors'), shown('visits'), shown('views')];
  return {
    name: link.name,
    filter: link.filter && (await labelOfFilter(strapi, link.filter)),
    from: dayOf(mondayOf(weeks.first > weeks.last ? link.first : weeks.first)),
    to:
      link.last === null || link.last > lastFull
        ? null
        : dayOf(daysOfWeeks({ first: link.last, last: link.last }).last),
    expires: dayOf(link.expires),
    missing: link.first < start.week ? { before: dayOf(start.day), why: start.why } : null,
    totals: { visits: visits.total, views: views.total },
    weeks: views.weeks.map((count, index) => {
      const week = weeks.first + index;
      const { first, last } = daysOfWeeks({ first: week, last: week });
      const figures = {
        visitors: visitors.weeks[index] ?? 0,
        visits: visits.weeks[index] ?? 0,
        views: count,
      };
      return { from: dayOf(first), to: dayOf(last), figures };
    }),
  };
}

/** The first week of which anything is known: before it, weeks would look as if nobody came. */
async function readStart(
  database: Knex,
  { filter }: SharedWeeks,
  today: number,
): Promise<{ week: number; day: number; why: 'notCounted' | 'notKept' }> {
  const counted = (await readFirstDay(database)) ?? today;
  // Of the days before it only totals are kept; of the week that it cuts in two, a part.
  const listsFrom = filter && (await readState(database, 'listsFrom'));
  const kept = listsFrom === null ? null : weekOf(listsFrom + 6);
  return kept !== null && kept > weekOf(counted)
    ? { week: kept, day: mondayOf(kept), why: 'notKept' }
    : { week: weekOf(counted), day: counted, why: 'notCounted' };
}

/** The first week of all begins three days before 1970, on a Monday. */
const weekInSql = '(at + 3) / 7';
const weekdayInSql = '(at + 3) % 7';

/** Counts by week; a browser counts as one visitor a week. */
async function weeklyCounts(
  database: Knex,
  weeks: Weeks,
  filter: Filter | null,
): Promise<ReadonlyMap<number, Counts>> {
  if (weeks.first > weeks.last) return new Map();
  const ranges = daysOf(daysOfWeeks(weeks));
  const views = await readCells(
    database,
    { ranges, measures: ['visit', 'view'], filter, by: null },
    { key: () => weekInSql },
  );
  const visitors = await readCells(
    database,
    { ranges, measures: ['visitor'], filter, by: 'gap' },
    // The last visit lies before this week's Monday.
    { key: () => weekInSql, where: (gap) => `${gap} = -1 or ${gap} > ${weekdayInSql}` },
  );
  const visitorsOf = new Map(visitors.map(({ key, counts: [count = 0] }) => [key, count]));
  return new Map(
    views.map(({ key, counts: [visits = 0, seen = 0] }) => [
      key,
      { visitors: visitorsOf.get(key) ?? 0, visits, views: seen },
    ]),
  );
}
