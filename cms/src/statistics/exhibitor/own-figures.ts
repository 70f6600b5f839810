import type { Core } from '@strapi/strapi';
import {
  dayOf,
  daysOfWeeks,
  lastFullWeek,
  shownMedian,
  shownWeeks,
  type Weeks,
} from 'beursvloer-domain/statistics';
import { fairTime } from '../../platform/clock/fair-time';
import { readEditionWeeks, type EditionWeeks } from './edition';
import { isCounted, readWeeklyCounts, type Interest, type WeeklyCounts } from './weekly-counts';

/** Whole steps of five; 0 stands for fewer than five. */
export interface OwnFigure {
  own: number;
  /** Of all exhibitors of the same kind; null when there are fewer than five. */
  median: number | null;
  /** In the same weeks before the last fair; null when nothing was counted then. */
  before: number | null;
}

/** Days are `YYYY-MM-DD`, both included. */
export interface OwnPeriod {
  name: 'week' | 'fourWeeks' | 'edition';
  from: string;
  to: string;
  figures: Record<Interest, OwnFigure>;
}

export interface OwnFigures {
  publicId: number;
  name: string;
  kind: string;
  periods: OwnPeriod[];
  weeks: { from: string; to: string; figures: Record<Interest, number> }[];
}

interface Exhibitor {
  publicId: number;
  name: string;
  kind: string;
}

const uid = 'api::exhibitor.exhibitor';

/** Nobody else can be found in these figures: see `shownWeeks`. */
export async function readOwnFigures(
  strapi: Core.Strapi,
  documentId: string,
  nowMs: number,
): Promise<OwnFigures | null> {
  const own: Exhibitor | null = await strapi.db
    .query(uid)
    .findOne({ where: { documentId, locale: 'nl' }, select: ['publicId', 'name', 'kind'] });
  if (!own) return null;
  const lastFull = lastFullWeek(fairTime(nowMs / 1000).day);
  const editions = await readEditionWeeks(strapi);
  const periods = periodsAt(editions, lastFull);
  const weeks = {
    first: Math.min(...periods.map(({ first }) => first)),
    last: Math.max(...periods.map(({ last }) => last)),
  };
  const like = await idsOfKind(strapi, own.kind);
  const database = strapi.db.connection;
  const counts = await readWeeklyCounts(database, [...new Set([...like, own.publicId])], weeks);
  const { sinceLast } = editions;
  const before =
    sinceLast === null ? null : await readWeeklyCounts(database, [own.publicId], earlier(weeks, sinceLast));
  const shown = (of: WeeklyCounts, id: number, interest: Interest, asked: Weeks) =>
    shownWeeks((week) => of(id, interest, week), asked, lastFull);

  const found: OwnPeriod[] = [];
  for (const { name, ...asked } of periods) {
    const then = earlier(asked, sinceLast ?? 0);
    const countsThen = before !== null && (await isCounted(database, then)) ? before : null;
    found.push({
      name,
      ...daysIn(asked),
      figures: byInterest((interest) => ({
        own: shown(counts, own.publicId, interest, asked).total,
        median: shownMedian(like.map((id) => shown(counts, id, interest, asked).total)),
        before: countsThen && shown(countsThen, own.publicId, interest, then).total,
      })),
    });
  }
  const edition = periods.find(({ name }) => name === 'edition');
  return { ...own, periods: found, weeks: edition ? weekly(edition) : [] };

  function weekly(asked: Weeks): OwnFigures['weeks'] {
    const columns = byInterest((interest) => shown(counts, own?.publicId ?? 0, interest, asked).weeks);
    return columns.view.map((_, index) => ({
      ...daysIn({ first: asked.first + index, last: asked.first + index }),
      figures: byInterest((interest) => columns[interest][index] ?? 0),
    }));
  }
}

function periodsAt({ edition }: EditionWeeks, lastFull: number): (Weeks & { name: OwnPeriod['name'] })[] {
  const recent = [
    { name: 'week' as const, first: lastFull, last: lastFull },
    { name: 'fourWeeks' as const, first: lastFull - 3, last: lastFull },
  ];
  return edition === null || edition.first > lastFull
    ? recent
    : [...recent, { name: 'edition', first: edition.first, last: Math.min(edition.last, lastFull) }];
}

async function idsOfKind(strapi: Core.Strapi, kind: string): Promise<number[]> {
  const rows: { publicId: number }[] = await strapi.db.query(uid).findMany({
    where: { kind, locale: 'nl', publishedAt: { $notNull: true }, edition: null },
    select: ['publicId'],
  });
  return rows.map(({ publicId }) => publicId);
}

function byInterest<Value>(valueOf: (interest: Interest) => Value): Record<Interest, Value> {
  return {
    view: valueOf('view'),
    fromSearch: valueOf('fromSearch'),
    'lead.website': valueOf('lead.website'),
    'lead.contact': valueOf('lead.contact'),
    'lead.saved': valueOf('lead.saved'),
    'lead.route': valueOf('lead.route'),
  };
}

const earlier = ({ first, last }: Weeks, weeks: number): Weeks => ({
  first: first - weeks,
  last: last - weeks,
});

const daysIn = (weeks: Weeks) => {
  const { first, last } = daysOfWeeks(weeks);
  return { from: dayOf(first), to: dayOf(last) };
};
